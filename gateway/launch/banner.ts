export interface HubState {
  name: string;
  /** Why it is not available. */
  error?: string;
}

export interface BannerFacts {
  url: string;
  hubs: readonly HubState[];
  /** Demo logins that still work. */
  logins: readonly { username: string; password: string; role: string }[];
  production: boolean;
  /** The database in use. */
  database: string;
  embedded: boolean;
  /** The first user's password, if it was generated. */
  generatedPassword: string | undefined;
  /** Whether `--empty` was given for a database that contains data. */
  keptData: boolean;
}

/** The text after a start: addresses, logins, database, hubs and how to stop. */
export function bannerText(facts: BannerFacts): string {
  const { url } = facts;
  const sections = [
    [
      row('App', `${url}/`),
      row('Explorer', `${url}/explorer`),
      row('REST docs', `${url}/api/docs`),
      row('Health', `${url}/health`),
    ],
    signIn(facts),
    [row('Database', facts.database), ...rows('Hubs', facts.hubs.map(hubLine))],
    [row('Stop', 'Ctrl-C, or npx -y pnpm@12 stop'), ...reset(facts)],
  ];
  const body = sections.filter(lines => lines.length > 0).map(lines => lines.join('\n'));
  return `\n  Gym Management System is running\n\n${body.join('\n\n')}\n`;
}

function signIn({ logins, generatedPassword }: BannerFacts): string[] {
  if (generatedPassword) {
    return rows('Sign in', [
      `admin / ${generatedPassword}`,
      'This password is shown once. Change it under Profile.',
    ]);
  }
  return rows(
    'Sign in',
    logins.map(({ username, password, role }) => `${`${username} / ${password}`.padEnd(28)}${role}`),
  );
}

function hubLine({ name, error }: HubState): string {
  return `${name.padEnd(20)}${error ? `down: ${error}` : 'up'}`;
}

function reset({ embedded, keptData }: BannerFacts): string[] {
  if (!embedded) return [];
  const lines = rows('Start over', ['npx -y pnpm@12 start --reset   (deletes every record)']);
  return keptData
    ? [...lines, row('Note', 'The database was filled before; --empty changed nothing.')]
    : lines;
}

function rows(label: string, values: readonly string[]): string[] {
  return values.map((value, index) => row(index === 0 ? label : '', value));
}

function row(label: string, value: string): string {
  return `  ${label.padEnd(13)}${value}`;
}

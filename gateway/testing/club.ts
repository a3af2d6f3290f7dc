import { readFastPath } from '../launch/options.ts';
import type { ApiOptions } from '@gym/graphql-api';
import { type GatewayOptions, openGateway } from '../src/main.ts';
import { startTestDatabase } from './database.ts';

/** A real gateway of a test file's own: its own database, its own port, the built shell and hubs. */
export interface Club {
  url: string;
  databaseUrl: string;
  /** What was logged as failed. A test that provokes failures takes them out; `stop` throws on what is left. */
  errors: LoggedError[];
  stop(): Promise<void>;
}

export interface LoggedError {
  message: string;
  details: object;
}

export interface ClubOptions {
  /** Filled with the demo club. */
  demo?: boolean;
  /** As with NODE_ENV=production: no hint of demo credentials. */
  production?: boolean;
  /** Unless given, the documents of the shell, the hubs and REST are interactive. */
  isInteractive?: ApiOptions['isInteractive'];
  /** As GatewayOptions has it. */
  hubStore?: GatewayOptions['hubStore'];
  /** As GatewayOptions has it. */
  overrideOrigins?: GatewayOptions['overrideOrigins'];
}

export async function startClub(options: ClubOptions = {}): Promise<Club> {
  const { demo = false, production = false, isInteractive, hubStore, overrideOrigins } = options;
  const database = await startTestDatabase({ demo });
  const errors: LoggedError[] = [];
  const gateway = await openGateway({
    host: '127.0.0.1',
    port: 0,
    api: {
      databaseUrl: database.url,
      production,
      isInteractive,
      fastPath: readFastPath(process.env.FAST_PATH),
    },
    hubStore,
    overrideOrigins,
    log: { info() {}, error: (details, message) => errors.push({ message, details }) },
  });
  return {
    url: gateway.url,
    databaseUrl: database.url,
    errors,
    async stop() {
      await gateway.close();
      await database.drop();
      if (errors.length > 0)
        throw new Error('The server logged errors that no test expected', { cause: errors });
    },
  };
}

const tokens = new Map<string, Promise<string>>();

/** The token of a demo login, such as `reception`; signing in is slow on purpose, so it is done once. */
export function tokenOf(club: Pick<Club, 'url'>, username: string): Promise<string> {
  const key = `${club.url} ${username}`;
  const token = tokens.get(key) ?? signIn(club, username);
  tokens.set(key, token);
  return token;
}

async function signIn({ url }: Pick<Club, 'url'>, username: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: `${username}123` }),
  });
  if (!response.ok) throw new Error(`${username} could not sign in: ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** Plain JSON, as a test looks into it: what each root field answers. */
export type Answer = Record<string, Record<string, unknown>>;

/** Asks the club's API as one of the demo logins; throws on errors. */
export async function askApi(
  club: Club,
  query: string,
  variables: object = {},
  as = 'admin',
): Promise<Answer> {
  const response = await fetch(`${club.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(club, as)}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Answer; errors?: unknown[] };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

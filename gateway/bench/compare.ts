import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { type ContenderProcess, startContender } from './contender.ts';
import type { Size } from './data.ts';
import { type Endpoint, HEADERS, measureInTurns, type Measured, median, USERS } from './load.ts';
import {
  type Contender,
  MEMBER_DOMAIN,
  PAYMENT,
  type Request,
  type Workload,
  withPersonalToken,
  workloads,
} from './workloads.ts';

export interface CompareOptions {
  databaseUrl: string;
  size: Size;
  rounds: number;
  /** Seconds of load on each contender in each round. */
  seconds: number;
  /** Only workloads whose names contain this. */
  only: string;
}

type Endpoints = Record<Contender, Endpoint>;

/** Measures every workload on every contender, in turns, so that other load of the machine affects all of them. */
export async function compare(options: CompareOptions, resources: AsyncDisposableStack): Promise<void> {
  const { databaseUrl, size, rounds, seconds, only } = options;
  const endpoints = await startAll(databaseUrl, resources);
  console.log(`\n${size.members} members, ${size.payments} payments; ${rounds} rounds of ${seconds} s\n`);
  const token = await personalToken(endpoints.ours);
  for (const workload of [...workloads(size), withPersonalToken(size, token)]) {
    if (!workload.name.includes(only)) continue;
    await checkRows(workload, endpoints);
    const { connections, perSecond, longer = 1 } = workload;
    const loads = contendersOf(workload).map(
      contender =>
        [
          contender,
          { endpoint: endpoints[contender], requests: workload.requests[contender]!, connections, perSecond },
        ] as const,
    );
    report(workload, await measureInTurns(new Map(loads), rounds, seconds * longer));
  }
  console.log(`Memory of this server: at most ${Math.round((await endpoints.ours.usage()).mostMemory)} MB`);
  await removeCreated(databaseUrl);
}

async function startAll(databaseUrl: string, resources: AsyncDisposableStack): Promise<Endpoints> {
  const start = async (name: ContenderProcess) => ({
    ...(await startContender(name, databaseUrl, resources)),
    headers: {},
  });
  const gateway = await start('ours');
  const ours = {
    ...gateway,
    headers: { authorization: `Bearer ${await signIn(gateway.url)}` },
    tokens: await signInUsers(gateway),
  };
  return {
    ours,
    graphql: ours,
    postgraphile: await start('postgraphile'),
    mercurius: await start('mercurius'),
    driver: await start('driver'),
  };
}

export async function signIn(url: string, username = 'admin', password = 'admin123'): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`Could not sign in: ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

/** @returns the tokens of as many users as there are connections */
export async function signInUsers({ url }: Pick<Endpoint, 'url'>): Promise<string[]> {
  const headers = { authorization: `Bearer ${await signIn(url)}` };
  const tokens: string[] = [];
  for (let index = 1; index <= USERS; index++) {
    const username = `bench-${index}`;
    const input = {
      username,
      fullName: username,
      email: `${username}@${MEMBER_DOMAIN}`,
      role: 'Admin',
      password: PASSWORD,
    };
    const body = JSON.stringify({ query: CREATE_USER, variables: { input } });
    // It exists since an earlier run, or is created.
    await fetchJson({ url, headers }, { method: 'POST', path: '/graphql', body });
    tokens.push(await signIn(url, username, PASSWORD));
  }
  return tokens;
}

const PASSWORD = 'Bench-password-1';
const CREATE_USER = 'mutation ($input: UserInput!) { createUser(input: $input) { id } }';

async function personalToken(endpoint: Endpoint): Promise<string> {
  const query = 'mutation { made: createPersonalToken(input: { name: "bench" }) { token } }';
  const body = JSON.stringify({ query });
  const { data } = (await fetchJson(endpoint, { method: 'POST', path: '/graphql', body })) as {
    data: { made: { token: string } };
  };
  return data.made.token;
}

const contendersOf = ({ requests }: Workload) => Object.keys(requests) as Contender[];

/** @throws Error if a contender returns other rows than this server */
async function checkRows(workload: Workload, endpoints: Endpoints): Promise<void> {
  const { rows, requests } = workload;
  if (!rows) return;
  const responses = contendersOf(workload).map(async contender => {
    const [first] = requests[contender] as readonly Request[];
    return rows(await fetchJson(endpoints[contender], first!), contender);
  });
  const [ours, ...others] = await Promise.all(responses);
  for (const [index, other] of others.entries())
    if (!isDeepStrictEqual(ours, other))
      throw new Error(
        `${workload.name}: ${contendersOf(workload)[index + 1]} returns different rows\n${excerpt(ours)}\n${excerpt(other)}`,
      );
}

const excerpt = (rows: unknown) => JSON.stringify(rows).slice(0, 1_000);

export async function fetchJson(
  { url, headers }: Pick<Endpoint, 'url' | 'headers'>,
  { method, path, body }: Request,
): Promise<unknown> {
  const response = await fetch(url + path, {
    method,
    headers: { ...HEADERS, ...headers },
    body,
  });
  return response.json();
}

function report({ name, targets }: Workload, measured: Map<Contender, Measured[]>): void {
  const ours = measured.get('ours')!;
  console.log(name);
  for (const [contender, results] of measured) {
    const middle = (figure: keyof Measured) => median(results.map(result => result[figure]));
    const facts = [
      contender.padEnd(12),
      `${middle('rate').toPrecision(3).padStart(6)}/s`,
      `${middle('computed').toFixed(2).padStart(6)} ms of processor`,
      `median ${middle('median')} ms, p99 ${middle('p99')} ms`.padEnd(28),
    ];
    if (contender !== 'ours') facts.push(verdict(ours, results, targets[contender]));
    console.log(`  ${facts.join('  ')}`);
  }
  console.log();
}

/** Our speed relative to a contender: median, minimum and maximum of the rounds, and the ratio of the processor times. */
function verdict(ours: readonly Measured[], theirs: readonly Measured[], target: number | undefined): string {
  const ratios = ours.map(({ rate }, round) => rate / theirs[round]!.rate).sort((a, b) => a - b);
  if (!ratios.every(ratio => ratio > 0 && ratio < Infinity))
    return 'a round without a response: not measured';
  const effort = median(ours.map(({ computed }, round) => theirs[round]!.computed / computed));
  const ratio = median(ratios);
  const facts = [
    `ours ${ratio.toFixed(2)}×`,
    `(${ratios[0]!.toFixed(2)} – ${ratios.at(-1)!.toFixed(2)})`,
    `by processor ${effort.toFixed(2)}×`,
  ];
  if (target !== undefined) facts.push(`${ratio >= target ? 'reached' : 'MISSED'} ${target.toFixed(2)}×`);
  return facts.join(' ');
}

/** Deletes what the workloads have created: the next run has the same rows. */
export async function removeCreated(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`delete from payment where payment_number like $1`, [`${PAYMENT}-%`]);
    await client.query('delete from member where email like $1', [`%@${MEMBER_DOMAIN}`]);
    await client.query('alter table audit_entry disable trigger audit_entry_append_only');
    await client.query(`delete from audit_entry where resource in ('members', 'payments')`);
    await client.query('alter table audit_entry enable trigger audit_entry_append_only');
    await client.query(`delete from personal_token where name = 'bench'`);
    await client.query('vacuum analyze member, payment, billing_record, audit_entry');
  } finally {
    await client.end();
  }
}

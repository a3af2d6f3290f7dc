/** Measures the response time of a staff list, alone and while eight analysts send the most expensive allowed queries. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Address } from './analyst-crowd.ts';
import { fetchJson, signIn } from './compare.ts';
import { startContender } from './contender.ts';
import { type Endpoint, median } from './load.ts';
import { type Request, STAFF_LIST } from './workloads.ts';

export interface AnalystsOptions {
  databaseUrl: string;
  rounds: number;
  /** Seconds of measurement in each half of a round. */
  seconds: number;
}

const ANALYSTS = 8;
const STAFF_A_SECOND = 20;
const MOST_RATIO = 1.5;
/** Milliseconds of analysts' queries before the measurement. */
const AHEAD_MS = 2_000;

export async function testAnalysts(options: AnalystsOptions, resources: AsyncDisposableStack): Promise<void> {
  const { databaseUrl, rounds, seconds } = options;
  const server = await startContender('ours', databaseUrl, resources);
  const endpointFor = async (username?: string, password?: string): Promise<Endpoint> => ({
    ...server,
    headers: { authorization: `Bearer ${await signIn(server.url, username, password)}` },
  });
  const staff = await endpointFor('reception', 'reception123');
  await createAnalysts(await endpointFor());
  const analysts = await Promise.all(
    Array.from({ length: ANALYSTS }, (_, index) => endpointFor(analyst(index), PASSWORD)),
  );

  console.log(`\nA list of 50, ${STAFF_A_SECOND} times a second; ${rounds} rounds of ${seconds} s\n`);
  await measureStaff(staff, seconds);
  const idle: number[][] = [];
  const busy: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    idle.push(await measureStaff(staff, seconds));
    const leave = startQueries(analysts, resources);
    await pause(AHEAD_MS);
    busy.push(await measureStaff(staff, seconds));
    console.log(`  round ${round + 1}: analysts had ${await leave()} responses`);
    await untilQuiet(databaseUrl);
  }
  for (const share of [0.5, 0.95, 0.99]) report(share, idle, busy);
}

const PASSWORD = 'analyst123';
const analyst = (index: number) => `analyst${index + 1}`;

/** Creates eight users, since the queries of each are limited. Users of an earlier run exist already. */
async function createAnalysts(admin: Endpoint): Promise<void> {
  const query = 'mutation ($input: UserInput!) { createUser(input: $input) { id } }';
  for (let index = 0; index < ANALYSTS; index++) {
    const username = analyst(index);
    const input = {
      username,
      password: PASSWORD,
      fullName: `Analyst ${index + 1}`,
      email: `${username}@club.example`,
      role: 'Accounts',
      status: 'active',
    };
    await fetchJson(admin, graphql(query, { input }));
  }
}

const graphql = (query: string, variables = {}): Request => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});

/** The response times in milliseconds, each from the scheduled time of its request: a delayed request counts its delay. */
async function measureStaff(endpoint: Endpoint, seconds: number): Promise<number[]> {
  const request = graphql(STAFF_LIST);
  const began = performance.now();
  const times = Array.from({ length: seconds * STAFF_A_SECOND }, async (_, index) => {
    const due = began + (index * 1_000) / STAFF_A_SECOND;
    await pause(Math.max(due - performance.now(), 1));
    const { data } = (await fetchJson(endpoint, request)) as { data?: { members: { items: unknown[] } } };
    if (data?.members.items.length !== 50) throw new Error('The staff list did not return 50 rows');
    return performance.now() - due;
  });
  return Promise.all(times);
}

/** Sends the analysts' queries from a process of low priority, since real analysts do not use the server's processor. */
function startQueries(
  endpoints: readonly Endpoint[],
  resources: AsyncDisposableStack,
): () => Promise<number> {
  const crowd = fork(join(import.meta.dirname, 'analyst-crowd.ts'));
  setPriority(crowd.pid!, constants.priority.PRIORITY_LOW);
  resources.defer(async () => void crowd.kill());
  crowd.send(endpoints.map(({ url, headers }): Address => ({ url, headers })));
  return async () => {
    crowd.send({});
    const [responses] = (await once(crowd, 'message')) as [number];
    crowd.disconnect();
    return responses;
  };
}

/** Waits until the statements that ran when the analysts left have ended. */
async function untilQuiet(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let second = 0; second < 30; second++) {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where application_name = 'gym analysts' and state = 'active'`,
      );
      if (rowCount === 0) return;
      await pause(1_000);
    }
    throw new Error('The analysts’ statements do not end');
  } finally {
    await client.end();
  }
}

function report(share: number, idle: readonly number[][], busy: readonly number[][]): void {
  const at = (waits: readonly number[]) => {
    const sorted = waits.toSorted((a, b) => a - b);
    return sorted[Math.ceil(share * sorted.length) - 1]!;
  };
  const ratios = busy.map((waits, round) => at(waits) / at(idle[round]!));
  const ratio = median(ratios);
  const facts = [
    `p${share * 100}`,
    `alone ${median(idle.map(at)).toFixed(1)} ms`,
    `beside analysts ${median(busy.map(at)).toFixed(1)} ms`,
    `${ratio.toFixed(2)}× (${Math.min(...ratios).toFixed(2)} – ${Math.max(...ratios).toFixed(2)})`,
  ];
  if (share === 0.95) facts.push(`${ratio <= MOST_RATIO ? 'reached' : 'MISSED'} ≤ ${MOST_RATIO}×`);
  console.log(facts.join('  '));
}

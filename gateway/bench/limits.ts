/** Measures one server: its start, its memory, many different documents, many connections. */
import { fetchJson, signIn } from './compare.ts';
import { type RunningContender, startContender } from './contender.ts';
import type { Size } from './data.ts';
import { type Endpoint, measure } from './load.ts';
import { reportFigure } from './report-figure.ts';
import { workloads } from './workloads.ts';

const TEXTS = 10_000;
const USERS = ['admin', 'manager', 'accounts', 'reception', 'trainer'];
const CONNECTIONS = 200;

export interface LimitsOptions {
  databaseUrl: string;
  size: Size;
  /** Minutes of load over many connections. */
  minutes: number;
}

export async function testLimits(
  { databaseUrl, size, minutes }: LimitsOptions,
  resources: AsyncDisposableStack,
): Promise<void> {
  const began = performance.now();
  const server = await startContender('ours', databaseUrl, resources, ['--expose-gc']);
  reportFigure('cold start to ready', (performance.now() - began) / 1000, 's', 3);
  const endpoint = { ...server, headers: { authorization: `Bearer ${await signIn(server.url)}` } };
  await mixedLoad(endpoint, size, 16, 2);
  const reportMemory = async (after: string) =>
    reportFigure(`memory after ${after}`, (await endpoint.usage()).memory, 'MB', 350);
  await reportMemory('a short load');
  await manyTexts(server);
  await reportMemory(`${TEXTS} texts`);
  await manyConnections(endpoint, size, minutes);
  await reportMemory(`${CONNECTIONS} connections`);
}

/** The caches are full after the first half; the heap must not grow in the second. */
async function manyTexts(server: RunningContender): Promise<void> {
  // In turns, since what one user requests ad hoc in a minute is limited.
  const endpoints = await Promise.all(
    USERS.map(async username => ({
      ...server,
      headers: { authorization: `Bearer ${await signIn(server.url, username, `${username}123`)}` },
    })),
  );
  await sendTexts(endpoints, 0, TEXTS / 2);
  const full = (await server.usage()).heap;
  await sendTexts(endpoints, TEXTS / 2, TEXTS);
  reportFigure(`heap grown by ${TEXTS / 2} more texts`, (await server.usage()).heap - full, 'MB', 5);
}

async function sendTexts(endpoints: readonly Endpoint[], from: number, to: number): Promise<void> {
  for (let number = from; number < to; number++) {
    const query = `{ members(page: { limit: 1 }) { items { id field${number}: name } } }`;
    const endpoint = endpoints[number % endpoints.length]!;
    const { errors } = (await fetchJson(endpoint, {
      method: 'POST',
      path: '/graphql',
      body: JSON.stringify({ query }),
    })) as { errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
  }
}

/** The first part fills the caches; the heap must not grow in the others. */
const PARTS = 10;

async function manyConnections(endpoint: Endpoint, size: Size, minutes: number): Promise<void> {
  const heaps: number[] = [];
  const slowness: number[] = [];
  for (let part = 0; part < PARTS; part++) {
    const { median, p99 } = await mixedLoad(endpoint, size, CONNECTIONS, (minutes * 60) / PARTS);
    slowness.push(p99 / median);
    heaps.push((await endpoint.usage()).heap);
  }
  reportFigure(
    `p99 in medians, ${CONNECTIONS} connections, the worst of ${PARTS} parts`,
    Math.max(...slowness),
    '×',
    10,
  );
  reportFigure(`heap grown in ${minutes} minutes of it`, heaps.at(-1)! - heaps[0]!, 'MB', 5);
}

/** @throws Error when a request fails */
const mixedLoad = (endpoint: Endpoint, size: Size, connections: number, seconds: number) => {
  const mixed = workloads(size).slice(0, 4);
  const requests = mixed.flatMap(({ requests: { ours } }) =>
    typeof ours === 'function' ? [] : ours!.slice(0, 3),
  );
  return measure({ endpoint, requests, seconds, connections });
};

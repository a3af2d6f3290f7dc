/** What one server needs and holds out: its start, its memory, many different questions, many connections. */
import { ask, signIn } from './compare.ts';
import { type RunningContender, startContender } from './contender.ts';
import type { Size } from './data.ts';
import { type Door, measure } from './load.ts';
import { tell } from './tell.ts';
import { workloads } from './workloads.ts';

const TEXTS = 10_000;
const USERS = ['admin', 'manager', 'accounts', 'reception', 'trainer'];
const CONNECTIONS = 200;

export interface LimitsOptions {
  databaseUrl: string;
  size: Size;
  /** How long many connections ask. */
  minutes: number;
}

export async function testLimits(
  { databaseUrl, size, minutes }: LimitsOptions,
  resources: AsyncDisposableStack,
): Promise<void> {
  const began = performance.now();
  const server = await startContender('ours', databaseUrl, resources, ['--expose-gc']);
  tell('cold start to ready', (performance.now() - began) / 1000, 's', 3);
  const door = { ...server, headers: { authorization: `Bearer ${await signIn(server.url)}` } };
  await mixedLoad(door, size, 16, 2);
  tell('memory at rest', (await door.usage()).memory, 'MB', 350);
  await manyTexts(server);
  await manyConnections(door, size, minutes);
}

/** The caches are full after the first half; from then on nothing may grow. */
async function manyTexts(server: RunningContender): Promise<void> {
  // In turns, since what one user requests ad hoc in a minute is limited.
  const doors = await Promise.all(
    USERS.map(async username => ({
      ...server,
      headers: { authorization: `Bearer ${await signIn(server.url, username, `${username}123`)}` },
    })),
  );
  await askTexts(doors, 0, TEXTS / 2);
  const full = (await server.usage()).heap;
  await askTexts(doors, TEXTS / 2, TEXTS);
  tell(`heap grown by ${TEXTS / 2} more texts`, (await server.usage()).heap - full, 'MB', 5);
}

async function askTexts(doors: readonly Door[], from: number, to: number): Promise<void> {
  for (let number = from; number < to; number++) {
    const query = `{ members(page: { limit: 1 }) { items { id field${number}: name } } }`;
    const door = doors[number % doors.length]!;
    const { errors } = (await ask(door, {
      method: 'POST',
      path: '/graphql',
      body: JSON.stringify({ query }),
    })) as { errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
  }
}

/** Memory is full after the first of the parts; from then on it may not grow. */
const PARTS = 10;

async function manyConnections(door: Door, size: Size, minutes: number): Promise<void> {
  const heaps: number[] = [];
  const slowness: number[] = [];
  for (let part = 0; part < PARTS; part++) {
    const { median, p99 } = await mixedLoad(door, size, CONNECTIONS, (minutes * 60) / PARTS);
    slowness.push(p99 / median);
    heaps.push((await door.usage()).heap);
  }
  tell(
    `p99 in medians, ${CONNECTIONS} connections, the worst of ${PARTS} parts`,
    Math.max(...slowness),
    '×',
    10,
  );
  tell(`heap grown in ${minutes} minutes of it`, heaps.at(-1)! - heaps[0]!, 'MB', 5);
}

/** @throws Error when a request fails */
const mixedLoad = (door: Door, size: Size, connections: number, seconds: number) => {
  const mixed = workloads(size).slice(0, 4);
  const requests = mixed.flatMap(({ requests: { ours } }) =>
    typeof ours === 'function' ? [] : ours!.slice(0, 3),
  );
  return measure({ door, requests, seconds, connections });
};

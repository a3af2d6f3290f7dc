import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startClub, tokenOf, type Club } from '../testing/club.ts';
import { createApp } from './app.ts';
import { forwardTo } from './forward.ts';

/** How soon a statement ends after its client has closed the request. */
const AT_ONCE = { timeout: 1_000, interval: 20 };

let club: Club;
let forwarding: FastifyInstance;
let authorization: string;
/** Holds a lock, so that statements run until they are cancelled. */
let blocker: pg.Client;
/** Outside of its transaction, in which `pg_stat_activity` stays as it was read first. */
let watcher: pg.Client;

beforeAll(async () => {
  club = await startClub();
  authorization = `Bearer ${await tokenOf(club, 'accounts')}`;
  forwarding = await createApp({
    api: forwardTo(`${club.url}/graphql`),
    shellFolder: import.meta.dirname,
    hubs: { folders: [] },
    log: { error: () => {}, info: () => {} },
  });
  await forwarding.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await forwarding.close();
  await club.stop();
});
beforeEach(async () => {
  [blocker, watcher] = [new pg.Client(club.databaseUrl), new pg.Client(club.databaseUrl)];
  await Promise.all([blocker.connect(), watcher.connect()]);
});
afterEach(() => Promise.all([blocker.end(), watcher.end()]));

/** Statements that run for clients, or wait for a lock. */
async function running(): Promise<number> {
  const { rows } = await watcher.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
      where datname = current_database() and state = 'active' and wait_event_type = 'Lock'`,
  );
  return rows[0]!.count;
}

function send(url: string, query: string, accept = 'application/json') {
  const client = new AbortController();
  const response = fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization, accept, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    signal: client.signal,
  }).then(
    ({ status }) => status,
    (error: Error) => error.name,
  );
  return { response, stop: () => client.abort() };
}

const urlOf = (which: 'own' | 'forwarding') =>
  which === 'own' ? club.url : `http://127.0.0.1:${(forwarding.server.address() as AddressInfo).port}`;

describe.each(['own', 'forwarding'] as const)(
  'a request that is closed, with the API of the %s gateway',
  which => {
    test.each([
      ['a list', '{ members { items { id city } } }', 'application/json'],
      ['an aggregate', '{ membersAggregate(groupBy: [{ city: true }]) { count } }', 'application/json'],
      ['a table', '{ members { items { id city } } }', 'text/csv'],
      ['a table with lists', '{ members { items { id payments { items { id } } } } }', 'application/jsonl'],
    ])('cancels its statement within a second: %s', async (_what, query, accept) => {
      await blocker.query('begin; lock table member in access exclusive mode');
      const { response, stop } = send(urlOf(which), query, accept);
      await expect.poll(running).toBe(1);
      stop();
      expect(await response).toBe('AbortError');
      await expect.poll(running, AT_ONCE).toBe(0);
    });

    test('leaves the queue of its user', async () => {
      await blocker.query('begin; lock table member, trainer in access exclusive mode');
      const first = send(urlOf(which), '{ members { items { id } } }');
      await expect.poll(running).toBe(1);
      // Waits, since each user has one running statement.
      const second = send(urlOf(which), '{ trainers { items { id } } }');
      const third = send(urlOf(which), '{ locations { items { id } } }');
      second.stop();
      expect(await second.response).toBe('AbortError');
      first.stop();
      await first.response;
      // The second one would hold it up.
      expect(await third.response).toBe(200);
      await expect.poll(running, AT_ONCE).toBe(0);
    });
  },
);

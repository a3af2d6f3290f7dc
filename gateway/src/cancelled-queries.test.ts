import { AD_HOC_DEADLINE_MS } from '@gym/graphql-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBlockedStatements } from '../testing/blocked-statements.ts';
import { startTestApp, tokenOf, type TestApp } from '../testing/test-app.ts';

/** Less than the deadline of an ad hoc query, at which its statement ends in any case. */
const BEFORE_DEADLINE = { timeout: AD_HOC_DEADLINE_MS / 2, interval: 20 };

let app: TestApp;
let authorization: string;

const { block, waiting } = useBlockedStatements(() => app.databaseUrl);

beforeAll(async () => {
  app = await startTestApp();
  authorization = `Bearer ${await tokenOf(app, 'accounts')}`;
});
afterAll(() => app.stop());

function send(query: string, accept = 'application/json') {
  const client = new AbortController();
  const response = fetch(`${app.url}/graphql`, {
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

describe('a request that is closed', () => {
  test.each([
    ['a list', '{ members { items { id city } } }', 'application/json'],
    ['an aggregate', '{ membersAggregate(groupBy: [{ city: true }]) { count } }', 'application/json'],
    ['a table', '{ members { items { id city } } }', 'text/csv'],
    ['a table with lists', '{ members { items { id payments { items { id } } } } }', 'application/jsonl'],
  ])('cancels its statement: %s', async (_what, query, accept) => {
    await block('member');
    const { response, stop } = send(query, accept);
    await expect.poll(waiting).toBe(1);
    stop();
    expect(await response).toBe('AbortError');
    await expect.poll(waiting, BEFORE_DEADLINE).toBe(0);
  });

  test('leaves the queue of its user', async () => {
    await block('member', 'trainer');
    const first = send('{ members { items { id } } }');
    await expect.poll(waiting).toBe(1);
    // Waits, since each user has one running statement.
    const second = send('{ trainers { items { id } } }');
    const third = send('{ locations { items { id } } }');
    second.stop();
    expect(await second.response).toBe('AbortError');
    first.stop();
    await first.response;
    // The second one would hold it up.
    expect(await third.response).toBe(200);
    await expect.poll(waiting, BEFORE_DEADLINE).toBe(0);
  });
});

import { readdirSync } from 'node:fs';
import { prepareDatabase } from '@gym/graphql-api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tokenOf } from '../../testing/test-app.ts';
import { startEmptyDatabase, type TestDatabase } from '../../testing/database.ts';
import { type Gateway, openGateway } from '../main.ts';
import { DOCUMENTED_ON } from './example-queries-page.ts';
import { type ExampleQuery, exampleQueriesOn } from './example-queries.ts';

const log = {
  info() {},
  error(_: object, message: string) {
    throw new Error(message);
  },
};
const documented = exampleQueriesOn(DOCUMENTED_ON);

let database: TestDatabase;
let gateway: Gateway;
beforeAll(async () => {
  vi.stubEnv('CLUB_TIME_ZONE', 'America/New_York');
  database = await startEmptyDatabase();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${DOCUMENTED_ON}T12:00:00-05:00`) });
  await prepareDatabase({ databaseUrl: database.url, production: false, demo: true, log });
  vi.useRealTimers();
  gateway = await openGateway({
    host: '127.0.0.1',
    port: 0,
    api: { databaseUrl: database.url, production: false },
    log,
  });
});
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

/** As `accounts`: the narrowest role that may use the explorer. */
async function fetchTable({ query, variables }: ExampleQuery): Promise<string> {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/csv',
      authorization: `Bearer ${await tokenOf(gateway, 'accounts')}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return text.replaceAll('\r\n', '\n');
}

/** `vitest run example-queries/results -u` updates the files. */
test.each(documented)('$id returns the documented result', async question => {
  const table = await fetchTable(question);
  const rows = table.trim().split('\n').length - 1;
  expect(rows).toBeGreaterThan(1);
  expect(rows).toBeLessThan(40);
  await expect(table).toMatchFileSnapshot(`results/${question.id}.csv`);
});

test('every result belongs to a question', () => {
  const files = readdirSync(`${import.meta.dirname}/results`).toSorted();
  expect(files).toEqual(documented.map(({ id }) => `${id}.csv`).toSorted());
});

test('every hub has a question', () => {
  expect(new Set(documented.map(({ hub }) => hub))).toEqual(
    new Set(['members', 'fitness', 'facilities', 'accounts', 'admin']),
  );
});

test.each(['2026-12-31', '2028-02-29', '2026-03-31'])(
  'the dates in example queries of %s are valid dates',
  today => {
    const days = exampleQueriesOn(today).flatMap(({ variables = {} }) => Object.values(variables));
    for (const day of days) expect(new Date(String(day)).toISOString().slice(0, 10)).toBe(day);
    expect(days).toContain(today);
  },
);

import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { exampleQueries } from './example-queries.ts';

const app = useApp();

test('a new club has the example queries, which belong to the Super User and are shared with analysts', async () => {
  const rows = await app.sql<{ name: string; owner: string; roles: string[] }>(
    `select name, username as owner, shared_with as roles from saved_query join "user" on "user".id = owner_id`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(exampleQueries.map(({ name }) => name).toSorted());
  for (const { owner, roles } of rows)
    expect([owner, roles]).toEqual(['admin', ['Super User', 'Admin', 'Accounts']]);
});

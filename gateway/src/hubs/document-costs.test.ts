import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { buildOf, formOf, type Json } from '../../testing/release-servers.ts';
import { tokenOf, useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

/** The tables are empty; the planner's figures say that they are large. */
beforeAll(async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(
    `update pg_class set reltuples = 30000000 where relname in ('member', 'expense') and relkind = 'r'`,
  );
  await client.end();
});

let version = 0;
async function problemsOf(...operations: string[]): Promise<Json> {
  const build = buildOf('mf-costs', `1.0.${version++}`, { operations });
  const response = await fetch(`${app.url}/hubs/releases`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(app, 'admin')}` },
    body: formOf(build),
  });
  return response.status === 201 ? [] : ((await response.json()) as Json).details;
}

const WHO = 'fragment Who on Member { id name }';

test('a document that costs more than a role that may send it has is rejected', async () => {
  expect(
    await problemsOf(
      'query Everybody($page: PageInput) { members(page: $page) { totalCount items { ...Who } } }',
      'query Few { members(page: { limit: 10 }) { items { ...Who } } }',
      WHO,
    ),
  ).toEqual([
    expect.stringMatching(
      /^Everybody: it is too expensive for the role Trainer \(cost 30,0\d\d,\d{3}, limit 20,000,000\)\. members costs most \(30,000,\d{3}\)/,
    ),
  ]);
});

test('the limit is that of the smallest role that has the permissions', async () => {
  expect(await problemsOf('query Spent { expenses { totalCount } }')).toEqual([]);
  expect(await problemsOf('query Spent { members { totalCount } expenses { totalCount } }')).toEqual([
    expect.stringMatching(
      /^Spent: it is too expensive for the role Accounts \(cost 60,.*, limit 50,000,000\)/,
    ),
  ]);
});

test('a document is rejected that requests never may look like', async () => {
  const aliases = Array.from({ length: 40 }, (_, n) => `a${n}: name`).join(' ');
  expect(await problemsOf(`query Many { members(page: { limit: 1 }) { items { ${aliases} } } }`)).toEqual([
    expect.stringMatching(/^Many: .*[Aa]lias/),
  ]);
  expect(
    await problemsOf('query Late { members(filter: { dateOfBirth: { gte: "soon" } }) { items { id } } }'),
  ).toEqual([expect.stringMatching(/^Late: .*soon/)]);
});

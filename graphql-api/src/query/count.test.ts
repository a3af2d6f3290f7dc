import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';

const app = useApp();
const QUERY =
  'query ($page: PageInput) { members(search: "counted", page: $page) { totalCount items { name } } }';

const count = async (offset = 0) => {
  const { members } = await app
    .as('admin')
    .request<{ members: { totalCount: number } }>(QUERY, { page: { limit: 1, offset } });
  return members.totalCount;
};

/** Renames a member so that the search finds it, or no longer. */
const rename = (client: pg.Client, name: 'Counted too' | 'Other') =>
  client.query('update member set name = $1 where email = $2', [name, 'other@example.com']);

beforeAll(async () => {
  await makeRecord(app.as('admin'), 'Member', { name: 'Counted' });
  await makeRecord(app.as('admin'), 'Member', { name: 'Counted twice' });
  await makeRecord(app.as('admin'), 'Member', { name: 'Other', email: 'other@example.com' });
});

test('a count follows every change of the database, also one that commits later', async () => {
  expect(await count()).toBe(2);
  const other = new pg.Client({ connectionString: app.databaseUrl });
  await other.connect();
  try {
    await other.query('begin');
    await rename(other, 'Counted too');
    expect(await count()).toBe(2);
    await other.query('commit');
    expect(await count()).toBe(3);
    await rename(other, 'Other');
    expect(await count()).toBe(2);
  } finally {
    await other.end();
  }
});

test('a list is not counted again while the database is unchanged, whatever the page', async () => {
  /** The plans of the second page in the process and over HTTP. */
  const plansOfSecondPage = async () => {
    await count(0);
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    await count(1);
    const statements = sent.mock.calls
      .map(([query]) => query as unknown as { text?: string; values?: unknown[] })
      .filter(({ text }) => text?.includes('pg_current_snapshot'));
    sent.mockRestore();
    const plans: string[] = [];
    for (const { text, values } of statements) {
      const plan = await app.sql<{ 'QUERY PLAN': string }>(`explain (analyze) ${text!}`, values);
      plans.push(plan.map(row => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  };
  // A transaction of another database of the server is a change, too.
  const uncounted = new Set<number>();
  const waysWithoutCount = async () => {
    for (const [way, plan] of (await plansOfSecondPage()).entries())
      if (/Aggregate .*\(never executed\)/.test(plan)) uncounted.add(way);
    return uncounted.size;
  };
  await expect.poll(waysWithoutCount).toBe(2);
});

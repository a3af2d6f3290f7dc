import { prepareDatabase } from '@gym/graphql-api';
import Papa from 'papaparse';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmptyDatabase } from '../../testing/database.ts';
import { executeGraphql, startTestApp, tokenOf, type TestApp } from '../../testing/test-app.ts';

/** The day on which the demo club is made and its queries run. */
const TODAY = '2026-11-20';

let app: TestApp;
let database: pg.Client;
/** The ids of the saved queries of a new club by their names. */
let ids: Map<string, string>;

beforeAll(async () => {
  vi.stubEnv('CLUB_TIME_ZONE', 'America/New_York');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00-05:00`) });
  app = await startTestApp({
    startDatabase: async () => {
      const empty = await startEmptyDatabase();
      const log = { info() {}, error() {} };
      await prepareDatabase({ databaseUrl: empty.url, production: false, demo: true, log });
      return empty;
    },
  });
  database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  const { savedQueries } = await executeGraphql(
    app,
    '{ savedQueries(page: { limit: 200 }) { items { id name } } }',
    {},
    'accounts',
  );
  const { items } = savedQueries as unknown as { items: { id: string; name: string }[] };
  ids = new Map(items.map(({ id, name }) => [name, id]));
});
afterAll(async () => {
  await database.end();
  await app.stop();
  vi.useRealTimers();
});

/** The rows of a saved query, as `accounts`: the narrowest role that may use the explorer. */
async function rowsOf(name: string): Promise<string[][]> {
  const response = await fetch(`${app.url}/data/${ids.get(name)}.csv`, {
    headers: { authorization: `Bearer ${await tokenOf(app, 'accounts')}` },
  });
  const text = await response.text();
  expect(response.status, `${name} ${text}`).toBe(200);
  return Papa.parse<string[]>(text, { skipEmptyLines: true }).data.slice(1);
}

/** The rows of a statement as texts, in which a missing value is empty. */
async function sqlRows(statement: string): Promise<string[][]> {
  const { rows } = await database.query<unknown[]>({ text: statement, rowMode: 'array' });
  return rows.map(row => row.map(value => String(value ?? '')));
}

test('each example query returns a few rows of the demo club', async () => {
  expect(ids.size).toBe(26);
  for (const name of ids.keys()) {
    const rows = await rowsOf(name);
    expect([name, rows.length > 1 && rows.length < 40]).toEqual([name, true]);
  }
});

test.each([
  [
    'Which membership do new members choose, month by month?',
    `select to_char(joining_date, 'YYYY-MM'), membership_type, count(*) from member
      where joining_date >= '2026-08-01' group by 1, 2 order by 1, 2`,
  ],
  [
    'How much do contracts bring in each month, plan by plan?',
    `select case grouping(p.id) when 0 then 1 else 0 end, p.plan_name, count(*), sum(c.monthly_price)::float8
       from contract c join membership_plan p on p.id = c.plan_id where c.status = 'active'
      group by rollup ((p.id, p.plan_name)) order by 1 desc, 4 desc`,
  ],
  [
    'How old is what members owe us?',
    `select to_char(due_date, 'YYYY-MM'), count(*), count(distinct member_id), sum(open_amount)::float8
       from billing_record
      where payment_status in ('pending', 'overdue') and due_date < '${TODAY}' and open_amount > 0
      group by 1 order by 1`,
  ],
  [
    'Which VIP members can we still win for another year?',
    `select m.name, m.phone, m.membership_end_date::text, t.name
       from member m left join trainer t on t.id = m.assigned_trainer_id
      where m.status = 'active' and membership_type = 'VIP'
        and m.membership_end_date between '${TODAY}' and '2026-12-20'
      order by m.membership_end_date, m.id`,
  ],
])('“%s” returns what SQL returns', async (name, statement) => {
  expect(await rowsOf(name)).toEqual(await sqlRows(statement));
});

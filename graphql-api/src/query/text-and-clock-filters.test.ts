import pg from 'pg';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';

const ZONE = 'America/New_York';
vi.stubEnv('CLUB_TIME_ZONE', ZONE);
const app = useApp();
const admin = () => app.as('admin');
afterEach(() => void vi.restoreAllMocks());

const MEMBERS = ['Ann Lee', 'ann lee', 'Ann Leeson', 'Νίκος', '50% off_', 'Groß'];

beforeAll(async () => {
  for (const [index, name] of MEMBERS.entries())
    await makeRecord(admin(), 'Member', {
      name,
      email: `Member.${index}@Club.example`,
      phone: `555-10${index}`,
    });
  const { id } = await makeRecord(admin(), 'Member', { name: 'Payer' });
  await app.sql(
    `insert into payment (member_id, payment_number, payment_date, amount, payment_method, payment_status, payment_type, created_at)
     select $1, 'P-' || n, date '2024-01-27' + n, n, 'cash', 'completed', 'membership', timestamptz '2024-03-01 02:30Z' + n * interval '31 hours'
       from generate_series(0, 59) n`,
    [id],
  );
});

describe('texts without case', () => {
  test.each([
    [{ endsWith: 'LEE' }, ['Ann Lee', 'ann lee']],
    [{ endsWith: '_' }, ['50% off_']],
    [{ endsWith: '%' }, []],
    [{ endsWith: 'ΚΟΣ' }, ['Νίκος']],
    [{ startsWith: 'ANN LEE' }, ['Ann Lee', 'Ann Leeson', 'ann lee']],
    [{ eqIgnoreCase: 'ANN LEE' }, ['Ann Lee', 'ann lee']],
    [{ eqIgnoreCase: 'Ann-Lee' }, []],
    [{ eqIgnoreCase: 'ΝΊΚΟΣ' }, ['Νίκος']],
    [{ eqIgnoreCase: 'GROSS' }, []],
    [{ eqIgnoreCase: '50% OFF_' }, ['50% off_']],
    [{ eqIgnoreCase: '' }, []],
    [{ eqIgnoreCase: 'ann lee', eq: 'ann lee' }, ['ann lee']],
  ])('%j', async (name, found) => {
    const { items } = await admin().records('Member').list({ filter: { name } });
    expect(items.map(item => item['name']).toSorted()).toEqual(found);
  });

  test('a key of the search is found by its index, whatever its punctuation', async () => {
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    const find = async (email: string) => {
      const filter = { email: { eqIgnoreCase: email } };
      return (await admin().records('Member').list({ filter })).items.map(item => item['name']);
    };
    expect(await find('MEMBER.3@club.example')).toEqual(['Νίκος']);
    const statements = queries.mock.calls.map(([query]) => query as { text?: string; values?: unknown[] });
    const { text, values } = statements.find(
      statement =>
        statement.text?.includes('"search_text"') === false && statement.text.includes('from "member"'),
    )!;
    expect(await find('MEMBER-3@club.example')).toEqual([]);
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query('set enable_seqscan = off; set enable_indexscan = on');
    const { rows } = await client.query(`explain ${text!}`, values);
    await client.end();
    expect(JSON.stringify(rows)).toMatch(/Index Cond: [^"]*lower\(translate/);
  });
});

describe('weekdays and hours', () => {
  const numbers = async (sql: string) =>
    (await app.sql<{ n: string }>(`select payment_number as n from payment where ${sql} order by 1`)).map(
      ({ n }) => n,
    );
  const local = `timezone('${ZONE}', created_at)`;

  test.each([
    [{ paymentDate: { weekday: { eq: 'SUNDAY' } } }, 'extract(isodow from payment_date) = 7'],
    [
      { paymentDate: { weekday: { in: ['SATURDAY', 'MONDAY'] } } },
      'extract(isodow from payment_date) in (1, 6)',
    ],
    [
      { paymentDate: { weekday: { notIn: ['FRIDAY'] }, gte: '2024-02-10' } },
      `extract(isodow from payment_date) <> 5 and payment_date >= '2024-02-10'`,
    ],
    [{ createdAt: { weekday: { eq: 'THURSDAY' } } }, `extract(isodow from ${local}) = 4`],
    [{ createdAt: { hour: { gte: 18, lt: 22 } } }, `extract(hour from ${local}) between 18 and 21`],
    // The clock of New York changes on 2024-03-10.
    [
      { createdAt: { hour: { in: [4, 5] }, weekday: { ne: 'MONDAY' } } },
      `to_char(${local}, 'HH24') in ('04', '05') and to_char(${local}, 'ID') <> '1'`,
    ],
    [{ not: { createdAt: { hour: { lt: 12 } } } }, `to_char(${local}, 'HH24') >= '12'`],
  ])('%j', async (filter, sql) => {
    const { items } = await admin()
      .records('Payment')
      .list({ filter, page: { limit: 100 } });
    const expected = await numbers(sql);
    expect(items.map(item => item['paymentNumber']).toSorted()).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(60);
  });

  test.each([
    { paymentDate: { weekday: null } },
    { paymentDate: { weekday: { eq: null } } },
    { createdAt: { hour: { gt: null } } },
  ])('%j is rejected', async filter => {
    await expect(admin().records('Payment').list({ filter })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

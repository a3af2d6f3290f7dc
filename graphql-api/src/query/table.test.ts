import pg from 'pg';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';
import { linesOf, openTable } from '../../testing/tables.ts';

const app = useApp({ largestResponse: 8 * 1024 ** 2 });
const MEMBERS = 30_000;
/** With the two whose copies they are. */
const ALL = MEMBERS + 2;
const NOTES = 'n'.repeat(20_000);

beforeAll(async () => {
  const admin = app.as('admin');
  const member = await makeRecord(admin, 'Member', { name: 'Ann', city: null });
  const payment = await makeRecord(admin, 'Payment', { memberId: member.id });
  const copy = async (table: string, values: Record<string, string>, count: number, source: unknown) => {
    const { id } = source as { id: string };
    const columns = Object.keys((await app.sql(`select * from ${table}`))[0]!).filter(
      name => !['id', 'search_text', ...Object.keys(values)].includes(name),
    );
    const list = columns.map(name => `"${name}"`).join(', ');
    await app.sql(
      `insert into ${table} (${Object.keys(values).join(', ')}, ${list})
       select ${Object.values(values).join(', ')}, ${list} from ${table}, generate_series(1, ${count}) number where id = ${id}`,
    );
  };
  const city = `case when number % 3 = 0 then null else 'City ' || number % 40 end`;
  await copy(
    'member',
    { name: `'Member ' || number`, email: `number || '@example.com'`, city },
    MEMBERS,
    member,
  );
  await copy('payment', { payment_number: `'MANY-' || number`, notes: `'${NOTES}'` }, 2_000, payment);
}, 120_000);

afterEach(() => void vi.restoreAllMocks());

const admin = () => app.as('admin');

test('has every row once, wherever a value is missing, and the number of all', async () => {
  const query = `{ members(sort: [{ field: city, direction: DESC }, { field: status }]) { items { id city } } }`;
  const table = await openTable(admin(), query);
  const lines = (await linesOf(table)).trimEnd().split('\n');
  expect([table.total, lines.length, new Set(lines).size]).toEqual([ALL, ALL, ALL]);
  const cities = lines.map(line => line.split('city|text|')[1]!);
  const missing = cities.filter(city => city === '').length;
  expect(missing).toBeGreaterThan(MEMBERS / 4);
  expect(cities.slice(0, missing).every(city => city === '')).toBe(true);
});

test('has the rows of a page, however long, and counts all of them', async () => {
  const table = await openTable(
    admin(),
    '{ members(sort: [{ field: id }], page: { limit: 12000, offset: 1 }) { items { name assignedTrainer { id } } } }',
  );
  const lines = (await linesOf(table)).trimEnd().split('\n');
  expect([lines.length, table.total]).toEqual([12_000, ALL]);
  expect(lines[0]).toMatch(/^name\|text\|[\w ]+;assignedTrainer\.id\|plainText\|$/);
  expect(await linesOf(await openTable(admin(), '{ members(page: { limit: 0 }) { items { id } } }'))).toBe(
    '',
  );
});

test('has a line for each group, all of them without a limit', async () => {
  const groups = async (of: string) => {
    const text = await linesOf(await openTable(admin(), `{ ${of} { group { name } count } }`));
    return text.trimEnd().split('\n').length;
  };
  expect(await groups('membersAggregate(groupBy: [{ name: true }])')).toBe(ALL);
  expect(await groups('membersAggregate(groupBy: [{ name: true }], limit: 1000)')).toBe(1000);
  expect(await groups('membersAggregate(groupBy: [{ name: true }], limit: 12000, offset: 20000)')).toBe(
    ALL - 20_000,
  );
});

test('shows what the database contained when it began', async () => {
  const table = await openTable(admin(), '{ payments { items { paymentNumber } } }');
  await app.sql(`update payment set payment_number = 'NEW-' || id where payment_number like 'MANY-1%'`);
  const text = await linesOf(table);
  expect(text).not.toContain('NEW-');
  expect(text.match(/MANY-1/g)!.length).toBeGreaterThan(1000);
});

test('is as long as it has to be, while one response is limited', async () => {
  const size = async (list: string) =>
    (await linesOf(await openTable(admin(), `{ ${list} { items { notes } } }`))).length;
  expect(await size('payments')).toBeGreaterThan(2_000 * NOTES.length);
  const { errors } = await app.api.execute(
    {
      query:
        '{ a: payments(page: { limit: 1000 }) { items { notes } } b: payments(page: { limit: 1000 }) { items { notes } } }',
    },
    { token: admin().token, address: '203.0.113.1' },
  );
  expect(errors![0]).toMatchObject({ extensions: { code: 'RESPONSE_TOO_LARGE' } });
});

test('has lists of up to 20,000 rows within a record', async () => {
  const query = '{ members(search: "Ann") { items { payments { items { id } } } } }';
  const objects = async () => {
    const table = await openTable(admin(), query, () => undefined);
    const rows: unknown[] = [];
    for await (const batch of table.batches()) rows.push(...('rows' in batch ? batch.rows : []));
    return rows as { payments: { items: unknown[] } }[];
  };
  expect((await objects()).map(({ payments }) => payments.items.length)).toEqual([2_001]);
  await app.sql(
    `insert into payment (member_id, payment_number, amount, payment_method, payment_type, payment_date, payment_status)
     select member_id, 'LAST-' || number, amount, payment_method, payment_type, payment_date, payment_status
       from payment, generate_series(1, 18000) number where payment_number = 'MANY-2'`,
  );
  await expect(objects()).rejects.toThrow(
    'payments has more than 20,000 rows in one record. Write payments(page: { limit: 100 }) for as many as you need, or request payments as a list of its own.',
  );
  await app.sql(`delete from payment where payment_number like 'LAST-%'`);
});

describe('reads', () => {
  const fetches = () => {
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    return () =>
      queries.mock.calls.filter(([query]) => (query as { text?: string }).text?.startsWith('fetch ')).length;
  };
  const exports = () =>
    app.sql<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query ~ '^(begin|declare|fetch)' and state <> 'idle'`,
    );
  const QUERY = '{ payments { items { notes } } }';

  test('one batch ahead of the client, and no further', async () => {
    const read = fetches();
    const table = await openTable(admin(), QUERY);
    const batches = table.batches();
    for (let taken = 1; taken < 4; taken++) {
      await batches.next();
      await expect.poll(read).toBe(taken + 1);
    }
    await batches.return();
    await table.closed;
    await expect.poll(exports).toEqual([]);
    expect(read()).toBe(4);
  });

  test('nothing more when its client leaves or never begins', async () => {
    const request = new AbortController();
    const table = await openTable(admin(), QUERY, undefined, request.signal);
    request.abort();
    await expect(linesOf(table)).rejects.toThrow('The client disconnected');
    const unread = new AbortController();
    const { closed } = await openTable(admin(), QUERY, undefined, unread.signal);
    unread.abort();
    await closed;
    (await openTable(admin(), QUERY)).close();
    await expect.poll(exports).toEqual([]);
  });

  test('nothing more when its connection is lost: nobody takes some rows for all', async () => {
    const table = await openTable(admin(), QUERY);
    const [{ pid }] = (await exports()) as [{ pid: number }];
    await app.sql('select pg_terminate_backend($1)', [pid]);
    await expect(linesOf(table)).rejects.toThrow(/terminat|connection error/);
    expect((await linesOf(await openTable(admin(), QUERY))).length).toBeGreaterThan(1_000_000);
  });

  test.each([
    ['{ payments(page: { limit: -1 }) { items { id } } }', 'rows'],
    ['{ payments { items { nonsense } } }', 'nonsense'],
    ['{ paymentsAggregate(limit: -1) { count } }', 'groups'],
  ])('nothing of %s', async (query, message) => {
    await expect(openTable(admin(), query)).rejects.toThrow(message);
    await expect.poll(exports).toEqual([]);
  });
});

import pg from 'pg';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';
import type { TestUser } from '../../testing/test-user.ts';
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
    // Without the triggers, which take most of the time.
    await app.sql(
      `set local session_replication_role = replica;
       insert into ${table} (${Object.keys(values).join(', ')}, ${list})
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
  expect(cities.slice(-missing).every(city => city === '')).toBe(true);
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

describe('ends when its user', () => {
  const QUERY = '{ payments { items { notes } } }';
  const PASSWORD = 'a password';

  async function newUser() {
    const user = await makeRecord(admin(), 'User', { role: 'Accounts', password: PASSWORD });
    const session = app.bearer(await app.anonymous.signIn(String(user['username']), PASSWORD));
    return { id: user.id, session };
  }
  const createToken = async (session: TestUser) =>
    session.request<{ made: { token: string; personalToken: { id: string } } }>(
      'mutation { made: createPersonalToken(input: { name: "export" }) { token personalToken { id } } }',
    );
  const grants = (view: boolean) =>
    admin().request(`mutation ($id: ID!) { updatePermission(id: $id, patch: { canView: ${view} }) { id } }`, {
      id: paymentsOfAccounts,
    });
  let paymentsOfAccounts: string;
  beforeAll(async () => {
    const [row] = await app.sql<{ id: number }>(
      `select id from permission where role = 'Accounts' and resource = 'payments'`,
    );
    paymentsOfAccounts = String(row!.id);
  });

  type Change = (user: Awaited<ReturnType<typeof newUser>>) => Promise<unknown>;
  const changes: [name: string, change: Change][] = [
    [
      'is deactivated',
      ({ id }) =>
        admin().request('mutation ($id: ID!) { setUserStatus(id: $id, status: "inactive") { id } }', { id }),
    ],
    [
      'has another role',
      ({ id }) =>
        admin().request('mutation ($id: ID!) { updateUser(id: $id, patch: { role: "Reception" }) { id } }', {
          id,
        }),
    ],
    [
      'changes the password',
      ({ id, session }) =>
        session.request(
          `mutation ($id: ID!) { changePassword(userId: $id, input: { currentPassword: "${PASSWORD}", newPassword: "another password", confirmPassword: "another password" }) { __typename } }`,
          { id },
        ),
    ],
    ['may not view the list any more', () => grants(false)],
  ];
  const bearers = [
    ['a session', async (session: TestUser) => session],
    ['a personal token', async (session: TestUser) => app.bearer((await createToken(session)).made.token)],
  ] as const;

  describe.each(bearers)('with %s', (_bearer, bearerOf) => {
    test.each(changes)('%s', async (_name, change) => {
      const user = await newUser();
      const bearer = await bearerOf(user.session);
      const batches = (await openTable(bearer, QUERY)).batches();
      await batches.next();
      await change(user);
      onTestFinished(async () => void (await grants(true)));
      await expect(drain(batches)).rejects.toThrow(
        /^(Please sign in|You do not have permission for this .*)$/,
      );
    });
  });

  test('revokes the token', async () => {
    const { session } = await newUser();
    const { made } = await createToken(session);
    const batches = (await openTable(app.bearer(made.token), QUERY)).batches();
    await batches.next();
    await session.request('mutation ($id: ID!) { revokePersonalToken(id: $id) }', {
      id: made.personalToken.id,
    });
    await expect(drain(batches)).rejects.toThrow('Please sign in');
  });

  test('not when another permission is given meanwhile', async () => {
    const { session } = await newUser();
    const batches = (await openTable(session, QUERY)).batches();
    await batches.next();
    await app.sql(
      `update permission set can_delete = not can_delete where role = 'Accounts' and resource = 'members'`,
    );
    expect(await drain(batches)).toBeGreaterThan(3);
  });
});

/** Takes all batches that are left. @returns their number */
async function drain(batches: AsyncIterable<unknown>): Promise<number> {
  let taken = 0;
  for await (const _batch of batches) taken++;
  return taken;
}

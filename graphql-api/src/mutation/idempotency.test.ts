import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { addMonths, today } from '../common/dates.ts';
import type { ApiRequest } from '../server/api.ts';
import { useApp } from '../../testing/app.ts';
import { leastInput, makeRecord } from '../../testing/samples.ts';
import type { Values } from '../../testing/records.ts';
import { resourceOf } from '../declaration/resource.ts';
import { Payment } from '../resources/payments/payment.ts';
import { User } from '../resources/users/user.ts';
import { buildSchema } from '../server/schema.ts';
import { takesKey } from './idempotency.ts';

const app = useApp();
const CREATE_PAYMENT =
  'mutation ($input: PaymentInput!) { made: createPayment(input: $input) { id notes version } }';
const CREATE_MEMBER = 'mutation ($input: MemberInput!) { made: createMember(input: $input) { id name } }';
let counter = 0;
const newKey = () => `key-${++counter}`;
const paymentInput = () => leastInput(resourceOf(Payment), app.as('admin'));

interface Result {
  made?: Values & { id: string };
  error?: { message: string; code: unknown; savedId?: unknown };
  replayed: boolean;
}

async function send(
  request: ApiRequest,
  idempotencyKey: string,
  as: 'admin' | 'reception' = 'admin',
): Promise<Result> {
  const caller = { token: app.as(as).token, address: '203.0.113.1', idempotencyKey };
  const { data, errors, extensions } = await app.api.execute(request, caller);
  const [error] = errors ?? [];
  return {
    made: (data?.['made'] ?? undefined) as Result['made'],
    error: error && {
      message: error.message,
      code: error.extensions['code'],
      ...('savedId' in error.extensions && { savedId: error.extensions['savedId'] }),
    },
    replayed: extensions?.['idempotencyReplayed'] === true,
  };
}
const create = (input: Values, key: string, as?: 'admin' | 'reception') =>
  send({ query: CREATE_PAYMENT, variables: { input } }, key, as);
const count = async (table: 'payment' | 'idempotency_key') => {
  const [row] = await app.sql<{ count: number }>(`select count(*)::int from ${table}`);
  return row!.count;
};

beforeAll(async () => void (await makeRecord(app.as('admin'), 'Member')));

test('a repeated create returns the record of the first, as it is now', async () => {
  const [input, key] = [await paymentInput(), newKey()];
  const first = await create(input, key);
  expect(first).toMatchObject({ made: { id: expect.any(String) }, replayed: false });
  const before = await count('payment');
  expect(await create(input, key)).toEqual({ ...first, replayed: true });
  await app.as('admin').records('Payment').update(first.made!.id, { notes: 'Changed since' });
  expect(await create(input, key)).toMatchObject({
    made: { id: first.made!.id, notes: 'Changed since', version: 2 },
    replayed: true,
  });
  expect(await count('payment')).toBe(before);
});

test('the order of the fields does not matter', async () => {
  const [input, key] = [await paymentInput(), newKey()];
  const first = await create(input, key);
  const reversed = Object.fromEntries(Object.entries(input).toReversed());
  expect(await create(reversed, key)).toEqual({ ...first, replayed: true });
});

test('parallel requests with one key create one record', async () => {
  const [input, key] = [await paymentInput(), newKey()];
  const before = await count('payment');
  const results = await Promise.all(Array.from({ length: 12 }, () => create(input, key)));
  expect(new Set(results.map(({ made }) => made?.id)).size).toBe(1);
  expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(await count('payment')).toBe(before + 1);
});

test('another input, which learns what was saved, or another operation is a conflict', async () => {
  const [input, key] = [await paymentInput(), newKey()];
  const { made } = await create(input, key);
  const error = {
    code: 'CONFLICT',
    message:
      'The first request with this Idempotency-Key was saved with other values. Look at what was saved, and use a new key to create another record.',
  };
  expect((await create({ ...input, amount: 11 }, key)).error).toEqual({ ...error, savedId: made!.id });
  const member = { name: 'Ann', email: 'ann@example.com', phone: '555' };
  expect((await send({ query: CREATE_MEMBER, variables: { input: member } }, key)).error).toEqual(error);
});

test('a create that fails stores no key', async () => {
  const [input, key] = [await paymentInput(), newKey()];
  const keys = await count('idempotency_key');
  expect((await create({ ...input, amount: 0.001 }, key)).error?.code).toBe('BAD_USER_INPUT');
  expect(await count('idempotency_key')).toBe(keys);
  expect(await create(input, key)).toMatchObject({ made: { id: expect.any(String) }, replayed: false });
});

test('a request waits for the first with its key, and runs when that fails', async () => {
  const [input, key] = [await paymentInput(), newKey()];
  const other = new pg.Client({ connectionString: app.databaseUrl });
  await other.connect();
  try {
    await other.query('begin');
    await other.query(
      `insert into idempotency_key (user_id, key, operation, input_hash)
       select id, $1, 'createPayment', 'x' from "user" where username = 'admin'`,
      [key],
    );
    const waiting = create(input, key);
    await expect
      .poll(async () => {
        const [row] = await app.sql<{ count: number }>(
          `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return row!.count;
      })
      .toBe(1);
    await other.query('rollback');
    expect(await waiting).toMatchObject({ made: { id: expect.any(String) }, replayed: false });
  } finally {
    await other.end();
  }
});

test('a key belongs to its user', async () => {
  const key = newKey();
  const first = await create(await paymentInput(), key);
  const second = await create(await paymentInput(), key, 'reception');
  expect(second).toMatchObject({ made: { id: expect.any(String) }, replayed: false });
  expect(second.made!.id).not.toBe(first.made!.id);
});

test('what was deleted since is a conflict', async () => {
  const [input, key] = [await paymentInput(), newKey()];
  const { made } = await create(input, key);
  await app.as('admin').records('Payment').remove(made!.id);
  expect((await create(input, key)).error).toEqual({
    code: 'CONFLICT',
    message:
      'The record that was created with this Idempotency-Key has been deleted. Use a new key to create another.',
    savedId: made!.id,
  });
});

test('after 24 hours a key is new', async () => {
  const [input, key] = [await paymentInput(), newKey()];
  await create(input, key);
  await app.sql(`update idempotency_key set created_at = now() - interval '25 hours'`);
  const again = await create({ ...input, paymentNumber: `P-${key}` }, key);
  expect(again).toMatchObject({ made: { id: expect.any(String) }, replayed: false });
});

test('one user has 10,000 keys within 24 hours at the most', async () => {
  const [input, key] = [await paymentInput(), newKey()];
  const first = await create(input, key);
  await app.sql(
    `insert into idempotency_key (user_id, key, operation, input_hash, record_id)
     select u.id, 'bulk-' || n, 'createPayment', 'x', 1 from "user" u, generate_series(1, 10000) n where username = 'admin'`,
  );
  expect((await create(await paymentInput(), newKey())).error).toEqual({
    code: 'RATE_LIMITED',
    message: 'You have used 10,000 idempotency keys within 24 hours. Try again in 3600 seconds.',
  });
  expect(await create(input, key), 'what was saved is still returned').toEqual({ ...first, replayed: true });
  await app.sql('delete from idempotency_key');
});

test.each(['', ' ', 'a b', 'ü', 'x'.repeat(256)])('%j is no key', async key => {
  expect((await create(await paymentInput(), key)).error).toEqual({
    code: 'BAD_USER_INPUT',
    message: 'Idempotency-Key must have 1 to 255 visible ASCII characters',
  });
});

test.each([
  ['a query', '{ members { totalCount } }'],
  ['an update', 'mutation { updateMember(id: 1, patch: { name: "A" }) { id } }'],
  ['two creates', 'mutation { a: createMember(input: {}) { id } b: createMember(input: {}) { id } }'],
  ['a fragment', 'mutation { ...F } fragment F on Mutation { createMember(input: {}) { id } }'],
])('a key does not go with %s', async (_what, query) => {
  expect((await send({ query }, newKey())).error).toEqual({
    code: 'BAD_USER_INPUT',
    message:
      'Idempotency-Key goes with exactly one mutation that creates a record. Send anything else without it.',
  });
});

test('a password is not part of what is stored', async () => {
  const query = 'mutation ($input: UserInput!) { made: createUser(input: $input) { id } }';
  const input = await leastInput(resourceOf(User), app.as('admin'));
  const key = newKey();
  const first = await send({ query, variables: { input } }, key);
  expect(first.made).toBeDefined();
  expect(await send({ query, variables: { input: { ...input, password: 'another' } } }, key)).toEqual({
    ...first,
    replayed: true,
  });
});

async function saveQuery(name: string): Promise<string> {
  const { made } = await app
    .as('admin')
    .request<{ made: { id: string } }>(
      `mutation { made: createSavedQuery(input: { name: "${name}", query: "{ me { id } }" }) { id } }`,
    );
  return made.id;
}

describe('a mutation that is sent again with its key', () => {
  const monthsAgo = addMonths(today(), -2).slice(0, 7);
  test.each([
    ['startBillingRun', `startBillingRun(date: "${today()}") { id: runId }`, 'billing_run'],
    ['closePeriod', `closePeriod(month: "${monthsAgo}") { id }`, 'closed_period'],
    ['reopenPeriod', `reopenPeriod(month: "${monthsAgo}", reason: "A late invoice") { id }`, 'closed_period'],
  ])('%s is executed once', async (_name, field, table) => {
    const key = newKey();
    const request = { query: `mutation { made: ${field} }` };
    const first = await send(request, key);
    expect(first).toMatchObject({ made: { id: expect.any(String) }, replayed: false });
    const rows = () => app.sql(`select * from ${table} order by id`);
    const stored = await rows();
    expect(await send(request, key)).toEqual({ ...first, replayed: true });
    expect(await rows()).toEqual(stored);
  });

  test('records of a user are created once', async () => {
    const list = 'list: "members"';
    const query = await saveQuery('Once');
    const fields = [
      [`createListView(input: { ${list}, name: "Once", state: "{}" }) { id }`, 'list_view'],
      [`pinChart(input: { ${list}, title: "Once", state: "{}" }) { id }`, 'pinned_chart'],
      ['createSavedQuery(input: { name: "Twice", query: "{ me { id } }" }) { id }', 'saved_query'],
      [`createQuerySchedule(input: { savedQueryId: ${query}, recipients: [1] }) { id }`, 'query_schedule'],
      ['createImport(recordName: "member", fileName: "a.csv", columns: ["Name"])', 'import_file'],
    ] as const;
    for (const [field, table] of fields) {
      const key = newKey();
      const request = { query: `mutation { made: ${field} }` };
      const first = await send(request, key);
      expect(first, field).toEqual({ made: expect.anything(), error: undefined, replayed: false });
      expect(await send(request, key), field).toEqual({ ...first, replayed: true });
      expect(
        await app.sql(`select from ${table}${table === 'saved_query' ? ` where name = 'Twice'` : ''}`),
        field,
      ).toHaveLength(1);
    }
  });

  test('sendQuerySchedule sends one result, also when the first was sent already', async () => {
    const query = await saveQuery('Sent');
    const { made } = await app
      .as('admin')
      .request<{ made: { id: string } }>(
        `mutation { made: createQuerySchedule(input: { savedQueryId: ${query}, recipients: [1] }) { id } }`,
      );
    const [key, request] = [newKey(), { query: `mutation { made: sendQuerySchedule(id: ${made.id}) }` }];
    const first = await send(request, key);
    await app.sql(`update query_run set status = 'sent', ended_at = now()`);
    expect(await send(request, key)).toEqual({ ...first, replayed: true });
    expect(await app.sql('select from query_run')).toHaveLength(1);
  });

  test('a saved query that was deleted since is a conflict', async () => {
    const [key, query] = [
      newKey(),
      'mutation { made: createSavedQuery(input: { name: "Gone", query: "{ me { id } }" }) { id } }',
    ];
    const { made } = await send({ query }, key);
    await app.as('admin').request('mutation ($id: ID!) { deleteSavedQuery(id: $id) }', { id: made!.id });
    expect((await send({ query }, key)).error).toMatchObject({ code: 'CONFLICT', savedId: made!.id });
  });

  test('createPersonalToken returns a new secret of the same token, and the first one ends', async () => {
    const query =
      'mutation { made: createPersonalToken(input: { name: "Figures" }) { token personalToken { id start } } }';
    const [key, works] = [
      newKey(),
      (token: string) => app.bearer(token).request('{ members { totalCount } }'),
    ];
    const [first, second] = [await send({ query }, key), await send({ query }, key)];
    expect(second.replayed).toBe(true);
    const idOf = ({ made }: Result) => (made!['personalToken'] as { id: string }).id;
    expect(idOf(second)).toBe(idOf(first));
    await works(String(second.made!['token']));
    await expect(works(String(first.made!['token']))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await app.sql(`select from personal_token where name = 'Figures'`)).toHaveLength(1);
    await app
      .as('admin')
      .request('mutation ($id: ID!) { revokePersonalToken(id: $id) }', { id: idOf(second) });
    expect((await send({ query }, key)).error).toMatchObject({ code: 'CONFLICT' });
  });
});

/** Mutations without a key besides updates and deletions, by what a repeated request does. */
const REPEATABLE = {
  'what the first one did': [
    'arrangePinnedCharts',
    'checkImport',
    'clearEmailBounce',
    'endSessions',
    'logout',
    'renamePinnedChart',
    'setDefaultListView',
    'setDocumentsByEmail',
    'setMarketingConsent',
    'setUserStatus',
  ],
  'nothing: it is done already': [
    'addImportRows',
    'approvePayroll',
    'cancelBulkOperation',
    'payPayroll',
    'preparePayroll',
    'startImport',
    'undoChange',
  ],
  'nothing: it is rejected': [
    'cancelJobRun',
    'changePassword',
    'checkOut',
    'clockOut',
    'removeJobRun',
    'restoreRecord',
    'retryJobRun',
    'revokePersonalToken',
    'unpinChart',
  ],
  // A scheduled job does what is left to do.
  'another run of a job or another session': ['login', 'runJob'],
};

test('a mutation that takes no key can be repeated', () => {
  const names = Object.keys(buildSchema().getMutationType()!.getFields());
  const withoutKey = names.filter(name => !takesKey(name) && !/^(update|delete)[A-Z]/.test(name));
  expect(withoutKey.toSorted()).toEqual(Object.values(REPEATABLE).flat().toSorted());
});

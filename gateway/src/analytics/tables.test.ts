import { once } from 'node:events';
import { request } from 'node:http';
import Papa from 'papaparse';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { executeGraphql, startTestApp, tokenOf, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let database: pg.Client;

const MEMBERS = 2500;

beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  await database.query(`
    insert into member (name, email, phone, membership_type, status, health_conditions, joining_date,
                        membership_start_date, membership_end_date, city)
      select 'Member ' || to_char(number, 'FM0000'), 'm' || number || '@example.com', '+1 555 ' || number, 'Basic',
             'active', '{}', date '2026-01-31', date '2026-01-31', date '2027-01-30',
             case when number % 2 = 0 then 'Årby' else 'Ø, "East"' end
        from generate_series(1, ${MEMBERS}) number;
    update member set name = '=HYPERLINK("http://example.com")' where name = 'Member 0001';
    insert into payment (member_id, payment_number, amount, payment_method, payment_type, payment_date, payment_status)
      select id, 'PAY-' || amount, amount, 'Cash', 'Membership', date '2026-02-01', 'completed'
        from member, (values (10.5), (-2)) given(amount) where name = 'Member 0002';
  `);
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

async function fetchTable(query: string, accept: string, as = 'admin', more: object = {}, address = '') {
  const response = await fetch(`${app.url}/graphql${address}`, {
    method: 'POST',
    headers: {
      accept,
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf(app, as)}`,
    },
    body: JSON.stringify({ query, ...more }),
  });
  // Unlike `text()` of a response, keeps a byte order mark.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return { response, text: decoder.decode(await response.arrayBuffer()) };
}
const csvOf = async (query: string, as?: string) => {
  const { text } = await fetchTable(query, 'text/csv', as);
  return Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
};

test('a file names operation, asOf, time and user, and a link that is too long is left out', async () => {
  const query = 'query Earlier($day: LocalDate) { members(asOf: $day) { items { id } } }';
  const { response } = await fetchTable(query, 'text/csv', 'accounts', { variables: { day: 'now-1M/M' } });
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Earlier as of now-1M-M \d{4}-\d\d-\d\d \d{4} accounts\.csv"$/,
  );
  expect(response.headers.get('link')).toContain('variables=%7B%22day%22%3A%22now-1M%2FM%22%7D');
  const long = `{ members { items { id } } } # ${'long '.repeat(1_000)}`;
  const other = await fetchTable(`query Long ${long}`, 'application/jsonl');
  expect([other.response.status, other.response.headers.get('link')]).toEqual([200, null]);
});

test('every row of a list is a line of CSV, each value a column', async () => {
  const query =
    '{ members(sort: [{ field: name, direction: DESC }]) { items { id name city joiningDate } } }';
  const { response, text } = await fetchTable(query, 'text/csv');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="members \d{4}-\d\d-\d\d \d{4} admin\.csv"$/,
    ) as string,
    link: `</explorer#query=${encodeURIComponent(query)}&variables=%7B%7D>; rel="describedby"`,
    'x-total-count': String(MEMBERS),
  });
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('id,name,city,joiningDate');
  expect(lines[1]).toMatch(/^\d+,Member 2500,Årby,2026-01-31$/);
  expect(lines[2]).toMatch(/^\d+,Member 2499,"Ø, ""East""",2026-01-31$/);
  expect(lines).toHaveLength(MEMBERS + 2);
  expect(new Set(lines).size).toBe(MEMBERS + 2);
});

test('a spreadsheet finds text where a formula was meant, and numbers as numbers', async () => {
  const formula = '{ members(search: "hyperlink") { items { name phone } } }';
  expect(await csvOf(formula)).toEqual([
    ['name', 'phone'],
    [`'=HYPERLINK("http://example.com")`, `'+1 555 1`],
  ]);
  const amounts = '{ payments(sort: [{ field: amount }]) { items { amount } } }';
  expect((await fetchTable(amounts, 'text/csv')).text).toBe('amount\r\n-2\r\n10.5\r\n');
});

test('nested values are columns; those of a list within a row share a cell', async () => {
  const query = `{ members(search: "member 0002") { items {
    name
    paid: payments(sort: [{ field: amount }]) { totalCount items { amount member { name } } }
  } } }`;
  expect(await csvOf(query)).toEqual([
    ['name', 'paid.totalCount', 'paid.items.amount', 'paid.items.member.name'],
    ['Member 0002', '2', "'-2; 10.5", 'Member 0002; Member 0002'],
  ]);
});

test('an aggregate is a table of its groups', async () => {
  const query = '{ membersAggregate(groupBy: [{ city: true }]) { group { city } count } }';
  expect(await csvOf(query)).toEqual([
    ['group.city', 'count'],
    ['Årby', '1250'],
    ['Ø, "East"', '1250'],
  ]);
  expect(await csvOf('{ membersAggregate(groupBy: [{ name: true }]) { count } }')).toHaveLength(MEMBERS + 1);
});

test.each([
  ['query ($p: PageInput) { members(page: $p) { items { id } } }', { p: { limit: 2 } }, 2],
  ['query ($p: PageInput = { limit: 3 }) { members(page: $p) { items { id } } }', {}, 3],
  ['query ($n: Int = 1) { members(page: { limit: $n, offset: 10 }) { items { id } } }', { n: 4 }, 4],
  ['query ($n: Int! = 7) { membersAggregate(groupBy: [{ id: true }], limit: $n) { count } }', {}, 7],
])('has as many rows as the query says: %s', async (query, variables, rows) => {
  const { text } = await fetchTable(query, 'application/jsonl', 'admin', { variables });
  expect(text.trimEnd().split('\n')).toHaveLength(rows);
});

test('aliases, fragments, other operations and what is left out are as they are written', async () => {
  const query = `
    query One { member(id: 1) { id } }
    query Many($named: Boolean = false) { all: members(page: { limit: 1 }) { ...Rows totalCount } }
    fragment Rows on MemberPage { rows: items { ...Named } rows: items { key: id } }
    fragment Named on Member { id name @include(if: $named) }
  `;
  const { text } = await fetchTable(query, 'text/csv', 'admin', { operationName: 'Many' });
  expect(text).toMatch(/^id,key\r\n(\d+),\1\r\n$/);
});

test('what is requested of a page without its rows is a row', async () => {
  const [[first, ...names], ...rows] = (await csvOf(
    '{ members { totalCount pageInfo { hasNextPage } } }',
  )) as [string[], ...string[][]];
  expect([first, names, rows]).toEqual(['totalCount', ['pageInfo.hasNextPage'], [[String(MEMBERS), 'true']]]);
});

test('a record is a row, one that is not there none', async () => {
  const [{ id }] = (await database.query('select min(id) as id from member')).rows as [{ id: number }];
  const one = async (of: number) => (await csvOf(`{ member(id: ${of}) { id } }`)).slice(1);
  expect([await one(id), await one(999_999_999)]).toEqual([[[String(id)]], []]);
});

test('JSON lines keep the shape of the response', async () => {
  const query =
    '{ members(page: { limit: 1200 }) { items { name payments(sort: [{ field: amount }]) { items { amount } } } } }';
  const { response, text } = await fetchTable(query, 'application/jsonl;q=0.9, */*;q=0.1');
  expect(response.headers.get('content-type')).toBe('application/jsonl; charset=utf-8');
  const rows = text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as { name: string });
  expect(rows).toHaveLength(1200);
  expect(rows.find(({ name }) => name === 'Member 0002')).toEqual({
    name: 'Member 0002',
    payments: { items: [{ amount: -2 }, { amount: 10.5 }] },
  });
});

test('an Accept header with JSON first gets the GraphQL response', async () => {
  const { text } = await fetchTable(
    '{ members(page: { limit: 1 }) { totalCount } }',
    'application/json, text/csv',
  );
  expect(JSON.parse(text)).toMatchObject({ data: { members: { totalCount: MEMBERS } } });
});

test('what may not be viewed is rejected, nested too, with the status that belongs to it', async () => {
  const rejected = async (query: string, as: string) => {
    const { response, text } = await fetchTable(query, 'text/csv', as);
    return [response.status, JSON.parse(text).errors[0].message];
  };
  expect(await rejected('{ expenses { items { amount } } }', 'trainer')).toEqual([
    403,
    'You do not have permission for this (expenses:view)',
  ]);
  expect(await rejected('{ members { items { payments { items { amount } } } } }', 'trainer')).toEqual([
    403,
    'You do not have permission for this (payments:view)',
  ]);
  for (const invalid of [
    '{ members { items { nonsense } } }',
    '{ members(page: { limit: "many" }) { items { id } } }',
    '{ members(page: { size: 3 }) { items { id } } }',
    '{ members { items { ...F } } } fragment F on Member { id ...F }',
    'query ($p: Nonsense) { members(search: $p) { items { id } } }',
  ])
    expect(await rejected(invalid, 'admin')).toEqual([400, expect.any(String)]);
  expect(await rejected('{ members @skip(if: true) { items { id } } }', 'admin')).toEqual([
    400,
    'members is skipped by @skip or @include, so there is no table',
  ]);
  expect(await rejected('mutation { deleteMember(id: 1) }', 'admin')).toEqual([
    400,
    'A table needs a query, not a mutation',
  ]);

  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { accept: 'text/csv', 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ members { items { id } } }' }),
  });
  expect(response.status).toBe(401);
});

test('a personal token works for REST and GraphQL until it is revoked', async () => {
  const made = await executeGraphql(
    app,
    'mutation { made: createPersonalToken(input: { name: "x", resources: ["members"] }) { token personalToken { id } } }',
    {},
    'accounts',
  );
  const { token, personalToken } = made['made'] as { token: string; personalToken: { id: string } };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answers = async () => {
    const responses = await Promise.all([
      fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: { ...headers, accept: 'text/csv' },
        body: JSON.stringify({ query: '{ members(page: { limit: 2 }) { items { id } } }' }),
      }),
      fetch(`${app.url}/api/members?page=1`, { headers }),
      fetch(`${app.url}/api/expenses`, { headers }),
      fetch(`${app.url}/api/members`, { method: 'POST', headers, body: '{}' }),
    ]);
    await Promise.all(responses.map(response => response.text()));
    return responses.map(({ status }) => status);
  };
  expect(await answers()).toEqual([200, 200, 403, 403]);
  await executeGraphql(app, `mutation { revokePersonalToken(id: "${personalToken.id}") }`, {}, 'admin');
  expect(await answers()).toEqual([401, 401, 401, 401]);
});

test('a list that belongs to no resource has all of its rows too', async () => {
  const tokens = Array.from({ length: 30 }, (_, number) => `t${number}`);
  const create = tokens.map(
    name => `${name}: createPersonalToken(input: { name: "${name}", resources: ["members"] }) { token }`,
  );
  await executeGraphql(app, `mutation { ${create.join(' ')} }`, {}, 'accounts');
  const names = (of: string) =>
    csvOf(`{ ${of} { items { name } } }`, 'accounts').then(rows => rows.slice(1).flat());
  expect((await names('personalTokens')).toSorted()).toEqual(tokens.toSorted());
  expect(await names('personalTokens(page: { limit: 2 })')).toHaveLength(2);
});

test('a closed connection stops the query', async () => {
  const parts = 15;
  await database.query(`
    insert into member (name, email, phone, membership_type, status, health_conditions, joining_date,
                        membership_start_date, membership_end_date, address)
      select 'More ' || number, 'more' || number || '@example.com', '555', 'Basic', 'active', '{}', now(), now(), now(),
             repeat('x', 10000)
        from generate_series(1, ${parts * 1000}) number`);
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => queries.mockRestore());
  /** How often the export has read on. */
  const reads = () =>
    queries.mock.calls.filter(([query]) => (query as { text?: string }).text?.startsWith('fetch ')).length;
  const openExports = async () => {
    const { rows } = await database.query(
      `select 1 from pg_stat_activity
        where datname = current_database() and state <> 'idle' and query ~ '^(begin|declare|fetch)'`,
    );
    return rows.length;
  };
  const download = request(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      accept: 'text/csv',
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf(app, 'admin')}`,
    },
  });
  download.end(
    JSON.stringify({ query: '{ members { items { id name address payments { items { id } } } } }' }),
  );
  const [response] = await once(download, 'response');
  await once(response, 'data');
  response.pause();
  await expect.poll(reads).toBeGreaterThan(0);
  response.destroy();
  await expect.poll(openExports).toBe(0);
  expect(reads()).toBeLessThan(parts);
  expect(app.errors).toEqual([]);
}, 60_000);

describe('lists within records', () => {
  const BUSY = 'Member 0003';

  beforeAll(async () => {
    // Every second one lacks its reference number.
    await database.query(`
      insert into payment (member_id, payment_number, amount, payment_method, payment_type, payment_date,
                           payment_status, reference_number)
        select id, 'BUSY-' || to_char(number, 'FM0000'), number, 'Cash', 'Membership', date '2026-03-01', 'completed',
               case when number % 2 = 0 then 'R' || number end
          from member, generate_series(1, 2340) number where name = '${BUSY}'`);
  });

  const busy = (list: string) => `{ members(search: "${BUSY}") { items { name ${list} } } }`;
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

  test('have all of their rows in a cell, with a position for each missing value', async () => {
    const [, row] = await csvOf(
      busy('payments(sort: [{ field: amount }]) { items { amount referenceNumber } }'),
    );
    const [, amounts, references] = row!.map(cell => cell.split('; '));
    expect(amounts).toEqual(numbers(1, 2340));
    expect(references).toHaveLength(2340);
    expect(references!.slice(0, 4)).toEqual(['', 'R2', '', 'R4']);
  });

  test('have all of their rows in JSON lines, and nothing that was not requested', async () => {
    const { text } = await fetchTable(
      busy('payments(sort: [{ field: amount }]) { items { amount } }'),
      'application/jsonl',
    );
    const row = JSON.parse(text) as { payments: { items: { amount: number }[] } };
    expect(row.payments.items.map(({ amount }) => String(amount))).toEqual(numbers(1, 2340));
    expect(Object.keys(row)).toEqual(['name', 'payments']);
    expect(Object.keys(row.payments)).toEqual(['items']);
  });

  test('are read in full where the query requests them in several parts', async () => {
    const query = `{ members(search: "${BUSY}") { items { name ...Paid payments { totalCount } } } }
      fragment Paid on Member { payments { items { amount } } }`;
    const [, row] = await csvOf(query);
    expect([row![2], row![1]!.split('; ').length]).toEqual(['2340', 2340]);
  });

  test('have as many rows as the query limits them to', async () => {
    const query = busy(
      'payments(sort: [{ field: amount }], page: { limit: 2, offset: 3 }) { items { amount } }',
    );
    expect(await csvOf(query)).toEqual([
      ['name', 'payments.items.amount'],
      [BUSY, '4; 5'],
    ]);
  });

  test.each([
    ['of the media type', 'text/csv; rows=paid', ''],
    ['of the address', 'text/csv', '?rows=paid'],
  ])('become lines of their own by a parameter %s', async (_what, accept, address) => {
    const query = busy(
      'paid: payments(sort: [{ field: amount }]) { totalCount items { amount referenceNumber } }',
    );
    const { response, text } = await fetchTable(query, accept, 'admin', {}, address);
    expect(response.headers.get('x-total-count')).toBe(null);
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2341);
    expect(lines.slice(0, 3)).toEqual([
      'name,paid.totalCount,paid.items.amount,paid.items.referenceNumber',
      `${BUSY},2340,1,`,
      `${BUSY},2340,2,R2`,
    ]);
  });

  test('become objects of their own in JSON lines; a record without any has none', async () => {
    const query =
      '{ members(page: { limit: 3 }, sort: [{ field: name }]) { items { name payments(sort: [{ field: amount }]) { items { amount } } } } }';
    const { text } = await fetchTable(query, 'application/jsonl; rows=payments');
    const rows = text
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as object);
    expect(rows.slice(0, 2)).toEqual([
      { name: 'Member 0002', payments: { items: { amount: -2 } } },
      { name: 'Member 0002', payments: { items: { amount: 10.5 } } },
    ]);
  });

  test.each([
    ['payments,invoices', 'rows takes the name of one list within the records, such as rows=payments'],
    ['name', 'rows=name names no list within the records of this query: it has payments'],
    [
      'payments.items.member.payments',
      'rows=payments.items.member.payments names no list within the records of this query: it has payments',
    ],
  ])('rows=%s is rejected with what to write', async (rows, message) => {
    const query = busy('payments { items { member { payments(page: { limit: 1 }) { items { amount } } } } }');
    const { response, text } = await fetchTable(query, 'text/csv', 'admin', {}, `?rows=${rows}`);
    expect(response.status).toBe(400);
    expect(JSON.parse(text).errors[0].message).toBe(message);
  });

  test('within lists of records that have more rows than a cell are rejected with what to write', async () => {
    const query = `{ payments(search: "BUSY-0001") { items { member { payments(page: { limit: 1 }) { items {
      member { payments { items { amount } } } } } } } } }`;
    const { response, text } = await fetchTable(query, 'text/csv');
    expect(response.status).toBe(400);
    expect(JSON.parse(text).errors[0].message).toBe(
      'member.payments.member.payments has more than 1,000 rows in one record. Write payments(page: { limit: 100 }) for as many as you need, or request payments as a list of its own.',
    );
  });
});

test('numbers are rounded, missing values named and the encoding marked on request', async () => {
  await database.query(`
    update member set address = 'NULL' where name = 'Member 0011';
    update member set address = '' where name = 'Member 0012'`);
  const query =
    '{ members(search: "member 001", sort: [{ field: name }], page: { limit: 3 }) { items { name address } } }';
  const { text } = await fetchTable(query, 'text/csv; null=NULL; bom=1');
  expect(text).toBe('\uFEFFname,address\r\nMember 0010,NULL\r\nMember 0011,"NULL"\r\nMember 0012,\r\n');

  const figures =
    '{ paymentsAggregate(filter: { amount: { lte: 11 } }, groupBy: [{ paymentMethod: true }]) { avg { amount } count } }';
  const averages = async (accept: string) =>
    (await fetchTable(figures, accept)).text.split('\r\n')[1]!.split(',');
  const [exact, count] = await averages('text/csv');
  expect(exact!.split('.')[1]!.length).toBeGreaterThan(3);
  expect(await averages('text/csv; decimals=1')).toEqual([
    String(Math.round(Number(exact) * 10) / 10),
    count,
  ]);

  for (const [accept, message] of [
    ['text/csv; decimals=12', 'decimals takes a whole number from 0 to 10'],
    ['text/csv; bom=yes', 'bom takes 1 or 0'],
    [
      'text/csv; null="=1"',
      String.raw`null takes 1 to 20 letters, digits or any of _ \ # /, such as null=NULL`,
    ],
  ] as const) {
    const { response, text } = await fetchTable(query, accept);
    expect([response.status, JSON.parse(text).errors[0].message]).toEqual([400, message]);
  }
});

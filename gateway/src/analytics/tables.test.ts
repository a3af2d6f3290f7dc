import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import Papa from 'papaparse';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askApi, startClub, tokenOf, type Club } from '../../testing/club.ts';

let club: Club;
let database: pg.Client;

const MEMBERS = 2500;

beforeAll(async () => {
  club = await startClub();
  database = new pg.Client({ connectionString: club.databaseUrl });
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
  await club.stop();
});

async function ask(query: string, accept: string, as = 'admin', more: object = {}) {
  const response = await fetch(`${club.url}/graphql`, {
    method: 'POST',
    headers: {
      accept,
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf(club, as)}`,
    },
    body: JSON.stringify({ query, ...more }),
  });
  return { response, text: await response.text() };
}
const csvOf = async (query: string, as?: string) => {
  const { text } = await ask(query, 'text/csv', as);
  return Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
};

test('every row of a list is a line of CSV, each value a column', async () => {
  const query =
    '{ members(sort: [{ field: name, direction: DESC }]) { items { id name city joiningDate } } }';
  const { response, text } = await ask(query, 'text/csv');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="members.csv"',
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
  expect((await ask(amounts, 'text/csv')).text).toBe('amount\r\n-2\r\n10.5\r\n');
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

test('JSON lines keep the form of the answer', async () => {
  const query =
    '{ members(page: { limit: 1200 }) { items { name payments(sort: [{ field: amount }]) { items { amount } } } } }';
  const { response, text } = await ask(query, 'application/jsonl;q=0.9, */*;q=0.1');
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

test('whoever asks for JSON first gets the answer of GraphQL', async () => {
  const { text } = await ask('{ members(page: { limit: 1 }) { totalCount } }', 'application/json, text/csv');
  expect(JSON.parse(text)).toMatchObject({ data: { members: { totalCount: MEMBERS } } });
});

test('what may not be viewed is refused, nested too, with the status that belongs to it', async () => {
  const refused = async (query: string, as: string) => {
    const { response, text } = await ask(query, 'text/csv', as);
    return [response.status, JSON.parse(text).errors[0].message];
  };
  expect(await refused('{ expenses { items { amount } } }', 'trainer')).toEqual([
    403,
    'You do not have permission for this (expenses:view)',
  ]);
  expect(await refused('{ members { items { payments { items { amount } } } } }', 'trainer')).toEqual([
    403,
    'You do not have permission for this (payments:view)',
  ]);
  expect(await refused('{ members { items { nonsense } } }', 'admin')).toEqual([400, expect.any(String)]);
  expect(await refused('{ members @skip(if: true) { items { id } } }', 'admin')).toEqual([
    400,
    'members is left out, and with it the table',
  ]);
  expect(await refused('mutation { deleteMember(id: 1) }', 'admin')).toEqual([
    400,
    'Only a query answers a table',
  ]);

  const response = await fetch(`${club.url}/graphql`, {
    method: 'POST',
    headers: { accept: 'text/csv', 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ members { items { id } } }' }),
  });
  expect(response.status).toBe(401);
});

test('a personal token opens both doors, and neither once it is revoked', async () => {
  const made = await askApi(
    club,
    'mutation { made: createPersonalToken(input: { name: "x", resources: ["members"] }) { token personalToken { id } } }',
    {},
    'accounts',
  );
  const { token, personalToken } = made['made'] as { token: string; personalToken: { id: string } };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answers = async () => {
    const responses = await Promise.all([
      fetch(`${club.url}/graphql`, {
        method: 'POST',
        headers: { ...headers, accept: 'text/csv' },
        body: JSON.stringify({ query: '{ members(page: { limit: 2 }) { items { id } } }' }),
      }),
      fetch(`${club.url}/api/members?page=1`, { headers }),
      fetch(`${club.url}/api/expenses`, { headers }),
      fetch(`${club.url}/api/members`, { method: 'POST', headers, body: '{}' }),
    ]);
    await Promise.all(responses.map(response => response.text()));
    return responses.map(({ status }) => status);
  };
  expect(await answers()).toEqual([200, 200, 403, 403]);
  await askApi(club, `mutation { revokePersonalToken(id: "${personalToken.id}") }`, {}, 'admin');
  expect(await answers()).toEqual([401, 401, 401, 401]);
});

test('whoever goes away stops the reading', async () => {
  const parts = 15;
  await database.query(`
    insert into member (name, email, phone, membership_type, status, health_conditions, joining_date,
                        membership_start_date, membership_end_date, address)
      select 'More ' || number, 'more' || number || '@example.com', '555', 'Basic', 'active', '{}', now(), now(), now(),
             repeat('x', 10000)
        from generate_series(1, ${parts * 1000}) number`);
  const reads = async () => {
    const { rows } = await database.query<{ reads: string }>(
      `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as reads from pg_stat_user_tables where relname = 'member'`,
    );
    return Number(rows[0]!.reads);
  };
  // A connection writes its statistics down up to ten seconds after it has come to rest: those of the tests before, too.
  await pause(11_000);
  const before = await reads();
  const asked = request(`${club.url}/graphql`, {
    method: 'POST',
    headers: {
      accept: 'text/csv',
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf(club, 'admin')}`,
    },
  });
  asked.end(JSON.stringify({ query: '{ members { items { id name address } } }' }));
  const [answer] = await once(asked, 'response');
  await once(answer, 'data');
  answer.destroy();
  const made = async () => (await reads()) - before;
  await expect.poll(made, { timeout: 15_000 }).toBeGreaterThan(0);
  await pause(2_000);
  expect(await made()).toBeLessThan(parts / 2);
  expect(club.errors).toEqual([]);
}, 60_000);

import fastify from 'fastify';
import { buildSchema } from 'graphql';
import { readXlsx, type Sheet } from 'hucre/xlsx';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { executeGraphql, startTestApp, tokenOf, type TestApp } from '../../../testing/test-app.ts';
import { serveTables } from '../tables.ts';

const FORMULA = '=HYPERLINK("http://example.com")';
const SPECIAL = '<&> _x0041_ \u0001 "é😀"\n  two ';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let app: TestApp;
let database: pg.Client;

beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  await database.query(`
    insert into member (name, email, phone, membership_type, status, health_conditions, joining_date,
                        membership_start_date, membership_end_date, city, created_at)
      select 'Member ' || to_char(number, 'FM0000'), 'm' || number || '@example.com', '0555', 'Basic', 'active',
             '{Asthma,Back}', date '2026-01-31', date '2026-01-31', date '2027-01-30', null,
             timestamptz '2026-07-01 10:30:00Z'
        from generate_series(1, 3) number;
    update member set name = '${FORMULA}', city = '${SPECIAL}' where name = 'Member 0001';
    insert into payment (member_id, payment_number, amount, payment_method, payment_type, payment_date, payment_status)
      select id, 'PAY-' || amount, amount, 'Cash', 'Membership', date '2026-02-01', 'completed'
        from member, (values (10.5), (-2)) given(amount) where name = 'Member 0002';
  `);
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

async function fetchWorkbook(query: string, accept = XLSX, more: object = {}) {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      accept,
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf(app, 'admin')}`,
    },
    body: JSON.stringify({ query, ...more }),
  });
  const body = await response.arrayBuffer();
  return { response, body };
}

async function sheetsOf(...given: Parameters<typeof fetchWorkbook>): Promise<Sheet[]> {
  const { response, body } = await fetchWorkbook(...given);
  expect(response.status).toBe(200);
  return (await readXlsx(new Uint8Array(body), { readStyles: true })).sheets;
}

const textOf = ({ rows: [, ...rows] }: Sheet) => rows;
const formatsOf = ({ cells }: Sheet, row: number, columns: number) =>
  Array.from({ length: columns }, (_, column) => cells?.get(`${row},${column}`)?.style?.numFmt);

test('cells have types and formats below a header that stays visible', async () => {
  const query = '{ members(sort: [{ field: name }]) { items { id name phone city joiningDate createdAt } } }';
  const { response, body } = await fetchWorkbook(query);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': XLSX,
    'content-disposition': expect.stringMatching(
      /^attachment; filename="\w+ \d{4}-\d\d-\d\d \d{4} \w+\.xlsx"$/,
    ) as string,
    'x-total-count': '3',
  });
  const [data] = (await readXlsx(new Uint8Array(body), { readStyles: true })).sheets;
  expect(data!.freezePane).toEqual({ rows: 1 });
  expect(data!.rows).toEqual([
    ['id', 'name', 'phone', 'city', 'joiningDate', 'createdAt'],
    [expect.any(Number), FORMULA, '0555', SPECIAL, new Date('2026-01-31'), new Date('2026-07-01T10:30:00Z')],
    [
      expect.any(Number),
      'Member 0002',
      '0555',
      null,
      new Date('2026-01-31'),
      new Date('2026-07-01T10:30:00Z'),
    ],
    [
      expect.any(Number),
      'Member 0003',
      '0555',
      null,
      new Date('2026-01-31'),
      new Date('2026-07-01T10:30:00Z'),
    ],
  ]);
  expect(formatsOf(data!, 1, 6).slice(4)).toEqual([
    String.raw`yyyy\-mm\-dd`,
    String.raw`yyyy\-mm\-dd\ hh:mm`,
  ]);
});

/** What a ZIP archive says of its files, from its central directory. */
function zipEntries(body: ArrayBuffer) {
  const bytes = Buffer.from(body);
  const entries: { name: string; version: number }[] = [];
  for (let at = bytes.indexOf('PK\u0001\u0002'); at !== -1; at = bytes.indexOf('PK\u0001\u0002', at + 46)) {
    const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28));
    entries.push({ name, version: bytes.readUInt16LE(at + 6) });
  }
  return entries;
}

test('the archive is one that spreadsheets open: without ZIP64, and content types first', async () => {
  const { body } = await fetchWorkbook('{ members { items { name } } }');
  const entries = zipEntries(body);
  expect(entries.map(({ name }) => name)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
    'xl/worksheets/sheet2.xml',
  ]);
  // 2.0; LibreOffice takes a file with an entry of 4.5 for damaged.
  expect(entries.map(({ version }) => version)).toEqual(Array(7).fill(20));
});

test('rows with lists have the same types; the values of a list are text', async () => {
  const query = `{ members(sort: [{ field: name, direction: DESC }]) { items {
    name isBirthdayToday: __typename joiningDate healthConditions
    payments(sort: [{ field: amount }]) { totalCount items { amount paymentDate } }
  } } }`;
  const [data] = await sheetsOf(query);
  expect(textOf(data!)[1]).toEqual([
    'Member 0002',
    'Member',
    new Date('2026-01-31'),
    'Asthma; Back',
    2,
    '-2; 10.5',
    '2026-02-01; 2026-02-01',
  ]);
  const [rows] = await sheetsOf(query, `${XLSX}; rows=payments`);
  expect(textOf(rows!).map(row => row.slice(4))).toEqual([
    [2, -2, new Date('2026-02-01')],
    [2, 10.5, new Date('2026-02-01')],
  ]);
});

test('booleans and numbers of aggregates are typed; decimals is a format', async () => {
  const [data] = await sheetsOf(
    '{ paymentsAggregate(groupBy: [{ member: { id: true } }]) { count sum { amount } min { paymentDate } } }',
    `${XLSX}; decimals=2`,
  );
  expect(textOf(data!)).toEqual([[2, 8.5, new Date('2026-02-01')]]);
  expect(formatsOf(data!, 1, 2)).toEqual(['0.00', '0.00']);
  const [page] = await sheetsOf('{ members(page: { limit: 1 }) { totalCount pageInfo { hasNextPage } } }');
  expect(textOf(page!)).toEqual([[3, true]]);
});

test('the second sheet names query, variables, asOf, user, time and rows', async () => {
  const query =
    'query Late($search: String, $day: LocalDate) { members(search: $search, asOf: $day) { items { name } } }';
  const day = new Date().toISOString().slice(0, 10);
  const [, about] = await sheetsOf(query, XLSX, { variables: { search: 'member', day } });
  expect(about!.name).toBe('About');
  expect(about!.rows).toEqual([
    ['Name', 'Late'],
    ['Query', query],
    ['Variables', JSON.stringify({ search: 'member', day })],
    ['As of', day],
    ['User', 'admin'],
    ['Time', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d \S+$/)],
    ['Rows', '2'],
  ]);
});

test('an aggregate of several days has a row for each day and group, and names the days', async () => {
  const days = ['2020-01-31', '2020-02-29'];
  const [data, about] = await sheetsOf(
    `{ membersAggregate(asOfEach: { days: ${JSON.stringify(days)} }) { asOf count } }`,
  );
  expect(textOf(data!)).toEqual(days.map(day => [new Date(day), 0]));
  expect(about!.rows).toContainEqual(['As of', JSON.stringify({ days })]);
});

test('date-times are those of the club', async () => {
  const zone = (timeZone: string | null) =>
    executeGraphql(app, 'mutation ($p: ClubSettingsPatch!) { updateClubSettings(patch: $p) { timeZone } }', {
      p: { timeZone },
    });
  await zone('Europe/Berlin');
  onTestFinished(async () => void (await zone(null)));
  const [data, about] = await sheetsOf('{ members(page: { limit: 1 }) { items { createdAt joiningDate } } }');
  expect(textOf(data!)).toEqual([[new Date('2026-07-01T12:30:00Z'), new Date('2026-01-31')]]);
  expect(about!.rows[5]![1]).toMatch(/ Europe\/Berlin$/);
});

test('a text that no cell holds is cut, and the second sheet says so', async () => {
  await database.query(`update member set address = repeat('x', 40000) where name = 'Member 0003'`);
  const [data, about] = await sheetsOf('{ members(search: "member 0003") { items { address } } }');
  expect(textOf(data!)).toEqual([['x'.repeat(32_767)]]);
  expect(about!.rows.at(-1)).toEqual([
    'Shortened',
    '1 texts are longer than the 32,767 characters of a cell; CSV has them whole',
  ]);
});

test('more rows than a sheet has are rejected before the first one', async () => {
  const server = fastify();
  serveTables(server, {
    isSignedIn: async () => true,
    table: async () => ({ data: { hits: Array.from({ length: 2 ** 20 }, () => ({})) } }),
    hubs: { schema: buildSchema('type Query { hits: [Hit!] } type Hit { id: ID }') },
  });
  const { statusCode, body } = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { accept: XLSX },
    payload: { query: '{ hits { id } }' },
  });
  expect([statusCode, body]).toEqual([
    400,
    expect.stringContaining(
      'at most 1,048,575 rows, and this list has 1,048,576. Filter it, or request CSV.',
    ),
  ]);
});

test('what may not be viewed is rejected as JSON', async () => {
  const { response, body } = await fetchWorkbook('{ nonsense { items { id } } }');
  expect(response.status).toBe(400);
  expect(JSON.parse(new TextDecoder().decode(body))).toMatchObject({
    errors: [{ message: expect.any(String) }],
  });
});

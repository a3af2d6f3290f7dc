import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, tokenOf, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let database: pg.Client;

/** Their notes are 42 MB in all, those of a page of 1,000 are 35 MB. */
const PAYMENTS = 1_200;
const NOTES = 35_000;
const MESSAGE = 'The response is larger than 32 MB. Ask for fewer rows or columns, or download it as CSV.';

beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  await database.query(`
    insert into member (name, email, phone, membership_type, status, health_conditions, joining_date,
                        membership_start_date, membership_end_date)
      values ('Ann', 'ann@example.com', '1', 'Basic', 'active', '{}', date '2026-01-31', date '2026-01-31',
              date '2027-01-30');
    insert into payment (member_id, payment_number, amount, payment_method, payment_type, payment_date, payment_status, notes)
      select member.id, 'PAY-' || number, number, 'Cash', 'Membership', date '2026-02-01', 'completed',
             repeat(chr(97 + number % 26), ${NOTES})
        from member, generate_series(1, ${PAYMENTS}) number`);
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const authorization = async () => ({ authorization: `Bearer ${await tokenOf(app, 'admin')}` });

const post = async (query: string, accept: string) =>
  fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { accept, 'content-type': 'application/json', ...(await authorization()) },
    body: JSON.stringify({ query }),
  });
const get = async (path: string) => fetch(app.url + path, { headers: await authorization() });

test('a page above 32 MB is an error that says what to do', async () => {
  const overGraphql = await post(
    '{ payments(page: { limit: 1000 }) { items { notes } } }',
    'application/json',
  );
  expect(await overGraphql.json()).toMatchObject({
    data: null,
    errors: [{ message: MESSAGE, extensions: { code: 'RESPONSE_TOO_LARGE' } }],
  });
  const overRest = await get('/api/payments?page_size=1000');
  expect(overRest.status).toBe(400);
  expect(await overRest.json()).toMatchObject({ error: MESSAGE });
});

test('a list without paging is streamed whole', async () => {
  const rows = (await (await get('/api/payments')).json()) as { notes: string }[];
  expect(rows).toHaveLength(PAYMENTS);
  expect(rows.every(({ notes }) => notes.length === NOTES)).toBe(true);
});

test.each([
  ['text/csv', '{ payments { items { id notes } } }', PAYMENTS + 1],
  ['text/csv', '{ payments(page: { limit: 1100 }) { items { id notes } } }', 1101],
  ['application/jsonl', '{ payments { items { id notes } } }', PAYMENTS],
  [
    'text/csv',
    '{ paymentsAggregate(groupBy: [{ notes: true, paymentNumber: true }]) { group { notes paymentNumber } } }',
    PAYMENTS + 1,
  ],
])('a table is streamed whole, %s of %s', async (accept, query, lines) => {
  const text = await (await post(query, accept)).text();
  expect(text.trimEnd().split('\n')).toHaveLength(lines);
  expect(text.length).toBeGreaterThan(NOTES * (lines - 1));
});

test('a row that is too large by itself ends a table with the same error', async () => {
  const query = '{ members { items { payments(page: { limit: 1000 }) { items { notes } } } } }';
  const response = await post(query, 'application/jsonl');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ message: MESSAGE }] });
});

test.each(['application/json', 'text/csv'])('a list without paging is one snapshot, as %s', async accept => {
  const { rows } = await database.query<{ id: number }>('select id from payment order by id');
  const before = rows.map(({ id }) => id);
  const response = await fetch(`${app.url}/api/payments?sort=id`, {
    headers: { ...(await authorization()), accept },
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader.read()).value!;
  const last = before.at(-1)!;
  await database.query('delete from payment where id in (select id from payment order by id desc limit 3)');
  await database.query(`insert into payment (id, member_id, payment_number, amount, payment_method, payment_type, payment_date, payment_status)
    select ${last} + number, member.id, 'NEW-' || ${last} || '-' || number, 1, 'Cash', 'Membership', date '2026-02-01', 'completed'
      from member, generate_series(1, 3) number`);
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
  const found =
    accept === 'text/csv'
      ? text
          .trim()
          .split('\r\n')
          .slice(1)
          .map(line => Number.parseInt(line, 10))
      : (JSON.parse(text) as { id: number }[]).map(({ id }) => id);
  expect(found).toEqual(before);
  expect(response.headers.get('x-total-count')).toBe(String(before.length));
});

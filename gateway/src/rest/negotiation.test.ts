import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, tokenOf, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let authorization: string;
const LOCATIONS = 1001;

beforeAll(async () => {
  app = await startTestApp();
  authorization = `Bearer ${await tokenOf(app, 'admin')}`;
  const database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  await database.query(`
    insert into trainer (name, email, phone, status, joining_date, salary, working_hours, assigned_clients,
                           certifications, availability, specializations)
      select case number when 1 then '=1+2' else 'Trainer ' || to_char(number, 'FM0000') end, number || '@example.com',
             '5', 'active', date '2026-01-31', 100, 40, 0, '{}', '{}', '{"Yoga","Pilates; Barre"}'
        from generate_series(1, ${LOCATIONS}) number`);
  await database.end();
});
afterAll(() => app.stop());

async function get(path: string, accept?: string, init: RequestInit = {}) {
  const headers = { authorization, ...(accept !== undefined && { accept }) };
  const response = await fetch(`${app.url}/api${path}`, { ...init, headers });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, text };
}

test('a list is CSV for clients that prefer it, under its wire names, all rows or a page', async () => {
  const all = await get('/trainers', 'text/csv');
  expect([all.status, all.headers.get('content-type'), all.headers.get('x-total-count')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    String(LOCATIONS),
  ]);
  expect(all.headers.get('content-disposition')).toBe('attachment; filename="trainers.csv"');
  const lines = all.text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(LOCATIONS + 1);
  const [json] = JSON.parse((await get('/trainers?page=1&page_size=1&sort=id')).text) as [object];
  expect(lines[0]!.split(',')).toEqual(Object.keys(json));
  expect(lines[0]).toContain('joining_date');

  const page = await get('/trainers?page=1&page_size=2&sort=id', 'text/csv; bom=1; null=NULL');
  const [head, first, second, ...rest] = page.text.split('\r\n');
  expect(head).toBe(`\uFEFF${lines[0]}`);
  expect(first).toContain(`,"'=1+2",`);
  expect(second).toContain(',Trainer 0002,');
  expect(second).toContain('"Yoga; Pilates; Barre"');
  expect(second).toContain(',NULL');
  expect(rest).toEqual(['']);
});

test.each([
  [undefined, 'application/json'],
  ['*/*', 'application/json'],
  ['application/*', 'application/json'],
  ['text/html, */*;q=0.1', 'application/json'],
  ['application/json, text/csv', 'application/json'],
  ['application/json;q=0.2, text/csv', 'text/csv'],
  ['text/*', 'text/csv'],
])('Accept: %s gets %s', async (accept, type) => {
  const { status, headers } = await get('/trainers?page=1', accept);
  expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
});

test.each([
  ['/trainers', 'application/xml', 'This path serves application/json and text/csv'],
  ['/trainers', 'text/csv;q=0', 'This path serves application/json and text/csv'],
  ['/trainers/1', 'text/csv', 'This path serves application/json'],
])('%s with Accept: %s is 406', async (path, accept, message) => {
  const { status, text } = await get(path, accept);
  expect([status, JSON.parse(text)]).toMatchObject([406, { error: message, message }]);
});

test('a change without an acceptable response format is not made', async () => {
  const { status } = await get('/trainers/1', 'text/csv', { method: 'DELETE' });
  expect(status).toBe(406);
  expect((await get('/trainers?page=1')).headers.get('x-total-count')).toBe(String(LOCATIONS));
});

test.each([
  ['text/csv; decimals=99', 'decimals takes a whole number from 0 to 10'],
  ['text/csv; rows=sessions', 'rows is a parameter of /graphql: a record of REST has no lists'],
])('a wrong parameter is named: %s', async (accept, message) => {
  const { status, text } = await get('/trainers', accept);
  expect([status, JSON.parse(text).error]).toEqual([400, message]);
});

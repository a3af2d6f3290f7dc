import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMissingRecords } from '../fuzz/make-records.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { contracts } from '../../src/contracts.ts';
import { failure, fieldFailure, restClient, signedIn, type Client } from './client.ts';

/** Rows that are read of a list. */
const MOST_LISTED = 500;

let app: TestApp;
let admin: Client;
let anonymous: Client;
beforeAll(async () => {
  app = await startTestApp({ demo: true });
  await addMissingRecords(app);
  admin = await signedIn(app.url, 'admin');
  anonymous = await restClient(app.url);
});
afterAll(() => app.stop());

test('the OpenAPI document is a valid one of version 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(
    (await (await fetch(`${app.url}/api/openapi.json`)).json()) as Record<string, unknown>,
  );
  expect(errors ?? []).toEqual([]);
  expect([valid, validator.version]).toEqual([true, '3.1']);
});

describe.each(contracts.map(contract => [contract.path, contract] as const))('/%s', (path, contract) => {
  const { operations, label, defaultSort } = contract;
  // A billing run is started by a path of its own.
  const posts = operations.includes('create') || ['billing-runs', 'day-closes'].includes(path);

  test('lists an array with its full count, and one record of it', async () => {
    const page = await admin.get(`/${path}?page=1&page_size=3`);
    expect(page).toMatchObject({ status: 200 });
    const count = Number(page.headers.get('x-total-count'));
    expect(page.body).toHaveLength(Math.min(count, 3));
    const [first] = page.body;
    const more = await admin.get(`/${path}?page=1&page_size=${MOST_LISTED}`);
    expect([more.status, more.headers.get('x-total-count')]).toEqual([200, String(count)]);
    expect(more.body).toHaveLength(Math.min(count, MOST_LISTED));
    expect(page.body).toEqual(more.body.slice(0, 3));
    expect((await admin.get(`/${path}/${first.id}`)).body).toMatchObject(first);
  });

  test('has nothing as of a day before the club', async () => {
    const [first] = (await admin.get(`/${path}?page=1&page_size=1`)).body;
    const list = await admin.get(`/${path}?as_of=1990-01-31&page=1`);
    const record = await admin.get(`/${path}/${first.id}?as_of=1990-01-31`);
    expect([list.status, list.body, list.headers.get('x-total-count')]).toEqual([200, [], '0']);
    expect([record.status, record.body]).toEqual([404, failure(`${label} not found`)]);
  });

  test('keeps its order from page to page', async () => {
    const ids = async (query: string) =>
      (await admin.get(`/${path}?${query}`)).body.map((row: { id: number }) => row.id);
    const field = contract.fields.find(({ name }) => name === defaultSort[0]?.field)!;
    const sort = `sort=${field.wire}`;
    expect([
      ...(await ids(`${sort}&page=1&page_size=5`)),
      ...(await ids(`${sort}&page=2&page_size=5`)),
    ]).toEqual(await ids(`${sort}&page_size=10`));
    const up = await ids(`${sort},id`);
    expect(await ids(`sort=-${field.wire},-id`)).toEqual(up.toReversed());
  });

  test('rejects what it does not know, by name', async () => {
    expect((await admin.get(`/${path}?shoe_size=1`)).body).toEqual(
      fieldFailure('shoe_size', 'Unknown query parameter: shoe_size'),
    );
    if (!operations.includes('create')) return;
    const { status, body } = await admin.post(`/${path}`, { shoe_size: 1 });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ shoe_size: 'Unknown field: shoe_size' });
  });

  test('has no record 999999999', async () => {
    const { status, body } = await admin.get(`/${path}/999999999`);
    expect([status, body]).toEqual([404, failure(`${label} not found`)]);
  });

  test('rejects anonymous clients', async () => {
    for (const reply of [
      await anonymous.get(`/${path}`),
      await anonymous.get(`/${path}/1`),
      ...(posts ? [await anonymous.post(`/${path}`, {})] : []),
    ]) {
      expect(reply.status).toBe(401);
      expect(reply.body).toEqual(failure('Please sign in'));
    }
  });

  test('HEAD returns the count, OPTIONS and 405 the allowed methods', async () => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const send = (method: string) => fetch(`${app.url}/api/${path}`, { method, headers });
    const head = await send('HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('x-total-count'))).toBeGreaterThanOrEqual(0);
    const allow = [...(posts ? ['POST'] : []), 'GET', 'HEAD', 'OPTIONS'].toSorted();
    const allowed = (response: Response) => response.headers.get('allow')?.split(', ').toSorted();
    const options = await send('OPTIONS');
    expect([options.status, allowed(options)]).toEqual([204, allow]);
    for (const method of [...(posts ? [] : ['POST']), 'DELETE', 'PUT', 'PATCH']) {
      const rejected = await send(method);
      expect([rejected.status, allowed(rejected)]).toEqual([405, allow]);
      expect(await rejected.json()).toEqual(failure(`${method} is not possible on /api/${path}`));
    }
  });
});

test.each(['0', '-1', 'abc', '1.5', '99999999999999'])('no path has a record %s', async id => {
  expect(await admin.get(`/members/${id}`)).toMatchObject({ status: 404, body: failure('Member not found') });
});

test.each([
  ['an array', '[{}]', 400, 'The body must be a JSON object'],
  ['a text', '"x"', 400, 'The body must be a JSON object'],
  ['nothing', '', 400, 'The body must be a JSON object'],
  ['no JSON', '{"name":', 400, 'The body is not valid JSON'],
  ['too much', `{"name":"${'x'.repeat(1024 * 1024)}"}`, 413, 'The body is larger than 1 MB'],
])('no path takes a body of %s', async (_what, text, status, message) => {
  const reply = await admin.post('/members', text);
  expect([reply.status, reply.body]).toEqual([status, failure(message)]);
});

test('GET /equipment/{id} carries its maintenance records, the latest first', async () => {
  const [record] = (await admin.get('/maintenance?page_size=1')).body;
  const { status, body } = await admin.get(`/equipment/${record.equipment_id}`);
  expect(status).toBe(200);
  expect(body.maintenance_records).toContainEqual(record);
  const dates = body.maintenance_records.map((one: { date: string }) => one.date);
  expect(dates).toEqual([...dates].sort().toReversed());
});

test('GET /parking-passes/lot/{lot} lists the passes of a lot', async () => {
  const lots = (await admin.get('/parking-passes')).body.map((pass: { lot: string | null }) => pass.lot);
  const lot = lots.find((name: string | null) => name !== null);
  const { status, headers, body } = await admin.get(
    `/parking-passes/lot/${encodeURIComponent(lot)}?page_size=1000`,
  );
  expect(status).toBe(200);
  expect(body.length).toBe(Math.min(lots.filter((name: string) => name === lot).length, 1000));
  expect(headers.get('x-total-count')).toBe(String(lots.filter((name: string) => name === lot).length));
});

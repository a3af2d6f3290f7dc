import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { signedIn, type Client } from './client.ts';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startTestApp({ demo: false });
  admin = await signedIn(app.url, 'admin');
});
afterAll(() => app.stop());

const item = { page: 'Lockers', dropdown_name: 'size', value: 'wide', display_text: 'Wide' };

test('POST /master-data returns 201 with the entry as saved', async () => {
  const { status, body } = await admin.post('/master-data', { ...item, sort_order: '' });
  expect(status).toBe(201);
  expect(body).toEqual({
    ...item,
    id: expect.any(Number),
    version: 1,
    created_at: expect.any(String),
    updated_at: expect.any(String),
    sort_order: 0,
    is_active: true,
  });
  expect((await admin.get(`/master-data/${body.id}`)).body).toEqual(body);
});

test('a value is there once in its drop-down', async () => {
  await admin.post('/master-data', { ...item, value: 'twice' });
  const { status } = await admin.post('/master-data', { ...item, value: 'twice' });
  expect(status).toBe(409);
});

test('GET /master-data/page/{page} returns the entries of the page', async () => {
  const { status, headers, body } = await admin.get('/master-data/page/Members');
  expect(status).toBe(200);
  expect(body.length).toBe(Number(headers.get('x-total-count')));
  expect(new Set(body.map((entry: typeof item) => entry.page))).toEqual(new Set(['Members']));
  expect(body.map((entry: typeof item) => entry.dropdown_name)).toEqual(
    expect.arrayContaining(['membership_type', 'status', 'gender']),
  );
});

test('GET /master-data?page=… narrows by the field', async () => {
  const byField = await admin.get('/master-data?page=Trainers&dropdown_name=status');
  expect(byField.body.map((entry: typeof item) => entry.value).sort()).toEqual([
    'active',
    'busy',
    'on leave',
  ]);
});

test('GET /master-data/dropdown/{dropdown}/page/{page} returns value and display_text, in order and active only', async () => {
  for (const [value, sort_order, is_active] of [
    ['small', 2, true],
    ['tall', 1, 'true'],
    ['broken', 0, false],
  ])
    await admin.post('/master-data', {
      page: 'Cabinets',
      dropdown_name: 'kind',
      value,
      display_text: `${value}!`,
      sort_order,
      is_active,
    });
  const trainer = await signedIn(app.url, 'trainer');
  const { status, body } = await trainer.get('/master-data/dropdown/kind/page/Cabinets');
  expect(status).toBe(200);
  expect(body).toEqual([
    { id: expect.any(Number), value: 'tall', display_text: 'tall!' },
    { id: expect.any(Number), value: 'small', display_text: 'small!' },
  ]);
});

test('an unknown drop-down is an empty list', async () => {
  expect((await admin.get('/master-data/dropdown/nothing/page/Nowhere')).body).toEqual([]);
});

test('PUT and DELETE return the entry and a message; other roles may only view', async () => {
  const { id } = (await admin.post('/master-data', { ...item, value: 'deep' })).body;
  expect(
    (await admin.put(`/master-data/${id}`, { displayText: 'Very deep', isActive: 0 })).body,
  ).toMatchObject({
    display_text: 'Very deep',
    is_active: false,
  });
  const reception = await signedIn(app.url, 'reception');
  expect((await reception.get(`/master-data/${id}`)).status).toBe(200);
  expect((await reception.delete(`/master-data/${id}`)).status).toBe(403);
  expect((await admin.delete(`/master-data/${id}`)).body.message).toMatch(/ deleted successfully$/);
});

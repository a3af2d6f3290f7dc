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

const grant = {
  role: 'Trainer',
  resource: 'saunas',
  can_view: 1,
  can_add: 0,
  can_edit: 0,
  can_delete: 0,
  menu_visible: 1,
};

test('POST /users/permissions takes and returns booleans as 1 and 0', async () => {
  const { status, body } = await admin.post('/users/permissions', grant);
  expect(status).toBe(201);
  expect(body).toEqual({
    ...grant,
    id: expect.any(Number),
    version: 1,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  expect((await admin.get(`/users/permissions/${body.id}`)).body).toEqual(body);
});

test('a role and a resource go together once', async () => {
  await admin.post('/users/permissions', { ...grant, resource: 'towels' });
  expect((await admin.post('/users/permissions', { ...grant, resource: 'towels' })).status).toBe(409);
});

test('GET /users/permissions is sorted by role', async () => {
  const { status, body } = await admin.get('/users/permissions');
  const roles = body.map((row: typeof grant) => row.role);
  expect(status).toBe(200);
  expect(roles).toEqual([...roles].sort());
});

test('a changed permission holds at once', async () => {
  const reception = await signedIn(app.url, 'reception');
  const [row] = (await admin.get('/users/permissions?role=Reception&resource=locations')).body;
  expect((await reception.get('/locations')).status).toBe(200);
  const changed = await admin.put(`/users/permissions/${row.id}`, { canView: false });
  expect(changed.body).toMatchObject({ can_view: 0, menu_visible: row.menu_visible });
  expect((await reception.get('/locations')).status).toBe(403);
  await admin.put(`/users/permissions/${row.id}`, { can_view: '1' });
  expect((await reception.get('/locations')).status).toBe(200);
});

test('DELETE /users/permissions/{id} returns a message', async () => {
  const { id } = (await admin.post('/users/permissions', { ...grant, resource: 'benches' })).body;
  expect((await admin.delete(`/users/permissions/${id}`)).body).toEqual({
    message: 'Permission deleted successfully',
  });
});

test('an Admin may look and not change', async () => {
  const manager = await signedIn(app.url, 'manager');
  expect((await manager.get('/users/permissions?page_size=1')).status).toBe(200);
  expect((await manager.post('/users/permissions', { ...grant, resource: 'mirrors' })).status).toBe(403);
});

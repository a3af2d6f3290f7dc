import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { failure, fieldFailure, restClient, signedIn, type Client } from './client.ts';

let app: TestApp;
let anonymous: Client;
beforeAll(async () => {
  app = await startTestApp({ demo: false });
  anonymous = await restClient(app.url);
});
afterAll(() => app.stop());

test('POST /auth/login returns a token and the user in snake_case with a map of permissions', async () => {
  const { status, body } = await anonymous.post('/auth/login', {
    username: 'reception',
    password: 'reception123',
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    token: expect.any(String),
    user: {
      id: expect.any(Number),
      username: 'reception',
      email: expect.any(String),
      full_name: expect.any(String),
      role: 'Reception',
      status: 'active',
      last_login: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      permissions: expect.objectContaining({
        members: { view: true, add: true, edit: true, delete: false, menuVisible: true },
        payroll: { view: false, add: false, edit: false, delete: false, menuVisible: false },
      }),
    },
  });
});

test('GET /auth/me returns the user under a field of its own', async () => {
  const trainer = await signedIn(app.url, 'trainer');
  const { status, body } = await trainer.get('/auth/me');
  expect(status).toBe(200);
  expect(body).toEqual({ user: expect.objectContaining({ username: 'trainer', role: 'Trainer' }) });
});

test('an unknown user and a wrong password have the same response', async () => {
  const [unknown, wrong] = await Promise.all([
    anonymous.post('/auth/login', { username: 'nobody', password: 'whatever1' }),
    anonymous.post('/auth/login', { username: 'manager', password: 'whatever1' }),
  ]);
  expect(unknown.status).toBe(401);
  expect(wrong.status).toBe(401);
  expect(unknown.body).toEqual(wrong.body);
  expect(unknown.body.error).toEqual(expect.any(String));
});

test('too many attempts return 429 and the time to wait', async () => {
  const attempt = () => anonymous.post('/auth/login', { username: 'guessed', password: 'wrong-one' });
  let reply = await attempt();
  for (let count = 0; count < 30 && reply.status === 401; count++) reply = await attempt();
  expect(reply.status).toBe(429);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  const { error, template, values } = reply.body;
  expect(template).toBe('{what}. Try again in {seconds} seconds.');
  expect(error).toBe(`${values.what.template}. Try again in ${values.seconds} seconds.`);
});

test.each([
  [{}, { username: 'Username is required', password: 'Password is required' }],
  [{ username: 'admin' }, { password: 'Password is required' }],
  [{ username: 'admin', password: 'x', otp: '1' }, { otp: 'Unknown field: otp' }],
  [{ username: 5, password: 'x' }, { username: 'username must be text' }],
])('a login of %j is rejected', async (credentials, fields) => {
  const { status, body } = await anonymous.post('/auth/login', credentials);
  expect(status).toBe(400);
  expect(body.fields).toEqual(fields);
});

test.each([
  ['no token', undefined],
  ['a token of nobody', 'abc.def.ghi'],
])('with %s it answers 401', async (_what, token) => {
  const { status, body, headers } = await (await restClient(app.url, token)).get('/auth/me');
  expect(status).toBe(401);
  expect(body).toEqual(failure(body.message));
  expect(headers.get('www-authenticate')).toBe('Bearer');
});

test('a query parameter is rejected where there is none', async () => {
  const admin = await signedIn(app.url, 'admin');
  const { status, body } = await admin.get('/auth/me?verbose=1');
  expect(status).toBe(400);
  expect(body).toEqual(fieldFailure('verbose', 'Unknown query parameter: verbose'));
});

test('POST /auth/logout ends the session, and is the same when it is repeated', async () => {
  const reception = await signedIn(app.url, 'reception');
  for (let count = 0; count < 2; count++)
    expect(await reception.post('/auth/logout')).toMatchObject({
      status: 200,
      body: { message: 'Signed out' },
    });
  expect((await reception.get('/auth/me')).status).toBe(401);
  expect((await (await signedIn(app.url, 'reception')).get('/auth/me')).status).toBe(200);
});

test('POST /users/{id}/end-sessions ends those of the user', async () => {
  const [one, other] = [await signedIn(app.url, 'trainer'), await signedIn(app.url, 'trainer')];
  const { id } = (await one.get('/auth/me')).body.user;
  expect((await one.post(`/users/${id}/end-sessions`)).status).toBe(200);
  for (const client of [one, other]) expect((await client.get('/auth/me')).status).toBe(401);
});

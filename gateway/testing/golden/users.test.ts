import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { failure, fieldFailure, restClient, signedIn, type Client } from './client.ts';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startTestApp({ demo: false });
  admin = await signedIn(app.url, 'admin');
});
afterAll(() => app.stop());

let made = 0;
const bob = () => ({
  username: `bob${++made}`,
  email: `bob${made}@club.example`,
  full_name: 'Bob Brown',
  role: 'Reception',
  password: 'secret1',
});
const added = async () => (await admin.post('/users', bob())).body;

test('POST /users returns 201 with the user, never with the password', async () => {
  const { password, ...rest } = bob();
  const { status, body } = await admin.post('/users', {
    ...rest,
    fullName: rest.full_name,
    full_name: undefined,
    password,
    confirmPassword: password,
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    ...rest,
    id: expect.any(Number),
    version: 1,
    created_at: expect.any(String),
    updated_at: expect.any(String),
    status: 'active',
    last_login: null,
  });
  expect((await admin.get(`/users/${body.id}`)).body).toEqual(body);
  await signedIn(app.url, rest.username, password);
});

test('says what is missing, in the words of the form', async () => {
  const { status, body } = await admin.post('/users', {});
  expect(status).toBe(400);
  expect(body.fields).toMatchObject({
    username: 'Username is required',
    email: 'Email is required',
    full_name: 'Full name is required',
    role: 'Role is required',
    password: 'Password is required',
  });
});

test.each([
  ['email', 'nonsense', 'Enter a valid email'],
  ['password', 'short', 'Password must be at least 6 characters'],
  ['confirm_password', 'other12', 'Passwords must match'],
])('rejects %s %j', async (field, value, message) => {
  const { status, body } = await admin.post('/users', { ...bob(), [field]: value });
  expect(status).toBe(400);
  expect(body).toEqual(fieldFailure(field, message));
});

test('a user name is there once', async () => {
  const { username } = await added();
  expect((await admin.post('/users', { ...bob(), username })).status).toBe(409);
});

test('GET /users lists them by user name', async () => {
  await added();
  const { status, headers, body } = await admin.get('/users');
  const names = body.map((user: { username: string }) => user.username);
  expect(status).toBe(200);
  expect(headers.get('x-total-count')).toBe(String(names.length));
  expect(names).toEqual([...names].sort());
  expect(names).toEqual(expect.arrayContaining(['admin', 'manager', 'accounts', 'reception', 'trainer']));
});

test('PUT /users/{id} changes the fields given, and no password', async () => {
  const user = await added();
  const { status, body } = await admin.put(`/users/${user.id}`, { fullName: 'Bob Blue', role: 'Trainer' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...user,
    full_name: 'Bob Blue',
    role: 'Trainer',
    version: 2,
    updated_at: expect.any(String),
  });
  const rejected = await admin.put(`/users/${user.id}`, { password: 'another1' });
  expect(rejected.status).toBe(400);
  expect(rejected.body).toEqual(fieldFailure('password', 'Password cannot be changed here'));
});

test('PUT /users/{id}/status returns the user and revokes the tokens', async () => {
  const user = await added();
  const bobsClient = await signedIn(app.url, user.username, 'secret1');
  const { status, body } = await admin.put(`/users/${user.id}/status`, { status: 'inactive' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: user.id, status: 'inactive' });
  expect((await bobsClient.get('/auth/me')).status).toBe(401);
  const login = await (
    await restClient(app.url)
  ).post('/auth/login', { username: user.username, password: 'secret1' });
  expect(login.status).toBe(401);
  expect((await admin.put(`/users/${user.id}/status`, { status: 'asleep' })).status).toBe(400);
  expect((await admin.put(`/users/${user.id}/status`, {})).body).toEqual(
    fieldFailure('status', 'Status is required'),
  );
});

test('PUT /users/{id}/password requires the current password of the signed-in user', async () => {
  const user = await added();
  const change = { currentPassword: 'admin123', newPassword: 'changed1', confirmPassword: 'changed1' };
  const wrong = await admin.put(`/users/${user.id}/password`, { ...change, currentPassword: 'secret1' });
  expect(wrong.status).toBe(400);
  expect(Object.keys(wrong.body.fields)).toEqual(['currentPassword']);
  const changed = await admin.put(`/users/${user.id}/password`, change);
  expect(changed.status).toBe(200);
  expect(changed.body).toEqual({ message: expect.any(String) });
  await signedIn(app.url, user.username, 'changed1');
});

test('who changes their own password goes on with a new token; the one before is ended', async () => {
  const user = await added();
  // The permission to edit users includes passwords; a manager has it.
  await admin.put(`/users/${user.id}`, { role: 'Admin' });
  const before = await signedIn(app.url, user.username, 'secret1');
  const { status, body } = await before.put(`/users/${user.id}/password`, {
    current_password: 'secret1',
    new_password: 'changed1',
    confirm_password: 'changed1',
  });
  expect(status).toBe(200);
  expect(body).toEqual({ message: expect.any(String), token: expect.any(String) });
  expect((await before.get('/auth/me')).status).toBe(401);
  expect((await (await restClient(app.url, body.token)).get('/auth/me')).status).toBe(200);
});

test.each([
  [{}, { currentPassword: 'Current password is required', newPassword: 'New password is required' }],
  [
    { currentPassword: 'admin123', newPassword: 'short', confirmPassword: 'short' },
    { newPassword: 'Password must be at least 6 characters' },
  ],
  [
    { currentPassword: 'admin123', newPassword: 'changed1', confirmPassword: 'changed2' },
    { confirmPassword: 'Passwords must match' },
  ],
])('a change of password of %j is rejected', async (change, fields) => {
  const { id } = await added();
  const { status, body } = await admin.put(`/users/${id}/password`, change);
  expect(status).toBe(400);
  expect(body.fields).toMatchObject(fields);
});

test('users are never deleted', async () => {
  const { status, headers, body } = await admin.delete('/users/1');
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('GET, PUT, HEAD, OPTIONS');
  expect(body).toEqual(failure('DELETE is not possible on /api/users/{id}'));
});

test('nobody but Super User and Admin may look', async () => {
  for (const name of ['accounts', 'reception', 'trainer'])
    expect((await (await signedIn(app.url, name)).get('/users')).status).toBe(403);
});

test('a user name or e-mail address that looks like one in use is in use', async () => {
  await admin.post('/users', { ...bob(), username: 'Zo\u00eb', email: 'Zoe@club.example' });
  const posts = await Promise.all(
    [{ username: 'ZOE\u0308' }, { username: 'zo\u200b\u00eb ' }, { email: 'zoe\u200b@CLUB.example' }].map(
      like => admin.post('/users', { ...bob(), ...like }),
    ),
  );
  expect(posts.map(({ status, body }) => [status, body.fields])).toEqual([
    [409, { username: 'Username is already in use' }],
    [409, { username: 'Username is already in use' }],
    [409, { email: 'Email is already in use' }],
  ]);
  for (const username of ['zo\u00eb', 'zoe\u0308'])
    expect(
      (await admin.get(`/users?username=${encodeURIComponent(username.replace('z', 'Z'))}`)).body,
    ).toHaveLength(1);
  expect((await admin.get(`/users?q=${encodeURIComponent('ZOE\u0308')}`)).body).toHaveLength(1);
});

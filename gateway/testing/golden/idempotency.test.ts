import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, tokenOf, type TestApp } from '../test-app.ts';
import { signedIn, type Client } from './client.ts';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signedIn(app.url, 'admin');
});
afterAll(() => app.stop());

const member = { name: 'Zoe', email: 'zoe@example.com', phone: '555' };

async function send(method: 'POST' | 'PUT' | 'GET', path: string, key: string, body?: object) {
  const response = await fetch(`${app.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await tokenOf(app, 'admin')}`,
      'idempotency-key': key,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const replayed = response.headers.get('idempotency-replayed');
  const text = await response.text();
  return { status: response.status, replayed, body: JSON.parse(text) };
}

test('a repeated POST returns the first record, and says so in a header', async () => {
  const first = await send('POST', '/members', 'one', member);
  expect(first).toMatchObject({ status: 201, replayed: null });
  expect(await send('POST', '/members', 'one', member)).toEqual({ ...first, replayed: 'true' });
  expect((await admin.get('/members')).body).toHaveLength(1);
});

test('so do requests at the same moment', async () => {
  const before = (await admin.get('/members')).body.length;
  const replies = await Promise.all(Array.from({ length: 8 }, () => send('POST', '/members', 'two', member)));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
  expect(new Set(replies.map(({ body }) => body.member.id)).size).toBe(1);
  expect(replies.filter(({ replayed }) => replayed === null)).toHaveLength(1);
  expect((await admin.get('/members')).body).toHaveLength(before + 1);
});

test('another body, or another path, is a conflict', async () => {
  await send('POST', '/members', 'three', member);
  for (const [path, body] of [
    ['/members', { ...member, name: 'Ann' }],
    ['/expenses', { category: 'rent' }],
  ] as const)
    expect(await send('POST', path, 'three', body)).toMatchObject({
      status: 409,
      replayed: null,
      body: { message: expect.stringContaining('saved with other values') },
    });
});

test('a body that was rejected can be corrected under the same key', async () => {
  expect((await send('POST', '/members', 'four', { ...member, email: 'nobody' })).status).toBe(400);
  expect(await send('POST', '/members', 'four', member)).toMatchObject({ status: 201, replayed: null });
});

test.each(['', 'x'.repeat(256), 'two words'])('%j is no key', async key => {
  expect(await send('POST', '/members', key, member)).toMatchObject({
    status: 400,
    body: { message: 'Idempotency-Key must have 1 to 255 visible ASCII characters' },
  });
});

test('merges, billing runs and closings are repeated safely too', async () => {
  const [keep, other] = [
    (await admin.post('/members', member)).body.member,
    (await admin.post('/members', member)).body.member,
  ];
  const month = '2025-01';
  const date = new Date().toISOString().slice(0, 10);
  const requests = [
    [`/members/${keep.id}/merge`, { merged_id: other.id }],
    ['/billing-runs', { date }],
    ['/closed-periods', { month }],
    [`/closed-periods/${month}/reopen`, { reason: 'A late invoice' }],
  ] as const;
  for (const [path, body] of requests) {
    const first = await send('POST', path, path, body);
    expect(first, path).toMatchObject({ status: expect.toBeOneOf([200, 201]), replayed: null });
    const second = await send('POST', path, path, body);
    expect(second, path).toMatchObject({ status: first.status, replayed: 'true' });
    const idOf = (response: typeof first) => response.body.id ?? response.body.operation_id;
    expect(idOf(second), path).toBe(idOf(first));
  }
});

test('other requests take no notice of the header', async () => {
  const { body } = await send('POST', '/members', 'five', member);
  const path = `/members/${body.member.id}`;
  expect((await send('GET', path, 'five')).status).toBe(200);
  expect((await send('PUT', path, 'five', { name: 'Ann' })).body.member.name).toBe('Ann');
});

test('over GraphQL the header goes with one create', async () => {
  const create = async (name: string) => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await tokenOf(app, 'admin')}`,
        'content-type': 'application/json',
        'idempotency-key': 'six',
      },
      body: JSON.stringify({
        query: 'mutation ($input: MemberInput!) { member: createMember(input: $input) { id } }',
        variables: { input: { ...member, name } },
      }),
    });
    return (await response.json()) as {
      data: { member: { id: string } } | null;
      extensions?: { idempotencyReplayed?: true };
      errors?: { extensions: { code: string } }[];
    };
  };
  const first = await create('Zoe');
  const second = await create('Zoe');
  expect(second.data).toEqual(first.data);
  expect([first.extensions?.idempotencyReplayed, second.extensions?.idempotencyReplayed]).toEqual([
    undefined,
    true,
  ]);
  expect((await create('Ann')).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

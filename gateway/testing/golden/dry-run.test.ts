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

const input = { name: 'Zoe', email: 'zoe@example.com', phone: '555' };
const members = async () => (await admin.get('/members')).body;

test('a dry POST returns what it would store, and stores nothing', async () => {
  const { status, body } = await admin.post('/members?dry_run=true', input);
  expect(status).toBe(200);
  expect(body.record).toMatchObject({ ...input, status: 'active', version: 1 });
  expect(body.entries).toMatchObject([
    { resource: 'members', record_id: body.record.id, title: 'Zoe', action: 'created', version: 1 },
  ]);
  expect(await members()).toEqual([]);
});

test('a dry PUT and a dry DELETE name the changes of other records by their REST names', async () => {
  const trainer = (
    await admin.post('/trainers', {
      ...input,
      phone: '(555) 123-4567',
      specializations: ['Yoga'],
      status: 'active',
      joining_date: '2024-01-15',
      salary: 4000,
      working_hours: 32,
    })
  ).body;
  const { member } = (await admin.post('/members', { ...input, assigned_trainer_id: trainer.id })).body;
  const before = await members();
  const put = await admin.put(`/members/${member.id}?dry_run=true`, { city: 'Rome', version: 1 });
  expect(put).toMatchObject({
    status: 200,
    body: {
      record: { id: member.id, city: 'Rome', version: 2 },
      entries: [{ action: 'updated', changes: [{ field: 'city', before: null, after: 'Rome' }] }],
    },
  });
  const removed = await admin.delete(`/trainers/${trainer.id}?dry_run=true`);
  expect(removed).toMatchObject({
    status: 200,
    body: {
      record: null,
      entries: [
        { resource: 'trainers', record_id: trainer.id, action: 'deleted' },
        {
          resource: 'members',
          record_id: member.id,
          changes: [{ field: 'assigned_trainer_id', before: String(trainer.id), after: null }],
        },
      ],
    },
  });
  expect(await members()).toEqual(before);
  expect((await admin.get(`/trainers/${trainer.id}`)).status).toBe(200);
});

test('what is rejected is rejected, as are other values and paths', async () => {
  const [member] = await members();
  const count = (await members()).length;
  const stale = { city: 'Rome', version: 9 };
  const dry = await admin.put(`/members/${member.id}?dry_run=true`, stale);
  const real = await admin.put(`/members/${member.id}`, stale);
  expect([dry.status, dry.body]).toEqual([409, real.body]);
  expect((await admin.post('/members?dry_run=true', { name: '' })).body).toEqual(
    (await admin.post('/members', { name: '' })).body,
  );
  for (const query of ['dry_run=yes', 'dry_run=', 'dry_run=true&dry_run=true', 'dryrun=true'])
    expect(await admin.post(`/members?${query}`, { ...input, email: 'new@example.com' })).toMatchObject({
      status: 400,
    });
  expect(await admin.post('/sessions/cancel?dry_run=true', {})).toMatchObject({ status: 400 });
  expect(await members()).toHaveLength(count);
});

test('a dry POST does not use its Idempotency-Key', async () => {
  const post = async (query: string, name: string) => {
    const response = await fetch(`${app.url}/api/members${query}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await tokenOf(app, 'admin')}`,
        'idempotency-key': 'dry',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...input, name, email: `${name}@example.com` }),
    });
    return { status: response.status, replayed: response.headers.get('idempotency-replayed') };
  };
  expect(await post('?dry_run=true', 'ada')).toEqual({ status: 200, replayed: null });
  expect(await post('', 'bob')).toEqual({ status: 201, replayed: null });
});

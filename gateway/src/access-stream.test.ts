import { createHash, createHmac } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeGrant } from '@gym/hub-kit/testing';
import { executeGraphql, startTestApp, tokenOf, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Follows the stream of a user, or of a token. */
async function listen(username: string, token?: string) {
  const authorization = `Bearer ${token ?? (await tokenOf(app, username))}`;
  const response = await fetch(`${app.url}/graphql/access`, { headers: { authorization } });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let ended = false;
  let events = 0;
  let replaced = false;
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      events += value.split('data: changed').length - 1;
      replaced ||= value.includes('event: replaced');
    }
    ended = true;
  })();
  return {
    contentType: response.headers.get('content-type'),
    events: () => events,
    ended: () => ended,
    replaced: () => replaced,
    close: () => reader.cancel(),
  };
}

test('the stream needs a token', async () => {
  const response = await fetch(`${app.url}/graphql/access`);
  expect(response.status).toBe(401);
});

test('a user gets the events of their own access at once, and no others', async () => {
  const reception = await listen('reception');
  expect(reception.contentType).toBe('text/event-stream');
  const trainer = await listen('trainer');

  await changeGrant(app, 'Trainer', 'members', { canAdd: true });
  await expect.poll(trainer.events).toBe(1);
  await changeGrant(app, 'Reception', 'members', { menuVisible: false });
  await expect.poll(reception.events).toBe(1);
  await tokenOf(app, 'manager');
  await changeGrant(app, 'Reception', 'members', { menuVisible: true });
  await expect.poll(reception.events).toBe(2);
  expect(trainer.events()).toBe(1);
  await Promise.all([reception.close(), trainer.close()]);
});

test('the stream ends with the token', async () => {
  const accounts = await listen('accounts');
  const { users } = await executeGraphql(
    app,
    '{ users(filter: { username: { eq: "accounts" } }) { items { id } } }',
  );
  const [user] = users!['items'] as { id: string }[];
  await executeGraphql(app, 'mutation ($id: ID!) { setUserStatus(id: $id, status: "inactive") { id } }', {
    id: user?.id,
  });
  await expect.poll(accounts.ended).toBe(true);
  expect(accounts.events()).toBe(0);
});

test('of more than ten streams of a user the oldest ends, and its page is notified', async () => {
  const streams: Awaited<ReturnType<typeof listen>>[] = [];
  for (let count = 0; count < 12; count++) streams.push(await listen('manager'));
  await expect
    .poll(() => streams.map(stream => [stream.ended(), stream.replaced()]))
    .toEqual(streams.map((_, index) => [index < 2, index < 2]));
  const other = await listen('reception');
  await changeGrant(app, 'Admin', 'members', { menuVisible: false });
  await expect.poll(() => streams.slice(2).map(({ events }) => events())).toEqual(Array(10).fill(1));
  expect(other.ended()).toBe(false);
  await Promise.all([other, ...streams].map(stream => stream.close()));
});

test('a stream ends when its token expires', async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows: secrets } = await client.query(`select value from secret where name = 'token-key'`);
  const { rows: users } = await client.query(
    `select id, token_version from "user" where username = 'trainer'`,
  );
  await client.end();
  const key = createHash('sha256').update(secrets[0].value).digest();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3;
  const claims = { sub: String(users[0].id), v: users[0].token_version, exp };
  const content = `${part({ alg: 'HS256' })}.${part(claims)}`;
  const token = `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
  const stream = await listen('trainer', token);
  expect(stream.ended()).toBe(false);
  await expect.poll(stream.ended).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(exp * 1000);
});

test('a personal token gets no stream', async () => {
  const { made } = await executeGraphql(
    app,
    'mutation { made: createPersonalToken(input: { name: "Follows" }) { token } }',
  );
  const headers = { authorization: `Bearer ${String(made!['token'])}` };
  expect((await fetch(`${app.url}/graphql/access`, { headers })).status).toBe(403);
});

test('an open stream does not keep the server from closing', async () => {
  const other = await startTestApp();
  const authorization = `Bearer ${await tokenOf(other, 'reception')}`;
  const response = await fetch(`${other.url}/graphql/access`, { headers: { authorization } });
  // What still runs when the time of running requests is over is cut off, which ends a stream with an error.
  await Promise.all([other.stop(), response.text()]);
});

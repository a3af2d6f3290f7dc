import { afterAll, beforeAll, expect, test } from 'vitest';
import { askApi, startClub, tokenOf, type Club } from '../testing/club.ts';
import { changeGrant } from '../testing/records.ts';

let club: Club;
beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.stop());

/** What is told to a person until `enough` events came or the stream ended. */
async function listen(username: string) {
  const authorization = `Bearer ${await tokenOf(club, username)}`;
  const response = await fetch(`${club.url}/graphql/access`, { headers: { authorization } });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let ended = false;
  let events = 0;
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      events += value.split('data: changed').length - 1;
    }
    ended = true;
  })();
  return {
    contentType: response.headers.get('content-type'),
    events: () => events,
    ended: () => ended,
    close: () => reader.cancel(),
  };
}

test('nobody is told without a token', async () => {
  const response = await fetch(`${club.url}/graphql/access`);
  expect(response.status).toBe(401);
});

test('a person is told of what concerns them, at once, and of nothing else', async () => {
  const reception = await listen('reception');
  expect(reception.contentType).toBe('text/event-stream');
  const trainer = await listen('trainer');

  await changeGrant(club, 'Trainer', 'members', { canAdd: true });
  await expect.poll(trainer.events).toBe(1);
  await changeGrant(club, 'Reception', 'members', { menuVisible: false });
  await expect.poll(reception.events).toBe(1);
  await tokenOf(club, 'manager');
  await changeGrant(club, 'Reception', 'members', { menuVisible: true });
  await expect.poll(reception.events).toBe(2);
  expect(trainer.events()).toBe(1);
  await Promise.all([reception.close(), trainer.close()]);
});

test('the stream ends with the token', async () => {
  const accounts = await listen('accounts');
  const { users } = await askApi(
    club,
    '{ users(filter: { username: { eq: "accounts" } }) { items { id } } }',
  );
  const [user] = users!['items'] as { id: string }[];
  await askApi(club, 'mutation ($id: ID!) { setUserStatus(id: $id, status: "inactive") { id } }', {
    id: user?.id,
  });
  await expect.poll(accounts.ended).toBe(true);
  expect(accounts.events()).toBe(0);
});

test('an open stream does not keep the server from closing', async () => {
  const other = await startClub();
  const authorization = `Bearer ${await tokenOf(other, 'reception')}`;
  const response = await fetch(`${other.url}/graphql/access`, { headers: { authorization } });
  const began = performance.now();
  await Promise.all([other.stop(), response.text()]);
  expect(performance.now() - began).toBeLessThan(2_000);
});

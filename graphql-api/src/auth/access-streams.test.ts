import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { Access, type AccessUser, type Grant } from './access.ts';
import type { Authenticator } from './authenticator.ts';
import { AccessStreams, type HubRevisions, MAX_STREAMS_PER_USER } from './access-streams.ts';

const user: AccessUser = {
  id: 1,
  username: 'ann',
  fullName: 'Ann Lee',
  role: 'Admin',
  tokenVersion: 0,
  endedSessions: [],
};
const grant = (view: boolean): Grant => ({
  resource: 'members',
  view,
  add: false,
  edit: false,
  delete: false,
  menuVisible: false,
});
const accessTo = (view: boolean) => new Access(user, new Map([['members', grant(view)]]));
const session = { sessionId: 'this one', userId: 1, tokenVersion: 0, expiresAt: Date.now() + 60_000 };
/** A response that nobody reads. */
const response = () => new ServerResponse(new IncomingMessage(new Socket()));

/** Streams over an authenticator whose changes are made here. */
function openStreams() {
  let notify: (userId: number | undefined) => void = () => undefined;
  const accessOfUser = vi.fn<(id: number) => Promise<Access>>(async () => accessTo(true));
  const cache = {
    accessOfUser,
    onChanged: (listener: typeof notify) => ((notify = listener), () => undefined),
  };
  const hubs: HubRevisions = {
    registry: async () => ({ revision: '1' }),
    onChanged: () => () => undefined,
  };
  return {
    streams: new AccessStreams({ cache } as unknown as Authenticator, hubs),
    accessOfUser,
    notify: (userId?: number) => notify(userId),
  };
}

test('after any number of changes access is looked up once or twice for a user with many streams', async () => {
  const { streams, accessOfUser, notify } = openStreams();
  const responses = Array.from({ length: MAX_STREAMS_PER_USER }, response);
  const writes = responses.map(response => vi.spyOn(response, 'write'));
  for (const response of responses) streams.add(response, session, accessTo(false));
  for (let change = 0; change < 1_000; change++) notify();
  const events = () =>
    writes.map(({ mock }) => mock.calls.filter(([text]) => text === 'data: changed\n\n').length);
  await expect.poll(events).toEqual(responses.map(() => 1));
  expect(accessOfUser.mock.calls.length).toBeLessThanOrEqual(2);
  notify(2);
  expect(accessOfUser.mock.calls.length).toBeLessThanOrEqual(2);
  streams.close();
});

test('a stream whose client does not read is closed instead of being written to', async () => {
  const { streams, notify } = openStreams();
  const unread = response();
  streams.add(unread, session, accessTo(false));
  Object.defineProperty(unread, 'writableNeedDrain', { value: true });
  const write = vi.spyOn(unread, 'write');
  notify(1);
  await expect.poll(() => unread.destroyed).toBe(true);
  expect(write).not.toHaveBeenCalled();
  streams.close();
});

test('no stream is opened for a client that has left', async () => {
  const { streams, accessOfUser, notify } = openStreams();
  const gone = response();
  gone.destroy();
  streams.add(gone, session, accessTo(false));
  notify();
  expect(accessOfUser).not.toHaveBeenCalled();
  streams.close();
});

import type { SignedInUser } from '@gym/hub-kit/shell';
import { describe, expect, test } from 'vitest';
import {
  isPasswordAsked,
  nextSession,
  otherUserOf,
  startOf,
  userOf,
  type LockReason,
  type SessionEvent,
  type SessionState,
} from './session-state.ts';

const userNamed = (id: string, username: string): SignedInUser => ({
  id,
  username,
  email: `${username}@example.com`,
  fullName: username,
  role: 'Reception',
  status: 'Active',
  lastLogin: null,
  createdAt: '2025-01-05T00:00:00Z',
  updatedAt: '2025-01-05T00:00:00Z',
  permissions: {},
});
const ann = userNamed('1', 'ann');
const ben = userNamed('2', 'ben');

const expired: LockReason = { kind: 'expired' };
const otherUser: LockReason = { kind: 'other-user', user: ben, token: 'of ben', asksPassword: false };
const passwordAsked: LockReason = { ...otherUser, asksPassword: true };

/** Every state, with the event as which the columns of the table below refer to it. */
const states = {
  anonymous: { kind: 'anonymous', error: null, signedOut: false },
  rejected: { kind: 'anonymous', error: 'Session expired. Please login again.', signedOut: false },
  failed: { kind: 'anonymous', error: 'Wrong', signedOut: false },
  left: { kind: 'anonymous', error: null, signedOut: true },
  checking: { kind: 'checking' },
  lost: { kind: 'unreachable', user: null },
  lostAnn: { kind: 'unreachable', user: ann },
  ann: { kind: 'signed-in', user: ann },
  ben: { kind: 'signed-in', user: ben },
  expired: { kind: 'locked', user: ann, reason: expired },
  other: { kind: 'locked', user: ann, reason: otherUser },
  asked: { kind: 'locked', user: ann, reason: passwordAsked },
} satisfies Record<string, SessionState>;
type Name = keyof typeof states;

const events = {
  start: { type: 'sign-in-started' },
  fail: { type: 'sign-in-failed', error: 'Wrong' },
  ann: { type: 'signed-in', user: ann },
  ben: { type: 'other-user-signed-in', user: ben, token: 'of ben' },
  lose: { type: 'server-unreachable' },
  expire: { type: 'expired', unsaved: false },
  expireUnsaved: { type: 'expired', unsaved: true },
  elsewhere: { type: 'signed-out-elsewhere', unsaved: false },
  elsewhereUnsaved: { type: 'signed-out-elsewhere', unsaved: true },
  leave: { type: 'signed-out' },
  ask: { type: 'password-asked', asks: true },
  cancel: { type: 'password-asked', asks: false },
} satisfies Record<string, SessionEvent>;

type Row = Record<keyof typeof events, Name>;
const ends = { start: 'checking', fail: 'failed', ann: 'ann', leave: 'left' } as const;
const ofNobody = {
  ...ends,
  ben: 'ben',
  lose: 'lost',
  expire: 'rejected',
  expireUnsaved: 'rejected',
  elsewhere: 'left',
  elsewhereUnsaved: 'left',
} as const;
const ofAnn = {
  ...ends,
  ben: 'other',
  expire: 'rejected',
  expireUnsaved: 'expired',
  elsewhere: 'left',
  elsewhereUnsaved: 'expired',
} as const;

const table: Partial<Record<Name, Row>> = {
  anonymous: {
    ...ofNobody,
    expire: 'anonymous',
    expireUnsaved: 'anonymous',
    ask: 'anonymous',
    cancel: 'anonymous',
  },
  left: { ...ofNobody, expire: 'left', expireUnsaved: 'left', ask: 'left', cancel: 'left' },
  checking: { ...ofNobody, ask: 'checking', cancel: 'checking' },
  lost: { ...ofNobody, ask: 'lost', cancel: 'lost' },
  lostAnn: { ...ofAnn, lose: 'lostAnn', ask: 'lostAnn', cancel: 'lostAnn' },
  ann: { ...ofAnn, lose: 'lostAnn', ask: 'ann', cancel: 'ann' },
  expired: { ...ofAnn, ben: 'asked', lose: 'expired', ask: 'expired', cancel: 'expired' },
  other: { ...ofAnn, lose: 'other', ask: 'asked', cancel: 'other' },
  asked: { ...ofAnn, ben: 'asked', lose: 'asked', ask: 'asked', cancel: 'other' },
};

describe.each(Object.entries(table))('from %s', (from, row) => {
  test.each(Object.entries(row))('%s leads to %s', (event, to) => {
    const next = nextSession(states[from as Name], events[event as keyof typeof events]);
    expect(next).toEqual(states[to]);
  });
});

test('a user who has not changed keeps the state, so that nothing renders', () => {
  expect(nextSession(states.ann, { type: 'signed-in', user: { ...ann } })).toBe(states.ann);
  const renamed = { ...ann, fullName: 'Ann Berg' };
  expect(nextSession(states.ann, { type: 'signed-in', user: renamed })).toEqual({
    kind: 'signed-in',
    user: renamed,
  });
});

test('a page starts by checking its token, if it has one', () => {
  expect(startOf(true)).toEqual(states.checking);
  expect(startOf(false)).toEqual(states.anonymous);
});

test('what a screen asks of a state', () => {
  const outcomes = Object.entries(states).map(([name, state]) => [
    name,
    userOf(state)?.username ?? '–',
    otherUserOf(state)?.user.username ?? '–',
    isPasswordAsked(state),
  ]);
  expect(outcomes).toEqual([
    ['anonymous', '–', '–', false],
    ['rejected', '–', '–', false],
    ['failed', '–', '–', false],
    ['left', '–', '–', false],
    ['checking', '–', '–', false],
    ['lost', '–', '–', false],
    ['lostAnn', 'ann', '–', false],
    ['ann', 'ann', '–', false],
    ['ben', 'ben', '–', false],
    ['expired', 'ann', '–', true],
    ['other', 'ann', 'ben', false],
    ['asked', 'ann', 'ben', true],
  ]);
});

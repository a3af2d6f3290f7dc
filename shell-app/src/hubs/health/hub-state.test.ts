import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listedHub } from '../hub.fixture.ts';
import { failures, fallbacks, loads, recordFailure, recordFallback, recordLoad } from '../hub-telemetry.ts';
import { stateOf } from './hub-state.ts';

const [older, listed] = ['1', '2'].map(version => listedHub(version)) as [Hub, Hub];
type Hub = ReturnType<typeof listedHub>;
const otherHub = listedHub('1', {
  remote: 'mf-other',
  entry: 'http://store.test/mf-other/1/remote-entry.js',
});

beforeEach(() => {
  vi.useFakeTimers();
  loads.clear();
  fallbacks.clear();
  failures.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = (hub: Hub) => () => recordLoad(hub);
const fail =
  (hub: Hub, reason = 'Worse') =>
  () =>
    recordFailure(hub, reason);
const replace = (hub: Hub, fallback: Hub) => () => recordFallback(hub, fallback);

it.each<[string, (() => void)[], ReturnType<typeof stateOf>]>([
  ['nothing', [], { is: 'not loaded' }],
  ['another hub was loaded', [load(otherHub)], { is: 'not loaded' }],
  ['it was loaded', [load(listed)], { is: 'loaded' }],
  ['an earlier version was loaded', [load(older)], { is: 'older', version: '1' }],
  ['both were loaded', [load(listed), load(older)], { is: 'loaded' }],
  ['it failed', [fail(listed)], { is: 'failed', reason: 'Worse' }],
  ['it failed twice', [fail(listed), fail(listed, 'Worst')], { is: 'failed', reason: 'Worst' }],
  ['it failed when drawn', [load(listed), fail(listed)], { is: 'failed', reason: 'Worse' }],
  ['it was loaded after it had failed', [fail(listed), load(listed)], { is: 'loaded' }],
  ['an earlier version failed', [fail(older)], { is: 'not loaded' }],
  [
    'an earlier version replaces it',
    [fail(listed), replace(listed, older), load(older)],
    { is: 'failed', reason: 'Worse', fallback: '1' },
  ],
  [
    'it failed again after it had been replaced and loaded',
    [fail(listed), replace(listed, older), load(listed), fail(listed)],
    { is: 'failed', reason: 'Worse' },
  ],
])('when %s', (_case, events, state) => {
  for (const event of events) {
    event();
    vi.advanceTimersByTime(1);
  }
  expect(stateOf(listed)).toEqual(state);
});

it('keeps the last hundred failures', () => {
  for (let index = 0; index < 101; index++) recordFailure(listed, `Failure ${index}`);
  expect([failures.length, failures[0]!.reason]).toEqual([100, 'Failure 1']);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followAccess } from './follow-access.ts';

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('sees an event that is split between chunks', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  vi.stubGlobal('fetch', async () => new Response(readable));
  const onChanged = vi.fn<() => void>();
  const onHubs = vi.fn<(revision: string | undefined) => void>();
  const stop = followAccess({ onAccess: onChanged, onHubs });
  const writer = writable.getWriter();
  const send = (text: string) => writer.write(new TextEncoder().encode(text));
  await send(':\n\nevent: acc');
  await send('ess\ndat');
  expect(onChanged).not.toHaveBeenCalled();
  await send('a: {}\n\n');
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(onHubs).not.toHaveBeenCalled();
  await send('event: hubs\ndata: 17\n\n:\n\n');
  await vi.waitFor(() => expect(onHubs.mock.calls).toEqual([['17']]));
  expect(onChanged).toHaveBeenCalledTimes(1);
  stop();
});

it.each([
  [1, [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]],
  [0, [1_500, 3_000, 6_000, 12_000, 24_000, 30_000, 30_000]],
])('waits longer after each failure, up to a minute, with jitter (random %s)', async (random, pauses) => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const times: number[] = [];
  vi.stubGlobal('fetch', async () => {
    times.push(Date.now());
    throw new TypeError('Failed to fetch');
  });
  const stop = followAccess({ onAccess: () => undefined, onHubs: () => undefined });
  await vi.advanceTimersByTimeAsync(pauses.reduce((sum, pause) => sum + pause, 0));
  stop();
  expect(times.slice(1).map((time, index) => time - times[index]!)).toEqual(pauses);
});

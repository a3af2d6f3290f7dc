import { expect, test } from 'vitest';
import { LoadingCache } from './loading-cache.ts';

/** A cache whose loads are finished by hand. */
function manualCache(max = 10) {
  const loads: { key: number; finish: (value: string) => void; fail: (error: Error) => void }[] = [];
  let isCurrent = true;
  const cache = new LoadingCache<number, string>({
    max,
    isCurrent: () => isCurrent,
    load: key => new Promise((finish, fail) => void loads.push({ key, finish, fail })),
  });
  return { cache, loads, setCurrent: (value: boolean) => (isCurrent = value) };
}

test('requests for one key at the same time load once, and later ones are cached', async () => {
  const { cache, loads } = manualCache();
  const requests = Array.from({ length: 500 }, () => cache.get(1));
  expect(loads).toHaveLength(1);
  loads[0]!.finish('a');
  expect(new Set(await Promise.all(requests))).toEqual(new Set(['a']));
  expect(await cache.get(1)).toBe('a');
  expect(loads).toHaveLength(1);
});

test('a value that was loaded before a change is not cached, and not waited for', async () => {
  const { cache, loads } = manualCache();
  const before = cache.get(1);
  cache.delete(1);
  const after = cache.get(1);
  loads[1]!.finish('new');
  loads[0]!.finish('old');
  expect([await before, await after, await cache.get(1)]).toEqual(['old', 'new', 'new']);
  cache.clear();
  void cache.get(1);
  expect(loads).toHaveLength(3);
});

test('nothing is cached while changes are not reported, and what was cached is not used', async () => {
  const { cache, loads, setCurrent } = manualCache();
  const first = cache.get(1);
  loads[0]!.finish('a');
  await first;
  setCurrent(false);
  const second = cache.get(1);
  loads[1]!.finish('b');
  expect(await second).toBe('b');
  void cache.get(1);
  expect(loads).toHaveLength(3);
});

test('a failed load is tried again by the next request', async () => {
  const { cache, loads } = manualCache();
  const first = cache.get(1);
  loads[0]!.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  const second = cache.get(1);
  loads[1]!.finish('a');
  expect(await second).toBe('a');
});

import { afterEach, expect, test, vi } from 'vitest';
import { storage } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(part: Partial<Storage>) {
  vi.stubGlobal('localStorage', part);
}

test('stores in the browser', () => {
  const stored = new Map<string, string>();
  stubStorage({
    getItem: key => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: key => void stored.delete(key),
  });
  storage.set('a', '1');
  expect(stored.get('a')).toBe('1');
  expect(storage.get('a')).toBe('1');
  storage.remove('a');
  expect(storage.get('a')).toBeNull();
});

test('keeps for the page what the browser does not store', () => {
  vi.stubGlobal('localStorage', undefined);
  storage.set('b', '1');
  expect(storage.get('b')).toBe('1');
  storage.remove('b');
  expect(storage.get('b')).toBeNull();
});

test('prefers the newer value when the quota is full', () => {
  stubStorage({
    getItem: () => 'old',
    setItem() {
      throw new DOMException('', 'QuotaExceededError');
    },
    removeItem() {},
  });
  storage.set('c', 'new');
  expect(storage.get('c')).toBe('new');
});

import { afterEach, expect, test, vi } from 'vitest';
import { isRecord, json, matching, oneOf, storage } from './storage.ts';
import { stubStorages } from './stub-storages.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

const any = matching(/^/);

function stubStorage(part: Partial<Storage>) {
  vi.stubGlobal('localStorage', part);
}

const useMap = () => stubStorages().local;

test('stores in the browser', () => {
  const stored = useMap();
  storage.set('a', '1');
  expect(stored.get('a')).toBe('1');
  expect(storage.get('a', any)).toBe('1');
  storage.remove('a');
  expect(storage.get('a', any)).toBeNull();
});

test('keeps for the page what the browser does not store', () => {
  vi.stubGlobal('localStorage', undefined);
  storage.set('b', '1');
  expect(storage.get('b', any)).toBe('1');
  storage.remove('b');
  expect(storage.get('b', any)).toBeNull();
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
  expect(storage.get('c', any)).toBe('new');
  storage.remove('c');
});

test.each<[string, (text: string) => unknown]>([
  ['', matching(/^\w+$/)],
  ['of\nlong ago', matching(/^[\x20-\x7E]+$/)],
  ['blue', oneOf('light', 'dark')],
  ['{', json(value => value)],
  ['null', json(value => value)],
  ['[]', json(value => (isRecord(value) ? value : null))],
  ['null', json(value => (value as object[]).map(String))],
])('%j is invalid there, and removed', (text, parse) => {
  const stored = useMap();
  stored.set('d', text);
  expect(storage.get('d', parse)).toBeNull();
  expect(stored.has('d')).toBe(false);
});

test('valid values are read', () => {
  const stored = useMap();
  stored.set('theme', 'dark').set('list', '[1]').set('record', '{"a":1}');
  expect(storage.get('theme', oneOf('light', 'dark'))).toBe('dark');
  expect(
    storage.get(
      'list',
      json(value => value),
    ),
  ).toEqual([1]);
  expect(
    storage.get(
      'record',
      json(value => (isRecord(value) ? value : null)),
    ),
  ).toEqual({ a: 1 });
});

import type { Choices } from './choices.ts';

/** Names that every object of JavaScript has, which must be plain names here. */
export const PROTOTYPE_NAMES = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'then', 'valueOf'];

/** Texts that mean something to SQL, LIKE, JSON, CSV, HTML, JavaScript or Unicode. */
export const ODD_TEXTS = [
  '',
  ' ',
  '%',
  '_',
  '\\',
  '\\%',
  "'",
  "' or 1=1 --",
  '"; drop table member; --',
  '$1',
  '{}',
  '[]',
  'null',
  'true',
  '0',
  '-1',
  '1e999',
  'NaN',
  'a\0b',
  '\ud83d',
  'x\udc00y',
  '😀',
  'é',
  'e\u0301',
  'İ',
  'ß',
  '\u202e',
  '\ufeff',
  '\u2028',
  '\r\n',
  '\t',
  '<script>alert(1)</script>',
  '=1+1',
  '../../etc/passwd',
  '%00',
  ...PROTOTYPE_NAMES,
];

const LONG_LENGTHS = [101, 256, 1_001, 5_000, 20_000];

export const oddText = (choices: Choices): string =>
  choices.oneIn(8)
    ? choices.pick(['a', 'é', '😀', '%', ' ']).repeat(choices.pick(LONG_LENGTHS))
    : choices.pick(ODD_TEXTS);

export const ODD_IDS = [
  '999999',
  '0',
  '-1',
  '01',
  '2147483647',
  '2147483648',
  '1.5',
  '1e3',
  ' 1',
  '',
  'abc',
  '__proto__',
];

export const ODD_WHOLES = [0, 1, -1, 2, 1_000, 1_001, 2 ** 31 - 1, -(2 ** 31)];

export const ODD_NUMBERS = [
  0,
  1,
  -1,
  0.01,
  0.1,
  0.125,
  -0,
  99.99,
  1e12,
  -1e12,
  9_999_999_999.99,
  1e15,
  2 ** 53,
  1e-7,
  1e21,
  1e300,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
];

export const DAYS = ['2026-01-31', '2025-02-28', '2024-02-29', '2030-12-31', '1999-12-31', '2026-11-22'];
export const ODD_DAYS = [
  '0001-01-01',
  '9999-12-31',
  '0000-01-01',
  '2026-02-30',
  '2026-13-01',
  '10000-01-01',
  'tomorrow',
  '',
];

export const MOMENTS = ['2026-01-31T09:30:00Z', '2025-06-30T23:59:59.999Z', '2024-02-29T12:00:00+02:00'];
export const ODD_MOMENTS = [
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  '2026-02-30T10:00:00Z',
  '+275760-09-13T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T00:00:60Z',
  '2026-01-01T00:00:00+99:99',
  'now',
  'infinity',
];

/** Anything that JSON can carry. */
export function anyJson(choices: Choices, depth = 0): unknown {
  const make = choices.pick<() => unknown>([
    () => null,
    () => choices.pick(ODD_WHOLES),
    () => oddText(choices),
    () => choices.pick([true, false]),
    () => choices.pick(ODD_NUMBERS),
    () => (depth > 3 ? [] : choices.list(0, 3, () => anyJson(choices, depth + 1))),
    () =>
      depth > 3 ? {} : objectOf(choices.list(0, 3, () => [oddText(choices), anyJson(choices, depth + 1)])),
  ]);
  return make();
}

/** An object whose names are its own, `__proto__` included. */
export function objectOf<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries(entries) as Record<string, T>;
}

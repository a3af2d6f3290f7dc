import type { Column } from '../../src/declaration/column-registry.ts';

const LONE_SURROGATE = 'half an emoji \ud83d';

/** PostgreSQL has no year 0, and the API no year of more than four digits. */
const DAYS_OUT_OF_RANGE = ['0000-01-01', '-0001-01-01', '20000-01-01'];
const MOMENTS_OUT_OF_RANGE = [
  '0000-12-31T00:00:00Z',
  '0001-01-01T00:00:00+01:00',
  '9999-12-31T23:59:59-05:00',
  '+012026-01-01T00:00:00Z',
];

/** Values that a field of this kind must reject. */
export function wrongValues(column: Column): unknown[] {
  if (column.ref) return ['999999', 'abc', '1e3', '1.5', '-1', '99999999999'];
  const texts = [
    'x'.repeat((column.maxLength ?? 1000) + 1),
    'a\0b',
    LONE_SURROGATE,
    5,
    true,
    ['a', 'b'],
    { name: 'a' },
  ];
  switch (column.kind) {
    case 'email':
      return [...texts, 'nobody', 'a@b', 'a b@example.com'];
    case 'choice':
      return column.values ? [...texts, 'nonsense'] : texts;
    case 'time':
      return ['25:00', '9:00', '09:60', 'noon', 900];
    case 'money':
    case 'number':
      return [...outside(column), 1e12, -1e12, 0.125, Number.NaN, Infinity, '12', 'many', true];
    case 'int':
      return [...outside(column), 1.5, 2 ** 31, '7', true];
    case 'date':
      return [
        '2026-02-29',
        '2026-13-01',
        '01/02/2026',
        '2026-01-01T00:00:00Z',
        'tomorrow',
        20_260_101,
        ...DAYS_OUT_OF_RANGE,
      ];
    case 'dateTime':
      return ['2026-02-30T10:00:00Z', 'now', '2026-02-30', ...MOMENTS_OUT_OF_RANGE];
    case 'boolean':
      return ['yes', 'true', 1];
    case 'textList':
      return [
        [1],
        7,
        ['x'.repeat(1001)],
        ['a\0b'],
        [LONE_SURROGATE],
        Array.from({ length: 201 }, () => 'a'),
        { a: 'b' },
      ];
    case 'json':
      return [{ someday: '09:00' }, 'monday', { monday: 9 }];
    default:
      return texts;
  }
}

function outside({ min, max }: Column): number[] {
  return [...(min === undefined ? [] : [min - 1]), ...(max === undefined ? [] : [max + 1])];
}

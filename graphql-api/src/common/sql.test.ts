import { expect, test } from 'vitest';
import { quote } from './sql.ts';

test('a quoted name is one name, whatever it contains', () => {
  expect(quote('member')).toBe('"member"');
  expect(quote('a" or "b')).toBe('"a"" or ""b"');
});

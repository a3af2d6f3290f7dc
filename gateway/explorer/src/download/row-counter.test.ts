import { expect, test } from 'vitest';
import { rowCounter } from './row-counter.ts';

/** Counts what comes in chunks of so many bytes. */
function count(format: 'csv' | 'jsonl', text: string, size: number): number {
  const bytes = new TextEncoder().encode(text);
  const rowsIn = rowCounter(format);
  let rows = 0;
  for (let start = 0; start < bytes.length; start += size)
    rows += rowsIn(bytes.subarray(start, start + size));
  return rows;
}

test.each([1, 2, 3, 7, 1000])('rows are counted across chunks of %d bytes', size => {
  expect(count('csv', 'name,notes\r\nAnn,\r\n"Bob","two\r\nlines, ""quoted""\n"\r\n', size)).toBe(2);
  expect(count('csv', 'name\r\n', size)).toBe(0);
  expect(count('jsonl', '{"name":"A \\" quote"}\n{"name":"Ünal\\n"}\n', size)).toBe(2);
});

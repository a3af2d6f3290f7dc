import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { readTable, UnreadableFile } from './read-table.ts';

const file = (content: string | Uint8Array, name = 'table.csv') => new File([content as BlobPart], name);
const cellsOf = async (content: string | Uint8Array) =>
  (await readTable(file(content))).rows.map(({ cells }) => cells);

describe('a text file', () => {
  test('has titles, rows with their lines, and a delimiter', async () => {
    expect(await readTable(file('Name;Note;\r\nAnn;"a; ""b""\r\nc";\r\n;;\r\nBo;;x\r\n'))).toEqual({
      fileName: 'table.csv',
      columns: ['Name', 'Note'],
      rows: [
        { line: 2, cells: ['Ann', 'a; "b"\nc'] },
        { line: 4, cells: ['Bo', ''] },
      ],
      encoding: 'utf-8',
      delimiter: ';',
    });
  });

  test.each([
    ['utf-8', new TextEncoder().encode('\uFEFFName\nJürgen')],
    ['windows-1252', Uint8Array.from(Buffer.from('Name\nJürgen', 'latin1'))],
    ['utf-16le', Uint8Array.from(Buffer.from('\uFEFFName\nJürgen', 'utf16le'))],
  ])('in %s is recognized', async (encoding, bytes) => {
    expect(await readTable(file(bytes))).toMatchObject({
      encoding,
      columns: ['Name'],
      rows: [{ cells: ['Jürgen'] }],
    });
  });

  test('is read as the user says', async () => {
    const bytes = Uint8Array.from(Buffer.from('Name|x,y\nJ\xf3zef \xb3|1', 'latin1'));
    expect(await readTable(file(bytes), { encoding: 'iso-8859-2', delimiter: '|' })).toMatchObject({
      columns: ['Name', 'x,y'],
      rows: [{ cells: ['Józef ł', '1'] }],
    });
  });

  test('has names for columns without a title', async () => {
    expect(await readTable(file('Name,,Age,\nAnn,x,3,\n'))).toMatchObject({
      columns: ['Name', 'Column B', 'Age'],
    });
  });

  test('keeps formulas as texts', async () => {
    expect(await cellsOf('Name,Age\n=1+1,"=HYPERLINK(""http://x"")"\n')).toEqual([
      ['=1+1', '=HYPERLINK("http://x")'],
    ]);
  });

  test('without rows, or that is no table, says so', async () => {
    await expect(readTable(file('Name\n'))).rejects.toThrow('The file has no rows below its titles.');
    await expect(readTable(file(''))).rejects.toThrow(UnreadableFile);
    await expect(readTable(file('a\0b,c\n1,2'))).rejects.toThrow(
      'This is no table. Choose a CSV or XLSX file.',
    );
  });

  test('has at most 100,000 rows', async () => {
    const rows = (count: number) => `Name\n${'x\n'.repeat(count)}`;
    expect((await readTable(file(rows(100_000)))).rows).toHaveLength(100_000);
    await expect(readTable(file(rows(100_001)))).rejects.toThrow('more than 100,000 rows');
  });
});

describe('a workbook', () => {
  const workbook = () =>
    writeXlsx({
      sheets: [
        { name: 'Empty', rows: [['Only titles']] },
        {
          name: 'Members',
          rows: [
            ['Name', 'Born', 'Fee', 'Active', 'At'],
            ['Ann', new Date('1985-02-03T00:00:00Z'), 0.1 + 0.2, true, new Date('2026-02-03T09:30:00Z')],
            ['Bo', null, 1200, false, null],
          ],
        },
      ],
    });

  test('has days, numbers and truths as texts, and its sheets', async () => {
    const bytes = await workbook();
    expect(await readTable(file(bytes, 'old.xlsx'), { sheet: 'Members' })).toEqual({
      fileName: 'old.xlsx',
      columns: ['Name', 'Born', 'Fee', 'Active', 'At'],
      rows: [
        { line: 2, cells: ['Ann', '1985-02-03', '0.3', 'true', '2026-02-03 09:30:00'] },
        { line: 3, cells: ['Bo', '', '1200', 'false', ''] },
      ],
      sheets: ['Empty', 'Members'],
      sheet: 'Members',
    });
    await expect(readTable(file(bytes))).rejects.toThrow('The file has no rows below its titles.');
  });

  test('that is broken, or of an old format, says so', async () => {
    const bytes = await workbook();
    await expect(readTable(file(bytes.slice(0, 400)))).rejects.toThrow(
      'The workbook cannot be read. Save it as CSV.',
    );
    const old = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0);
    await expect(readTable(file(old))).rejects.toThrow('Save it as XLSX or CSV.');
  });
});

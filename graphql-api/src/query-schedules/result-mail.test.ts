import { expect, test } from 'vitest';
import { composeResult, type Result } from './result-mail.ts';
import type { ResultTable } from './result-table.ts';

const table = (rows: ResultTable['rows'], more: Partial<ResultTable> = {}): ResultTable => ({
  name: 'members',
  columns: ['name', 'city'],
  rows,
  total: undefined,
  ...more,
});
const compose = (tables: ResultTable[], more: Partial<Result> = {}) => {
  const mail = composeResult({
    runId: 7,
    name: 'Members of Bern',
    owner: 'Aaron Chen',
    recipient: 'ann@example.com',
    tables,
    truncated: [],
    hidden: [],
    from: { name: 'Club', address: 'club@example.com' },
    ...more,
  });
  const attachments = mail.attachments as { filename: string; content: string }[];
  return { ...mail, text: mail.text as string, html: mail.html as string, attachments };
};

test('a result is a table in the text and in HTML, and a file', () => {
  const { subject, text, html, attachments } = compose([
    table([
      ['<b>Ann & Co</b>', 'Bern'],
      ['Max\nStone', null],
    ]),
  ]);
  expect(subject).toBe('Members of Bern');
  expect(text).toContain('members\nname | city\n<b>Ann & Co</b> | Bern\nMax Stone | ');
  expect(html).toContain('&lt;b&gt;Ann &amp; Co&lt;/b&gt;</td>');
  expect(html).not.toContain('<b>');
  expect(attachments).toMatchObject([
    {
      filename: 'Members-of-Bern.csv',
      content: 'name,city\r\n<b>Ann & Co</b>,Bern\r\n"Max\nStone",\r\n',
    },
  ]);
  expect(text).toContain('Aaron Chen has scheduled this query');
});

test('a spreadsheet runs no cell of the file, and a list of numbers stays as it is', () => {
  const { attachments } = compose([
    table([
      ['=1+1', 'x\n@y'],
      [-1.5, '3; -2'],
    ]),
  ]);
  expect(attachments[0]!.content).toBe(`name,city\r\n"'=1+1","x\n'@y"\r\n-1.5,"3; -2"\r\n`);
});

test('what is cut is said: rows, columns and the file', () => {
  const many = compose([table(Array.from({ length: 10_001 }, (_, n) => [`m${n}`, 'x']))]);
  expect(many.html.match(/<tr>/g)).toHaveLength(51);
  expect(many.text).toContain('members: this message shows 50 of 10001 rows.');
  expect(many.text).toContain('members: the attached file has 10000 of 10001 rows.');
  expect(many.attachments[0]!.content.split('\r\n')).toHaveLength(10_002);

  const columns = Array.from({ length: 13 }, (_, n) => `c${n}`);
  const wide = compose([table([columns], { columns })]);
  expect(wide.text).toContain('members: this message shows 12 of 13 columns.');

  const text = 'x'.repeat(600_000);
  const large = compose([table([[text], [text], [text], [text]], { columns: ['text'] })]);
  expect(large.text).toContain('members: the attached file has 3 of 4 rows.');
  expect(large.text.length).toBeLessThan(2_000);
});

test('tables share the rows of the text, and each has a file', () => {
  const rows = Array.from({ length: 30 }, (_, n) => [n, null]);
  const { html, text, attachments } = compose([table(rows), table(rows, { name: 'others' })]);
  expect(html.match(/<tr>/g)).toHaveLength(52);
  expect(text).toContain('others: this message shows 20 of 30 rows.');
  expect(attachments.map(({ filename }) => filename)).toEqual([
    'Members-of-Bern-members.csv',
    'Members-of-Bern-others.csv',
  ]);
});

test('no rows, further rows of the query, hidden fields and the figure of an alert are named', () => {
  const { text, html, attachments } = compose([table([]), table([['a', 'b']], { name: 'some', total: 80 })], {
    truncated: ['members.payments'],
    hidden: ['Trainer.salary'],
    figure: { path: 'sums[0].count', value: 12 },
  });
  expect(html).toContain('No rows.');
  expect(text).toContain('some: the query returns 1 of 80 rows.');
  expect(text).toContain('more rows than the query returns: members.payments.');
  expect(text).toContain('you may not view them: Trainer.salary.');
  expect(text).toContain('sums[0].count is 12.');
  expect(attachments).toHaveLength(1);
});

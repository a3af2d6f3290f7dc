import { csvLine } from '@gym/csv';
import type { SendMailOptions } from 'nodemailer';
import { currentClubSettings } from '../common/club-settings.ts';
import { emailDocument, escapeHtml } from '../resources/messages/email-html.ts';
import type { MailSender } from '../resources/messages/mail-server.ts';
import { oneLine } from '../resources/messages/template-text.ts';
import { resultTexts, type ResultTexts } from './result-texts.ts';
import type { ResultTable } from './result-table.ts';

/** Rows and columns of all tables in the text of a mail, and characters of a cell there. */
const MAIL_ROWS = 50;
const MAIL_COLUMNS = 12;
const MAIL_CELL = 120;
/** Rows of one file, and bytes of all files of a mail. */
const FILE_ROWS = 10_000;
const FILE_BYTES = 2 * 1024 * 1024;
/** Characters of a subject. */
const LONGEST_SUBJECT = 200;

/** The result of a saved query for one recipient. */
export interface Result {
  runId: number;
  /** Of the saved query. */
  name: string;
  /** The name of the user who scheduled it. */
  owner: string;
  /** The address. */
  recipient: string;
  tables: readonly ResultTable[];
  /** The figure of an alert. */
  figure?: { path: string; value: number } | undefined;
  /** The lists of the response that have more rows. */
  truncated: readonly string[];
  /** The fields that the recipient may not view. */
  hidden: readonly string[];
  from: MailSender;
}

/** The mail of a result: tables in the text, all rows as CSV files, and what was cut. */
export function composeResult({
  runId,
  name,
  owner,
  recipient,
  tables,
  from,
  ...result
}: Result): SendMailOptions {
  const texts = resultTexts();
  const files = filesOf(name, tables);
  const shown = shownTables(tables);
  const notes = [
    ...(result.figure ? [texts.figure(result.figure.path, result.figure.value)] : []),
    ...tables.flatMap((table, index) => cuts(texts, table, shown[index]!, files.rows[index]!)),
    ...(result.truncated.length > 0 ? [texts.truncated(result.truncated.join(', '))] : []),
    ...(result.hidden.length > 0 ? [texts.hidden(result.hidden.join(', '))] : []),
  ];
  const subject = oneLine(name).slice(0, LONGEST_SUBJECT);
  const sentBecause = texts.sentBecause(oneLine(owner), currentClubSettings().name);
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>\n`;
  return {
    from,
    to: { name: '', address: recipient },
    subject,
    text: [subject, ...shown.map(toText), ...notes, sentBecause].join('\n\n'),
    html: emailDocument(
      subject,
      [
        `<h1 style="font-size: 18px">${escapeHtml(subject)}</h1>\n`,
        ...shown.map(table => toHtml(texts, table)),
        ...notes.map(paragraph),
        paragraph(sentBecause),
      ].join(''),
    ),
    attachments: files.attachments,
    messageId: `<query-run-${runId}@${from.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** A table as the text of a mail shows it, in texts. */
interface ShownTable {
  name: string;
  columns: string[];
  rows: string[][];
}

/** The first rows and columns; all tables share the rows. */
function shownTables(tables: readonly ResultTable[]): ShownTable[] {
  let left = MAIL_ROWS;
  return tables.map(({ name, columns, rows }) => {
    const first = rows.slice(0, left);
    left -= first.length;
    return {
      name,
      columns: columns.slice(0, MAIL_COLUMNS),
      rows: first.map(row => row.slice(0, MAIL_COLUMNS).map(cellText)),
    };
  });
}

function cellText(value: ResultTable['rows'][number][number]): string {
  const text = oneLine(String(value ?? ''));
  return text.length > MAIL_CELL ? `${text.slice(0, MAIL_CELL)}…` : text;
}

function cuts(texts: ResultTexts, table: ResultTable, shown: ShownTable, inFile: number): string[] {
  const all = table.rows.length;
  return [
    ...(shown.rows.length < all ? [texts.rowsInMail(table.name, shown.rows.length, all)] : []),
    ...(shown.columns.length < table.columns.length
      ? [texts.columnsInMail(table.name, shown.columns.length, table.columns.length)]
      : []),
    ...(inFile < all ? [texts.rowsInFile(table.name, inFile, all)] : []),
    ...(table.total !== undefined && table.total > all ? [texts.ofTotal(table.name, all, table.total)] : []),
  ];
}

const toText = ({ name, columns, rows }: ShownTable): string =>
  [name, columns.join(' | '), ...rows.map(row => row.join(' | '))].join('\n');

const CELL = 'padding: 4px 8px; border: 1px solid #8884; text-align: left; vertical-align: top';

function toHtml(texts: ResultTexts, { name, columns, rows }: ShownTable): string {
  const cells = (tag: 'th' | 'td', values: readonly string[]) =>
    values.map(value => `<${tag} style="${CELL}">${escapeHtml(value)}</${tag}>`).join('');
  const title = `<h2 style="font-size: 16px">${escapeHtml(name)}</h2>\n`;
  if (rows.length === 0) return `${title}<p>${escapeHtml(texts.noRows)}</p>\n`;
  return `${title}<div style="overflow-x: auto"><table style="border-collapse: collapse; font-size: 13px">
<thead><tr>${cells('th', columns)}</tr></thead>
<tbody>${rows.map(row => `<tr>${cells('td', row)}</tr>`).join('\n')}</tbody>
</table></div>
`;
}

interface Files {
  attachments: { filename: string; content: string; contentType: string }[];
  /** How many rows of each table its file has. */
  rows: number[];
}

/** A file for each table with rows, up to the limits. */
function filesOf(name: string, tables: readonly ResultTable[]): Files {
  const files: Files = { attachments: [], rows: [] };
  let left = FILE_BYTES;
  for (const table of tables) {
    const lines = [csvLine(table.columns)];
    left -= Buffer.byteLength(lines[0]!);
    for (const row of table.rows.slice(0, FILE_ROWS)) {
      const line = csvLine(row);
      left -= Buffer.byteLength(line);
      if (left < 0) break;
      lines.push(line);
    }
    files.rows.push(lines.length - 1);
    if (lines.length === 1) continue;
    const parts = tables.length > 1 ? [name, table.name] : [name];
    files.attachments.push({
      filename: `${parts.map(fileName).join('-')}.csv`,
      content: lines.join(''),
      contentType: 'text/csv; charset=utf-8',
    });
  }
  return files;
}

const fileName = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'query';

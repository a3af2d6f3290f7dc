import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { About } from '../format.ts';
import { STYLES, textCell } from './cells.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;

const part = (name: string, kind: string) =>
  `<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${kind}+xml"/>`;

/** Everything but the two sheets. */
const parts = (decimals: number): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${[
    part('workbook', 'sheet.main'),
    part('styles', 'styles'),
    part('worksheets/sheet1', 'worksheet'),
    part('worksheets/sheet2', 'worksheet'),
  ].join('')}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/><sheet name="About" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${[
    relation(1, 'worksheet', 'worksheets/sheet1.xml'),
    relation(2, 'worksheet', 'worksheets/sheet2.xml'),
    relation(3, 'styles', 'styles.xml'),
  ].join('')}</Relationships>`,
  'xl/styles.xml': styles(decimals),
});

/** In the order of `STYLES`. */
const styles = (decimals: number) => {
  const format = (id: number, alignment = '') =>
    `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${alignment}`;
  return `<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="166" formatCode="${decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`}"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6">${format(0)}/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${format(164)}/>${format(165)}/>${format(166)}/>${format(0, ' applyAlignment="1"')}><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`;
};

/** The start of a sheet whose first row stays visible. */
export const sheetHead = (widths: readonly number[]): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columnWidths(widths)}<sheetData>`;

const columnWidths = (widths: readonly number[]) =>
  widths.length === 0
    ? ''
    : `<cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`;

const SHEET_END = '</sheetData></worksheet>';

const aboutSheet = (about: About) =>
  `${XML}<worksheet xmlns="${MAIN}">${columnWidths([20, 100])}<sheetData>${about
    .map(
      ([name, value], index) =>
        `<row r="${index + 1}">${textCell(`A${index + 1}`, name, STYLES.header)}${textCell(`B${index + 1}`, value.slice(0, 32_000), STYLES.wrapped)}</row>`,
    )
    .join('')}${SHEET_END}`;

/** Fast: a sheet of XML becomes a tenth of its size. */
const COMPRESSION_LEVEL = 1;

/**
 * Writes a workbook while its first sheet is read.
 * @param sheet what is between `sheetHead` and the end of the sheet
 * @param about the second sheet, made once the first one is complete
 */
export function workbook(
  sheet: AsyncIterable<string | Buffer>,
  { about, decimals }: { about: () => About; decimals: number },
): Readable {
  const zip = new ZipFile();
  const rows = Readable.from(wholeSheet(sheet), { objectMode: false });
  // First, since programs recognize a workbook by its first part.
  for (const [name, text] of Object.entries(parts(decimals))) zip.addBuffer(Buffer.from(XML + text), name);
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', { compressionLevel: COMPRESSION_LEVEL });
  zip.addReadStreamLazy('xl/worksheets/sheet2.xml', { compressionLevel: COMPRESSION_LEVEL }, done =>
    done(null, Readable.from([Buffer.from(aboutSheet(about()))])),
  );
  zip.end();
  const file = zip.outputStream as Readable;
  zip.on('error', (error: Error) => file.destroy(error));
  file.once('close', () => rows.destroy());
  return file;
}

async function* wholeSheet(sheet: AsyncIterable<string | Buffer>) {
  yield* sheet;
  yield SHEET_END;
}

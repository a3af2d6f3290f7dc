import PDFDocument from 'pdfkit';
import { fontFile, type FontName, type Weight } from './fonts.ts';
import {
  CONTENT_WIDTH,
  MARGIN,
  PAGE,
  type DrawingStep,
  type Pages,
  type PaperOptions,
  type PrintedFile,
  type TableColumn,
  type TextStyle,
} from './page.ts';
import { linesOf, type Line } from './text-lines.ts';

const LINE_HEIGHT = 1.35;

const INK = '#1a1a1a';
const MUTED = '#595959';
const RULE = '#c8c8c8';

interface Box {
  x: number;
  width: number;
}

/** A document of pages that are filled from top to bottom, tagged for screen readers (ISO 32000-2, 14.8). */
export class Paper implements Pages {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  private readonly ended: Promise<void>;
  /** Characters that no font has: boxes stand for them. */
  private readonly missing = new Set<string>();
  /** The element of the structure to which the next ones belong. */
  private parent: PDFKit.PDFStructureElement;
  private readonly outer: PDFKit.PDFStructureElement[] = [];
  /** Where the next line begins, from the top of the page. */
  private y = MARGIN.top;

  private readonly options: PaperOptions;

  constructor(options: PaperOptions) {
    this.options = options;
    const { title, author, date, language } = options;
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: language,
      displayTitle: true,
      tagged: true,
      // The first font would be Helvetica, which is not embedded.
      font: fontFile('latin', 'regular'),
      info: { Title: title, Author: author, CreationDate: new Date(date) },
    });
    this.parent = this.pdf.struct('Document');
    this.pdf.addStructure(this.parent);
    this.ended = new Promise((resolve, reject) => {
      this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
      this.pdf.on('end', resolve);
      this.pdf.on('error', reject);
    });
  }

  /** Draws a text over the whole width. */
  text(text: string, style: TextStyle = {}): void {
    this.flow(text, { x: MARGIN.left, width: CONTENT_WIDTH }, style);
  }

  gap(points: number): void {
    this.y += points;
  }

  rule(): void {
    this.pdf
      .markContent('Artifact', { type: 'Layout' })
      .moveTo(MARGIN.left, this.y)
      .lineTo(PAGE.width - MARGIN.right, this.y)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke()
      .endMarkedContent();
  }

  /** Begins an element of the structure, for what is drawn until `finish`. */
  begin(tag: 'Table' | 'TR'): void {
    this.outer.push(this.parent);
    const element = this.pdf.struct(tag);
    this.parent.add(element);
    this.parent = element;
  }

  finish(): void {
    this.parent.end();
    this.parent = this.outer.pop()!;
  }

  /** Draws texts beside each other from the same height. */
  columns(columns: readonly { width: number; text: string; style?: TextStyle }[]): void {
    const top = this.y;
    let bottom = top;
    let x = MARGIN.left;
    for (const { width, text, style } of columns) {
      this.y = top;
      this.flow(text, { x, width }, style ?? {});
      bottom = Math.max(bottom, this.y);
      x += width;
    }
    this.y = bottom;
  }

  /** Draws an image of at most this size at the right edge, without moving on. */
  logo(content: Uint8Array, size: { width: number; height: number }): void {
    const x = PAGE.width - MARGIN.right - size.width;
    const figure = this.pdf.struct('Figure', { alt: this.options.author });
    this.parent.add(figure);
    figure.add(this.pdf.markStructureContent('Figure'));
    this.pdf
      .image(Buffer.from(content), x, MARGIN.top, { fit: [size.width, size.height], align: 'right' })
      .endMarkedContent();
    figure.end();
  }

  /** Draws a table; its header is repeated on each page, and no row is divided unless it is longer than a page. */
  table(columns: readonly TableColumn[], rows: readonly (readonly string[])[]): void {
    const header = (tag: 'TH' | null) => {
      const titles = columns.map(({ title }) => title);
      this.row(columns, titles, { size: 8, weight: 'bold', color: 'muted', tag });
      this.rule();
      this.gap(4);
    };
    this.reserve(60);
    this.begin('Table');
    this.begin('TR');
    header('TH');
    this.finish();
    for (const row of rows) {
      const height = this.rowHeight(columns, row);
      if (this.y + height > this.bottom) {
        this.addPage();
        header(null);
      }
      this.begin('TR');
      this.row(columns, row, { tag: 'TD' });
      this.finish();
      this.gap(3);
      this.rule();
      this.gap(4);
    }
    this.finish();
  }

  /** Begins a page unless this much room is left, in points. */
  reserve(height: number): void {
    if (this.y + height > this.bottom) this.addPage();
  }

  /** Draws everything and the foot of each page. @returns the file */
  print(steps: readonly DrawingStep[]): Promise<PrintedFile> {
    for (const [name, ...given] of steps) (this[name] as (...values: unknown[]) => void).apply(this, given);
    return this.end();
  }

  private async end(): Promise<PrintedFile> {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.pdf.switchToPage(start + page);
      this.y = PAGE.height - MARGIN.bottom + 22;
      this.rule();
      this.gap(6);
      const style = { size: 8, color: 'muted', tag: null } as const;
      const [y, width] = [this.y, CONTENT_WIDTH - 90];
      const { pageNumber } = this.options;
      const footer = this.layOut(this.options.footer, width, style).slice(0, 2);
      for (const line of footer) this.draw(line, { x: MARGIN.left, width }, style);
      this.y = y;
      for (const line of this.layOut(
        pageNumber.replace('{page}', String(page + 1)).replace('{count}', String(count)),
        90,
        style,
      ))
        this.draw(line, { x: MARGIN.left + width, width: 90 }, { ...style, align: 'end' });
    }
    this.parent.end();
    this.pdf.end();
    await this.ended;
    return { content: Buffer.concat(this.chunks), missingCharacters: [...this.missing] };
  }

  private get bottom(): number {
    return PAGE.height - MARGIN.bottom;
  }

  private addPage(): void {
    this.pdf.addPage();
    this.y = MARGIN.top;
  }

  private rowHeight(columns: readonly TableColumn[], row: readonly string[]): number {
    const lines = columns.map(({ width }, index) => this.layOut(row[index]!, width - CELL_GAP, {}).length);
    return Math.max(...lines) * DEFAULT_SIZE * LINE_HEIGHT + 7;
  }

  private row(columns: readonly TableColumn[], row: readonly string[], style: TextStyle): void {
    this.columns(
      columns.map(({ width, align }, index) => ({
        width,
        text: row[index]!,
        style: { ...style, align, gap: CELL_GAP },
      })),
    );
  }

  /** Draws lines, on further pages where one is full. */
  private flow(text: string, { x, width }: Box, style: TextStyle & { gap?: number }): void {
    const inner = width - (style.gap ?? 0);
    const box = { x: style.align === 'end' ? x + (style.gap ?? 0) : x, width: inner };
    const element = this.element(text, style.tag);
    for (const line of this.layOut(text, inner, style)) {
      if (this.y + (style.size ?? DEFAULT_SIZE) * LINE_HEIGHT > this.bottom) this.addPage();
      this.draw(line, box, style, element);
    }
    element?.end();
  }

  /** The element of the structure for a text; none for one that is empty or not read. */
  private element(text: string, tag: TextStyle['tag'] = 'P'): PDFKit.PDFStructureElement | undefined {
    if (tag === null || text.trim() === '') return undefined;
    const element = this.pdf.struct(tag, tag === 'TH' ? TABLE_HEADER : {});
    this.parent.add(element);
    return element;
  }

  private layOut(
    text: string,
    width: number,
    { size = DEFAULT_SIZE, weight = 'regular' }: TextStyle,
  ): Line[] {
    return linesOf(text, width, (part, font) => {
      this.use(font, weight, size);
      return this.pdf.widthOfString(part);
    });
  }

  private draw(line: Line, { x, width }: Box, style: TextStyle, element?: PDFKit.PDFStructureElement): void {
    const { size = DEFAULT_SIZE, weight = 'regular', color = 'ink', align = 'start', tag } = style;
    const top = this.y;
    this.y += size * LINE_HEIGHT;
    if (line.segments.length === 0) return;
    if (element) element.add(this.pdf.markStructureContent(tag ?? 'P'));
    else this.pdf.markContent('Artifact', { type: 'Pagination' });
    this.pdf.fillColor(color === 'ink' ? INK : MUTED);
    const left = align === 'end' || line.isRightToLeft ? x + width - line.width : x;
    for (const segment of line.segments) {
      if (segment.isSpace) continue;
      this.use(segment.font, weight, size);
      this.noteMissing(segment.text);
      // Programs that read the file get the text itself where its glyphs have another order.
      if (REORDERED.test(segment.text)) this.pdf.markContent('Span', { actual: segment.text });
      // The fonts have different heights: their baselines are brought together.
      this.pdf.text(segment.text, left + segment.x, top + size, { lineBreak: false, baseline: 'alphabetic' });
      if (REORDERED.test(segment.text)) this.pdf.endMarkedContent();
    }
    this.pdf.endMarkedContent();
  }

  /** Of the font in use. */
  private noteMissing(text: string): void {
    const { font } = (this.pdf as unknown as WithFont)._font;
    for (const character of text)
      if (!INVISIBLE.test(character) && !font.hasGlyphForCodePoint(character.codePointAt(0)!))
        this.missing.add(character);
  }

  private use(font: FontName, weight: Weight, size: number): void {
    this.pdf.font(fontFile(font, weight)).fontSize(size);
  }
}

/** What the types of pdfkit lack: the font in use, as fontkit has it. */
interface WithFont {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** Characters that are not drawn. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Mn}\p{Variation_Selector}]/u;

/** Scripts whose glyphs have another order than their characters. */
const REORDERED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** The types of pdfkit lack the scope of a header. */
const TABLE_HEADER = { scope: 'Column' } as PDFKit.Mixins.StructureElementOptions;

const DEFAULT_SIZE = 9.5;
const CELL_GAP = 8;

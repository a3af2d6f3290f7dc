/** How dates or numbers of a column are written, as the API names it. */
export type Format = 'DMY' | 'MDY' | 'YMD' | 'POINT' | 'COMMA';

/** What the cells of a column are. */
export interface ColumnContent {
  kind: 'empty' | 'date' | 'number' | 'email' | 'text';
  /** How they are written; null where nothing says it. */
  format: Format | null;
  /** The cells could be written in two formats, so that a person decides. */
  isAmbiguous: boolean;
  /** The first different texts. */
  samples: string[];
  /** How many cells have a text. */
  filled: number;
}

/** The share of cells that makes a column one of dates, numbers or addresses. */
const MOST = 0.8;
const SAMPLES = 3;

const DAY = /^(\d{1,4})[./-]\s?(\d{1,2})[./-]\s?(\d{1,4})(?:[ ,T].*)?$/;
const NUMBER = /^[-−+(]?\s*[\p{Sc}]?\s*(\d[\d.,' \u00A0\u202F]*|[.,]\d+)\s*[\p{Sc}%]?\)?-?$/u;
const GROUPED = {
  POINT: /^\d{1,3}([,' \u00A0\u202F]\d{3})+(\.\d*)?$|^\d*\.?\d*$/,
  COMMA: /^\d{1,3}([.' \u00A0\u202F]\d{3})+(,\d*)?$|^\d*,?\d*$/,
};

/** Recognizes what the cells of a column are, by all of them. */
export function recognize(cells: Iterable<string>): ColumnContent {
  const texts = new Set<string>();
  let filled = 0;
  let emails = 0;
  const days = new Tally<'DMY' | 'MDY' | 'YMD'>();
  const numbers = new Tally<'POINT' | 'COMMA'>();
  for (const cell of cells) {
    const text = cell.trim();
    if (text === '') continue;
    filled++;
    if (texts.size < SAMPLES) texts.add(text);
    if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) emails++;
    days.add(ordersOf(text), /^(\d+)\D+\1\D/.test(text));
    numbers.add(decimalsOf(text), !/[.,]/.test(text));
  }
  const content = { samples: [...texts], filled };
  if (filled === 0) return { ...content, kind: 'empty', format: null, isAmbiguous: false };
  const isMost = (count: number) => count >= filled * MOST;
  if (isMost(emails)) return { ...content, kind: 'email', format: null, isAmbiguous: false };
  if (isMost(days.total)) return { ...content, kind: 'date', ...days.best() };
  if (isMost(numbers.total)) return { ...content, kind: 'number', ...numbers.best() };
  return { ...content, kind: 'text', format: null, isAmbiguous: false };
}

/** The orders in which a text is a day. */
function ordersOf(text: string): ('DMY' | 'MDY' | 'YMD')[] {
  const [, ...parts] = DAY.exec(text) ?? [];
  if (parts.length < 3) return [];
  const [a, b, c] = parts.map(Number) as [number, number, number];
  if (parts[0]!.length === 4) return isDay(c, b) ? ['YMD'] : [];
  const orders: ('DMY' | 'MDY')[] = [];
  if (isDay(a, b)) orders.push('DMY');
  if (isDay(b, a)) orders.push('MDY');
  return orders;
}

const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12;

/** The decimal signs with which a text is a number. */
function decimalsOf(text: string): ('POINT' | 'COMMA')[] {
  const [, digits] = NUMBER.exec(text) ?? [];
  if (digits === undefined) return [];
  return (['POINT', 'COMMA'] as const).filter(sign => GROUPED[sign].test(digits.trim()));
}

/** Counts the formats in which texts can be read. */
class Tally<Known extends Format> {
  /** Texts that can be read in any of them. */
  total = 0;
  readonly #counts = new Map<Known, number>();
  /** Whether each format reads the same of all texts. */
  #isSame = true;

  add(formats: readonly Known[], isSame: boolean): void {
    if (formats.length === 0) return;
    this.total++;
    this.#isSame &&= isSame;
    for (const format of formats) this.#counts.set(format, (this.#counts.get(format) ?? 0) + 1);
  }

  /** The format in which the most texts can be read. */
  best(): { format: Known | null; isAmbiguous: boolean } {
    const most = Math.max(...this.#counts.values());
    const [best = null, ...others] = [...this.#counts]
      .filter(([, count]) => count === most)
      .map(([format]) => format);
    const isAmbiguous = others.length > 0 && !this.#isSame;
    return { format: isAmbiguous ? null : best, isAmbiguous };
  }
}

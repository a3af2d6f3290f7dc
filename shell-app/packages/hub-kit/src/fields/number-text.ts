import { t } from '../common/text.ts';
import { clubFormats, moneyDecimals } from '../common/club.ts';
import { toLatin } from '../common/typed-text.ts';

/** How numbers are typed: as the club writes them, by default in US English as `1,250.50`. */

/** What a format puts between the digits of a number; any space as an ordinary one. */
function separatorsOf(format: Intl.NumberFormat) {
  const parts = format.formatToParts(1_234_567.5);
  const valueOf = (type: string) => parts.find(part => part.type === type)?.value.replace(/\s/, ' ');
  // Three digits in `1,234,567`, two in `12,34,567`.
  const groupSize = parts.filter(({ type }) => type === 'integer').at(-2)?.value.length;
  return { group: valueOf('group'), groupSize, decimal: valueOf('decimal') };
}

const escape = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

/** Both apostrophes are the same to people. */
const groupPattern = (group: string) => (/['’]/.test(group) ? "['’]" : escape(group));

/**
 * The pattern of a number as a format writes it. Separators of thousands are nowhere else: `12,50` is no number. Groups of
 * three digits are understood in India too.
 */
function patternOf(format: Intl.NumberFormat): RegExp {
  const { group, groupSize, decimal } = separatorsOf(format);
  const wholes = [String.raw`\d+`];
  if (group) {
    const separator = groupPattern(group);
    for (const size of new Set([3, groupSize]))
      wholes.unshift(String.raw`\d{1,${size}}(?:${separator}\d{${size}})*${separator}\d{3}`);
  }
  const fraction = decimal ? String.raw`(?:${escape(decimal)}(?<fraction>\d*))?` : '';
  const symbol = `(?:${escape(toLatin(moneySymbol().symbol))})?`;
  return new RegExp(
    `^${symbol} ?(?<sign>[+-]?) ?${symbol} ?(?<whole>${wholes.join('|')})?${fraction} ?${symbol}$`,
  );
}

/** The digits of a typed number, with `.` and without separators of thousands: `-$1,250.` → `-1250.`; null for other texts. */
function digitsOf(text: string): string | null {
  const typed = toLatin(text);
  const { plain, money, own } = clubFormats();
  // Some locales separate amounts otherwise than numbers.
  for (const format of [plain, money, own]) {
    const { sign, whole = '', fraction = '' } = patternOf(format).exec(typed)?.groups ?? {};
    if (whole || fraction) return `${sign}${whole.replaceAll(/\D/g, '')}.${fraction}`;
  }
  return null;
}

/**
 * `1,250.50`, `$1250.5` → 1250.5; nothing → null; any other text → NaN, and so are more digits than a number has: it
 * would become another one.
 */
export function toNumber(text: string): number | null {
  if (text.trim() === '') return null;
  const digits = digitsOf(text);
  return digits !== null && isExact(digits) ? Number(digits) : Number.NaN;
}

/** Whether a number has these digits, and not others that are close. */
function isExact(digits: string): boolean {
  const [whole = '', fraction = ''] = digits.replace(/^[+-]/, '').split('.');
  const shortest = [whole.replace(/^0+/, '') || '0', fraction.replace(/0+$/, '')].filter(Boolean).join('.');
  return String(Math.abs(Number(digits))) === shortest;
}

/** The message for a number with misplaced separators or too many digits; null for other texts. */
export function numberHint(text: string, kind: 'number' | 'money'): string | null {
  if (!Number.isNaN(toNumber(text))) return null;
  if (digitsOf(text) !== null)
    return t('This number has more digits than can be stored. Write at most 15 digits');
  if (!/\d/.test(text) || !/^[-+\d.,'’ ]*$/.test(toLatin(text))) return null;
  return kind === 'money'
    ? t('Write the amount as {example}', { example: withDecimals(1250.5, moneyDecimals()) })
    : t('Write the number as {example}', { example: withDecimals(1250.5, 2) });
}

/** A number as it is shown for editing: money as `1,250.50`, other numbers as `1250.5`. */
export function toText(value: number | null, kind: 'number' | 'money'): string {
  if (value === null || Number.isNaN(value)) return '';
  if (kind === 'number') return String(value).replace('.', separatorsOf(clubFormats().plain).decimal!);
  return withDecimals(value, moneyDecimals(), 20);
}

function withDecimals(value: number, minimumFractionDigits: number, most = minimumFractionDigits): string {
  const { locale } = clubFormats().plain.resolvedOptions();
  return value.toLocaleString(locale, { minimumFractionDigits, maximumFractionDigits: most });
}

/** The symbol of the club's currency, and whether it is written before amounts. */
export function moneySymbol(): { symbol: string; isFirst: boolean } {
  const parts = clubFormats().money.formatToParts(0);
  const index = parts.findIndex(({ type }) => type === 'currency');
  return { symbol: parts[index]?.value ?? '', isFirst: index === 0 };
}

import { t } from '@gym/hub-kit/format';
import { clubFormats, moneyDecimals } from '../common/club.ts';

/** How numbers are typed: as the club writes them, by default in US English as `1,250.50`. */

/** The separators of the club: of thousands and of decimals. */
function separators() {
  const parts = clubFormats().plain.formatToParts(1234567.5);
  const valueOf = (type: string) => parts.find(part => part.type === type)?.value ?? '';
  return { group: valueOf('group'), decimal: valueOf('decimal') };
}

const escape = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

/** Any space is the same to people, and so are both apostrophes. */
function groupPattern(group: string): string {
  if (/\s/.test(group)) return String.raw`\s`;
  return /['’]/.test(group) ? "['’]" : escape(group);
}

/** `1,250.50`, `$1250.5` → 1250.5; nothing → null; any other text → NaN. */
export function toNumber(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const { group, decimal } = separators();
  const { symbol } = moneySymbol();
  const sign = escape(symbol);
  // Separators of thousands are nowhere else: `12,50` is no number.
  const written = new RegExp(
    String.raw`^([+-]?)\s*(?:${sign})?\s*((?:\d{1,3}(?:${groupPattern(group)}\d{3})+|\d+)?(?:${escape(decimal)}\d*)?)\s*(?:${sign})?$`,
  );
  const [, minus, digits = ''] = written.exec(trimmed) ?? [];
  if (!/\d/.test(digits)) return Number.NaN;
  const plain = digits.replaceAll(new RegExp(groupPattern(group), 'g'), '').replace(decimal, '.');
  return Number(`${minus}${plain}`);
}

/** The message for a number with misplaced separators; null for other texts. */
export function commaHint(text: string, kind: 'number' | 'money'): string | null {
  const wrong = /\d/.test(text) && /^[-+\d.,'’\s]*$/.test(text) && Number.isNaN(toNumber(text));
  if (!wrong) return null;
  return kind === 'money'
    ? t('Write the amount as {example}', { example: withDecimals(1250.5, moneyDecimals()) })
    : t('Write the number as {example}', { example: withDecimals(1250.5, 2) });
}

/** A number as it is shown for editing: money as `1,250.50`, other numbers as `1250.5`. */
export function toText(value: number | null, kind: 'number' | 'money'): string {
  if (value === null || Number.isNaN(value)) return '';
  if (kind === 'number') return String(value).replace('.', separators().decimal);
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

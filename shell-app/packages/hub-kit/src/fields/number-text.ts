import { t } from '@gym/hub-kit/format';
/** How numbers are typed: US English, as `1,250.50`. */

// Commas separate groups of thousands only: `12,50` is no number.
const written = /^([+-]?)\s*\$?\s*((?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?)$/;

/** `1,250.50`, `$1250.5` → 1250.5; nothing → null; any other text → NaN. */
export function toNumber(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const [, sign, digits = ''] = written.exec(trimmed) ?? [];
  return /\d/.test(digits) ? Number(`${sign}${digits.replaceAll(',', '')}`) : Number.NaN;
}

/** The message for a number with misplaced commas; null for other texts. */
export function commaHint(text: string, kind: 'number' | 'money'): string | null {
  const wrong = /\d/.test(text) && text.includes(',') && Number.isNaN(toNumber(text));
  if (!wrong) return null;
  return kind === 'money' ? t('Write the amount as 1,250.50') : t('Write the number as 1,250.50');
}

const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 20 });

/** A number as it is shown for editing: money as `1,250.50`, other numbers as `1250.5`. */
export function toText(value: number | null, kind: 'number' | 'money'): string {
  if (value === null || Number.isNaN(value)) return '';
  return kind === 'money' ? grouped.format(value) : String(value);
}

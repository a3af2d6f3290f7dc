/** The separators, line ends and the start of a cell, behind which a spreadsheet would run a formula. */
const FORMULA = /(^|[\t\r\n,;])(?=[\p{Zs}\p{Cf}]*[-=+@\uFF0D\uFF1D\uFF0B\uFF20])/gu;

/** A line of CSV (RFC 4180). A text that a spreadsheet would take for a formula is quoted to be text. */
export const csvLine = (values: readonly (string | number | boolean | null)[]): string =>
  `${values.map(value => (typeof value === 'string' ? csvText(value) : String(value ?? ''))).join(',')}\r\n`;

const csvText = (text: string): string => `"${text.replaceAll(FORMULA, "$1'").replaceAll('"', '""')}"`;

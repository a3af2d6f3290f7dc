/** Columns and their widths in pixels. */
export type Widths = readonly (readonly [column: string, width: number])[];

/** The widths of parsed JSON; null for invalid ones. */
export const widthsOf = (stored: unknown): Widths | null =>
  Array.isArray(stored) && stored.every(isWidth) ? stored : null;

const isWidth = (pair: unknown): pair is [string, number] =>
  Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number' && pair[1] > 0;

/** One row of bars, or one line. */
export interface Series {
  label: string;
  /** As many as the chart has labels. */
  values: readonly number[];
  /** Bars by default. A pie is the only series of its chart. */
  kind?: 'bar' | 'line' | 'pie';
  /** Bars of one stack are stacked, others side by side. */
  stack?: string;
  /** Has a scale of its own, at the right. */
  scale?: 'right';
  /** The address of the rows that the value at an index counts: of a list, or of the explorer with their query. */
  href?: (index: number) => string | undefined;
}

/** What a chart shows, and its table for whom a drawing says nothing. */
export interface ChartData {
  /** What the labels are: `Month`. */
  category: string;
  labels: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  /** Whether values are shares, from 0 to 1. */
  isShare?: boolean;
  /** A sentence below the chart. */
  note?: string | undefined;
}

/** The address of the rows of a value; undefined for none, and for a value that counts no rows. */
export const hrefAt = ({ values, href }: Series, index: number): string | undefined =>
  values[index] ? href?.(index) : undefined;

/** Whether there is anything but zeros. */
export const isEmpty = ({ series }: ChartData) =>
  series.every(({ values }) => values.every(value => value === 0));

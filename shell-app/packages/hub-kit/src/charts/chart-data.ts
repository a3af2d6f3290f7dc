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
}

/** What a chart shows, and its table for whom a drawing says nothing. */
export interface ChartData {
  /** What the labels are: `Month`. */
  category: string;
  labels: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  /** Where the records of each label are listed; null for one without any. */
  addresses?: readonly (string | null)[];
  /** A sentence below the chart. */
  note?: string | undefined;
}

/** Whether there is anything but zeros. */
export const isEmpty = ({ series }: ChartData) =>
  series.every(({ values }) => values.every(value => value === 0));

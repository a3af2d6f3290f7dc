import { formatMoney, formatNumber } from '../../common/format.ts';
import { localeTag, t } from '../../common/text.ts';
import type { AnyScreen } from '../../definition/define-screen.ts';
import type { SummaryGroup } from '../../definition/groups.ts';
import type { FigureMetadata } from '../../definition/resource.ts';
import { summedColumns, sumText } from './summary.ts';

/** What a chart can show of each group. */
export interface ChartValue {
  /** Its path in the response: `count`, `sum.amount`, `figures.received`. */
  value: string;
  label: string;
  of: (group: SummaryGroup) => number;
  format: (value: number) => string;
  isShare?: boolean;
}

/** The count, the sums of columns and the declared figures of a list. */
export const chartValues = (screen: AnyScreen): ChartValue[] => [
  { value: 'count', label: t('Number of records'), of: group => group.count, format: formatNumber },
  ...summedColumns(screen).map(column => ({
    value: `sum.${column.key}`,
    label: t(column.title),
    of: ({ sum }: SummaryGroup) => sum?.[column.key] ?? 0,
    format: (value: number) => sumText(column, value),
  })),
  ...(screen.figures ?? []).map(({ name, label, unit }) => ({
    value: `figures.${name}`,
    label: t(label),
    of: ({ figures }: SummaryGroup) => figures?.[name] ?? 0,
    format: formats[unit],
    isShare: unit === 'share',
  })),
];

const formats: Record<FigureMetadata['unit'], (value: number) => string> = {
  count: formatNumber,
  money: formatMoney,
  share: value => value.toLocaleString(localeTag(), { style: 'percent', maximumFractionDigits: 1 }),
};

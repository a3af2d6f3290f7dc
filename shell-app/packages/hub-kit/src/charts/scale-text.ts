import { clubFormats } from '../common/club.ts';
import { formatMoney } from '../common/format.ts';
import type { ChartData } from './chart-data.ts';

/** A value on a scale, where there is no room for cents: `$12,000.00` is `$12K`. A share is written as it is. */
export function scaleText(value: number, { format, isShare }: Pick<ChartData, 'format' | 'isShare'>): string {
  if (isShare) return format(value);
  const { locale, currency } = clubFormats().money.resolvedOptions();
  return value.toLocaleString(locale, {
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
    ...(format(0) === formatMoney(0) && { style: 'currency', currency }),
  });
}

import { formatMoney, formatMonth, t } from '@gym/hub-kit/format';
import type { Permission } from '../common/permission.ts';
import type { MonthlyDocument } from '../definition/define-screen.ts';
import { ChartPanel } from '../charts/chart-panel.tsx';
import { lastMonths, monthStart, valuesByMonth } from '../charts/months.ts';

export interface MonthlyAmountsProps {
  title: string;
  /** Which of them count. */
  subtitle?: string;
  requires: Permission;
  document: MonthlyDocument;
}

const shown = 12;

/** What the amounts of a list came to in each of the last twelve months; folded above the list until it is opened. */
export default function MonthlyAmounts({ document, title, subtitle, requires }: MonthlyAmountsProps) {
  const months = lastMonths(shown);
  return (
    <ChartPanel
      requires={requires}
      title={t(title)}
      subtitle={subtitle && t(subtitle)}
      folded
      document={document}
      variables={{ since: monthStart(months[0] ?? '') }}
      chart={data => ({
        category: t('Month'),
        labels: months.map(month => formatMonth(month)),
        format: formatMoney,
        series: [
          {
            label: t('Amount'),
            values: valuesByMonth(months, data.months, ({ group, sum }) => ({
              month: group.day?.month,
              value: sum.amount,
            })),
          },
        ],
      })}
    />
  );
}

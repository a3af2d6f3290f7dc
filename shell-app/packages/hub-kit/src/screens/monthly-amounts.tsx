import { formatMoney, formatMonth, formatWords } from '../common/format.ts';
import { t } from '../common/text.ts';
import { today } from '../common/club-clock.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { ResultOf } from '../common/graphql.ts';
import type { Permission } from '../common/permission.ts';
import { parametersOf } from '../definition/addresses.ts';
import { FIGURE } from '../definition/derive-fields.ts';
import type { GroupedDocument, MonthlyDocument } from '../definition/define-screen.ts';
import { ChartPanel, operationName } from '../charts/chart-panel.tsx';
import { daysOfMonth, lastMonths, monthStart, valuesByMonth } from '../charts/months.ts';

export interface MonthlyAmountsProps {
  title: string;
  subtitle?: string;
  requires: Permission;
  document: MonthlyDocument;
  /** The date by which the amounts are added up, and the figure in which their records count. */
  date: string;
  figure?: string;
  /** Fields by which the amounts of this year can be shown instead. */
  by?: readonly { field: string; label: string; document: GroupedDocument }[];
}

const MONTHS = 12;

/**
 * What the amounts of a list came to in each of the last twelve months, or this year by a field; folded above the list
 * until it is opened.
 */
export default function MonthlyAmounts({
  document,
  date,
  figure,
  title,
  subtitle,
  requires,
  by = [],
}: MonthlyAmountsProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const months = lastMonths(MONTHS);
  const { pathname } = useLocation();
  /** The address of the list of the records with these values that count. */
  const rowsWith = (values: object) =>
    `${pathname}?${parametersOf('f.', { ...(figure && { [FIGURE]: figure }), ...values })}`;
  const field = chosen === null ? undefined : by[chosen];
  const common = {
    requires,
    title: t(title),
    subtitle: subtitle && t(subtitle),
    folded: true,
    storedAs: operationName(document),
    tools: by.length > 0 && (
      <select
        aria-label={t('Show by')}
        value={chosen ?? ''}
        onChange={({ target }) => setChosen(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('Month')}</option>
        {by.map(({ label }, index) => (
          <option key={label} value={index}>
            {t('{field}, this year', { field: t(label) })}
          </option>
        ))}
      </select>
    ),
  };
  if (field) {
    const since = `${today().slice(0, 4)}-01-01`;
    return (
      <ChartPanel
        {...common}
        document={field.document}
        variables={{ since }}
        chart={({ groups }) => {
          const largest = groups.toSorted((a, b) => (b.sum.amount ?? 0) - (a.sum.amount ?? 0));
          return {
            category: t(field.label),
            labels: largest.map(
              ({ group }) => group.record?.value ?? (formatWords(group.value) || t('None')),
            ),
            format: formatMoney,
            series: [
              {
                label: t('Amount'),
                values: largest.map(({ sum }) => sum.amount ?? 0),
                href: index =>
                  rowsWith({ [date]: { from: since }, ...valueOf(field.field, largest[index]?.group) }),
              },
            ],
          };
        }}
      />
    );
  }
  return (
    <ChartPanel
      {...common}
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
            href: index => rowsWith({ [date]: daysOfMonth(months[index] ?? '') }),
          },
        ],
      })}
    />
  );
}

/** What the filter of a field is for the records of a group. */
function valueOf(field: string, group: Group | undefined): Readonly<Record<string, string>> {
  const value = group?.record?.id ?? group?.value;
  return value ? { [field]: value } : { [`${field}.empty`]: '' };
}

type Group = ResultOf<GroupedDocument>['groups'][number]['group'];

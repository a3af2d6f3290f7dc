import { useSession } from '@gym/hub-kit';
import { ChartPanel, daysOfMonth, lastMonths, monthStart, valuesByMonth } from '@gym/hub-kit/charts';
import { formatMoney, formatMonth, t, today } from '@gym/hub-kit/format';
import { accounts } from '../../hub.manifest.ts';
import { revenueAndCostsQuery } from './revenue-and-costs.graphql.ts';
import { rowsOf } from './rows-of.ts';

const shownMonths = 12;
const { requires, orRequires } = accounts.panels.revenueAndCosts;

/** What the club took in and spent, as far as the role may see it. */
export default function RevenueAndCosts() {
  const { can } = useSession();
  const months = lastMonths(shownMonths);
  return (
    <ChartPanel
      title={t('Revenue and Costs')}
      subtitle={t(
        'By month: completed payments and confirmed income, approved expenses and external payments',
      )}
      requires={[requires, ...orRequires]}
      document={revenueAndCostsQuery}
      variables={{
        since: monthStart(months[0] ?? ''),
        until: today(),
        payments: can('payments:view'),
        income: can('income:view'),
        expenses: can('expenses:view'),
        externalPayments: can('external-payments:view'),
      }}
      chart={({ payments, income, expenses, externalPayments }) => ({
        category: t('Month'),
        labels: months.map(month => formatMonth(month)),
        format: formatMoney,
        series: [
          { label: t('Member payments'), groups: payments, stack: 'revenue', rows: rowsOf.payments },
          { label: t('Other income'), groups: income, stack: 'revenue', rows: rowsOf.income },
          { label: t('Expenses'), groups: expenses, stack: 'costs', rows: rowsOf.expenses },
          {
            label: t('External payments'),
            groups: externalPayments,
            stack: 'costs',
            rows: rowsOf.externalPayments,
          },
        ].flatMap(({ label, groups, stack, rows }) =>
          groups
            ? [
                {
                  label,
                  stack,
                  values: valuesByMonth(months, groups, amountOfMonth),
                  href: (index: number) => rows(daysOfMonth(months[index] ?? '', today())),
                },
              ]
            : [],
        ),
      })}
    />
  );
}

const amountOfMonth = (one: {
  group: { day: { month: string | null } | null };
  figures: { amount: number };
}) => ({ month: one.group.day?.month, value: one.figures.amount });

import { breakpoint, space, useSession } from '@gym/hub-kit';
import {
  firstWeekday,
  formatMoney,
  formatMonth,
  formatNumber,
  formatWord,
  today,
  t,
} from '@gym/hub-kit/format';
import { ChartPanel } from '@gym/hub-kit/charts';
import { lastMonths, monthStart, valuesByMonth } from '@gym/hub-kit/shell';
import styled from 'styled-components';
import { attendanceByWeekdayQuery, membersByMonthQuery, revenueAndCostsQuery } from './charts.graphql.ts';

const shownMonths = 12;
const shownWeeks = 12;
const sundayFirst = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;

/** How the club has done, as far as the role may see it. */
export default function DashboardCharts() {
  return (
    <Grid>
      <RevenueAndCosts />
      <Members />
      <Attendance />
    </Grid>
  );
}

function RevenueAndCosts() {
  const { can } = useSession();
  const months = lastMonths(shownMonths);
  return (
    <ChartPanel
      title={t('Revenue and Costs')}
      subtitle={t(
        'By month: completed payments and confirmed income, approved expenses and external payments',
      )}
      requires={['payments:view', 'income:view', 'expenses:view', 'external-payments:view']}
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
          { label: t('Member payments'), groups: payments, stack: 'revenue' },
          { label: t('Other income'), groups: income, stack: 'revenue' },
          { label: t('Expenses'), groups: expenses, stack: 'costs' },
          { label: t('External payments'), groups: externalPayments, stack: 'costs' },
        ].flatMap(({ label, groups, stack }) =>
          groups ? [{ label, stack, values: valuesByMonth(months, groups, amountOfMonth) }] : [],
        ),
      })}
    />
  );
}

const amountOfMonth = (one: {
  group: { day: { month: string | null } | null };
  sum: { amount: number | null };
}) => ({ month: one.group.day?.month, value: one.sum.amount });

function Members() {
  const months = lastMonths(shownMonths);
  return (
    <ChartPanel
      title={t('Members')}
      subtitle={t('By joining month')}
      requires="members:view"
      document={membersByMonthQuery}
      variables={{ until: today() }}
      chart={({ months: groups }) => {
        const joined = valuesByMonth(months, groups, ({ group, count }) => ({
          month: group.joiningDate?.month,
          value: count,
        }));
        return {
          category: t('Month'),
          labels: months.map(month => formatMonth(month)),
          format: formatNumber,
          series: [
            {
              label: t('All members'),
              kind: 'line',
              values: totalsOf(joined, membersBefore(groups, months[0] ?? '')),
            },
            { label: t('New members'), values: joined, scale: 'right' },
          ],
        };
      }}
    />
  );
}

const membersBefore = (
  groups: readonly { group: { joiningDate: { month: string | null } | null }; count: number }[],
  first: string,
) =>
  groups.reduce((sum, { group, count }) => sum + ((group.joiningDate?.month ?? '') < first ? count : 0), 0);

/** How many there were at the end of each month. */
function totalsOf(joined: readonly number[], before: number): number[] {
  let total = before;
  return joined.map(count => (total += count));
}

/** The days of the week in the order of the club's locale. */
const weekdaysOfClub = () => [...sundayFirst.slice(firstWeekday()), ...sundayFirst.slice(0, firstWeekday())];

function Attendance() {
  const weekdays = weekdaysOfClub();
  const to = today();
  const from = new Date(Date.parse(to) - shownWeeks * 7 * 86_400_000).toISOString().slice(0, 10);
  return (
    <ChartPanel
      title={t('Attendance by Weekday')}
      subtitle={t('Employees at work on an average day of the last {shownWeeks} weeks', { shownWeeks })}
      requires="attendance:view"
      document={attendanceByWeekdayQuery}
      variables={{ from, to }}
      chart={({ weekdays: groups }) => ({
        category: t('Weekday'),
        labels: weekdays.map(day => t(formatWord(day.toLowerCase()))),
        format: formatNumber,
        series: [
          {
            label: t('Employees'),
            values: weekdays.map(day => {
              const count = groups.find(({ group }) => group.attendanceDate?.weekday === day)?.count ?? 0;
              return Math.round((count / shownWeeks) * 10) / 10;
            }),
          },
        ],
      })}
    />
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  align-items: start;
  gap: ${space(6)};
  @media ${breakpoint.small} {
    gap: ${space(4)};
  }
  /* One too many for pairs has a line of its own. */
  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  &:empty {
    display: none;
  }
`;

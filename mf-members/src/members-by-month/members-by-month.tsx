import { ChartPanel, daysOfMonth, lastMonths, valuesByMonth } from '@gym/hub-kit/charts';
import { listAddress } from '@gym/hub-kit/define';
import { formatMonth, formatNumber, t, today } from '@gym/hub-kit/format';
import type { members } from '@gym/hub-kit/resources';
import { membersByMonthQuery } from './members-by-month.graphql.ts';

const shownMonths = 12;

/** The members at the end of each month, and those who joined in it. */
export default function MembersByMonth() {
  const months = lastMonths(shownMonths);
  const daysAt = (index: number) => daysOfMonth(months[index] ?? '', today());
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
              href: index => membersWith({ to: daysAt(index).to }),
            },
            {
              label: t('New members'),
              values: joined,
              scale: 'right',
              href: index => membersWith(daysAt(index)),
            },
          ],
        };
      }}
    />
  );
}

const membersWith = (joiningDate: { from?: string; to: string }) =>
  listAddress<typeof members>('/members', { joiningDate });

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

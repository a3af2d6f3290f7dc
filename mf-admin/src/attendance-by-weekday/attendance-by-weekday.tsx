import { useSession } from '@gym/hub-kit';
import { ChartPanel, explorerAddress } from '@gym/hub-kit/charts';
import { firstWeekday, formatNumber, formatWord, t, today } from '@gym/hub-kit/format';
import { attendanceByWeekdayQuery, attendanceOnWeekdayQuery } from './attendance-by-weekday.graphql.ts';

const shownWeeks = 12;
const sundayFirst = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;

/** The days of the week in the order of the club's locale. */
const weekdaysOfClub = () => [...sundayFirst.slice(firstWeekday()), ...sundayFirst.slice(0, firstWeekday())];

/** The employees who were at work on an average day. */
export default function AttendanceByWeekday() {
  const { can } = useSession();
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
            href: index =>
              can('analytics:view')
                ? explorerAddress(attendanceOnWeekdayQuery, { from, to, weekday: weekdays[index] })
                : undefined,
          },
        ],
      })}
    />
  );
}

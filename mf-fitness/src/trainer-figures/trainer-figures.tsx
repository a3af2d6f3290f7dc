import type { Slots } from '@gym/hub-kit';
import { ChartPanel, daysOfMonth, RowsLink } from '@gym/hub-kit/charts';
import { type DayRange, listAddress } from '@gym/hub-kit/define';
import { addMonths, formatNumber, localeTag, t, today } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import type { sessions } from '@gym/hub-kit/resources';
import { Fact, Facts } from '@gym/hub-kit/screen';
import { trainerFiguresDocument } from './trainer-figures.graphql.ts';

const shownMonths = 12;

/** How many sessions a trainer gave, to how many members, and how many in each of the last months. */
export default function TrainerFigures({ trainerId }: Slots['trainer']) {
  const first = `${addMonths(today(), 1 - shownMonths).slice(0, 7)}-01`;
  const months = Array.from({ length: shownMonths }, (_, index) => addMonths(first, index).slice(0, 7));
  const variables = { trainerId, since: first };
  // The chart requests the same and reports a failure.
  const { data } = useQuery(trainerFiguresDocument, { variables });
  const [total] = data?.total ?? [];
  const rows = (which: { date?: DayRange; figure?: 'completedSessions' }) =>
    listAddress<typeof sessions>('/sessions', { trainerId, ...which });
  const figure = (value: number | null | undefined) => (value === undefined ? '–' : formatNumber(value));
  return (
    <>
      <Facts $look="figures">
        <Fact label={t('Sessions')}>
          <RowsLink href={rows({})}>{figure(total?.count)}</RowsLink>
        </Fact>
        <Fact label={t('Completed')}>
          <RowsLink href={rows({ figure: 'completedSessions' })}>
            {figure(total?.figures.completedSessions)}
          </RowsLink>
        </Fact>
        <Fact label={t('Members')}>{figure(total?.countDistinct.memberId)}</Fact>
      </Facts>
      <ChartPanel
        title={t('Sessions by Month')}
        requires="sessions:view"
        document={trainerFiguresDocument}
        variables={variables}
        chart={({ months: groups }) => ({
          category: t('Month'),
          labels: months.map(monthName),
          format: formatNumber,
          series: [
            {
              label: t('Sessions'),
              values: months.map(
                month => groups.find(({ group }) => group.date?.month?.startsWith(month))?.count ?? 0,
              ),
              href: index => rows({ date: daysOfMonth(months[index] ?? '') }),
            },
          ],
        })}
      />
    </>
  );
}

const monthName = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(localeTag(), {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  });

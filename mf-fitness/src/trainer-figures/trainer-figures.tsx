import type { Slots } from '@gym/hub-kit';
import { ChartPanel } from '@gym/hub-kit/charts';
import { addMonths, formatNumber, localeTag, t, today } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
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
  const figure = (value: number | null | undefined) => (value === undefined ? '–' : formatNumber(value));
  return (
    <>
      <Facts $look="figures">
        <Fact label={t('Sessions')}>{figure(total?.count)}</Fact>
        <Fact label={t('Completed')}>{figure(total?.figures.completedSessions)}</Fact>
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

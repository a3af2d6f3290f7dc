import { mixin, space, typography, type Slots } from '@gym/hub-kit';
import { ChartPanel } from '@gym/hub-kit/charts';
import { addMonths, formatNumber, localeTag, t, today } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import styled from 'styled-components';
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
  const [completed] = data?.completed ?? [];
  const figures = [
    [t('Sessions'), total?.count],
    [t('Completed'), completed?.count],
    [t('Members'), total?.countDistinct.memberId],
  ] as const;
  return (
    <>
      <Figures>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === undefined ? '–' : formatNumber(value)}</dd>
          </div>
        ))}
      </Figures>
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

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(6)};
  margin-bottom: ${space(4)};
  dt {
    ${mixin.remark}
  }
  dd {
    ${typography.title}
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

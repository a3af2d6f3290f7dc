import { IconButton, PageHeader, Skeleton, space, useSearchParams } from '@gym/hub-kit';
import { t, today } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { useQueryFailure } from '@gym/hub-kit/screen';
import styled from 'styled-components';
import { Card } from './card.ts';
import { accountingMonthsDocument } from './closed-periods.graphql.ts';
import { ClosingHistory } from './closing-history.tsx';
import { MonthsTable } from './months-table.tsx';

const FIRST_YEAR = 1900;

/** The months of a year with their totals, and the steps that close and reopen them. */
export default function ClosedPeriodsScreen() {
  const [year, setYear] = useYear();
  const query = useQuery(accountingMonthsDocument, { variables: { year } });
  const failure = useQueryFailure(t('Failed to fetch closed periods'), query);
  /** The screen shows a failure; the promise is ignored. */
  const reload = () => void query.refetch().catch(() => undefined);
  const periods = query.data ?? query.previousData;
  const current = Number(today().slice(0, 4));

  return (
    <>
      <PageHeader title={t('Closed Periods')} icon="lock">
        <Year>
          <IconButton
            icon="chevron-left"
            label={t('Previous year')}
            disabled={year <= FIRST_YEAR}
            onClick={() => setYear(year - 1)}
          />
          <strong aria-live="polite">{year}</strong>
          <IconButton
            icon="chevron-right"
            label={t('Next year')}
            disabled={year >= current}
            onClick={() => setYear(year + 1)}
          />
        </Year>
      </PageHeader>
      {failure}
      {!periods && !failure && (
        <Card aria-busy>
          <Skeleton $width="60%" />
        </Card>
      )}
      {periods && !failure && (
        <>
          <MonthsTable months={periods.months} reload={reload} />
          <ClosingHistory periods={periods.history.items} />
        </>
      )}
    </>
  );
}

/** The year in the address; the current one unless given. */
function useYear(): [number, (year: number) => void] {
  const [address, setAddress] = useSearchParams();
  const current = Number(today().slice(0, 4));
  const given = Number(address.get('year'));
  const year = Number.isInteger(given) && given >= FIRST_YEAR && given <= current ? given : current;
  return [year, next => setAddress({ year: String(next) }, { replace: true })];
}

const Year = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-variant-numeric: tabular-nums;
`;

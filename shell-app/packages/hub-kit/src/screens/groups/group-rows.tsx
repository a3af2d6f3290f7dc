import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { t } from '../../common/text.ts';
import { formatNumber } from '../../common/format.ts';
import type { Identified } from '../../definition/define-screen.ts';
import { filterOf, type FilterState } from '../../definition/filter-state.ts';
import { FailureState } from '../../elements/failure-state.tsx';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import { space } from '../../theme/theme.ts';
import type { ReactNode } from 'react';
import type { SummarizedList } from './summary.ts';

/** Renders rows of the list. */
export type RowsTable = (rows: readonly Identified[], label: string) => ReactNode;

interface GroupRowsProps extends SummarizedList {
  /** Those that find the rows of the group. */
  filters: FilterState;
  /** The name of the group. */
  label: string;
  /** The address of the list with the rows of the group. */
  address: string;
  table: RowsTable;
}

/** The first rows of a group, in the order of the list. */
export function GroupRows({ screen, crud, filters, label, address, table }: GroupRowsProps) {
  const { state, variables, ownFilter } = crud;
  const ofGroup = {
    ...variables,
    filter: filterOf(screen.filters?.fields ?? [], filters, ownFilter),
    page: { limit: state.size, offset: 0 },
  };
  const query = useQuery(screen.documents.list, { variables: ofGroup });
  const { data, previousData, error, loading, refetch } = query;
  const page = (data ?? (error ? undefined : previousData))?.page as
    { items: Identified[]; totalCount: number } | undefined;
  if (!page && error)
    return (
      <FailureState
        title={t(crud.messages.listFailed)}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!page) return <RowsSkeleton rows={3} />;
  const { items, totalCount } = page;
  return (
    <>
      {table(items, label)}
      {totalCount > items.length && (
        <More>
          <Link to={address}>
            {t('Show all {total} {many}', { total: formatNumber(totalCount), many: t(screen.entity.many) })}
          </Link>
        </More>
      )}
    </>
  );
}

const More = styled.p`
  padding: ${space(3)} ${space(4)};
`;

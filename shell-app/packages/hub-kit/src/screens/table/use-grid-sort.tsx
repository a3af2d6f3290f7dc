import { useLayoutEffect, type RefObject } from 'react';
import type { DataGridHandle, RenderSortStatusProps, SortColumn } from 'react-data-grid';
import styled from 'styled-components';
import { Icon } from '../../elements/icons.tsx';
import type { RowsProps } from '../rows-props.ts';

/** The sort of the list as the grid names it, by columns. */
export function useGridSort(
  grid: RefObject<DataGridHandle | null>,
  gridColumns: readonly { key: string }[],
  { columns, sort, onSort }: Pick<RowsProps<never>, 'columns' | 'sort' | 'onSort'>,
) {
  const sortColumns = sort.flatMap(({ field, direction }) => {
    const column = columns.find(({ sortKey }) => sortKey === field);
    return column ? [{ columnKey: column.key, direction }] : [];
  });
  const changeSort = (chosen: SortColumn[]) =>
    onSort(
      chosen.flatMap(({ columnKey, direction }) => {
        const field = columns.find(({ key }) => key === columnKey)?.sortKey;
        return field ? [{ field, direction }] : [];
      }),
    );
  useSortMarks(grid, gridColumns, sortColumns);
  return { sortColumns, changeSort };
}

/**
 * Says of each sorted header in which direction it sorts. The grid itself says so only while there is one of them.
 */
function useSortMarks(
  grid: RefObject<DataGridHandle | null>,
  columns: readonly { key: string }[],
  sort: readonly SortColumn[],
) {
  useLayoutEffect(() => {
    const headers = grid.current?.element?.querySelectorAll('[role="columnheader"]') ?? [];
    for (const header of headers) {
      const key = columns[Number(header.getAttribute('aria-colindex')) - 1]?.key;
      const sorted = sort.find(({ columnKey }) => columnKey === key);
      if (sorted) header.setAttribute('aria-sort', sorted.direction === 'ASC' ? 'ascending' : 'descending');
      else header.removeAttribute('aria-sort');
    }
  });
}

/** Shows in a header that it sorts, and how. */
export const renderers = {
  renderSortStatus: ({ sortDirection, priority }: RenderSortStatusProps) =>
    sortDirection ? (
      <Sorted data-priority={priority}>
        <Icon name={sortDirection === 'ASC' ? 'up' : 'down'} size={14} />
      </Sorted>
    ) : (
      <Unsorted>
        <Icon name="up" size={14} />
      </Unsorted>
    ),
};

/** Counts the columns, where several are sorted by; not a part of the header's text. */
const Sorted = styled.span`
  display: inline-flex;
  &[data-priority]::after {
    content: attr(data-priority) / '';
  }
`;

/** Shows under the pointer which headers sort. */
const Unsorted = styled.span`
  display: none;
  opacity: 0.5;
  [role='columnheader']:hover & {
    display: inline-flex;
  }
`;

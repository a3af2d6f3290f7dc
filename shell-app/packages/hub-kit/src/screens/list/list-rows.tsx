import { useEffect } from 'react';
import { useDay } from '../../common/day-context.ts';
import { t } from '../../common/text.ts';
import type { AnyColumn, Identified } from '../../definition/define-screen.ts';
import { FailureState } from '../../elements/failure-state.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import { useDelayedFlag } from '../../elements/use-delayed-flag.ts';
import { useMediaQuery } from '../../elements/use-media-query.ts';
import { reasonOf, type ApiError } from '../../records/api-error.ts';
import { breakpoint } from '../../theme/theme.ts';
import { afterChecks, selectedIds, type Selection } from '../bulk/selection.ts';
import type { SortBy } from '../list-url-state.ts';
import { DataTable } from '../table/data-table.tsx';
import type { AnyCrud } from '../use-crud.ts';
import type { Columns } from '../use-columns.ts';
import type { ListProps } from './list-props.ts';
import { useRowButtons } from './use-row-buttons.ts';
import { useRowLinks } from './use-row-links.ts';

/** Loaded on narrow screens only. */
const RowCards = lazyPart(() => import('../row-cards.tsx'), { fallback: <RowsSkeleton /> });

/** Loaded with the library that draws it, where a list is shown as a calendar. */
const Calendar = lazyPart(() => import(/* webpackChunkName: "calendar" */ '../calendar/calendar.tsx'), {
  fallback: <RowsSkeleton />,
});

/** Loaded where a list is shown in groups. */
const GroupedRows = lazyPart(() => import(/* webpackChunkName: "groups" */ '../groups/grouped-rows.tsx'), {
  fallback: <RowsSkeleton />,
});

/** Loaded where a list has no rows. */
const NoRows = lazyPart(() => import(/* webpackChunkName: "no-rows" */ '../no-rows.tsx'), { fallback: null });

interface ListRowsProps extends ListProps {
  /** The columns of the screen, with the texts of the master data. */
  texts: readonly AnyColumn[];
  columns: Columns;
  selection: Selection<Identified>;
  onSelect: (selection: Selection<Identified>) => void;
}

/** The rows of a list as a table, cards, groups or a calendar, or what is shown while there are none. */
export function ListRows(props: ListRowsProps) {
  const { screen, crud, columns, selection, onSelect } = props;
  const narrow = useMediaQuery(breakpoint.small);
  useEffect(() => {
    if (narrow) RowCards.preload();
  }, [narrow]);
  const isNow = useDay() === null;
  // Fast responses replace the rows without a flicker.
  const waiting = useDelayedFlag(crud.loading, 200);
  const { buttons, open, question } = useRowButtons(props);
  const links = useRowLinks(props);
  const changeSort = (sort: SortBy[]) =>
    crud.change({ sort: sort.length > 0 ? sort : toggledSort(crud.state.sort) });

  const missing = insteadOfRows(crud);
  if (screen.calendar && crud.calendar)
    return (
      <Calendar
        screen={screen}
        definition={screen.calendar}
        crud={crud}
        state={crud.calendar}
        columns={props.texts}
        locked={buttons.locked}
        onChanged={props.onChanged}
      >
        {missing}
      </Calendar>
    );
  if (missing) return missing;

  const View: typeof DataTable = narrow ? RowCards : DataTable;
  const isEmpty = crud.rows.length === 0;
  const table = {
    resource: screen.resource,
    viewId: crud.view.id,
    columns: columns.shown,
    nameColumn: screen.columns[0],
    onMoveColumn: columns.move,
    rowButtons: buttons,
    ...links,
    onSort: changeSort,
    onOpen: open,
    periodKey: screen.periodDate,
    waiting,
  };
  return (
    <>
      {/* There before its text, so that screen readers announce it. */}
      <div aria-live="polite">{isEmpty && <NoRows screen={screen} crud={crud} />}</div>
      {question}
      {!isEmpty && crud.state.group && (
        <GroupedRows
          screen={screen}
          crud={crud}
          columns={columns}
          table={(rows, label) => (
            <View {...table} label={label} rows={rows} sort={narrow ? [] : crud.state.sort} />
          )}
        />
      )}
      {!isEmpty && !crud.state.group && (
        <View
          {...table}
          key={`${crud.view.id} ${crud.view.openings}`}
          label={t(screen.title)}
          rows={crud.rows}
          sort={crud.state.sort}
          {...(isNow && {
            selection: {
              selected: selectedIds(selection, crud.rows),
              onSelect: (ids: ReadonlySet<string>) => onSelect(afterChecks(selection, crud.rows, ids)),
              isSelectable: (row: Identified) => !buttons.locked(row),
            },
          })}
        />
      )}
    </>
  );
}

/** The failure of the list, or a skeleton while it loads; null for a list with a response. */
function insteadOfRows({ error, rows, messages, loading, starting, reload }: AnyCrud) {
  if (error && rows.length === 0)
    return (
      <FailureState
        title={t(messages.listFailed)}
        text={listReasonOf(error)}
        busy={loading}
        onRetry={reload}
      />
    );
  return starting ? <RowsSkeleton /> : null;
}

const listReasonOf = (error: ApiError) =>
  error.messages.length > 0
    ? reasonOf(error)
    : t('The server did not respond. Check the connection and try again.');

/** A list is never unsorted: the third click on a header sorts ascending again. */
const toggledSort = (sort: readonly SortBy[]) =>
  sort.slice(0, 1).map(({ field }) => ({ field, direction: 'ASC' as const }));

import { breakpoint, color, layout, mixin, space } from '../theme/theme.ts';
import { useNavigate } from 'react-router';
import { useRecordAddress } from '../common/record-pages.ts';
import { useSession } from '../common/session.tsx';
import { useDay } from '../common/day-context.ts';
import { t, useLanguage } from '../common/text.ts';
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { Button } from '../elements/button.tsx';
import { ConfirmDialog } from '../elements/confirm-dialog.tsx';
import { lazyPart } from '../elements/lazy-part.tsx';
import type { BulkAction } from './bulk/bulk-action.ts';
import type { BulkOperationAction } from './bulk/bulk-operation-action.ts';
import { afterChecks, selectedCount, selectedIds, useSelection, type Selection } from './bulk/selection.ts';
import { rowNameOf } from './cell.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { ViewsMenu } from './views/views-menu.tsx';
import type { ListedView } from './views/views.graphql.ts';
import { DataTable } from './table/data-table.tsx';
import type {
  AnyColumn,
  Identified,
  NewRecordLink,
  RowActionDefinition,
  ScreenDefinition,
} from '../definition/define-screen.ts';
import { splitByTab } from '../definition/list-tabs.ts';
import { ExplorerLink } from './explorer-link.tsx';
import { ExportButton } from './export/export-button.tsx';
import { FilterButton, FilterChips, type FilterBarProps } from './filters/filter-bar.tsx';
import { FailureState } from '../elements/failure-state.tsx';
import { Hidden } from '../elements/hidden.ts';
import { RowsSkeleton } from '../elements/rows-skeleton.tsx';
import { ListTabs } from './list-tabs.tsx';
import type { SortBy } from './list-url-state.ts';
import { Pager } from './pager.tsx';
import type { RowAction } from './row-action.ts';
import { SearchBox } from './search-box.tsx';
import type { Crud } from './use-crud.ts';
import { useColumns, type Columns } from './use-columns.ts';
import { reasonOf, type ApiError } from '../records/api-error.ts';
import { useDisplayTexts } from '../records/use-display-texts.ts';
import { useDelayedFlag } from '../elements/use-delayed-flag.ts';
import { leave } from '../elements/leave-guard.ts';
import { useEventCallback } from '../elements/use-event-callback.ts';
import { useRecordDetails } from './use-record-details.ts';
import { useMediaQuery } from '../elements/use-media-query.ts';
import { writePresets } from '../records/preset-values.ts';

/** Loaded on narrow screens only. */
const RowCards = lazyPart(() => import('./row-cards.tsx'), { fallback: <RowsSkeleton /> });

/** Loaded with the library that draws it, where a list is shown as a calendar. */
const Calendar = lazyPart(() => import(/* webpackChunkName: "calendar" */ './calendar/calendar.tsx'), {
  fallback: <RowsSkeleton />,
});

/** Loaded where a list can be shown as a calendar. */
const CalendarSwitch = lazyPart(
  () => import(/* webpackChunkName: "list-menus" */ './calendar/calendar-switch.tsx'),
  { fallback: null },
);

/** Loaded when an import is first opened. */
const ImportPart = lazyPart(() => import(/* webpackChunkName: "import" */ './import/import-part.tsx'), {
  fallback: null,
});

/** Loaded when a row is first selected. */
const BulkBar = lazyPart(() => import(/* webpackChunkName: "bulk" */ './bulk/bulk-bar.tsx'), {
  fallback: null,
});

/** Loaded where a list has columns that are added up. */
const ListTotal = lazyPart(() => import(/* webpackChunkName: "views" */ './list-total.tsx'), {
  fallback: null,
});

/** Loaded where a list is shown in groups. */
const GroupedRows = lazyPart(() => import(/* webpackChunkName: "groups" */ './groups/grouped-rows.tsx'), {
  fallback: <RowsSkeleton />,
});

/** Loaded where a list has a chart. */
const ListChart = lazyPart(() => import(/* webpackChunkName: "list-chart" */ './groups/list-chart.tsx'), {
  fallback: null,
});

/** Loaded after the first rows, or with a view in the address. */
const ListViews = lazyPart(() => import(/* webpackChunkName: "views" */ './views/list-views.tsx'), {
  fallback: null,
});

/** Loaded where a list has no rows. */
const NoRows = lazyPart(() => import(/* webpackChunkName: "no-rows" */ './no-rows.tsx'), { fallback: null });

/** Loaded where the user may not view the records. */
const NotAllowed = lazyPart(() => import(/* webpackChunkName: "no-rows" */ './not-allowed.tsx'), {
  fallback: null,
});

export interface CrudGridProps<Row extends Identified, Field extends string, Values extends object> {
  screen: ScreenDefinition<Row, Field, Values>;
  crud: Crud<Row, Field, Values>;
  /** Called to delete a row; the parent asks for confirmation. */
  onDelete: (row: Row) => void;
  /** Rendered beside the search box: filters of a screen's own. */
  tools?: ReactNode;
  /** Rows that may not be edited although the user has the permission; none by default. */
  locked?: (row: Row) => boolean;
  /** Further actions of a row, after the actions of the definition. */
  actions?: (row: Row) => readonly RowAction[];
  /** Steps for selected rows, beside those that the definition offers. */
  bulk?: readonly BulkAction<Row>[];
  /** Bulk operations of the server, beside the change of a field and the deletion. */
  bulkOperations?: readonly BulkOperationAction[];
  /** Runs after a record was saved or deleted. */
  onChanged?: () => void;
}

/**
 * Search, rows and pages of a screen, with its loading, empty and failed states. Does not render again when a dialog
 * opens or closes.
 */
export const CrudGrid = memo(ListGrid, (before, now) =>
  shallowEqual(shownBy(before), shownBy(now)),
) as unknown as <Row extends Identified, Field extends string, Values extends object>(
  props: CrudGridProps<Row, Field, Values>,
) => ReactNode;

/** The props for any screen: the grid shows all rows alike. */
type GridProps = CrudGridProps<Identified, string, Record<string, unknown>>;

const shownBy = (props: GridProps) => ({ ...props, ...props.crud, crud: null, dialog: null });

const shallowEqual = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>) =>
  Object.keys({ ...a, ...b }).every(name => Object.is(a[name], b[name]));

function ListGrid(props: GridProps) {
  const { screen, crud } = props;
  useLanguage();
  const card = useRef<HTMLElement>(null);
  const texts = useDisplayTexts(screen, crud.rows.length > 0);
  const columns = useColumns(screen.resource, useRecordDetails(texts, crud.rows), crud.view.id);
  const [panel, setPanel] = useState<FilterBarProps['panel']>(null);
  const filterBar: FilterBarProps | null = screen.filters
    ? {
        fields: screen.filters.fields,
        filters: crud.state.filters,
        onChange: filters => crud.change({ filters }),
        panel,
        onPanel: setPanel,
      }
    : null;
  const { allowed, calendar } = crud;
  const [selection, select] = useSelection<Identified>(crud.state);
  const count = calendar ? 0 : selectedCount(selection, crud.total);
  // Its dialogs outlast the selection.
  const [wasSelected, setWasSelected] = useState(false);
  if (count > 0 && !wasSelected) setWasSelected(true);
  const [importing, setImport] = useState<'open' | 'closed' | null>(null);
  const views = { screen, crud, columns };
  const [isViewChanged, setViewChanged] = useState(false);
  const [viewDialog, setViewDialog] = useState<ListedView | 'new' | null>(null);
  const narrow = useMediaQuery(breakpoint.small);
  const allColumns = [...columns.chosen, ...(screen.exportOnly ?? [])];
  useRoomBelow(card);
  if (!crud.allowed.view || crud.error?.code === 'FORBIDDEN')
    return (
      <Card>
        <NotAllowed screen={screen} />
      </Card>
    );
  const list = (
    <Card ref={card} aria-label={t(screen.title)} aria-busy={crud.loading}>
      <ListTabs screen={screen} crud={crud} />
      <Head>
        <Tools inert={count > 0 && !narrow}>
          <SearchBox
            label={t(screen.searchLabel ?? 'Search')}
            value={crud.state.search}
            onSearch={search => crud.change({ search }, { replace: true })}
          />
          {props.tools}
          {filterBar && <FilterButton {...filterBar} />}
          <Actions>
            {screen.calendar && <CalendarSwitch definition={screen.calendar} crud={crud} />}
            {allowed.add && screen.record && (
              <Button icon="up" onClick={() => setImport('open')}>
                {t('Import')}
              </Button>
            )}
            {!crud.calendar && (
              <ViewsMenu
                {...views}
                isChanged={isViewChanged && crud.view.id !== null}
                onDialog={setViewDialog}
              />
            )}
            {!crud.calendar && <ColumnsMenu {...views} />}
            <ExportButton screen={screen} crud={crud} columns={allColumns} />
            <ExplorerLink document={screen.documents.list} variables={crud.variables} />
          </Actions>
          {filterBar && <FilterChips {...filterBar} {...besideTabs(props)} />}
        </Tools>
        {wasSelected && (
          <BulkBar
            screen={screen}
            crud={crud}
            columns={allColumns}
            actions={props.bulk}
            operations={props.bulkOperations}
            selection={selection}
            onSelect={select}
          />
        )}
      </Head>
      {importing && (
        <ImportPart
          screen={screen}
          crud={crud}
          isOpen={importing === 'open'}
          onClose={() => setImport('closed')}
        />
      )}
      {(crud.view.id || !crud.starting) && (
        <ListViews {...views} dialog={viewDialog} onDialog={setViewDialog} onChanged={setViewChanged} />
      )}
      <FoundCount {...props} selected={count} />
      <Rows {...props} texts={texts} columns={columns} selection={selection} onSelect={select} />
      {crud.total > 0 && !crud.calendar && !crud.state.group && (
        <Pager
          page={crud.state.page}
          pages={crud.pages}
          size={crud.state.size}
          sizes={screen.pageSizes}
          total={crud.total}
          onPage={page => crud.change({ page })}
          onSize={size => crud.change({ size })}
        >
          {screen.documents.summary && <ListTotal {...views} document={screen.documents.summary} />}
        </Pager>
      )}
    </Card>
  );
  return (
    <>
      {crud.state.chart && !crud.calendar && <ListChart screen={screen} crud={crud} />}
      {list}
    </>
  );
}

interface RowsProps extends GridProps {
  /** The columns of the screen, with the texts of the master data. */
  texts: readonly AnyColumn[];
  columns: Columns;
  selection: Selection<Identified>;
  onSelect: (selection: Selection<Identified>) => void;
}

function Rows(props: RowsProps) {
  const { screen, crud, columns, selection, onSelect } = props;
  const narrow = useMediaQuery(breakpoint.small);
  useEffect(() => {
    if (narrow) RowCards.preload();
  }, [narrow]);
  const isNow = useDay() === null;
  const rowName = useCallback((row: Identified) => rowNameOf(screen, row), [screen]);
  // Fast responses replace the rows without a flicker.
  const waiting = useDelayedFlag(crud.loading, 200);
  const open = useEventCallback(({ id }: Identified) => crud.show({ mode: 'open', id }));
  const duplicate = useEventCallback(({ id }: Identified) => crud.show({ mode: 'add', from: id }));
  const { closedMonthOf } = crud;
  const { locked: lockedByScreen } = props;
  const locked = useCallback(
    (row: Identified) => Boolean(lockedByScreen?.(row)) || closedMonthOf(row) !== null,
    [lockedByScreen, closedMonthOf],
  );
  const { actions, question } = useRowActions({ ...props, locked });
  const onEdit = crud.allowed.edit ? open : undefined;
  const onDelete = crud.allowed.delete && screen.documents.remove ? props.onDelete : undefined;
  const onDuplicate = crud.allowed.add ? duplicate : undefined;
  const buttons = useMemo(
    () => ({ rowName, onEdit, locked, onDelete, onDuplicate, closedMonthOf, actions }),
    [rowName, onEdit, locked, onDelete, onDuplicate, closedMonthOf, actions],
  );
  const addressOf = useRecordAddress();
  const { hrefOf, variables } = crud;
  // Read when a link is followed: another list renders no row again.
  const linkState = useRef(variables);
  useLayoutEffect(() => {
    linkState.current = variables;
  }, [variables]);
  const rowHref = useCallback(
    ({ id }: Identified) => (screen.record && addressOf(screen.record, id)) || hrefOf(id),
    [screen, addressOf, hrefOf],
  );

  const changeSort = (sort: SortBy[]) =>
    crud.change({ sort: sort.length > 0 ? sort : toggledSort(crud.state.sort) });

  const failure = crud.error && crud.rows.length === 0 && (
    <FailureState
      title={t(crud.messages.listFailed)}
      text={listReasonOf(crud.error)}
      busy={crud.loading}
      onRetry={crud.reload}
    />
  );
  const missing = failure || (crud.starting && <RowsSkeleton />);
  if (screen.calendar && crud.calendar)
    return (
      <Calendar
        screen={screen}
        definition={screen.calendar}
        crud={crud}
        state={crud.calendar}
        columns={props.texts}
        locked={locked}
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
    onSort: changeSort,
    onOpen: open,
    hrefOf: rowHref,
    linkState,
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
              isSelectable: (row: Identified) => !locked(row),
            },
          })}
        />
      )}
    </>
  );
}

/** The filters that chips show: the tab of a choice says its filter itself. */
function besideTabs({
  screen: { tabs },
  crud,
}: GridProps): Pick<FilterBarProps, 'filters' | 'onChange'> | undefined {
  if (!tabs) return undefined;
  const { ofTab, others } = splitByTab(tabs, crud.state.filters);
  return { filters: others, onChange: filters => crud.change({ filters: { ...ofTab, ...filters } }) };
}

const noActions: never[] = [];

type Action = RowActionDefinition<Identified, Record<string, unknown>>;
type Change = Extract<Action, { change: unknown }>;

const MAX_ACTIONS = 2;

/** The declared next steps that the user may take, then the other actions, and the open confirmation. */
function useRowActions({
  screen,
  crud: { allowed, applyChange, show },
  locked,
  actions,
  onChanged,
}: GridProps): { actions: GridProps['actions']; question: ReactNode } {
  const { actions: declared = noActions } = screen;
  const { can } = useSession();
  const navigate = useNavigate();
  const [pending, setPending] = useState<{ row: Identified; action: Change } | null>(null);
  const change = async (row: Identified, action: Change) => {
    if (await applyChange(row, action)) onChanged?.();
  };
  const take = useEventCallback(async (row: Identified, action: Action) => {
    if ('change' in action) {
      if (action.confirm) setPending({ row, action });
      else await change(row, action);
    } else if ('edit' in action) show({ mode: 'open', id: row.id }, action.edit(row));
    else leave(() => void navigate('open' in action ? action.open.path(row) : addressOf(action.add, row)));
  });
  const all = useCallback(
    (row: Identified): RowAction[] => {
      const mayTake = (action: Action) => {
        if ('open' in action) return can(action.open.requires);
        return 'add' in action
          ? can(`${action.add.resource}:view`) && can(`${action.add.resource}:add`)
          : allowed.edit && !locked?.(row);
      };
      return [
        ...declared
          .filter(action => action.when(row) && mayTake(action))
          .slice(0, MAX_ACTIONS)
          .map(action => ({ icon: action.icon, label: t(action.label), onClick: () => take(row, action) })),
        ...(actions?.(row) ?? []),
      ];
    },
    [declared, allowed, can, locked, actions, take],
  );
  return {
    actions: declared.length > 0 || actions ? all : undefined,
    question: pending && (
      <ConfirmDialog
        title={t(pending.action.label)}
        text={pending.action.confirm && t(pending.action.confirm)}
        detail={rowNameOf(screen, pending.row)}
        confirmLabel={t(pending.action.label)}
        look="solid"
        onConfirm={() => change(pending.row, pending.action)}
        onClose={() => setPending(null)}
      />
    ),
  };
}

/** The URL of the dialog in which the record is added. */
function addressOf<Row>({ path, values }: NewRecordLink<Row>, row: Row): string {
  const address = new URLSearchParams({ add: '' });
  writePresets(address, values(row));
  return `${path}?${address}`;
}

/** Announces the numbers of results and of selected rows to screen readers; the empty state announces that there are none. */
function FoundCount({ screen, crud, selected }: GridProps & { selected: number }) {
  const entity = t(screen.entity.one);
  const many = t(screen.entity.many);
  const { search, filters } = crud.state;
  const narrowed = search !== '' || Object.keys(filters).length > 0;
  const text = t('{count} {records} found', { count: crud.total, records: crud.total === 1 ? entity : many });
  return (
    <Hidden as="p" aria-live="polite">
      {selected > 0
        ? t({ one: '{count} selected', other: '{count} selected' }, { count: selected })
        : narrowed && !crud.loading && crud.total > 0 && text}
    </Hidden>
  );
}

/** A list is never unsorted: the third click on a header sorts ascending again. */
const toggledSort = (sort: readonly SortBy[]) =>
  sort.slice(0, 1).map(({ field }) => ({ field, direction: 'ASC' as const }));

const listReasonOf = (error: ApiError) =>
  error.messages.length > 0
    ? reasonOf(error)
    : t('The server did not respond. Check the connection and try again.');

/** Limits the height of the card to the window, so that its header and pager stay visible. */
function useRoomBelow(card: React.RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const measure = () => {
      const top = card.current?.getBoundingClientRect().top;
      if (top !== undefined) card.current?.style.setProperty('--top', `${top + window.scrollY}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [card]);
}

const Card = styled.section`
  display: flex;
  flex-direction: column;
  max-height: max(360px, calc(100dvh - var(--top, 260px) - 24px));
  ${mixin.card}
  overflow: hidden;
  @media ${breakpoint.small} {
    max-height: none;
  }
  /* Paper shows every row, on as many pages as that takes. */
  @media print {
    display: block;
    max-height: none;
    overflow: visible;
  }
`;

/** Tools, and the bar of selected rows in their place: the rows stay where they are. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: none;
`;

const Tools = styled.div`
  ${mixin.row}
  grid-area: 1 / 1;
  gap: ${space(3)};
  padding: ${space(4)};
  border-bottom: 1px solid ${color.line};
  @media ${breakpoint.small} {
    gap: ${space(2)};
    padding-block: ${space(2)};
    /* With the way to the explorer beside it, where there is one. */
    & > [role='search'] {
      order: -2;
      flex: 1 0 calc(100% - ${layout.field}px - ${space(2)});
      max-width: none;
    }
    & a {
      order: -1;
    }
    /* Three of them in a line. */
    button:not([aria-label], li button) {
      padding-inline: ${space(2)};
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-start: auto;
  @media ${breakpoint.small} {
    display: contents;
  }
`;

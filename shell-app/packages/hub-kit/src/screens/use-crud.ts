import { clearErrors } from '../elements/clear-errors.ts';
import { t } from '../common/text.ts';
import { toast } from '../elements/toast.ts';
import { useSession } from '../common/session.tsx';
import type { StoreObject } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useMemo } from 'react';
import { readApiError, type ApiError } from '../records/api-error.ts';
import { useClosedMonths } from '../records/closed-months.ts';
import { offered } from '../records/offered.ts';
import { reportFailure } from '../records/report-failure.ts';
import { write } from '../records/write.ts';
import type { Identified, ScreenDefinition } from '../definition/define-screen.ts';
import { visibleScreen } from '../definition/visible-screen.ts';
import { messagesOf } from '../definition/messages.ts';
import { useEventCallback } from '../elements/use-event-callback.ts';
import { filterOf } from '../definition/filter-state.ts';
import { rowNameOf } from './cell.tsx';
import { CALENDAR_ROWS, calendarFilter, type CalendarState } from './calendar/calendar-state.ts';
import { pageCount, type ListState } from './list-url-state.ts';
import { undoAction } from '../records/history/undo-action.ts';
import { useListState } from './use-list-state.ts';
import { useRowChanges } from './use-row-changes.ts';

interface Allowed {
  view: boolean;
  add: boolean;
  edit: boolean;
  delete: boolean;
}

interface CrudOptions {
  /** Which rows, beside what the person searches and filters for: the `filter` argument of the list document. */
  filter?: object | null;
  /** Called with every failure, which also shows a toast. */
  onFailed?: (error: ApiError) => void;
}

/**
 * The list of a screen, its state and its actions; `CrudGrid` shows it, and a screen of its own kind can too.
 * @example
 * const crud = useCrud(locationsScreen, { filter: { status: { eq: 'active' } } });
 * const names = crud.rows.map(({ name }) => name);
 */
export function useCrud<Row extends Identified, Field extends string, Values extends object>(
  definition: ScreenDefinition<Row, Field, Values>,
  { filter: given, onFailed }: CrudOptions = {},
) {
  const client = useApolloClient();
  const screen = visibleScreen(definition, useSession().can);
  const permitted = useAllowed(screen.resource);
  const { create, update } = screen.documents;
  const allowed = useMemo(
    (): Allowed => ({
      ...permitted,
      add: permitted.add && create !== undefined,
      edit: permitted.edit && update !== undefined,
    }),
    [permitted, create, update],
  );
  const messages = useMemo(() => messagesOf(screen), [screen]);
  const { state, change, view, calendar, changeCalendar, proposalRef, dialog, show, hrefOf } =
    useListState(screen);
  const ownFilter = useMemo(
    () => (screen.calendar && calendar ? calendarFilter(screen.calendar, calendar, given) : given),
    [screen, calendar, given],
  );
  const closedMonthOf = useClosedMonths(screen, 'cache-and-network');
  const { filter, matching, variables } = useMemo(
    () => variablesOf(screen, state, calendar, ownFilter),
    [screen, state, calendar, ownFilter],
  );
  const query = useQuery(screen.documents.list, {
    variables,
    skip: !allowed.view || view.isPending,
  });
  // The previous rows stay in sight until the response, but not in the place of a failure.
  const page = (query.data ?? (query.error ? undefined : query.previousData))?.page as
    { items: Row[]; totalCount: number } | undefined;
  const total = page?.totalCount ?? 0;
  const pages = pageCount(total, state.size);
  const error = useListError(query.error, messages.listFailed, onFailed);

  const beyondEnd = !calendar && query.data !== undefined && !query.loading && state.page > pages;
  useEffect(() => {
    if (beyondEnd) change({ page: pages }, { replace: true });
  }, [beyondEnd, pages, change]);

  const { refetch } = query;
  /** Requests the rows again; a failure shows in `error`. */
  const { total: totalDocument, counts } = screen.documents;
  const reload = useCallback(() => {
    void refetch().catch(() => undefined);
    const include = [totalDocument, counts].filter(document => document !== undefined);
    if (include.length > 0) void client.refetchQueries({ include });
  }, [client, refetch, totalDocument, counts]);

  /** Deletes a row, reports the result, and returns whether it is deleted. */
  const remove = useCallback(
    async (row: Row): Promise<boolean> => {
      try {
        await write(client, {
          mutation: offered(screen.documents.remove, screen.resource),
          variables: { id: row.id },
          // Pages that are cached, of whatever search and sort, do not show it again.
          update(cache) {
            cache.evict({ id: cache.identify(row as Row & StoreObject) });
            cache.gc();
          },
        });
      } catch (failure) {
        const error = reportFailure(messages.deleteFailed, failure);
        onFailed?.(error);
        reload();
        return false;
      }
      const undo = allowed.add ? undoAction(client, { resource: screen.resource, id: row.id }) : undefined;
      toast.success(t(messages.deleted), undo, rowNameOf(screen, row));
      return true;
    },
    [client, screen, messages, allowed, reload, onFailed],
  );

  const changeFailed = useEventCallback((failure: ApiError) => {
    onFailed?.(failure);
    reload();
  });
  const { pending, applyChange } = useRowChanges(screen, { messages, onFailed: changeFailed });
  const items = page?.items;
  const rows = useMemo(
    () => (pending.size > 0 ? items?.map(row => ({ ...row, ...pending.get(row.id) })) : items) ?? noRows,
    [items, pending],
  );

  return {
    allowed,
    messages,
    state,
    change,
    view,
    /** What is shown in place of the list; null for the list. */
    calendar,
    changeCalendar,
    dialog,
    show,
    proposalRef,
    hrefOf,
    rows,
    /** The closed month that protects a row: `2026-03`; null for one that may be changed. */
    closedMonthOf,
    total,
    pages,
    /** Nothing to show yet. */
    starting: view.isPending || (query.loading && !page),
    /** Other rows are on their way. */
    loading: query.loading,
    error,
    matching,
    variables,
    filter,
    /** The filter of the screen itself, with the days of the calendar. */
    ownFilter,
    onFailed,
    reload,
    remove,
    applyChange,
  };
}

export type Crud<Row extends Identified, Field extends string, Values extends object> = ReturnType<
  typeof useCrud<Row, Field, Values>
>;

/** The list of any screen. */
export type AnyCrud = Crud<Identified, string, Record<string, unknown>>;

function useAllowed(resource: string): Allowed {
  const { can } = useSession();
  return useMemo(
    () => ({
      view: can(`${resource}:view`),
      add: can(`${resource}:add`),
      edit: can(`${resource}:edit`),
      delete: can(`${resource}:delete`),
    }),
    [can, resource],
  );
}

const noRows: never[] = [];

/** The variables of the query for the rows that a list shows. */
function variablesOf<Row extends Identified, Field extends string, Values extends object>(
  screen: ScreenDefinition<Row, Field, Values>,
  { sort, search, filters, size, page }: ListState<Field>,
  calendar: CalendarState | null,
  ownFilter: object | null | undefined,
) {
  const filter = filterOf(screen.filters?.fields ?? [], filters, ownFilter);
  const ofCalendar = calendar && screen.calendar;
  const order = ofCalendar
    ? [ofCalendar.date, ofCalendar.start].map(field => ({ field: field as Field, direction: 'ASC' as const }))
    : sort;
  const matching = { sort: order, search: search || null, ...(filter === undefined ? {} : { filter }) };
  const shown = ofCalendar ? { limit: CALENDAR_ROWS, offset: 0 } : { limit: size, offset: (page - 1) * size };
  const variables = { ...matching, page: shown };
  return { filter, matching, variables };
}

/** The error of a list: shown once in a toast, and in place of the rows. */
function useListError(
  failure: Error | undefined,
  sentence: string,
  onFailed: CrudOptions['onFailed'],
): ApiError | null {
  useEffect(() => {
    if (!failure) return clearErrors(t(sentence));
    console.error(sentence, failure);
    const error = readApiError(failure);
    if (error.code === 'FORBIDDEN') return;
    toast.error(t(sentence));
    onFailed?.(error);
  }, [failure, sentence, onFailed]);
  return useMemo(() => (failure ? readApiError(failure) : null), [failure]);
}

import { currentTab, listTabs } from '../definition/list-tabs.ts';
import { useSettings } from '../common/settings.tsx';
import { useCallback, useMemo, useRef, useState } from 'react';
import {
  defaultSort,
  readListState,
  writeListState,
  type ListDefaults,
  type ListState,
} from './list-url-state.ts';
import type { Identified, ScreenDefinition } from '../definition/define-screen.ts';
import type { DialogTarget } from '../records/dialog-target.ts';
import { today } from '../common/club-clock.ts';
import { readCalendar, writeCalendar, type CalendarState } from './calendar/calendar-state.ts';
import { isPreset, writePresets } from '../records/preset-values.ts';
import { useEventCallback } from '../elements/use-event-callback.ts';
import { useViewAddress } from './views/use-view-address.ts';
import { useSavedView, type SavedView } from './views/saved-view.ts';
import { isPending, viewIdOf, withView } from './views/view-address.ts';

const isOfDialog = (name: string) => name === 'add' || name === 'id' || isPreset(name);

/** The view of a list. */
export interface ListView {
  id: string | null;
  /** As this browser knows it. */
  saved: SavedView | null;
  /** Whether its state is not loaded. */
  isPending: boolean;
  /** Raised when a view is opened, with which changes of the table are dropped. */
  openings: number;
  /** What a query without a state shows. */
  defaults: ListDefaults;
  /** Shows the list as a view, or with none. */
  open(view: Pick<SavedView, 'id' | 'query'> | null, options?: { replace?: boolean }): void;
}

/** The state of a list and its dialog in the URL. Changes of the list return to its first page. */
export function useListState<Row extends Identified, Field extends string, Values extends object>(
  screen: ScreenDefinition<Row, Field, Values>,
) {
  const { settings } = useSettings();
  const [address, setAddress] = useViewAddress(screen.resource);
  const defaults = useMemo(() => listDefaults(screen, settings.pageSize), [screen, settings.pageSize]);
  // The state of the list stays the same while its dialog opens or closes.
  const listAddress = withoutDialog(address).toString();
  const state = useMemo(
    () => readListState(new URLSearchParams(listAddress), defaults),
    [listAddress, defaults],
  );

  const change = useEventCallback((part: Partial<ListState<Field>>, options?: { replace?: boolean }) =>
    setAddress(now => {
      const before = readListState(now, defaults);
      const sort = now.has('sort') ? before.sort : defaultSort(defaults, part.filters ?? before.filters);
      const next = { ...before, page: 1, sort, ...part };
      return writeListState(now, next, defaults);
    }, options),
  );

  const viewId = viewIdOf(address);
  const saved = useSavedView(viewId);
  const [openings, setOpenings] = useState(0);
  const open = useEventCallback(
    (view: Pick<SavedView, 'id' | 'query'> | null, options?: { replace?: boolean }) => {
      setOpenings(count => count + 1);
      setAddress(now => withView(now, view), options);
    },
  );
  const isViewPending = isPending(address);
  const view = useMemo(
    (): ListView => ({ id: viewId, saved, isPending: isViewPending, openings, defaults, open }),
    [viewId, saved, isViewPending, openings, defaults, open],
  );

  const { calendar: definition } = screen;
  const day = today();
  const calendar = useMemo(
    () => (definition ? readCalendar(new URLSearchParams(listAddress), definition, day) : null),
    [listAddress, definition, day],
  );
  /** Shows the calendar, or the list for null. */
  const changeCalendar = useEventCallback((next: CalendarState | null, options?: { replace?: boolean }) => {
    if (definition) setAddress(now => writeCalendar(now, next, definition, today()), options);
  });

  /** What a calendar that is shown proposes for a new record. */
  const proposalRef = useRef<(() => object) | undefined>(undefined);
  /** Opens or closes the dialog. `values` are proposed in its form. */
  const show = useEventCallback((target: DialogTarget | null, values: object = {}) =>
    setAddress(
      now => {
        const next = withoutDialog(now);
        if (target?.mode === 'add') {
          next.set('add', target.from ?? '');
          return withPresets(next, { ...proposalRef.current?.(), ...values });
        }
        if (target?.mode === 'open') next.set('id', target.id);
        return withPresets(next, values);
      },
      { replace: target === null },
    ),
  );

  const dialog = useMemo(() => dialogTarget(address), [address]);
  /** The URL of a record: this list with its dialog open. */
  const hrefOf = useCallback(
    (id: string) => {
      const query = new URLSearchParams(listAddress);
      query.set('id', id);
      return `?${query.toString()}`;
    },
    [listAddress],
  );
  return { state, change, view, calendar, changeCalendar, proposalRef, dialog, show, hrefOf };
}

function withPresets(address: URLSearchParams, values: object): URLSearchParams {
  writePresets(address, values);
  return address;
}

const withoutDialog = (address: URLSearchParams) =>
  new URLSearchParams([...address].filter(([name]) => !isOfDialog(name)));

function dialogTarget(address: URLSearchParams): DialogTarget | null {
  const id = address.get('id');
  if (id) return { mode: 'open', id };
  const from = address.get('add');
  return from === null ? null : { mode: 'add', from };
}

/** What a list shows without a state in its address. */
export function listDefaults<Row extends Identified, Field extends string, Values extends object>(
  screen: ScreenDefinition<Row, Field, Values>,
  preferredSize: number | null,
): ListDefaults<Field> {
  const sort = Object.entries(screen.sort) as [Field, 'asc' | 'desc'][];
  return {
    size: preferredSize && screen.pageSizes.includes(preferredSize) ? preferredSize : screen.pageSize,
    sizes: screen.pageSizes,
    sort: sort.map(([field, order]) => ({ field, direction: order === 'desc' ? 'DESC' : 'ASC' })),
    sortable: [
      ...sort.map(([field]) => field),
      ...screen.columns.flatMap(({ sortKey }) => (sortKey ? [sortKey as Field] : [])),
    ],
    filters: screen.filters?.fields ?? [],
    // What is due first is at the top.
    sortOf(filters) {
      const field = screen.tabs && currentTab(listTabs(screen.tabs, []), filters)?.sort;
      return field ? [{ field: field as Field, direction: 'ASC' }] : undefined;
    },
  };
}

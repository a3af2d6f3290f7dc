import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { firstWeekday } from '../../common/club.ts';
import { localeTag, t, useLanguage } from '../../common/text.ts';
import type {
  AnyColumn,
  AnyScreen,
  CalendarColumn,
  CalendarDefinition,
  Identified,
} from '../../definition/define-screen.ts';
import { optionsDocument } from '../../definition/documents.ts';
import type { OptionsDocument } from '../../definition/field-definition.ts';
import type { FilterState } from '../../definition/filter-state.ts';
import { Hidden } from '../../elements/hidden.ts';
import { useEventCallback } from '../../elements/use-event-callback.ts';
import { useMediaQuery } from '../../elements/use-media-query.ts';
import { breakpoint, mixin, space } from '../../theme/theme.ts';
import type { AnyCrud } from '../use-crud.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { eventContent, eventOf, NO_VALUE, slotOf } from './calendar-events.ts';
import { clockTime } from '../../common/club-clock.ts';
import { daysOf, type CalendarState } from './calendar-state.ts';
import { dayColumns, MOST_COLUMNS, type DayColumn } from './day-columns.ts';
import { keyboardStep } from './keyboard-step.ts';
import { TimeGrid, type TimeGridOptions } from './time-grid.tsx';
import { movedSlot, proposedSlot, resizedSlot, slotValues, STEP } from './time-slot.ts';
import { useMoves } from './use-moves.ts';
import { useRemarks } from './use-remarks.ts';

interface CalendarProps {
  screen: AnyScreen;
  definition: CalendarDefinition;
  crud: AnyCrud;
  state: CalendarState;
  /** The columns of the screen, with the texts of the master data. */
  columns: readonly AnyColumn[];
  locked: (row: Identified) => boolean;
  onChanged?: () => void;
  /** Shown in place of the days while there are none: loading or failed. */
  children: ReactNode;
}

/** The records of a day, a week or an agenda, which are added, moved and resized there. */
export default function CalendarOfScreen(props: CalendarProps) {
  const { screen, definition, crud, state, children } = props;
  useLanguage();
  const narrow = useMediaQuery(breakpoint.small);
  const many = t(screen.entity.many);
  const isSettled = !children && !crud.loading;
  return (
    <>
      <CalendarBar definition={definition} state={state} narrow={narrow} onChange={crud.changeCalendar} />
      <Status aria-live="polite">
        {isSettled && crud.total === 0 && t('No {many} on these days', { many })}
        {isSettled &&
          crud.total > crud.rows.length &&
          t('Only the first {count} {many} of these days are shown. Filter them, or show fewer days.', {
            count: crud.rows.length,
            many,
          })}
      </Status>
      {children || <Days {...props} isGrid={!narrow && state.view !== 'agenda'} />}
    </>
  );
}

function Days({
  definition,
  crud,
  state,
  columns,
  locked,
  onChanged,
  isGrid,
}: CalendarProps & { isGrid: boolean }) {
  const { allowed, show, hrefOf, proposalRef } = crud;
  useEffect(() => {
    proposalRef.current = () => slotValues(definition, proposedSlot(state, clockTime(Date.now())));
    return () => {
      proposalRef.current = undefined;
    };
  }, [proposalRef, definition, state]);
  const isDivided = isGrid && state.view === 'day';
  const column = isDivided ? definition.columns.find(({ key }) => key === state.by) : undefined;
  const { rows, moved, step, finish, cancel, save, patchOf } = useMoves({
    definition,
    crud,
    column,
    onChanged,
  });
  const parts = useDayColumns(rows, column, crud.state.filters);
  const box = useRef<HTMLDivElement>(null);
  const { focused, refocus } = useFocusedRecord(box);
  useKeyRelease(moved !== null, finish);

  const remarks = useRemarks(definition.remarks, daysOf(state), crud);
  const events = useMemo(
    () =>
      rows.map(row =>
        eventOf(row, {
          definition,
          columns,
          column,
          href: hrefOf(row.id),
          editable: isGrid && allowed.edit && !locked(row),
          remark: remarks.get(row.id),
        }),
      ),
    [remarks, rows, definition, columns, column, hrefOf, isGrid, allowed, locked],
  );
  const resources = useMemo(
    () => parts.map(({ value, label }) => ({ id: value || NO_VALUE, title: label || t('None') })),
    [parts],
  );
  const rowOf = (id: unknown) => crud.rows.find(row => row.id === String(id));
  const isMovable = (row: Identified | undefined): row is Identified =>
    row !== undefined && allowed.edit && !locked(row);

  const slotAfter = (id: unknown, delta: Delta, change: typeof movedSlot) => {
    const row = rowOf(id);
    return row ? change(slotOf(row, definition), minutesOf(delta)) : null;
  };
  const onDrop = useEventCallback<Parameters<NonNullable<TimeGridOptions['eventDrop']>>>(info => {
    const row = rowOf(info.event.id);
    const slot = slotAfter(info.event.id, info.delta, movedSlot);
    if (!row || !slot) return info.revert();
    const value = info.newResource && valueOf(info.newResource.id);
    void save(row, patchOf(slot, value));
  });
  const onResize = useEventCallback<Parameters<NonNullable<TimeGridOptions['eventResize']>>>(info => {
    const row = rowOf(info.event.id);
    const slot = slotAfter(info.event.id, info.endDelta, resizedSlot);
    if (!row || !slot) return info.revert();
    void save(row, patchOf(slot, undefined));
  });
  const onSelect = useEventCallback<Parameters<NonNullable<TimeGridOptions['select']>>>(
    ({ startStr, endStr, resource }) => {
      const end = isMidnightAfter(startStr, endStr) ? '23:59' : timeOf(endStr);
      const slot = { day: dayOf(startStr), start: timeOf(startStr), end };
      const value = column && resource && valueOf(resource.id);
      show(
        { mode: 'add' },
        { ...slotValues(definition, slot), ...(column && value && { [column.field]: value }) },
      );
    },
  );

  const onKeyDown = useEventCallback((event: KeyboardEvent) => {
    // What a key has moved loses the focus until it is drawn again.
    const row = rowOf(event.target === document.body ? focused.current : recordOf(event.target));
    if (event.key === 'Escape' && moved) {
      event.preventDefault();
      return cancel();
    }
    const by = isGrid && isMovable(row) ? keyboardStep(event, isDivided) : null;
    if (!row || !by) return;
    event.preventDefault();
    step(row, by, parts);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
  const onClick = (event: MouseEvent) => {
    const id = recordOf(event.target);
    if (!id || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show({ mode: 'open', id });
  };

  const slot = moved && slotOf(moved.patch, definition);
  const language = localeTag();
  const options: TimeGridOptions = {
    ...useMemo(() => layoutOf(language), [language]),
    view: viewOf(state, isGrid),
    date: daysOf(state).from,
    resources,
    events,
    columnWidth: isDivided ? 'minmax(140px, 1fr)' : 'minmax(88px, 1fr)',
    selectable: isGrid && allowed.add,
    eventDrop: onDrop,
    eventResize: onResize,
    select: onSelect,
    eventAllUpdated: refocus,
  };
  return (
    <Frame ref={box} onClick={onClick}>
      {isGrid && (allowed.add || allowed.edit) && (
        <Help>
          {allowed.add && t('Drag over free time to add.')}{' '}
          {allowed.edit && t('Drag to move, or use Shift with the arrow keys; Alt and Shift change the end.')}
        </Help>
      )}
      <Hidden as="p" aria-live="polite">
        {slot && `${slot.day} ${slot.start} - ${slot.end}`}
      </Hidden>
      <TimeGrid options={options} />
    </Frame>
  );
}

interface Delta {
  days: number;
  seconds: number;
}

const minutesOf = ({ days, seconds }: Delta) => days * 24 * 60 + seconds / 60;
const valueOf = (resource: string | number) => (resource === NO_VALUE ? '' : String(resource));
const dayOf = (moment: string) => moment.slice(0, 10);
const timeOf = (moment: string) => moment.slice(11, 16);
const isMidnightAfter = (start: string, end: string) =>
  dayOf(start) !== dayOf(end) && timeOf(end) === '00:00';

/** The id of the record whose link an element is in. */
const recordOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('a[data-record]')?.dataset['record'] : undefined;

function viewOf({ view }: CalendarState, isGrid: boolean): string {
  if (!isGrid) return view === 'day' ? 'listDay' : 'listWeek';
  return view === 'day' ? 'resourceTimeGridDay' : 'timeGridWeek';
}

const isWithinDay = ({ start, end }: { start: Date; end: Date }) =>
  new Date(end.getTime() - 1).toDateString() === start.toDateString();

const pad = (value: number) => String(value).padStart(2, '0');
const clock = (date: Date) => `${pad(date.getHours())}:${pad(date.getMinutes())}`;

/** What is the same for all screens, in the user's language. */
function layoutOf(locale: string): TimeGridOptions {
  return {
    locale,
    firstDay: firstWeekday(),
    height: '100%',
    headerToolbar: { start: '', center: '', end: '' },
    allDaySlot: false,
    slotDuration: '00:30',
    snapDuration: { minutes: STEP },
    scrollTime: '07:00',
    slotLabelFormat: clock,
    slotEventOverlap: false,
    longPressDelay: 400,
    dayHeaderFormat: date =>
      date.toLocaleDateString(locale, { weekday: 'short', day: 'numeric', month: 'numeric' }),
    listDayFormat: date =>
      date.toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long' }),
    listDaySideFormat: () => '',
    noEventsContent: '',
    eventTimeFormat: (start, end) => (end ? `${clock(start)} - ${clock(end)}` : clock(start)),
    eventContent,
    dragConstraint: ({ event }) => isWithinDay(event),
    resizeConstraint: ({ event }) => isWithinDay(event),
    selectConstraint: isWithinDay,
  };
}

/** Finds nothing, for a column that has no values to offer. */
const noOptions: OptionsDocument = optionsDocument('location') as OptionsDocument;

/** The columns of a day; none where it is not divided. */
function useDayColumns(
  rows: readonly object[],
  column: CalendarColumn | undefined,
  filters: FilterState,
): readonly DayColumn[] {
  const { data } = useQuery(column?.options ?? noOptions, {
    variables: { search: null, limit: MOST_COLUMNS, ids: null },
    skip: !column?.options,
  });
  return useMemo(() => {
    if (!column) return [];
    const condition = filters[column.field];
    const chosen = condition?.operator === 'any' ? condition.values : condition ? [] : null;
    const offered = (data?.options ?? []).map(({ id, label }) => ({
      value: column.title ? id : label,
      label,
    }));
    return dayColumns(rows, column, offered, chosen);
  }, [rows, column, filters, data]);
}

/** The record that has the focus, and a function that gives it back when the event was drawn again and has lost it. */
function useFocusedRecord(box: React.RefObject<HTMLElement | null>) {
  const focused = useRef<string | undefined>(undefined);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      focused.current = recordOf(target);
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, []);
  const refocus = useEventCallback(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    const links = box.current?.querySelectorAll<HTMLElement>('a[data-record]') ?? [];
    [...links].find(({ dataset }) => dataset['record'] === focused.current)?.focus();
  });
  return { focused, refocus };
}

/** Runs when Shift is released, or the window is left, while `active`. */
function useKeyRelease(active: boolean, run: () => void): void {
  const release = useEffectEvent(run);
  useEffect(() => {
    if (!active) return;
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Shift') release();
    };
    const onBlur = () => release();
    window.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', onBlur);
    };
  }, [active]);
}

const Status = styled.p`
  ${mixin.remark}
  padding-inline: ${space(4)};
  &:not(:empty) {
    padding-block: ${space(1)};
  }
`;

const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

const Help = styled.p`
  ${mixin.remark}
  padding: 0 ${space(4)} ${space(2)};
`;

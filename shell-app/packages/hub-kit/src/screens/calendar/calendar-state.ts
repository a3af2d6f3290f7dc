import { addDays, isDay } from '../../common/day.ts';
import { weekStart } from '../../common/week.ts';
import type { CalendarDefinition } from '../../definition/define-screen.ts';

export const calendarViews = ['day', 'week', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** What a calendar shows. It is part of the URL, so that links, reload and Back show the same. */
export interface CalendarState {
  view: CalendarView;
  /** The day that is shown, or whose week is: `yyyy-mm-dd`. */
  day: string;
  /** The key of the column by which a day is divided. */
  by: string;
}

/** The rows that a calendar shows at once. */
export const CALENDAR_ROWS = 500;

/**
 * Reads `?view=week&day=2026-11-30&by=trainer`; null where the list is shown. Without a day it is today, so that a
 * bookmark of this week shows the current one.
 */
export function readCalendar(
  address: URLSearchParams,
  { columns }: CalendarDefinition,
  today: string,
): CalendarState | null {
  const view = calendarViews.find(name => name === address.get('view'));
  if (!view) return null;
  const day = address.get('day') ?? '';
  const by = columns.find(({ key }) => key === address.get('by')) ?? columns[0];
  return { view, day: isDay(day) ? day : today, by: by?.key ?? '' };
}

/** Writes the state into a copy of `address`; null shows the list again. */
export function writeCalendar(
  address: URLSearchParams,
  state: CalendarState | null,
  { columns }: CalendarDefinition,
  today: string,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['view', 'day', 'by', 'page']) next.delete(name);
  if (!state) return next;
  next.set('view', state.view);
  if (state.day !== today) next.set('day', state.day);
  if (state.by !== columns[0]?.key) next.set('by', state.by);
  return next;
}

/** The first and the last day that are shown. */
export function daysOf({ view, day }: Pick<CalendarState, 'view' | 'day'>): { from: string; to: string } {
  if (view === 'day') return { from: day, to: day };
  const from = weekStart(day);
  return { from, to: addDays(from, 6) };
}

/** The day that the next or the previous page of the calendar shows. */
export const pagedDay = ({ view, day }: CalendarState, direction: 1 | -1): string =>
  addDays(day, direction * (view === 'day' ? 1 : 7));

/** The filter of a list of the records that are shown, besides the screen's own. */
export function calendarFilter(
  { date }: CalendarDefinition,
  state: CalendarState,
  own: object | null | undefined,
): object {
  const { from, to } = daysOf(state);
  const ofDays = { [date]: { gte: from, lte: to } };
  return own ? { and: [own, ofDays] } : ofDays;
}

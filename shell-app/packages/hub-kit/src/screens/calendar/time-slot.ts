import type { ClockTime } from '../../common/club-clock.ts';
import { addDays } from '../../common/day.ts';
import type { CalendarDefinition } from '../../definition/define-screen.ts';
import { DAY, minutesOf, textOf } from '../../fields/time-of-day.ts';
import { daysOf, type CalendarState } from './calendar-state.ts';

/** A period of a day; times are `HH:MM`. */
export interface TimeSlot {
  day: string;
  start: string;
  end: string;
}

/** The steps in which records are moved, in minutes. */
export const STEP = 15;

/** Records without an end, or that end before they begin, are shown as long as this, in minutes. */
const SHORTEST = 30;

/** Midnight is the last minute of its day, since a time of day ends there. */
const endText = (minutes: number) => textOf(Math.min(minutes, DAY - 1));

/** The minutes at which a slot begins and ends. */
export function minutesOfSlot({ start, end }: Pick<TimeSlot, 'start' | 'end'>): { from: number; to: number } {
  const from = minutesOf(start) ?? 0;
  const to = minutesOf(end) ?? 0;
  return { from, to: to > from ? to : Math.min(from + SHORTEST, DAY) };
}

/**
 * The slot so many minutes later, earlier if negative; null if it would end on another day than it begins.
 */
export function movedSlot(slot: TimeSlot, minutes: number): TimeSlot | null {
  const { from, to } = minutesOfSlot(slot);
  const days = Math.floor((from + minutes) / DAY);
  const [start, end] = [from, to].map(time => time + minutes - days * DAY) as [number, number];
  return end <= DAY ? { day: addDays(slot.day, days), start: textOf(start), end: endText(end) } : null;
}

/** The slot that ends so many minutes later; null if it would not end on its day, or before it begins. */
export function resizedSlot(slot: TimeSlot, minutes: number): TimeSlot | null {
  const { from, to } = minutesOfSlot(slot);
  const end = to + minutes;
  return end > from && end <= DAY ? { ...slot, end: endText(end) } : null;
}

const HOUR = 60;

/**
 * What a new record proposes that is not drawn with the pointer: an hour of today that begins next, or the morning of
 * another day.
 */
export function proposedSlot(state: CalendarState, now: ClockTime): TimeSlot {
  const { from, to } = daysOf(state);
  const isNow = from <= now.day && now.day <= to;
  const next = (Math.floor((minutesOf(now.time) ?? 0) / HOUR) + 1) * HOUR;
  const start = isNow ? Math.min(next, 22 * HOUR) : 9 * HOUR;
  return { day: isNow ? now.day : state.day, start: textOf(start), end: textOf(start + HOUR) };
}

/** The values of a record that fills a slot. */
export const slotValues = ({ date, start, end }: CalendarDefinition, slot: TimeSlot) => ({
  [date]: slot.day,
  [start]: slot.start,
  [end]: slot.end,
});

import { addDays } from '../../common/day.ts';
import { DAY, minutesOf, textOf } from '../../fields/time-of-day.ts';
import type { TimeSlot } from './calendar-state.ts';

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

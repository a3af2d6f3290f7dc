import type { DunningAction, DunningStep } from '../../common/club-settings.ts';
import { addDays } from '../../common/dates.ts';

/** What a step does: remind, remind and charge a fee, or block the member's access until the invoice is paid. */
export const DUNNING_ACTIONS = [
  'reminder',
  'reminder_with_fee',
  'block',
] as const satisfies readonly DunningAction[];

/** What the next step of an invoice depends on. Dates are yyyy-mm-dd. */
export interface DunningState {
  dueDate: string;
  /** The number of steps that were carried out; 0 for none. */
  executed: number;
  /** The day of the last one. */
  lastOn: string | null;
  /** The last day of a pause. */
  pausedUntil: string | null;
}

/** The next step of an invoice, and the first day on which it is carried out. */
export interface NextStep extends DunningStep {
  /** Counted from 1. */
  position: number;
  date: string;
}

/**
 * The next step of an invoice. Steps follow one another in the order of their days. After a late step, such as one that a
 * pause held up, the next one keeps its distance, so that the member has the same time to pay.
 * @param steps of the club settings, in the order of their days
 * @returns null after the last step
 */
export function nextStep(steps: readonly DunningStep[], state: DunningState): NextStep | null {
  const step = steps[state.executed];
  if (!step) return null;
  const distance = step.days - (steps[state.executed - 1]?.days ?? 0);
  const dates = [
    addDays(state.dueDate, step.days),
    ...(state.lastOn === null ? [] : [addDays(state.lastOn, distance)]),
    ...(state.pausedUntil === null ? [] : [addDays(state.pausedUntil, 1)]),
  ];
  return { ...step, position: state.executed + 1, date: dates.toSorted().at(-1)! };
}

/** Days from the due date until a day, negative before it. */
export const daysOverdue = (dueDate: string, day: string) =>
  Math.round((Date.parse(day) - Date.parse(dueDate)) / 86_400_000);

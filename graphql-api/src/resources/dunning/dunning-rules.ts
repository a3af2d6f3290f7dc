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
  /** What was carried out, in order. */
  done: readonly DunningAction[];
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
 * The next step of an invoice: the one after the last of those that were carried out. A step is known by what it does, the
 * second reminder as the second one, so that changed settings repeat and leave out nothing. After a late step, such as one
 * that a pause held up, the next one keeps its distance, so that the member has the same time to pay.
 * @param steps of the club settings, in the order of their days
 * @returns null after the last step
 */
export function nextStep(steps: readonly DunningStep[], state: DunningState): NextStep | null {
  const last = steps.findLastIndex(({ action }, index) => {
    const number = steps.slice(0, index + 1).filter(step => step.action === action).length;
    return state.done.filter(each => each === action).length >= number;
  });
  const step = steps[last + 1];
  if (!step) return null;
  const distance = step.days - (steps[last]?.days ?? 0);
  const dates = [
    addDays(state.dueDate, step.days),
    ...(state.lastOn === null ? [] : [addDays(state.lastOn, distance)]),
    ...(state.pausedUntil === null ? [] : [addDays(state.pausedUntil, 1)]),
  ];
  return { ...step, position: state.done.length + 1, date: dates.toSorted().at(-1)! };
}

/** Days from the due date until a day, negative before it. */
export const daysOverdue = (dueDate: string, day: string) =>
  Math.round((Date.parse(day) - Date.parse(dueDate)) / 86_400_000);

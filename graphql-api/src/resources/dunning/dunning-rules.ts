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
  const last = lastStepIndex(steps, state);
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

/** The index of the last of the steps that was carried out; -1 before the first. */
const lastStepIndex = (steps: readonly DunningStep[], { done }: DunningState) =>
  steps.findLastIndex(({ action }, index) => {
    const number = steps.slice(0, index + 1).filter(step => step.action === action).length;
    return done.filter(each => each === action).length >= number;
  });

/** The next step of each overdue invoice of a member. */
export interface MemberSteps<Invoice extends DunningState> {
  /** The invoice whose next step decides on the letter; null when no letter follows. */
  lead: Invoice | null;
  /** Whether no letter follows because a block is in force. */
  isBlocked: boolean;
  /** The steps of its letter, that of the lead first; the others have no fee. Empty without a lead. */
  steps: readonly { invoice: Invoice; step: NextStep }[];
}

/**
 * A member gets one letter for all overdue invoices, and one fee. The invoice that is furthest in the steps leads, of
 * several the oldest; the others take their own next step with its letter, but no block before its day. While the access is
 * blocked for one of them, nothing follows for the others. Paused invoices take no part.
 * @param invoices the overdue invoices of a member, the oldest first
 */
export function memberSteps<Invoice extends DunningState>(
  settings: readonly DunningStep[],
  invoices: readonly Invoice[],
  today: string,
): MemberSteps<Invoice> {
  const open = invoices
    .filter(invoice => !isPaused(invoice, today))
    .map(invoice => ({
      invoice,
      last: lastStepIndex(settings, invoice),
      step: nextStep(settings, invoice),
    }));
  if (open.some(({ invoice, step }) => step === null && invoice.done.includes('block')))
    return { lead: null, isBlocked: true, steps: [] };
  const following = open.flatMap(({ step, ...rest }) => (step ? [{ ...rest, step }] : []));
  const furthest = Math.max(...following.map(({ last }) => last));
  const lead = following.find(({ last }) => last === furthest);
  if (!lead) return { lead: null, isBlocked: false, steps: [] };
  const joining = following.filter(
    each => each !== lead && (each.step.action !== 'block' || each.step.date <= today),
  );
  return {
    lead: lead.invoice,
    isBlocked: false,
    steps: [
      lead,
      ...joining.map(({ invoice, step }) => ({ invoice, step: { ...step, fee: 0, date: lead.step.date } })),
    ].map(({ invoice, step }) => ({ invoice, step })),
  };
}

/** Whether a day is within the pause of an invoice. */
export const isPaused = ({ pausedUntil }: DunningState, day: string) =>
  pausedUntil !== null && pausedUntil >= day;

/** Days from the due date until a day, negative before it. */
export const daysOverdue = (dueDate: string, day: string) =>
  Math.round((Date.parse(day) - Date.parse(dueDate)) / 86_400_000);

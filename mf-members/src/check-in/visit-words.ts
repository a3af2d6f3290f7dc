import type { ChipColor } from '@gym/hub-kit';
import { clockTime, formatDay, formatMoney, t } from '@gym/hub-kit/format';

/** Why a member was denied or warned: the values that the rule has. */
export interface VisitReason {
  rule: string;
  cardNumber?: string | null;
  contractNumber?: string | null;
  day?: string | null;
  invoiceNumber?: string | null;
  amount?: number | null;
  dueDate?: string | null;
  location?: string | null;
  accessHours?: string | null;
  minAge?: number | null;
  since?: string | null;
}

/** The colors of a decision; its words say the same. */
export const decisionColors = {
  allowed: 'green',
  warned: 'orange',
  denied: 'red',
} as const satisfies Record<string, ChipColor>;

/** What a decision is called; one that this version does not know, by its word. */
export function decisionText(decision: string): string {
  if (decision === 'allowed') return t('Allowed');
  if (decision === 'warned') return t('Warning');
  return decision === 'denied' ? t('Denied') : decision;
}

const texts: Readonly<Record<string, (reason: VisitReason) => string>> = {
  replaced_card: ({ cardNumber: card }) =>
    card
      ? t('This card was replaced by the card {card}.', { card })
      : t('This card was taken back, and the member has no other.'),
  no_contract: () => t('The member has no contract.'),
  not_begun: ({ contractNumber, day }) =>
    t('The contract {contract} begins on {day}.', { contract: contractNumber ?? '', day: formatDay(day) }),
  ended: ({ contractNumber, day }) =>
    t('The contract {contract} ended on {day}.', { contract: contractNumber ?? '', day: formatDay(day) }),
  frozen: ({ contractNumber, day }) =>
    t('The contract {contract} is frozen until {date}.', {
      contract: contractNumber ?? '',
      date: formatDay(day),
    }),
  access_blocked: ({ invoiceNumber, amount, dueDate }) => {
    const values = { invoice: invoiceNumber ?? '', amount: formatMoney(amount) };
    return dueDate
      ? t('Access is blocked: {invoice}, {amount}, due on {day}.', { ...values, day: formatDay(dueDate) })
      : t('Access is blocked: {invoice}, {amount}.', values);
  },
  wrong_location: ({ location }) => t('The plan is for {location} only.', { location: location ?? '' }),
  access_hours: ({ accessHours }) =>
    t('It is outside the access hours of the plan: {hours}.', { hours: accessHours ?? '' }),
  minimum_age: ({ minAge }) => t('The plan is for members from the age of {age}.', { age: minAge ?? 0 }),
  already_inside: ({ location, since }) =>
    t('The member is inside already: {location}, since {time}.', {
      location: location ?? '',
      time: since ? clockTime(since).time : '',
    }),
};

/** A reason as a sentence; that of a rule that this version does not know is its word. */
export const reasonText = (reason: VisitReason): string => texts[reason.rule]?.(reason) ?? reason.rule;

interface LetIn {
  overriddenBy: string | null;
  overrideReason: string | null;
}

/** The reasons of a decision, and who let the member in all the same. */
export function reasonTexts(reasons: readonly VisitReason[], visit: LetIn | null): string[] {
  const texts = reasons.map(reasonText);
  if (!visit?.overriddenBy) return texts;
  const letIn = t('Let in by {user}: {reason}', {
    user: visit.overriddenBy,
    reason: visit.overrideReason ?? '',
  });
  return [...texts, letIn];
}

const choice = (value: string, label: string) => ({ value, label });

/** The rules of check-in, as a filter names them. */
export const ruleChoices = [
  choice('replaced_card', 'Replaced card'),
  choice('no_contract', 'No contract'),
  choice('not_begun', 'Contract not begun'),
  choice('ended', 'Contract ended'),
  choice('frozen', 'Contract frozen'),
  choice('access_blocked', 'Access blocked'),
  choice('wrong_location', 'Other location'),
  choice('access_hours', 'Outside the access hours'),
  choice('minimum_age', 'Below the minimum age'),
  choice('already_inside', 'Already inside'),
];

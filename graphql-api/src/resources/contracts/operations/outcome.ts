import { composed } from '../../../common/normalized-text.ts';
import type { Tax } from '../../../common/club-settings.ts';
import { addDays, addMonths } from '../../../common/dates.ts';
import { badInput } from '../../../common/errors.ts';
import { labelMessage, type Message, msg } from '../../../common/message.ts';
import { toMinor, LARGEST_AMOUNT } from '../../../common/money.ts';
import { lineTexts } from '../../../documents/document-texts.ts';
import { invoiceLine, type InvoiceLine } from '../../billing/invoice-lines.ts';
import type { Period } from '../billing-periods.ts';
import type { StoredRecord } from '../../../mutation/records.ts';
import { statusOn, type ContractStatus } from '../contract-status.ts';
import type { Succession } from '../succession.ts';
import { firstPeriod, type DuePeriod } from '../due-periods.ts';
import { movedDays, type MovedEnd, type StoredFreeze } from '../freezes.ts';
import { adjustmentsOf, type Charge, type FeeInvoice } from '../period-charge.ts';
import { renewedEnd, type PlanTerms, type RenewingContract } from '../plan-terms.ts';

/** The stored fields of a contract. */
export interface ContractFields {
  contractNumber: string;
  memberId: number;
  planId: number;
  kind: string;
  price: number;
  startDate: string;
  endDate: string | null;
  billingFrequency: string;
  billingAnchor: string;
  agreedDays: number | null;
  invoicedElsewhere: string | null;
  billedThrough: string | null;
  status: ContractStatus;
  autoRenewal: boolean;
  cancelledOn: string | null;
  cancellationReason: string | null;
  /** The location of its invoices. */
  locationId: number | null;
  notes: string | null;
  predecessorId: number | null;
  /** How it follows on its predecessor; null for contracts of earlier versions too. */
  succession: Succession | null;
}

/** A later contract of the member, of the same kind. */
export interface Successor {
  id: number;
  record: StoredRecord;
  contract: ContractFields;
  freezes: readonly StoredFreeze[];
  isInvoiced: boolean;
}

/** A contract as operations find it. */
export interface ContractState {
  id: number;
  contract: ContractFields;
  plan: PlanTerms;
  freezes: readonly StoredFreeze[];
  /** What was invoiced for its days. */
  charges: readonly Charge[];
  /** What was invoiced for signing up. */
  feeInvoices: readonly FeeInvoice[];
  /** The contracts after it that have days, the next one first. */
  successors: readonly Successor[];
}

/** What operations depend on beside the contract. */
export interface Club {
  /** Today in the club's time zone. */
  today: string;
  /** The tax on the invoices of a kind of contract for a day. */
  taxOn(kind: string, day: string): Tax;
}

/** A new contract; its number, its status and the days that it was made for are given to it when it is saved. */
export type NewContract = Omit<
  ContractFields,
  | 'contractNumber'
  | 'status'
  | 'agreedDays'
  | 'invoicedElsewhere'
  | 'cancelledOn'
  | 'cancellationReason'
  | 'predecessorId'
>;

export interface NewFreeze extends Period {
  /** Whether the end of the contract moves by its days. */
  movesEnd: boolean;
  reason: string | null;
  fee: number;
}

/** A freeze that ends on another day, or no longer moves the end of its contract. */
export interface MovedFreeze {
  id: number;
  to: string;
  movesEnd?: boolean;
}

/** A successor that gets other days. */
export interface MovedContract {
  id: number;
  changes: Partial<ContractFields>;
}

/** An operation that is taken back. */
export interface TakenBack {
  /** The audit entry of the contract that it changed or created. */
  entryId: string;
  /** The contract that it created beside, and how that is left without days. */
  created: { record: StoredRecord; contract: ContractFields; changes: Partial<ContractFields> } | null;
  /** Its invoices, which are cancelled. */
  invoices: readonly number[];
}

/** What an operation does. Status and member follow from it. */
export interface Outcome {
  /** Of the contract that it changes. */
  changes?: Partial<ContractFields>;
  created?: NewContract & { plan: PlanTerms };
  addedFreezes?: readonly NewFreeze[];
  /** Freezes that end on another day; those that are removed end before they begin. */
  movedFreezes?: readonly MovedFreeze[];
  movedSuccessors?: readonly MovedContract[];
  /** The lines of the invoice; none for no invoice. It is that of the new contract, where there is one. */
  lines: readonly InvoiceLine[];
  /** The billing period of the invoice. */
  period?: Period;
  /** The earlier operation that it takes back. */
  takenBack?: TakenBack;
  warnings: readonly Message[];
}

/** What an operation does, with the status that follows for each contract. */
export interface StatedOutcome extends Outcome {
  changes: Partial<ContractFields>;
  created?: NonNullable<Outcome['created']> & { status: ContractStatus };
  movedSuccessors: readonly MovedContract[];
}

/** Extends each contract that renews itself until today, and adds its status, which follows from its dates and freezes. */
export function withStatus(state: ContractState | null, outcome: Outcome, today: string): StatedOutcome {
  const { changes, created, movedSuccessors = [], ...rest } = outcome;
  return {
    ...rest,
    changes: { ...changes, ...(state && statedChanges(state, outcome, today)) },
    ...(created && { created: statedContract(state, created, today) }),
    movedSuccessors: movedSuccessors.map(moved => {
      const { contract, freezes } = successorOf(state!, moved);
      const after = { ...contract, ...moved.changes };
      return { ...moved, changes: { ...moved.changes, status: statusOn(after, freezes, today) } };
    }),
  };
}

function statedChanges(state: ContractState, outcome: Outcome, today: string): Partial<ContractFields> {
  const after = { ...state.contract, ...outcome.changes };
  const freezes = freezesAfter(state, outcome);
  const endDate = renewedEndAfter(state, { ...after, freezes }, today);
  return {
    ...(endDate !== after.endDate && { endDate }),
    status: statusOn({ ...after, endDate }, freezes, today),
  };
}

/** The last day of a contract after a change, with the terms by auto-renewal that reach past a day. */
export const renewedEndAfter = (
  { plan, successors: [next] }: ContractState,
  { freezes, ...after }: RenewingContract & { freezes: readonly MovedEnd[] },
  day: string,
): string | null =>
  renewedEnd(
    after,
    plan,
    { movedDays: movedDays(freezes), nextStart: next?.contract.startDate ?? null },
    day,
  );

/** The last day of a new contract, with the terms that reach past a day. @param state the contract that it follows on; null for none */
export const renewedEndOfNew = (
  contract: NewContract,
  plan: PlanTerms,
  state: ContractState | null,
  day: string,
): string | null => {
  const next = state?.successors.find(successor => successor.contract.startDate > contract.startDate);
  const limits = { movedDays: 0, nextStart: next?.contract.startDate ?? null };
  return renewedEnd({ ...contract, cancelledOn: null }, plan, limits, day);
};

function statedContract(
  state: ContractState | null,
  created: NonNullable<Outcome['created']>,
  today: string,
): NonNullable<StatedOutcome['created']> {
  const endDate = renewedEndOfNew(created, created.plan, state, today);
  return { ...created, endDate, status: statusOn({ ...created, endDate }, [], today) };
}

/** The stored contract that is moved. */
export const successorOf = ({ successors }: ContractState, { id }: MovedContract): Successor =>
  successors.find(successor => successor.id === id)!;

function freezesAfter(
  { freezes }: ContractState,
  { addedFreezes = [], movedFreezes = [] }: Outcome,
): MovedEnd[] {
  const stored = freezes.map(freeze => {
    const moved = movedFreezes.find(({ id }) => id === freeze.id);
    return { ...freeze, to: moved?.to ?? freeze.to, movedEnd: moved?.movesEnd ?? freeze.movedEnd };
  });
  const added = addedFreezes.map(({ from, to, movesEnd }) => ({ from, to, movedEnd: movesEnd }));
  return [...stored, ...added].filter(({ from, to }) => from <= to);
}

/** Dates are accepted this many months before and after today. */
const MONTHS_AROUND = 60;

/** @throws BAD_USER_INPUT for a day that is too far from today to be intended */
export function checkDay(field: string, label: string, day: string, today: string): void {
  const [first, last] = [addMonths(today, -MONTHS_AROUND), addMonths(today, MONTHS_AROUND)];
  if (day < first || day > last)
    throw badInput({
      [field]: msg('{label} must be between {first} and {last}, five years before and after today', {
        label: labelMessage(label),
        first,
        last,
      }),
    });
}

const LONGEST_REASON = 200;
const LONGEST_NOTES = 2_000;

/** The text without spaces around it; null for none. @throws BAD_USER_INPUT for one that is too long */
export function checkText(field: 'reason' | 'notes', given: string | null | undefined): string | null {
  const text = composed(given?.trim() ?? '');
  const [label, max] = field === 'reason' ? ['Reason', LONGEST_REASON] : ['Notes', LONGEST_NOTES];
  if (text.length > max)
    throw badInput({
      [field]: msg('{label} may have {max} characters at the most', { label: labelMessage(label), max }),
    });
  if (text.includes('\0') || !text.isWellFormed())
    throw badInput({
      [field]: msg('{label} contains a character that cannot be stored', { label: labelMessage(label) }),
    });
  return text || null;
}

/** @throws BAD_USER_INPUT for an amount that is negative, too large or not in whole cents */
export function checkAmount(field: string, label: string, amount: number): number {
  if (amount < 0)
    throw badInput({ [field]: msg('{label} cannot be below {min}', { min: 0, label: labelMessage(label) }) });
  if (amount > LARGEST_AMOUNT)
    throw badInput({
      [field]: msg('{label} cannot be above {max}', { label: labelMessage(label), max: LARGEST_AMOUNT }),
    });
  if (Math.round(amount * 100) / 100 !== amount)
    throw badInput({
      [field]: msg('{label} may have two decimals at the most', { label: labelMessage(label) }),
    });
  return amount;
}

/** The line of a fee; none for no fee. */
export const feeLine = (
  kind: 'setup_fee' | 'enrollment_fee' | 'freeze_fee' | 'cancellation_fee',
  description: string,
  amount: number,
  tax: Tax,
): InvoiceLine[] => (amount === 0 ? [] : [invoiceLine({ kind, description, cents: toMinor(amount), tax })]);

/** The first period of a new contract. @param state the contract that it follows on; null for none */
export const firstPeriodOf = (
  contract: NewContract,
  plan: PlanTerms,
  { taxOn }: Club,
  state: ContractState | null,
): DuePeriod =>
  firstPeriod({
    ...contract,
    planName: plan.planName,
    taxOn: day => taxOn(contract.kind, day),
    endAfter: day => renewedEndOfNew(contract, plan, state, day),
  });

/**
 * The lines that credit or charge invoiced days after a change.
 * @param days the days that may be concerned
 * @param after the end and the freezes of the contract after the change
 */
export function adjustmentLines(
  { contract, plan, freezes, charges }: ContractState,
  { taxOn }: Club,
  days: Period,
  after: { endDate: string | null; freezes: readonly Period[] },
): InvoiceLine[] {
  return adjustmentsOf(contract, freezes, charges, { days, ...after }).map(each =>
    invoiceLine({
      kind: each.cents < 0 ? 'credit' : 'charge',
      description: lineTexts().days(plan.planName, each.days),
      cents: each.cents,
      ...(each.taxed ?? { tax: taxOn(contract.kind, each.from) }),
      from: each.from,
      to: each.to,
    }),
  );
}

/**
 * The last day that an invoice charges; null for none. Where the invoice of an earlier period was cancelled, it is after the
 * last day up to which all are invoiced.
 */
export function invoicedThrough({ contract, charges }: ContractState): string | null {
  const last = charges.reduce((latest, { to }) => (to > latest ? to : latest), contract.billedThrough ?? '');
  // The days of a free trial, before the billing anchor, are not invoiced, although none is due.
  return last >= contract.billingAnchor ? last : null;
}

/** The change of the last day up to which all are invoiced, when the contract ends on a day. */
export const billedUntil = ({ contract }: ContractState, endDate: string): Partial<ContractFields> => {
  const { billedThrough, startDate, billingAnchor } = contract;
  if (billedThrough === null || billedThrough <= endDate || billedThrough < billingAnchor) return {};
  return { billedThrough: endDate < startDate ? null : endDate };
};

/**
 * Whether a contract was paid for once: its price is that of all its days, which a freeze moves without changing their
 * number.
 */
export const isPaidOnce = ({
  billingFrequency,
  billingAnchor,
  billedThrough,
  endDate,
}: ContractFields): boolean =>
  billingFrequency === 'one-time' &&
  endDate !== null &&
  endDate >= billingAnchor &&
  billedThrough === endDate;

/** The freezes after they were cut off after a day, and which of them change. */
export function endFreezes(freezes: readonly StoredFreeze[], lastDay: string) {
  const shortened = freezes.filter(({ to }) => to > lastDay).map(({ id }) => ({ id, to: lastDay }));
  const kept = freezes
    .filter(({ from }) => from <= lastDay)
    .map(freeze => (freeze.to > lastDay ? { ...freeze, to: lastDay } : freeze));
  return { shortened, kept };
}

/** Why a contract that has ended or was cancelled rejects an operation. */
const CLOSED = {
  cancelled: (number: string, isEnded: boolean) =>
    msg(
      isEnded
        ? '{number} is ended and cannot be cancelled. Sign the member up again instead.'
        : '{number} is cancelled and cannot be cancelled. Sign the member up again instead.',
      { number },
    ),
  frozen: (number: string, isEnded: boolean) =>
    msg(
      isEnded
        ? '{number} is ended and cannot be frozen. Sign the member up again instead.'
        : '{number} is cancelled and cannot be frozen. Sign the member up again instead.',
      { number },
    ),
  resumed: (number: string, isEnded: boolean) =>
    msg(
      isEnded
        ? '{number} is ended and cannot be resumed. Sign the member up again instead.'
        : '{number} is cancelled and cannot be resumed. Sign the member up again instead.',
      { number },
    ),
  switched: (number: string, isEnded: boolean) =>
    msg(
      isEnded
        ? '{number} is ended and cannot be switched. Sign the member up again instead.'
        : '{number} is cancelled and cannot be switched. Sign the member up again instead.',
      { number },
    ),
  repriced: (number: string, isEnded: boolean) =>
    msg(
      isEnded
        ? '{number} is ended, so that its price stays. Sign the member up again instead.'
        : '{number} is cancelled, so that its price stays. Sign the member up again instead.',
      { number },
    ),
} as const;

/** @throws BAD_USER_INPUT unless the contract goes on */
export function requireOpen({ status, contractNumber }: ContractFields, what: keyof typeof CLOSED): void {
  if (status === 'ended' || status === 'cancelled')
    throw badInput({ id: CLOSED[what](contractNumber, status === 'ended') });
}

/** The changes of a contract that is taken back: it keeps no day. */
export const withoutDays = ({ startDate }: ContractFields, today: string) =>
  ({
    endDate: dayBefore(startDate),
    billedThrough: null,
    autoRenewal: false,
    cancelledOn: today,
    status: 'cancelled',
  }) as const satisfies Partial<ContractFields>;

export const dayBefore = (day: string) => addDays(day, -1);

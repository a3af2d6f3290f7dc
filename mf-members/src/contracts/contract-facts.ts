import { addDays, today } from '@gym/hub-kit/format';

/** How many days before its end a contract without renewal needs a decision. */
export const ENDING_SOON_DAYS = 30;

/** The days that a contract's status and billing follow from. */
export interface ContractDays {
  status: string;
  startDate: string;
  endDate: string | null;
  billedThrough: string | null;
  autoRenewal: boolean;
  billingFrequency: string;
}

/** The first day that is not invoiced yet; null if no invoice follows. A contract that renews itself goes on. */
export function nextBillingDay(contract: ContractDays): string | null {
  const { status, startDate, endDate, billedThrough, autoRenewal, billingFrequency } = contract;
  if (status === 'cancelled' || status === 'ended') return null;
  if (billedThrough !== null && billingFrequency === 'one-time') return null;
  const next = billedThrough === null ? startDate : addDays(billedThrough, 1);
  return endDate !== null && next > endDate && !autoRenewal ? null : next;
}

/** The freeze that has not begun; undefined if there is none. */
export const plannedFreeze = <Freeze extends { from: string }>({
  freezes,
}: {
  freezes?: { items: readonly Freeze[] };
}): Freeze | undefined => freezes?.items.find(({ from }) => from > today());

/** Whether somebody has to decide about its end: it comes soon, and nothing extends the contract. */
export const isEndingSoon = ({ status, endDate, autoRenewal }: ContractDays): boolean =>
  (status === 'active' || status === 'frozen') &&
  !autoRenewal &&
  endDate !== null &&
  endDate <= addDays(today(), ENDING_SOON_DAYS);

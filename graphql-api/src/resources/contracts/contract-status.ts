import type { Period } from './billing-periods.ts';

/** The states of a contract. `cancelled` ended by a cancellation, `ended` at the end of its term or by a successor. */
export const CONTRACT_STATUSES = ['upcoming', 'active', 'frozen', 'cancelled', 'ended'] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/** The days of a contract. */
export interface ContractDays {
  startDate: string;
  endDate?: string | null;
  cancelledOn?: string | null;
}

/** The status of a contract on a day of the club. @param freezes its frozen days */
export function statusOn(
  { startDate, endDate, cancelledOn }: ContractDays,
  freezes: readonly Period[],
  day: string,
): ContractStatus {
  const isOver = endDate != null && (endDate < day || endDate < startDate);
  if (isOver) return cancelledOn != null ? 'cancelled' : 'ended';
  if (startDate > day) return 'upcoming';
  return freezes.some(({ from, to }) => from <= day && day <= to) ? 'frozen' : 'active';
}

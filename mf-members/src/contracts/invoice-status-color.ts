import type { ChipColor } from '@gym/hub-kit';

/** The colors of the states of an invoice. */
export const invoiceStatusColor: Record<string, ChipColor> = {
  paid: 'green',
  pending: 'orange',
  overdue: 'red',
  cancelled: 'grey',
  refunded: 'blue',
};

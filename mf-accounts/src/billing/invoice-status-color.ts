import type { ChipColor } from '@gym/hub-kit';

export const invoiceStatusColor: Record<string, ChipColor> = {
  paid: 'green',
  pending: 'orange',
  overdue: 'red',
  cancelled: 'grey',
  refunded: 'blue',
};

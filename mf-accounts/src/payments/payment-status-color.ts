import type { ChipColor } from '@gym/hub-kit';

/** The chip of each payment status. */
export const paymentStatusColor = {
  completed: 'green',
  pending: 'orange',
  failed: 'red',
  refunded: 'blue',
  cancelled: 'grey',
} as const satisfies Record<string, ChipColor>;

import type { ChipColor } from '@gym/hub-kit';

/** The chip of each session status. */
export const sessionStatusColor = {
  completed: 'green',
  scheduled: 'orange',
  cancelled: 'red',
  '*': 'grey',
} as const satisfies Record<string, ChipColor>;

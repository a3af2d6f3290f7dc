import type { ChipColor } from '@gym/hub-kit';

/** The chip of each status of a parking pass. */
export const passStatusColor = {
  active: 'green',
  expired: 'red',
  '*': 'grey',
} as const satisfies Record<string, ChipColor>;

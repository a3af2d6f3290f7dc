import type { DueCount } from '@gym/hub-kit';

/** Passes that are in use run out. */
export const passExpiry = {
  field: 'validUntil',
  days: 14,
  among: { status: ['active'] },
  soon: 'Expires',
  over: 'Expired',
  aggregate: 'parkingPassesAggregate',
  lines: {
    soon: ['parking pass runs out', 'parking passes run out'],
    over: ['active parking pass has run out', 'active parking passes have run out'],
  },
} as const satisfies DueCount;

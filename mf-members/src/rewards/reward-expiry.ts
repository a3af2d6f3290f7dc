import type { DueCount } from '@gym/hub-kit';

/** Rewards that can still be redeemed expire. */
export const rewardExpiry = {
  field: 'expiryDate',
  days: 30,
  among: { status: ['active'] },
  soon: 'Expires',
  over: 'Expired',
  aggregate: 'rewardsAggregate',
  lines: {
    soon: ['reward expires', 'rewards expire'],
    over: ['active reward has expired', 'active rewards have expired'],
  },
} as const satisfies DueCount;

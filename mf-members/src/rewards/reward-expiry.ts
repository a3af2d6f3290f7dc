import { defineDue } from '@gym/hub-kit/define';
import { rewards } from '@gym/hub-kit/resources';

/** Rewards that can still be redeemed expire. */
export const rewardExpiry = defineDue(rewards, {
  field: 'expiryDate',
  days: 30,
  among: { status: ['active'] },
  soon: 'Expires',
  over: 'Expired',
  lines: {
    soon: ['reward expires', 'rewards expire'],
    over: ['active reward has expired', 'active rewards have expired'],
  },
});

import { defineHub } from '@gym/hub-kit';
import { loyaltyRewards } from '../hub.manifest.ts';

export const hub = defineHub(loyaltyRewards, {
  screens: {
    rewards: () => import('./rewards/rewards.screen.ts'),
    referrals: () => import('./referrals/referrals.screen.ts'),
  },
});

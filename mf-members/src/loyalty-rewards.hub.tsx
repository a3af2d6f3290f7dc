import { defineHub } from '@gym/hub-kit';
import { loyaltyRewards } from '../hub.manifest.ts';

export const hub = defineHub(loyaltyRewards, {
  screens: {
    rewards: () => import('./rewards/rewards.screen.ts'),
    referrals: () => import('./referrals/referrals.screen.ts'),
  },
  panels: {
    memberRewards: () => import('./member-rewards/member-rewards.tsx'),
    memberReferrals: () => import('./member-referrals/member-referrals.tsx'),
  },
});

import type { HubManifest } from '@gym/hub-kit';

export const memberHub = {
  contract: 1,
  id: 'member-hub',
  title: 'Member Hub',
  icon: 'users',
  order: 10,
  screens: {
    members: { path: '/members', title: 'Members', icon: 'users', menu: 'members', requires: null },
    memberships: {
      path: '/memberships',
      title: 'Memberships',
      icon: 'plan',
      menu: 'membership-plans',
      requires: null,
    },
  },
} as const satisfies HubManifest;

export const loyaltyRewards = {
  contract: 1,
  id: 'loyalty-rewards',
  title: 'Loyalty Rewards',
  icon: 'gift',
  order: 40,
  screens: {
    rewards: { path: '/rewards', title: 'Rewards', icon: 'gift', menu: 'rewards', requires: null },
    referrals: {
      path: '/referrals',
      title: 'Referrals',
      icon: 'referral',
      menu: 'referrals',
      requires: null,
    },
  },
} as const satisfies HubManifest;

import type { HubManifest } from '@gym/hub-kit';
import { membershipEnd } from './src/members/membership-end.ts';
import { rewardExpiry } from './src/rewards/reward-expiry.ts';

export const memberHub = {
  contract: 2,
  id: 'member-hub',
  title: 'Member Hub',
  icon: 'users',
  order: 10,
  screens: {
    checkIn: {
      path: '/check-in',
      title: 'Check-in',
      icon: 'user-on',
      menu: 'visits',
      requires: 'visits:add',
    },
    members: {
      path: '/members',
      title: 'Members',
      icon: 'users',
      menu: 'members',
      requires: null,
      recordPage: { record: 'member', requires: 'members:view' },
      list: { record: 'member', resource: 'members', add: 'Add Member' },
      due: membershipEnd,
    },
    memberships: {
      path: '/memberships',
      title: 'Memberships',
      icon: 'plan',
      menu: 'membership-plans',
      requires: null,
      list: { record: 'membershipPlan', resource: 'membership-plans', add: 'Add Membership Plan' },
    },
    contracts: {
      path: '/contracts',
      title: 'Contracts',
      icon: 'id-card',
      menu: 'contracts',
      requires: null,
      list: { record: 'contract', resource: 'contracts', add: 'Sign Up' },
    },
    visits: {
      path: '/visits',
      title: 'Visits',
      icon: 'clock',
      menu: 'visits',
      requires: 'visits:view',
      list: { record: 'visit', resource: 'visits' },
    },
  },
  panels: {
    membersByMonth: { slot: 'dashboard', title: 'Members', icon: 'chart', requires: 'members:view' },
    memberContract: { slot: 'member', title: 'Contract', icon: 'id-card', requires: 'contracts:view' },
    memberVisits: { slot: 'member', title: 'Visits', icon: 'clock', requires: 'visits:view' },
    contractPlan: {
      slot: 'member',
      place: 'fact',
      title: 'Contract Plan',
      icon: 'id-card',
      requires: 'contracts:view',
    },
    contractWarning: {
      slot: 'member',
      place: 'warning',
      title: 'Contract',
      icon: 'id-card',
      requires: 'contracts:view',
    },
    signUp: {
      slot: 'member',
      place: 'action',
      title: 'Sign Up',
      icon: 'id-card',
      requires: 'contracts:add',
    },
  },
} as const satisfies HubManifest;

export const loyaltyRewards = {
  contract: 2,
  id: 'loyalty-rewards',
  title: 'Loyalty Rewards',
  icon: 'gift',
  order: 40,
  screens: {
    rewards: {
      path: '/rewards',
      title: 'Rewards',
      icon: 'gift',
      menu: 'rewards',
      requires: null,
      list: { record: 'reward', resource: 'rewards', add: 'Add Reward' },
      due: rewardExpiry,
    },
    referrals: {
      path: '/referrals',
      title: 'Referrals',
      icon: 'referral',
      menu: 'referrals',
      requires: null,
      list: { record: 'referral', resource: 'referrals', add: 'Add Referral' },
    },
  },
  panels: {
    memberRewards: { slot: 'member', title: 'Rewards', icon: 'gift', requires: 'rewards:view' },
    memberReferrals: { slot: 'member', title: 'Referrals', icon: 'referral', requires: 'referrals:view' },
  },
} as const satisfies HubManifest;

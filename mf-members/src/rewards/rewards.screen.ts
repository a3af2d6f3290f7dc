import { defineScreen, lazyField } from '@gym/hub-kit/define';
import { today } from '@gym/hub-kit/format';
import { rewards } from '@gym/hub-kit/resources';
import { rewardExpiry } from './reward-expiry.ts';

const listed = (entries: readonly string[]) => entries.join(', ');

const rewardList = {
  placeholder: 'Choose a reward',
  field: lazyField(() => import('./reward-list-field.tsx')),
  text: listed,
} as const;

export default defineScreen(rewards, {
  title: 'Rewards Management',
  icon: 'gift',
  fields: {
    level: { span: 3 },
    points: { required: 'Points must be a positive number', span: 3 },
    rewardsEarned: rewardList,
    rewardsRedeemed: { ...rewardList, label: 'Rewards Redeemed' },
  },
  columns: {
    member: { tellsApart: true },
    level: {
      chip: { Platinum: 'platinum', Gold: 'gold', Silver: 'silver', Bronze: 'bronze' },
    },
    points: {},
    rewardsEarned: { format: listed, empty: '-' },
    rewardsRedeemed: { title: 'Redeemed', format: listed, empty: '-' },
    expiryDate: { due: rewardExpiry },
    status: { chip: { active: 'green', inactive: 'orange', expired: 'red' } },
  },
  filters: ['member', 'level', 'points', 'rewardsEarned', 'rewardsRedeemed', 'expiryDate', 'status'],
  tabs: 'status',
  attentionTabs: [
    { label: 'Expiring Soon', due: rewardExpiry },
    { label: 'Past Expiry', overdue: rewardExpiry },
  ],
  actions: [
    {
      icon: 'hourglass',
      label: 'Mark as expired',
      when: ({ status, expiryDate }) => status === 'active' && expiryDate < today(),
      change: { status: 'expired' },
    },
  ],
  sort: { points: 'desc' },
  searchLabel: 'Search by member or level',
  form: {
    sections: [
      { title: 'Member and Level', fields: ['member', 'level', 'points', 'expiryDate', 'status'] },
      { title: 'Rewards', fields: ['rewardsEarned', 'rewardsRedeemed'] },
    ],
  },
});

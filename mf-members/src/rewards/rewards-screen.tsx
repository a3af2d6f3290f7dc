import { formatDay, formatNumber } from '@gym/hub-kit';
import { CrudScreen, defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { lazy } from 'react';
import { memberOptionsDocument } from '../options.graphql.ts';
import { emptyReward, rewardSchema } from './reward.schema.ts';
import { rewardExpiry } from './reward-expiry.ts';
import {
  createRewardDocument,
  deleteRewardDocument,
  rewardDocument,
  rewardsDocument,
  updateRewardDocument,
} from './rewards.graphql.ts';

const masterData = (dropdown: string) => ({ page: 'Rewards', dropdown }) as const;

const listed = (rewards: readonly string[]) => rewards.join(', ');

const rewardList = {
  kind: 'own',
  placeholder: 'Choose a reward',
  field: lazy(() => import('./reward-list-field.tsx')),
  text: listed,
} as const;

export const rewardsScreen = defineScreen({
  resource: 'rewards',
  title: 'Rewards Management',
  icon: 'gift',
  addLabel: 'Add Reward',
  entity: { one: 'reward', many: 'rewards' },
  documents: {
    list: rewardsDocument,
    get: rewardDocument,
    create: createRewardDocument,
    update: updateRewardDocument,
    remove: deleteRewardDocument,
  },
  columns: [
    {
      key: 'member',
      title: 'Member',
      sortKey: 'memberName',
      width: '2fr',
      minWidth: 180,
      value: ({ member }) => member?.name,
      record: { options: memberOptionsDocument, id: ({ member }) => member?.id },
    },
    {
      key: 'level',
      title: 'Level',
      sortKey: 'level',
      minWidth: 110,
      chip: { Platinum: 'platinum', Gold: 'gold', Silver: 'silver', Bronze: 'bronze' },
    },
    {
      key: 'points',
      title: 'Points',
      sortKey: 'points',
      minWidth: 100,
      align: 'end',
      format: formatNumber,
    },
    {
      key: 'rewardsEarned',
      title: 'Rewards Earned',
      width: '3fr',
      minWidth: 200,
      format: listed,
      empty: '-',
    },
    {
      key: 'rewardsRedeemed',
      title: 'Redeemed',
      width: '2fr',
      minWidth: 150,
      format: listed,
      empty: '-',
    },
    {
      key: 'expiryDate',
      title: 'Expiry Date',
      sortKey: 'expiryDate',
      minWidth: 125,
      format: formatDay,
      due: rewardExpiry,
    },
    {
      key: 'status',
      title: 'Status',
      sortKey: 'status',
      minWidth: 110,
      chip: { active: 'green', inactive: 'orange', expired: 'red' },
    },
  ],
  filters: defineFilters(rewardsDocument, [
    { kind: 'reference', name: 'memberId', label: 'Member', options: memberOptionsDocument },
    { kind: 'choice', name: 'level', label: 'Level', masterData: masterData('level') },
    { kind: 'number', name: 'points', label: 'Points' },
    { kind: 'list', name: 'rewardsEarned', label: 'Rewards Earned', masterData: masterData('rewardsEarned') },
    {
      kind: 'list',
      name: 'rewardsRedeemed',
      label: 'Rewards Redeemed',
      masterData: masterData('rewardsRedeemed'),
    },
    { kind: 'date', name: 'expiryDate', label: 'Expiry Date' },
    { kind: 'choice', name: 'status', label: 'Status', masterData: masterData('status') },
  ]),
  sort: { points: 'desc' },
  pageSize: 10,
  pageSizes: [5, 10, 25],
  searchLabel: 'Search by member or level',
  form: {
    schema: rewardSchema,
    empty: emptyReward,
    sections: [
      {
        title: 'Member and Level',
        fields: [
          {
            kind: 'reference',
            name: 'memberId',
            label: 'Member',
            options: memberOptionsDocument,
            failed: 'Failed to fetch members',
          },
          {
            kind: 'select',
            name: 'level',
            label: 'Level',
            masterData: masterData('level'),
            span: 3,
          },
          { kind: 'number', name: 'points', label: 'Points', min: 0, step: 1, span: 3 },
          { kind: 'date', name: 'expiryDate', label: 'Expiry Date' },
          {
            kind: 'select',
            name: 'status',
            label: 'Status',
            masterData: masterData('status'),
          },
        ],
      },
      {
        title: 'Rewards',
        fields: [
          { ...rewardList, name: 'rewardsEarned', label: 'Rewards Earned' },
          { ...rewardList, name: 'rewardsRedeemed', label: 'Rewards Redeemed' },
        ],
      },
    ],
  },
});

export default function RewardsScreen() {
  return <CrudScreen screen={rewardsScreen} />;
}

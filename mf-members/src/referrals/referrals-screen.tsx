import { formatDay, formatMoney, formatWords } from '@gym/hub-kit';
import { CrudScreen, defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { lazy } from 'react';
import { memberOptionsDocument, trainerOptionsDocument } from '../options.graphql.ts';
import { emptyReferral, referralSchema } from './referral.schema.ts';
import {
  createReferralDocument,
  deleteReferralDocument,
  referralDocument,
  referralsDocument,
  updateReferralDocument,
} from './referrals.graphql.ts';
import { wordChoices } from './word-choices.ts';

const referrerTypes = wordChoices('member', 'trainer');
const statuses = wordChoices('pending', 'joined', 'expired');
const rewardStatuses = wordChoices('pending', 'paid', 'expired');

export const referralsScreen = defineScreen({
  resource: 'referrals',
  title: 'Referrals Management',
  icon: 'referral',
  addLabel: 'Add Referral',
  entity: { one: 'referral', many: 'referrals' },
  documents: {
    list: referralsDocument,
    get: referralDocument,
    create: createReferralDocument,
    update: updateReferralDocument,
    remove: deleteReferralDocument,
  },
  columns: [
    {
      // Not sorted: the server sorts by members or by trainers, not by both as one list of names.
      key: 'memberReferrer',
      title: 'Referrer',
      width: '2fr',
      minWidth: 170,
      value: ({ memberReferrer, trainerReferrer }) => (memberReferrer ?? trainerReferrer)?.name,
    },
    {
      key: 'referrerCategory',
      title: 'Referrer Type',
      sortKey: 'referrerCategory',
      width: '1fr',
      minWidth: 130,
      format: formatWords,
    },
    { key: 'referredName', title: 'Referred Person', sortKey: 'referredName', width: '2fr', minWidth: 170 },
    { key: 'referredPhone', title: 'Phone', sortKey: 'referredPhone', width: '2fr', minWidth: 156 },
    {
      key: 'status',
      title: 'Status',
      sortKey: 'status',
      minWidth: 110,
      chip: { pending: 'orange', joined: 'green', expired: 'red' },
    },
    {
      key: 'rewardStatus',
      title: 'Reward Status',
      sortKey: 'rewardStatus',
      minWidth: 135,
      chip: { pending: 'orange', paid: 'green', expired: 'red' },
      // Told with its title where chips stand together.
      format: formatWords,
    },
    {
      key: 'rewardAmount',
      title: 'Reward Amount',
      sortKey: 'rewardAmount',
      minWidth: 140,
      align: 'end',
      format: formatMoney,
    },
  ],
  // Somebody may refer many; the person who was referred tells them apart.
  rowName: ({ referredName }) => referredName,
  filters: defineFilters(referralsDocument, [
    { kind: 'choice', name: 'referrerCategory', label: 'Referrer Type', choices: referrerTypes },
    {
      kind: 'reference',
      name: 'memberReferrerId',
      label: 'Referring Member',
      options: memberOptionsDocument,
    },
    {
      kind: 'reference',
      name: 'trainerReferrerId',
      label: 'Referring Trainer',
      options: trainerOptionsDocument,
    },
    { kind: 'text', name: 'referredName', label: 'Referred Person' },
    { kind: 'choice', name: 'status', label: 'Status', choices: statuses },
    { kind: 'date', name: 'joinDate', label: 'Join Date' },
    { kind: 'choice', name: 'rewardStatus', label: 'Reward Status', choices: rewardStatuses },
    { kind: 'money', name: 'rewardAmount', label: 'Reward Amount' },
    { kind: 'moment', name: 'createdAt', label: 'Referred On' },
  ]),
  sort: { createdAt: 'desc' },
  pageSize: 10,
  pageSizes: [5, 10, 25],
  searchLabel: 'Search by name, email or phone',
  form: {
    schema: referralSchema,
    empty: emptyReferral,
    sections: [
      {
        title: 'Referrer',
        fields: [
          {
            kind: 'own',
            name: 'referrerCategory',
            label: 'Referrer Type',
            span: 4,
            field: lazy(() => import('./referrer-type-field.tsx')),
            text: formatWords,
          },
          {
            kind: 'own',
            name: 'referrerId',
            label: 'Referrer',
            span: 8,
            field: lazy(() => import('./referrer-field.tsx')),
            text: (id: number) => `Number ${id}`,
            options: ({ referrerCategory }) =>
              referrerCategory === 'trainer' ? trainerOptionsDocument : memberOptionsDocument,
          },
        ],
      },
      {
        title: 'Referred Person',
        fields: [
          { kind: 'text', name: 'referredName', label: 'Referred Name', span: 12 },
          { kind: 'email', name: 'referredEmail', label: 'Referred Email' },
          { kind: 'phone', name: 'referredPhone', label: 'Referred Phone' },
        ],
      },
      {
        title: 'Status and Reward',
        fields: [
          {
            kind: 'select',
            name: 'status',
            label: 'Status',
            choices: statuses,
          },
          {
            kind: 'own',
            name: 'joinDate',
            label: 'Join Date',
            field: lazy(() => import('./join-date-field.tsx')),
            text: formatDay,
          },
          {
            kind: 'select',
            name: 'rewardStatus',
            label: 'Reward Status',
            choices: rewardStatuses,
          },
          { kind: 'money', name: 'rewardAmount', label: 'Reward Amount', min: 0, step: 1 },
          { kind: 'textarea', name: 'notes', label: 'Notes' },
        ],
      },
    ],
  },
});

export default function ReferralsScreen() {
  return <CrudScreen screen={referralsScreen} />;
}

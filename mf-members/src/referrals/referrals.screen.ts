import { defineScreen, optionsDocument, lazyField } from '@gym/hub-kit/define';
import { formatDay, formatWords, today, t } from '@gym/hub-kit/format';
import { referrals } from '@gym/hub-kit/resources';
import { wordChoices } from './word-choices.ts';

const emailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** An optional plus, then at least ten digits or hyphens. */
const phoneNumber = /^\+?[\d-]{10,}$/;

export default defineScreen(referrals, {
  title: 'Referrals Management',
  icon: 'referral',
  fields: {
    referrerCategory: {
      choices: wordChoices('member', 'trainer'),
      span: 4,
      field: lazyField(() => import('./referrer-type-field.tsx')),
      text: formatWords,
    },
    referrerId: {
      span: 8,
      field: lazyField(() => import('./referrer-field.tsx')),
      text: id => t('Number {id}', { id }),
      optionsOf: ({ referrerCategory }) =>
        optionsDocument(referrerCategory === 'trainer' ? 'trainer' : 'member'),
      // Of a member or of a trainer, as the category says.
      rule: rule => rule.transform((id: number, chosen: unknown) => (chosen === '' ? undefined : id)),
    },
    memberReferrer: { label: 'Referring Member' },
    trainerReferrer: { label: 'Referring Trainer' },
    referredName: { span: 12 },
    referredEmail: {
      rule: rule => rule.test('email', 'Invalid email address', email => !email || emailAddress.test(email)),
    },
    referredPhone: {
      kind: 'phone',
      rule: rule => rule.test('phone', 'Invalid phone number', phone => !phone || phoneNumber.test(phone)),
    },
    status: { choices: wordChoices('pending', 'joined', 'expired') },
    joinDate: {
      field: lazyField(() => import('./join-date-field.tsx')),
      text: formatDay,
      rule: rule =>
        rule.when('status', ([status], date) =>
          status === 'joined'
            ? date
                .required('Join date is required when status is joined')
                .test('not-to-come', 'Join date cannot be in the future', (day: string) => day <= today())
            : date.transform(() => ''),
        ),
    },
    rewardStatus: { choices: wordChoices('pending', 'paid', 'expired') },
    rewardAmount: { step: 1 },
    notes: { kind: 'textarea' },
    createdAt: { label: 'Referred On' },
  },
  columns: {
    // Not sorted: the server sorts by members or by trainers, not by both as one list of names.
    memberReferrer: {
      title: 'Referrer',
      unsorted: true,
      value: ({ memberReferrer, trainerReferrer }) => (memberReferrer ?? trainerReferrer)?.name,
    },
    referrerCategory: { format: formatWords },
    referredName: { title: 'Referred Person' },
    referredPhone: { title: 'Phone' },
    status: { chip: { pending: 'orange', joined: 'green', expired: 'red' } },
    // Named with its title where chips stand together.
    rewardStatus: {
      chip: { pending: 'orange', paid: 'green', expired: 'red' },
      format: formatWords,
    },
    rewardAmount: {},
  },
  alsoSelect: ['trainerReferrer'],
  // Somebody may refer many; the person who was referred tells them apart.
  rowName: ({ referredName }) => referredName,
  filters: [
    'referrerCategory',
    'memberReferrer',
    'trainerReferrer',
    'referredName',
    'status',
    'joinDate',
    'rewardStatus',
    'rewardAmount',
    'createdAt',
  ],
  tabs: 'status',
  attentionTabs: [
    {
      label: 'Reward to Pay',
      filter: { status: { among: ['joined'] }, rewardStatus: { among: ['pending'] } },
    },
  ],
  actions: [
    {
      icon: 'check',
      label: 'Mark as joined',
      when: ({ status }) => status === 'pending',
      change: { status: 'joined', joinDate: () => today() },
    },
    {
      icon: 'money',
      label: 'Mark reward as paid',
      when: ({ status, rewardStatus }) => status === 'joined' && rewardStatus === 'pending',
      change: { rewardStatus: 'paid' },
    },
  ],
  sort: { createdAt: 'desc' },
  searchLabel: 'Search by name, email or phone',
  form: {
    sections: [
      { title: 'Referrer', fields: ['referrerCategory', 'referrerId'] },
      { title: 'Referred Person', fields: ['referredName', 'referredEmail', 'referredPhone'] },
      {
        title: 'Status and Reward',
        fields: ['status', 'joinDate', 'rewardStatus', 'rewardAmount', 'notes'],
      },
    ],
  },
});

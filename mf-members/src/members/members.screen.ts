import { defineScreen } from '@gym/hub-kit/define';
import { addDays, t, today } from '@gym/hub-kit/format';
import { members } from '@gym/hub-kit/resources';
import { renewalAddress, signUpAddress } from '../contracts/operations/operation-parameters.ts';
import { membershipEnd } from './membership-end.ts';
import { memberWarnings } from './member-warnings.ts';

const healthConditions = [
  'None',
  'High Blood Pressure',
  'Diabetes',
  'Asthma',
  'Heart Condition',
  'Joint Pain',
  'Back Pain',
  'Pregnancy',
  'Recent Surgery',
  'Other',
];

export const membersScreen = defineScreen(members, {
  title: 'Members Management',
  icon: 'users',
  // The drop-downs of this screen are cached for the session, of other screens for five minutes.
  choices: { keep: 'session' },
  fields: {
    phone: { kind: 'phone' },
    membershipType: {
      help: 'Type, status, start and end follow the contract of the member, if there is one.',
    },
    assignedTrainer: { emptyLabel: 'Not Assigned' },
    address: { span: 12 },
    state: { choices: ['NY', 'CA', 'TX', 'FL', 'IL'], span: 3 },
    zipCode: { span: 3 },
    emergencyPhone: { kind: 'phone' },
    healthConditions: { choices: healthConditions, span: 12 },
  },
  columns: {
    name: {},
    email: {},
    phone: {},
    membershipType: { chip: { Premium: 'primary', VIP: 'secondary', '*': 'grey' } },
    status: {
      chip: { active: 'green', inactive: 'red', '*': 'orange' },
      alert: ({ accessBlocked }) => (accessBlocked ? t('Blocked') : null),
      due: membershipEnd,
    },
    assignedTrainer: { empty: 'Not Assigned' },
    lastVisit: { hiddenBelow: 960, empty: '-' },
  },
  alsoSelect: ['membershipStartDate', 'membershipEndDate', 'accessBlocked'],
  filters: [
    'name',
    'email',
    'membershipType',
    'status',
    'accessBlocked',
    'assignedTrainer',
    'joiningDate',
    'membershipEndDate',
    'lastVisit',
    'homeLocation',
    'cardNumber',
    'healthConditions',
    'city',
  ],
  tabs: 'status',
  attentionTabs: [
    { label: 'Mine', filter: { assignedTrainer: { me: true } } },
    { label: 'Ending Soon', due: membershipEnd },
    { label: 'Past End Date', overdue: membershipEnd },
  ],
  actions: [
    {
      icon: 'refresh',
      label: 'Renew',
      when: ({ status, membershipEndDate }) =>
        status === 'expired' ||
        (status === 'active' &&
          membershipEndDate !== null &&
          membershipEndDate <= addDays(today(), membershipEnd.days)),
      open: { requires: 'contracts:add', path: ({ id }) => renewalAddress(id) },
    },
  ],
  nextStep: { label: 'Sign up', requires: 'contracts:add', path: signUpAddress },
  sort: { name: 'asc' },
  pageSize: 25,
  searchLabel: 'Search by name, email or phone',
  form: {
    warnings: memberWarnings,
    sections: [
      { title: 'Personal Information', fields: ['name', 'email', 'phone', 'dateOfBirth', 'gender'] },
      {
        title: 'Membership',
        fields: [
          'membershipType',
          'status',
          'joiningDate',
          'membershipStartDate',
          'membershipEndDate',
          'assignedTrainer',
          'cardNumber',
          'homeLocation',
        ],
      },
      { title: 'Address', fields: ['address', 'city', 'state', 'zipCode'] },
      { title: 'Emergency and Health', fields: ['emergencyContact', 'emergencyPhone', 'healthConditions'] },
    ],
  },
});

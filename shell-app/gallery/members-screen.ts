import { defineDue, defineScreen } from '@gym/hub-kit/define';
import { members } from '@gym/hub-kit/resources';

const membershipEnd = defineDue(members, {
  field: 'membershipEndDate',
  days: 14,
  among: { status: ['active'] },
  soon: 'Membership runs out',
  over: 'Membership ran out',
  lines: {
    soon: ['membership runs out', 'memberships run out'],
    over: ['active member has a membership that ran out', 'active members have memberships that ran out'],
  },
});

/** A list and a form with most of what a screen can declare. */
export const membersScreen = defineScreen(members, {
  title: 'Members Management',
  icon: 'users',
  choices: { keep: 'session' },
  fields: {
    phone: { kind: 'phone' },
    assignedTrainer: { emptyLabel: 'Not Assigned' },
    healthConditions: { choices: ['None', 'Asthma', 'Diabetes'], span: 12 },
  },
  columns: {
    name: {},
    email: {},
    phone: {},
    membershipType: { chip: { Premium: 'primary', VIP: 'secondary', '*': 'grey' } },
    status: { chip: { active: 'green', inactive: 'red', '*': 'orange' }, due: membershipEnd },
    assignedTrainer: { empty: 'Not Assigned' },
  },
  alsoSelect: ['membershipStartDate', 'membershipEndDate'],
  filters: [
    'name',
    'status',
    'assignedTrainer',
    'joiningDate',
    'membershipEndDate',
    'healthConditions',
    'city',
  ],
  tabs: 'status',
  attentionTabs: [
    { label: 'Ending Soon', due: membershipEnd },
    { label: 'Past End Date', overdue: membershipEnd },
  ],
  sort: { name: 'asc' },
  pageSize: 25,
  searchLabel: 'Search by name, email or phone',
  form: {
    sections: [
      { title: 'Personal Information', fields: ['name', 'email', 'phone', 'dateOfBirth', 'gender'] },
      { title: 'Membership', fields: ['membershipType', 'status', 'joiningDate', 'assignedTrainer'] },
      { title: 'Address and Health', fields: ['address', 'city', 'healthConditions'] },
    ],
  },
});

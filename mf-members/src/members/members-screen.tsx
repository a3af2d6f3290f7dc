import { CrudScreen, defineFilters, defineScreen, Slot } from '@gym/hub-kit/screen';
import { trainerOptionsDocument } from '../options.graphql.ts';
import { membershipEnd } from './membership-end.ts';
import { memberWarnings } from './member-warnings.ts';
import { emptyMember, memberSchema } from './member.schema.ts';
import {
  createMemberDocument,
  deleteMemberDocument,
  memberDocument,
  membersDocument,
  updateMemberDocument,
} from './members.graphql.ts';

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

/** The drop-downs of this screen are kept for the session; those of others for five minutes. */
const masterData = (dropdown: string) => ({ page: 'Members', dropdown, keep: 'session' }) as const;

export const membersScreen = defineScreen({
  resource: 'members',
  title: 'Members Management',
  icon: 'users',
  addLabel: 'Add Member',
  entity: { one: 'member', many: 'members' },
  documents: {
    list: membersDocument,
    get: memberDocument,
    create: createMemberDocument,
    update: updateMemberDocument,
    remove: deleteMemberDocument,
  },
  columns: [
    { key: 'name', title: 'Name', sortKey: 'name', width: '3fr', minWidth: 170 },
    { key: 'email', title: 'Email', sortKey: 'email', width: '4fr', minWidth: 210 },
    { key: 'phone', title: 'Phone', sortKey: 'phone', width: '2fr', minWidth: 156 },
    {
      key: 'membershipType',
      title: 'Membership Type',
      sortKey: 'membershipType',
      minWidth: 150,
      chip: { Premium: 'primary', VIP: 'secondary', '*': 'grey' },
    },
    {
      key: 'status',
      title: 'Status',
      sortKey: 'status',
      minWidth: 110,
      chip: { active: 'green', inactive: 'red', '*': 'orange' },
      due: membershipEnd,
    },
    {
      key: 'assignedTrainer',
      title: 'Assigned Trainer',
      sortKey: 'assignedTrainerName',
      width: '3fr',
      minWidth: 160,
      value: member => member.assignedTrainer?.name,
      empty: 'Not Assigned',
    },
  ],
  filters: defineFilters(membersDocument, [
    { kind: 'text', name: 'name', label: 'Name' },
    { kind: 'text', name: 'email', label: 'Email' },
    {
      kind: 'choice',
      name: 'membershipType',
      label: 'Membership Type',
      masterData: masterData('membership_type'),
    },
    { kind: 'choice', name: 'status', label: 'Status', masterData: masterData('status') },
    {
      kind: 'reference',
      name: 'assignedTrainerId',
      label: 'Assigned Trainer',
      options: trainerOptionsDocument,
    },
    { kind: 'date', name: 'joiningDate', label: 'Joining Date' },
    { kind: 'date', name: 'membershipEndDate', label: 'Membership End Date' },
    { kind: 'list', name: 'healthConditions', label: 'Health Conditions', choices: healthConditions },
    { kind: 'text', name: 'city', label: 'City' },
  ]),
  sort: { name: 'asc' },
  pageSize: 25,
  pageSizes: [10, 25, 50, 100],
  searchLabel: 'Search by name, email or phone',
  form: {
    schema: memberSchema,
    empty: emptyMember,
    warnings: memberWarnings,
    sections: [
      {
        title: 'Personal Information',
        fields: [
          { kind: 'text', name: 'name', label: 'Name' },
          { kind: 'email', name: 'email', label: 'Email' },
          { kind: 'phone', name: 'phone', label: 'Phone' },
          { kind: 'date', name: 'dateOfBirth', label: 'Date of Birth', past: true },
          { kind: 'select', name: 'gender', label: 'Gender', masterData: masterData('gender') },
        ],
      },
      {
        title: 'Membership',
        fields: [
          {
            kind: 'select',
            name: 'membershipType',
            label: 'Membership Type',
            masterData: masterData('membership_type'),
          },
          { kind: 'select', name: 'status', label: 'Status', masterData: masterData('status') },
          { kind: 'date', name: 'joiningDate', label: 'Joining Date' },
          { kind: 'date', name: 'membershipStartDate', label: 'Membership Start Date' },
          { kind: 'date', name: 'membershipEndDate', label: 'Membership End Date' },
          {
            kind: 'reference',
            name: 'assignedTrainerId',
            label: 'Assigned Trainer',
            options: trainerOptionsDocument,
            emptyLabel: 'Not Assigned',
            failed: 'Failed to fetch trainers',
          },
        ],
      },
      {
        title: 'Address',
        fields: [
          { kind: 'text', name: 'address', label: 'Address', span: 12 },
          { kind: 'text', name: 'city', label: 'City' },
          { kind: 'select', name: 'state', label: 'State', choices: ['NY', 'CA', 'TX', 'FL', 'IL'], span: 3 },
          { kind: 'text', name: 'zipCode', label: 'Zip Code', span: 3 },
        ],
      },
      {
        title: 'Emergency and Health',
        fields: [
          { kind: 'text', name: 'emergencyContact', label: 'Emergency Contact' },
          { kind: 'phone', name: 'emergencyPhone', label: 'Emergency Phone' },
          {
            kind: 'multi-select',
            name: 'healthConditions',
            label: 'Health Conditions',
            choices: healthConditions,
            span: 12,
          },
        ],
      },
    ],
  },
});

export default function MembersScreen() {
  return <CrudScreen screen={membersScreen} details={id => <Slot name="member" memberId={id} />} />;
}

import { formatDay, formatMoney } from '@gym/hub-kit';
import { CrudScreen, defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { durationText } from './duration-text.ts';
import { masterData, membershipPlanSections } from './membership-plan-sections.ts';
import { emptyMembershipPlan, membershipPlanSchema } from './membership-plan.schema.ts';
import {
  createMembershipPlanDocument,
  deleteMembershipPlanDocument,
  membershipPlanDocument,
  membershipPlansDocument,
  updateMembershipPlanDocument,
} from './membership-plans.graphql.ts';

export const membershipPlansScreen = defineScreen({
  resource: 'membership-plans',
  title: 'Membership Plans Management',
  icon: 'plan',
  addLabel: 'Add Membership Plan',
  entity: { one: 'membership plan', many: 'membership plans' },
  documents: {
    list: membershipPlansDocument,
    get: membershipPlanDocument,
    create: createMembershipPlanDocument,
    update: updateMembershipPlanDocument,
    remove: deleteMembershipPlanDocument,
  },
  columns: [
    { key: 'planName', title: 'Plan Name', sortKey: 'planName', width: '2fr', minWidth: 175 },
    { key: 'description', title: 'Description', width: '4fr', minWidth: 220, empty: '-' },
    {
      key: 'duration',
      title: 'Duration',
      // Not sorted: a year is more than six months, but 1 is less than 6.
      width: '1fr',
      minWidth: 120,
      value: ({ duration, durationUnit }) => durationText(duration, durationUnit),
    },
    {
      key: 'price',
      title: 'Price',
      sortKey: 'price',
      width: '1fr',
      minWidth: 120,
      align: 'end',
      format: formatMoney,
    },
    {
      key: 'validityStart',
      title: 'Valid From',
      sortKey: 'validityStart',
      width: '1fr',
      minWidth: 120,
      format: formatDay,
      empty: '-',
    },
    {
      key: 'validityEnd',
      title: 'Valid Until',
      sortKey: 'validityEnd',
      width: '1fr',
      minWidth: 120,
      format: formatDay,
      empty: '-',
    },
    {
      key: 'status',
      title: 'Status',
      sortKey: 'status',
      minWidth: 110,
      chip: { active: 'green', inactive: 'red', draft: 'orange' },
    },
  ],
  filters: defineFilters(membershipPlansDocument, [
    { kind: 'text', name: 'planName', label: 'Plan Name' },
    { kind: 'money', name: 'price', label: 'Price' },
    {
      kind: 'choice',
      name: 'billingFrequency',
      label: 'Billing Frequency',
      masterData: masterData('billing_frequency'),
    },
    { kind: 'date', name: 'validityStart', label: 'Valid From' },
    { kind: 'date', name: 'validityEnd', label: 'Valid Until' },
    { kind: 'choice', name: 'status', label: 'Status', masterData: masterData('status') },
    { kind: 'list', name: 'features', label: 'Features', masterData: masterData('features') },
    { kind: 'flag', name: 'contractRequired', label: 'Contract Required' },
  ]),
  sort: { planName: 'asc' },
  pageSize: 25,
  pageSizes: [10, 25, 50, 100],
  searchLabel: 'Search by name or description',
  messages: {
    listFailed: 'Failed to load membership plans',
    detailsFailed: 'Failed to load membership plan details',
  },
  form: {
    schema: membershipPlanSchema,
    empty: emptyMembershipPlan,
    sections: membershipPlanSections,
    submitWhen: 'valid',
  },
});

export default function MembershipsScreen() {
  return <CrudScreen screen={membershipPlansScreen} />;
}

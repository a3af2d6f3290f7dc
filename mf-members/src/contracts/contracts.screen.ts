import { defineScreen } from '@gym/hub-kit/define';
import { formatWords } from '@gym/hub-kit/format';
import { contracts } from '@gym/hub-kit/resources';
import { ENDING_SOON_DAYS } from './contract-facts.ts';

export const contractsScreen = defineScreen(contracts, {
  title: 'Contracts',
  icon: 'id-card',
  addLabel: 'Sign Up',
  fields: {
    price: { help: 'Before tax, for each billing. It is final with the first invoice.' },
    autoRenewal: { help: 'When it ends, it is extended by the duration of its plan.' },
    notes: { kind: 'textarea', span: 12 },
  },
  columns: {
    contractNumber: { title: 'Contract #', isWhole: true },
    member: { tellsApart: true },
    plan: {},
    price: { unsummed: true },
    billingFrequency: { title: 'Billing', format: formatWords },
    startDate: { title: 'Start' },
    endDate: { title: 'End', empty: '-' },
    status: {
      chip: { upcoming: 'blue', active: 'green', frozen: 'orange', cancelled: 'red', ended: 'grey' },
      format: formatWords,
    },
    autoRenewal: { exportOnly: true },
    billedThrough: { exportOnly: true },
    kind: { format: formatWords, exportOnly: true },
    notes: { exportOnly: true },
  },
  filters: [
    'contractNumber',
    'member',
    'plan',
    'kind',
    'price',
    'billingFrequency',
    'startDate',
    'endDate',
    'status',
    'autoRenewal',
    'billedThrough',
    'unbilled',
  ],
  tabs: 'status',
  attentionTabs: [
    { label: 'Not Billed', filter: { unbilled: { is: true } }, isLate: true },
    {
      label: 'Ending Soon',
      filter: {
        status: { among: ['active', 'frozen'] },
        autoRenewal: { is: false },
        endDate: { withinDays: ENDING_SOON_DAYS },
      },
    },
  ],
  sort: { startDate: 'desc' },
  pageSize: 25,
  searchLabel: 'Search by contract or member',
  form: {
    sections: [{ title: 'Terms', fields: ['price', 'autoRenewal', 'notes'] }],
  },
});

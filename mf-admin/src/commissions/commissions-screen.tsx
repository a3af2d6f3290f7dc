import { formatDay, formatMoney, formatWords } from '@gym/hub-kit';
import { CrudScreen, defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { employeeOptionsDocument, locationOptionsDocument } from '../options.graphql.ts';
import { commissionSchema, emptyCommission } from './commission.schema.ts';
import {
  commissionDocument,
  commissionsDocument,
  commissionsTotalDocument,
  createCommissionDocument,
  deleteCommissionDocument,
  updateCommissionDocument,
} from './commissions.graphql.ts';

const masterData = (dropdown: string) => ({ page: 'Commissions', dropdown }) as const;

export const commissionsScreen = defineScreen({
  resource: 'commissions',
  title: 'Employee Commissions Management',
  icon: 'commissions',
  addLabel: 'Add Commission',
  entity: { one: 'commission', many: 'commissions' },
  documents: {
    list: commissionsDocument,
    total: commissionsTotalDocument,
    get: commissionDocument,
    create: createCommissionDocument,
    update: updateCommissionDocument,
    remove: deleteCommissionDocument,
  },
  columns: [
    {
      key: 'employee',
      title: 'Employee',
      sortKey: 'employeeName',
      width: '2fr',
      minWidth: 170,
      value: ({ employee }) => employee?.name,
    },
    {
      key: 'commissionType',
      title: 'Type',
      sortKey: 'commissionType',
      width: '1fr',
      minWidth: 150,
      format: formatWords,
    },
    {
      key: 'amount',
      title: 'Amount',
      sortKey: 'amount',
      align: 'end',
      minWidth: 120,
      format: formatMoney,
    },
    {
      key: 'commissionDate',
      title: 'Date',
      sortKey: 'commissionDate',
      minWidth: 120,
      format: formatDay,
    },
    {
      key: 'paymentStatus',
      title: 'Status',
      sortKey: 'paymentStatus',
      minWidth: 120,
      chip: { paid: 'green', pending: 'orange', '*': 'red' },
    },
    {
      key: 'location',
      title: 'Location',
      sortKey: 'locationName',
      width: '1fr',
      minWidth: 150,
      value: ({ location }) => location?.name,
    },
  ],
  rowName: ({ employee, commissionDate }) => `${employee?.name}, ${formatDay(commissionDate)}`,
  filters: defineFilters(commissionsDocument, [
    { kind: 'reference', name: 'employeeId', label: 'Employee', options: employeeOptionsDocument },
    { kind: 'choice', name: 'commissionType', label: 'Type', masterData: masterData('commission_type') },
    { kind: 'money', name: 'amount', label: 'Amount' },
    { kind: 'date', name: 'commissionDate', label: 'Date' },
    { kind: 'choice', name: 'paymentStatus', label: 'Status', masterData: masterData('payment_status') },
    { kind: 'date', name: 'paymentDate', label: 'Payment Date' },
    { kind: 'reference', name: 'locationId', label: 'Location', options: locationOptionsDocument },
  ]),
  sort: { commissionDate: 'desc' },
  pageSize: 10,
  pageSizes: [5, 10, 25],
  searchLabel: 'Search by employee, type or description',
  messages: { invalid: 'Please correct the errors in the form' },
  form: {
    schema: commissionSchema,
    empty: emptyCommission,
    sections: [
      {
        title: 'Commission',
        fields: [
          { kind: 'reference', name: 'employeeId', label: 'Employee', options: employeeOptionsDocument },
          {
            kind: 'select',
            name: 'commissionType',
            label: 'Commission Type',
            masterData: masterData('commission_type'),
          },
          { kind: 'money', name: 'amount', label: 'Amount', min: 0, step: 0.01 },
          { kind: 'date', name: 'commissionDate', label: 'Commission Date' },
          { kind: 'reference', name: 'locationId', label: 'Location', options: locationOptionsDocument },
          { kind: 'textarea', name: 'description', label: 'Description' },
        ],
      },
      {
        title: 'Payment',
        fields: [
          {
            kind: 'select',
            name: 'paymentStatus',
            label: 'Payment Status',
            masterData: masterData('payment_status'),
          },
          { kind: 'date', name: 'paymentDate', label: 'Payment Date' },
        ],
      },
    ],
  },
});

export default function CommissionsScreen() {
  return <CrudScreen screen={commissionsScreen} />;
}

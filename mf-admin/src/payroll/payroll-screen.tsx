import { formatDay, formatMoney } from '@gym/hub-kit';
import { CrudScreen, defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { lazy } from 'react';
import { employeeOptionsDocument } from '../options.graphql.ts';
import { payrollSections } from './payroll-sections.ts';
import {
  createPayrollDocument,
  deletePayrollDocument,
  payrollRecordDocument,
  payrollRecordsDocument,
  payrollTotalDocument,
  updatePayrollDocument,
} from './payroll.graphql.ts';
import { payrollTotal } from './payroll-total.ts';
import { emptyPayroll, payrollSchema } from './payroll.schema.ts';

const PayrollForm = lazy(() => import('./payroll-form.tsx'));

export const payrollScreen = defineScreen({
  resource: 'payroll',
  title: 'Employee Payroll Management',
  icon: 'payroll',
  addLabel: 'Add Payroll Record',
  entity: { one: 'payroll record', many: 'payroll records' },
  documents: {
    list: payrollRecordsDocument,
    total: payrollTotalDocument,
    get: payrollRecordDocument,
    create: createPayrollDocument,
    update: updatePayrollDocument,
    remove: deletePayrollDocument,
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
      key: 'payPeriodStart',
      title: 'Pay Period Start',
      sortKey: 'payPeriodStart',
      width: '1fr',
      minWidth: 145,
      format: formatDay,
    },
    {
      key: 'payPeriodEnd',
      title: 'Pay Period End',
      sortKey: 'payPeriodEnd',
      width: '1fr',
      minWidth: 140,
      format: formatDay,
    },
    {
      key: 'baseSalary',
      title: 'Base Salary',
      sortKey: 'baseSalary',
      width: '1fr',
      minWidth: 120,
      align: 'end',
      format: formatMoney,
    },
    {
      key: 'totalAmount',
      title: 'Total Amount',
      sortKey: 'totalAmount',
      width: '1fr',
      minWidth: 130,
      align: 'end',
      format: formatMoney,
    },
    {
      key: 'paymentDate',
      title: 'Payment Date',
      sortKey: 'paymentDate',
      width: '1fr',
      minWidth: 130,
      format: formatDay,
    },
    {
      key: 'paymentStatus',
      title: 'Status',
      sortKey: 'paymentStatus',
      minWidth: 120,
      chip: { paid: 'green', pending: 'orange', cancelled: 'red' },
    },
  ],
  rowName: ({ employee, paymentDate }) => `${employee?.name}, ${formatDay(paymentDate)}`,
  filters: defineFilters(payrollRecordsDocument, [
    { kind: 'reference', name: 'employeeId', label: 'Employee', options: employeeOptionsDocument },
    { kind: 'date', name: 'payPeriodStart', label: 'Pay Period Start' },
    { kind: 'date', name: 'payPeriodEnd', label: 'Pay Period End' },
    { kind: 'money', name: 'totalAmount', label: 'Total Amount' },
    { kind: 'date', name: 'paymentDate', label: 'Payment Date' },
    {
      kind: 'choice',
      name: 'paymentStatus',
      label: 'Status',
      masterData: { page: 'Payroll', dropdown: 'payment_status' },
    },
  ]),
  sort: { paymentDate: 'desc' },
  pageSize: 10,
  pageSizes: [10, 25, 50],
  searchLabel: 'Search by employee',
  dialogTitles: { add: 'Add New Payroll Record', edit: 'Edit Payroll Record' },
  messages: { listFailed: 'Failed to fetch payrolls', invalid: 'Please correct the errors in the form' },
  form: {
    schema: payrollSchema,
    empty: emptyPayroll,
    sections: payrollSections,
    warnings: [
      {
        fields: ['baseSalary', 'overtimeHours', 'overtimeRate', 'bonus', 'deductions'],
        check: values => {
          const total = payrollTotal(values);
          return total < 0 ? `The total is negative: ${formatMoney(total)}.` : null;
        },
      },
    ],
  },
});

export default function PayrollScreen() {
  return <CrudScreen screen={payrollScreen} form={<PayrollForm />} />;
}

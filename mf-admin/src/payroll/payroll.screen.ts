import { defineScreen } from '@gym/hub-kit/define';
import { formatDay, formatMoney, today, t } from '@gym/hub-kit/format';
import { payrollRecords } from '@gym/hub-kit/resources';
import { payrollTotal } from './payroll-total.ts';

export default defineScreen(payrollRecords, {
  title: 'Employee Payroll Management',
  icon: 'payroll',
  choices: { failed: 'Failed to load dropdown options' },
  fields: {
    employee: { span: 12 },
    payPeriodEnd: {
      rule: rule =>
        rule.test(
          'after-start',
          'End date must be after start date',
          (end, { parent }) => !end || !parent.payPeriodStart || end >= parent.payPeriodStart,
        ),
    },
    overtimeHours: { step: 0.5 },
    bonusDescription: { span: 8 },
    deductionDescription: { span: 8 },
    paymentDate: { default: () => today() },
    paymentStatus: { fallback: ['pending', 'paid', 'cancelled'] },
    paymentMethod: { fallback: ['direct_deposit', 'check', 'cash'] },
    notes: { kind: 'textarea', span: 12 },
  },
  columns: {
    employee: {},
    payPeriodStart: {},
    payPeriodEnd: {},
    baseSalary: {},
    totalAmount: {},
    paymentDate: {},
    paymentStatus: {
      title: 'Status',
      chip: { paid: 'green', pending: 'orange', cancelled: 'red' },
      state: ({ paymentStatus, approvedAt }) =>
        approvedAt && paymentStatus === 'pending' ? { text: t('Approved'), color: 'blue' } : null,
    },
  },
  alsoSelect: ['version', 'approvedBy', 'approvedAt'],
  total: { sums: { totalAmount: 'Total' } },
  rowName: ({ employee, paymentDate }) => `${employee?.name}, ${formatDay(paymentDate)}`,
  filters: ['employee', 'payPeriodStart', 'payPeriodEnd', 'totalAmount', 'paymentDate', 'paymentStatus'],
  tabs: 'paymentStatus',
  attentionTabs: [
    {
      label: 'Payment Due',
      filter: { paymentDate: { day: 'past' }, paymentStatus: { among: ['pending'] } },
      isLate: true,
    },
  ],
  sort: { paymentDate: 'desc' },
  pageSizes: [10, 25, 50],
  searchLabel: 'Search by employee',
  dialogTitles: { add: 'Add New Payroll Record', edit: 'Edit Payroll Record' },
  messages: { listFailed: 'Failed to fetch payrolls', invalid: 'Please correct the errors in the form' },
  form: {
    sections: [
      { title: 'Employee and Pay Period', fields: ['employee', 'payPeriodStart', 'payPeriodEnd'] },
      {
        title: 'Earnings and Deductions',
        span: 4,
        fields: [
          'baseSalary',
          'overtimeHours',
          'overtimeRate',
          'bonus',
          'bonusDescription',
          'deductions',
          'deductionDescription',
        ],
        output: {
          label: 'Total Amount',
          text: values => formatMoney(payrollTotal(values)),
          help: ({ baseSalary, overtimeHours, overtimeRate, bonus, deductions }) =>
            t('{salary} + {overtime} overtime ({hours} h) + {bonus} − {deductions}', {
              salary: formatMoney(baseSalary || 0),
              overtime: formatMoney(payrollTotal({ overtimeHours, overtimeRate })),
              hours: overtimeHours || 0,
              bonus: formatMoney(bonus || 0),
              deductions: formatMoney(deductions || 0),
            }),
        },
      },
      {
        title: 'Payment',
        span: 4,
        fields: ['paymentDate', 'paymentStatus', 'paymentMethod', 'collectedAmount', 'notes'],
      },
    ],
    warnings: [
      {
        fields: ['baseSalary', 'overtimeHours', 'overtimeRate', 'bonus', 'deductions'],
        check: values => {
          const total = payrollTotal(values);
          return total < 0 ? t('The total is negative: {total}.', { total: formatMoney(total) }) : null;
        },
      },
    ],
  },
});

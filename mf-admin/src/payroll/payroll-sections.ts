import type { SectionDefinition } from '@gym/hub-kit/screen';
import { employeeOptionsDocument } from '../options.graphql.ts';
import type { PayrollValues } from './payroll.schema.ts';

const masterData = (dropdown: string, fallback: readonly string[]) =>
  ({ page: 'Payroll', dropdown, fallback, failed: 'Failed to load dropdown options' }) as const;

export const payrollSections = [
  {
    title: 'Employee and Pay Period',
    fields: [
      {
        kind: 'reference',
        name: 'employeeId',
        label: 'Employee',
        options: employeeOptionsDocument,
        span: 12,
      },
      { kind: 'date', name: 'payPeriodStart', label: 'Pay Period Start' },
      { kind: 'date', name: 'payPeriodEnd', label: 'Pay Period End' },
    ],
  },
  {
    title: 'Earnings and Deductions',
    fields: [
      { kind: 'money', name: 'baseSalary', label: 'Base Salary', min: 0, step: 0.01, span: 4 },
      { kind: 'number', name: 'overtimeHours', label: 'Overtime Hours', min: 0, step: 0.5, span: 4 },
      { kind: 'money', name: 'overtimeRate', label: 'Overtime Rate', min: 0, step: 0.01, span: 4 },
      { kind: 'money', name: 'bonus', label: 'Bonus', min: 0, step: 0.01, span: 4 },
      { kind: 'text', name: 'bonusDescription', label: 'Bonus Description', span: 8 },
      { kind: 'money', name: 'deductions', label: 'Deductions', min: 0, step: 0.01, span: 4 },
      { kind: 'text', name: 'deductionDescription', label: 'Deduction Description', span: 8 },
    ],
  },
  {
    title: 'Payment',
    fields: [
      { kind: 'date', name: 'paymentDate', label: 'Payment Date', span: 4 },
      {
        kind: 'select',
        name: 'paymentStatus',
        label: 'Payment Status',
        masterData: masterData('payment_status', ['pending', 'paid', 'cancelled']),
        span: 4,
      },
      {
        kind: 'select',
        name: 'paymentMethod',
        label: 'Payment Method',
        masterData: masterData('payment_method', ['direct_deposit', 'check', 'cash']),
        span: 4,
      },
      { kind: 'textarea', name: 'notes', label: 'Notes' },
    ],
  },
] as const satisfies readonly SectionDefinition<PayrollValues>[];

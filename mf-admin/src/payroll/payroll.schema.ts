import { today } from '@gym/hub-kit';
import { dayText } from '@gym/hub-kit/screen';
import { number, object, string, type InferType } from 'yup';

const notBelowZero = (label: string) =>
  number().typeError(`${label} must be a number`).min(0, `${label} cannot be below 0`);

/** What was left empty counts as nothing. */
const zeroUnlessGiven = (label: string) =>
  notBelowZero(label).transform((value: number | null) => value ?? 0);

export const payrollSchema = object({
  employeeId: string().required('Employee is required'),
  payPeriodStart: dayText().required('Pay period start date is required'),
  payPeriodEnd: dayText()
    .required('Pay period end date is required')
    .test(
      'after-start',
      'End date must be after start date',
      (end, { parent }) => !end || !parent.payPeriodStart || end >= parent.payPeriodStart,
    ),
  baseSalary: notBelowZero('Base salary').required('Base salary is required'),
  overtimeHours: zeroUnlessGiven('Overtime hours'),
  overtimeRate: zeroUnlessGiven('Overtime rate'),
  bonus: zeroUnlessGiven('Bonus'),
  bonusDescription: string().defined(),
  deductions: zeroUnlessGiven('Deductions'),
  deductionDescription: string().defined(),
  paymentDate: dayText().required('Payment date is required'),
  paymentStatus: string().defined(),
  paymentMethod: string().defined(),
  notes: string().defined(),
});

export type PayrollValues = InferType<typeof payrollSchema>;

export const emptyPayroll = () => ({
  employeeId: '',
  payPeriodStart: '',
  payPeriodEnd: '',
  baseSalary: null,
  overtimeHours: 0,
  overtimeRate: 0,
  bonus: 0,
  bonusDescription: '',
  deductions: 0,
  deductionDescription: '',
  paymentDate: today(),
  paymentStatus: 'pending',
  paymentMethod: 'direct_deposit',
  notes: '',
});

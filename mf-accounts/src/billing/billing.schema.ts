import { today } from '@gym/hub-kit';
import { dayText } from '@gym/hub-kit/screen';
import { object, string, type InferType } from 'yup';
import { money } from '../money.ts';

/** What was left empty counts as nothing. */
const zeroUnlessGiven = (label: string) => money(label).transform((value: number | null) => value ?? 0);

export const billingSchema = object({
  memberId: string().required('Member is required'),
  invoiceNumber: string().trim().required('Invoice number is required'),
  invoiceDate: dayText().required('Invoice date is required'),
  dueDate: dayText().required('Due date is required'),
  amount: money('Amount').required('Amount is required'),
  taxAmount: zeroUnlessGiven('Tax amount'),
  discountAmount: zeroUnlessGiven('Discount amount'),
  totalAmount: money('Total amount').required('Total amount is required'),
  paymentStatus: string().defined(),
  paymentDate: dayText(),
  paymentMethod: string().defined(),
  billingPeriodStart: dayText(),
  billingPeriodEnd: dayText(),
  billingType: string().required('Billing type is required'),
  description: string().defined(),
  notes: string().defined(),
  locationId: string().defined(),
});

export type BillingValues = InferType<typeof billingSchema>;

export const emptyBilling = (): BillingValues => ({
  memberId: '',
  invoiceNumber: '',
  invoiceDate: today(),
  dueDate: inThirtyDays(),
  amount: 0,
  taxAmount: 0,
  discountAmount: 0,
  totalAmount: 0,
  paymentStatus: 'pending',
  paymentDate: '',
  paymentMethod: '',
  billingPeriodStart: '',
  billingPeriodEnd: '',
  billingType: 'membership',
  description: '',
  notes: '',
  locationId: '',
});

function inThirtyDays(): string {
  const day = new Date(`${today()}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 30);
  return day.toISOString().slice(0, 10);
}

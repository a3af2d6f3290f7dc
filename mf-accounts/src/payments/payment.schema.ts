import { today } from '@gym/hub-kit';
import { dayText } from '@gym/hub-kit/screen';
import { object, string, type InferType } from 'yup';
import { money } from '../money.ts';

export const paymentSchema = object({
  memberId: string().required('Member is required'),
  paymentNumber: string().trim().required('Payment number is required'),
  paymentDate: dayText().required('Payment date is required'),
  amount: money('Amount').required('Amount is required'),
  paymentMethod: string().required('Payment method is required'),
  paymentStatus: string().defined(),
  paymentType: string().required('Payment type is required'),
  referenceNumber: string().defined(),
  transactionId: string().defined(),
  billingId: string().defined(),
  notes: string().defined(),
  locationId: string().defined(),
});

export type PaymentValues = InferType<typeof paymentSchema>;

export const emptyPayment = (): PaymentValues => ({
  memberId: '',
  paymentNumber: '',
  paymentDate: today(),
  amount: 0,
  paymentMethod: '',
  paymentStatus: 'completed',
  paymentType: '',
  referenceNumber: '',
  transactionId: '',
  billingId: '',
  notes: '',
  locationId: '',
});

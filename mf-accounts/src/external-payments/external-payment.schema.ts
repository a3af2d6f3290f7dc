import { today } from '@gym/hub-kit';
import { dayText } from '@gym/hub-kit/screen';
import { object, string, type InferType } from 'yup';
import { money } from '../money.ts';

export const externalPaymentSchema = object({
  vendorName: string().trim().required('Vendor is required'),
  paymentNumber: string().trim().required('Payment number is required'),
  paymentDate: dayText().required('Payment date is required'),
  amount: money('Amount').required('Amount is required'),
  paymentMethod: string().required('Payment method is required'),
  paymentStatus: string().defined(),
  paymentType: string().required('Payment type is required'),
  referenceNumber: string().defined(),
  transactionId: string().defined(),
  invoiceNumber: string().defined(),
  category: string().defined(),
  notes: string().defined(),
  locationId: string().defined(),
});

export type ExternalPaymentValues = InferType<typeof externalPaymentSchema>;

export const emptyExternalPayment = (): ExternalPaymentValues => ({
  vendorName: '',
  paymentNumber: '',
  paymentDate: today(),
  amount: 0,
  paymentMethod: 'cash',
  paymentStatus: 'completed',
  paymentType: 'utilities',
  referenceNumber: '',
  transactionId: '',
  invoiceNumber: '',
  category: '',
  notes: '',
  locationId: '',
});

import { today } from '@gym/hub-kit';
import { dayText } from '@gym/hub-kit/screen';
import { object, string, type InferType } from 'yup';
import { money } from '../money.ts';

export const incomeSchema = object({
  incomeDate: dayText().required('Date is required'),
  category: string().required('Category is required'),
  source: string().trim().required('Source is required'),
  description: string().defined(),
  amount: money('Amount').required('Amount is required'),
  paymentMethod: string().defined(),
  referenceNumber: string().defined(),
  receiptImageUrl: string().defined(),
  recordedBy: string().defined(),
  recordingDate: dayText(),
  status: string().defined(),
  notes: string().defined(),
  locationId: string().defined(),
});

export type IncomeValues = InferType<typeof incomeSchema>;

export const emptyIncome = (): IncomeValues => ({
  incomeDate: today(),
  category: '',
  source: '',
  description: '',
  amount: 0,
  paymentMethod: 'cash',
  referenceNumber: '',
  receiptImageUrl: '',
  recordedBy: '',
  recordingDate: today(),
  status: 'pending',
  notes: '',
  locationId: '',
});

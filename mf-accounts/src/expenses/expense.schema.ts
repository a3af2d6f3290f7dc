import { today } from '@gym/hub-kit';
import { dayText } from '@gym/hub-kit/screen';
import { object, string, type InferType } from 'yup';
import { money } from '../money.ts';

export const expenseSchema = object({
  expenseDate: dayText().required('Date is required'),
  category: string().required('Category is required'),
  vendor: string().trim().required('Vendor is required'),
  description: string().defined(),
  amount: money('Amount').required('Amount is required'),
  paymentMethod: string().defined(),
  receiptNumber: string().defined(),
  receiptImageUrl: string().defined(),
  approvedBy: string().defined(),
  approvalDate: dayText(),
  status: string().defined(),
  notes: string().defined(),
  locationId: string().defined(),
});

export type ExpenseValues = InferType<typeof expenseSchema>;

export const emptyExpense = (): ExpenseValues => ({
  expenseDate: today(),
  category: '',
  vendor: '',
  description: '',
  amount: 0,
  paymentMethod: 'cash',
  receiptNumber: '',
  receiptImageUrl: '',
  approvedBy: '',
  approvalDate: '',
  status: 'pending',
  notes: '',
  locationId: '',
});

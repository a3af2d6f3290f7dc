import { today } from '@gym/hub-kit';
import { dayText } from '@gym/hub-kit/screen';
import { number, object, string, type InferType } from 'yup';

export const commissionSchema = object({
  employeeId: string().required('Employee is required'),
  commissionType: string().required('Commission type is required'),
  amount: number()
    .typeError('Amount must be a number')
    .min(0, 'Amount cannot be below 0')
    .required('Amount is required'),
  commissionDate: dayText().required('Commission date is required'),
  description: string().defined(),
  paymentStatus: string().required('Payment status is required'),
  paymentDate: dayText(),
  locationId: string().defined(),
});

export type CommissionValues = InferType<typeof commissionSchema>;

export const emptyCommission = (): CommissionValues => ({
  employeeId: '',
  commissionType: 'membership_sale',
  amount: 0,
  commissionDate: today(),
  description: '',
  paymentStatus: 'pending',
  paymentDate: '',
  locationId: '',
});

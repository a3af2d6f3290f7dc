import { today } from '@gym/hub-kit';
import { dayText } from '@gym/hub-kit/screen';
import { number, object, string, type InferType } from 'yup';

const emailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** An optional plus, then at least ten digits or hyphens. */
const phoneNumber = /^\+?[\d-]{10,}$/;

export const referralSchema = object({
  referrerCategory: string().required('Referrer type is required'),
  /** Of a member or of a trainer, as the category says. */
  referrerId: number()
    .transform((id: number, chosen: unknown) => (chosen === '' ? undefined : id))
    .required('Referrer is required'),
  referredName: string().trim().required('Referred name is required'),
  referredEmail: string()
    .trim()
    .required('Referred email is required')
    .matches(emailAddress, { message: 'Invalid email address', excludeEmptyString: true }),
  referredPhone: string()
    .trim()
    .required('Referred phone is required')
    .matches(phoneNumber, { message: 'Invalid phone number', excludeEmptyString: true }),
  status: string().required('Status is required'),
  joinDate: string()
    .defined()
    .when('status', ([status], date) =>
      status === 'joined'
        ? dayText('Invalid join date format')
            .required('Join date is required when status is joined')
            .test('not-to-come', 'Join date cannot be in the future', day => day <= today())
        : date.transform(() => ''),
    ),
  rewardStatus: string().required('Reward status is required'),
  rewardAmount: number()
    .typeError('Reward amount must be a number')
    .required('Reward amount is required')
    .min(0, 'Reward amount cannot be negative'),
  notes: string().defined(),
});

export type ReferralValues = InferType<typeof referralSchema>;

export const emptyReferral = () => ({
  referrerCategory: '',
  referrerId: null,
  referredName: '',
  referredEmail: '',
  referredPhone: '',
  status: 'pending',
  joinDate: '',
  rewardStatus: 'pending',
  rewardAmount: 50,
  notes: '',
});

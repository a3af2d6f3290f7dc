import { dayText } from '@gym/hub-kit/screen';
import { array, number, object, string, type InferType } from 'yup';

export const sessionSchema = object({
  memberId: string().required('Member is required'),
  trainerId: string().required('Trainer is required'),
  sessionType: string().required('Session type is required'),
  date: dayText().required('Please select a date'),
  startTime: string().required('Start time is required'),
  endTime: string()
    .required('End time is required')
    .test(
      'after-start',
      'End time must be after start time',
      (end, { parent }) => !end || !parent.startTime || end > parent.startTime,
    ),
  status: string().required('Status is required'),
  location: string().defined(),
  roomNumber: string().defined(),
  intensity: string().required('Intensity is required'),
  equipment: array(string().defined()).defined(),
  goals: array(string().defined()).defined(),
  notes: string().defined(),
  sessionPackage: string().defined(),
  price: number()
    .transform((value: number | null) => value ?? 0)
    .typeError('Price must be a number')
    .min(0, 'Price cannot be below 0'),
  paymentStatus: string().required('Payment status is required'),
});

export type SessionValues = InferType<typeof sessionSchema>;

export const emptySession = () => ({
  memberId: '',
  trainerId: '',
  sessionType: '',
  date: '',
  startTime: '09:00',
  endTime: '10:00',
  status: 'scheduled',
  location: '',
  roomNumber: '',
  intensity: 'medium',
  equipment: [],
  goals: [],
  notes: '',
  sessionPackage: '',
  price: 0,
  paymentStatus: 'pending',
});

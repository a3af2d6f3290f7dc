import { today } from '@gym/hub-kit';
import { dayText } from '@gym/hub-kit/screen';
import { array, number, object, string, type InferType } from 'yup';

const required = 'This field is required';

const positive = (message: string) => number().typeError(message).required(required).moreThan(0, message);

export const trainerSchema = object({
  name: string().trim().required(required),
  email: string()
    .trim()
    .required(required)
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: 'Invalid email address', excludeEmptyString: true }),
  phone: string()
    .trim()
    .required(required)
    .matches(/^\D*(\d\D*){10}$/, { message: 'Invalid phone number', excludeEmptyString: true }),
  dateOfBirth: dayText(),
  gender: string().defined(),
  specializations: array(string().defined()).defined().min(1, required),
  certifications: array(string().defined()).defined(),
  experience: string().defined(),
  bio: string().defined(),
  status: string().required(required),
  joiningDate: dayText().required(required),
  salary: positive('Salary must be a positive number'),
  workingHours: positive('Working hours must be a positive number'),
  assignedClients: number()
    .transform((value: number | null) => value ?? 0)
    .typeError('Assigned clients must be a whole number')
    .integer('Assigned clients must be a whole number')
    .min(0, 'Assigned clients cannot be below 0'),
  availability: array(string().defined()).defined(),
  address: string().defined(),
  city: string().defined(),
  state: string().defined(),
  zipCode: string().defined(),
  emergencyContact: string().defined(),
  emergencyPhone: string().defined(),
});

export type TrainerValues = InferType<typeof trainerSchema>;

export const emptyTrainer = () => ({
  name: '',
  email: '',
  phone: '',
  dateOfBirth: '',
  gender: '',
  specializations: [],
  certifications: [],
  experience: '',
  bio: '',
  status: 'active',
  joiningDate: today(),
  salary: null,
  workingHours: 40,
  assignedClients: 0,
  availability: [],
  address: '',
  city: '',
  state: '',
  zipCode: '',
  emergencyContact: '',
  emergencyPhone: '',
});

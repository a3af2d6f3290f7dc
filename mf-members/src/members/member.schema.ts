import { today } from '@gym/hub-kit';
import { dayText } from '@gym/hub-kit/screen';
import { array, object, string, type InferType } from 'yup';

export const memberSchema = object({
  name: string().trim().required('Name is required'),
  email: string().trim().required('Email is required'),
  phone: string().trim().required('Phone is required'),
  membershipType: string().required('Membership type is required'),
  status: string().defined(),
  dateOfBirth: dayText(),
  gender: string().defined(),
  address: string().defined(),
  city: string().defined(),
  state: string().defined(),
  zipCode: string().defined(),
  emergencyContact: string().defined(),
  emergencyPhone: string().defined(),
  healthConditions: array(string().defined()).defined(),
  joiningDate: dayText(),
  membershipStartDate: dayText(),
  membershipEndDate: dayText(),
  assignedTrainerId: string().defined(),
});

export type MemberValues = InferType<typeof memberSchema>;

export const emptyMember = (): MemberValues => ({
  name: '',
  email: '',
  phone: '',
  membershipType: 'Standard',
  status: 'active',
  dateOfBirth: '',
  gender: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  emergencyContact: '',
  emergencyPhone: '',
  healthConditions: [],
  joiningDate: today(),
  membershipStartDate: today(),
  membershipEndDate: today(12),
  assignedTrainerId: '',
});

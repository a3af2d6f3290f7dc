import { today } from '@gym/hub-kit';
import { dayText } from '@gym/hub-kit/screen';
import { array, number, object, string, type InferType } from 'yup';

export const employeeSchema = object({
  name: string().trim().required('Name is required'),
  email: string().trim().required('Email is required'),
  phone: string().trim().required('Phone is required'),
  position: string().required('Position is required'),
  department: string().required('Department is required'),
  status: string().defined(),
  dateOfBirth: dayText(),
  gender: string().defined(),
  address: string().defined(),
  city: string().defined(),
  state: string().defined(),
  zipCode: string().defined(),
  emergencyContact: string().defined(),
  emergencyPhone: string().defined(),
  hireDate: dayText().required('Hire date is required'),
  salary: number()
    // What is no number counts as nothing earned.
    .transform((salary: number | null) => (Number.isNaN(salary) ? 0 : salary))
    .min(0, 'Salary cannot be below 0')
    .required('Salary is required'),
  bankAccount: string().defined(),
  taxId: string().defined(),
  qualifications: array(string().defined()).defined(),
});

export type EmployeeValues = InferType<typeof employeeSchema>;

export const emptyEmployee = () => ({
  name: '',
  email: '',
  phone: '',
  position: '',
  department: '',
  status: 'active',
  dateOfBirth: '',
  gender: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  emergencyContact: '',
  emergencyPhone: '',
  hireDate: today(),
  salary: null,
  bankAccount: '',
  taxId: '',
  qualifications: [],
});

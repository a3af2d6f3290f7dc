import { object, ref, string, type ISchema } from 'yup';

/** A user as the forms edit it; the password is set once, for a new user. */
export interface UserValues {
  username: string;
  email: string;
  fullName: string;
  role: string;
  status: string;
  password?: string;
  confirmPassword?: string;
}

export const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

const newPassword = (required: string) =>
  string().required(required).min(6, 'Password must be at least 6 characters');

const repeated = (name: string) =>
  string()
    .required('Confirm password is required')
    .oneOf([ref(name)], 'Passwords must match');

const account = {
  username: string().trim().required('Username is required'),
  email: string().trim().required('Email is required').email('Enter a valid email'),
  fullName: string().trim().required('Full name is required'),
  role: string().required('Role is required'),
  status: string().required('Status is required'),
};

export const storedUserSchema: ISchema<UserValues> = object(account);

export const newUserSchema: ISchema<UserValues> = object({
  ...account,
  password: newPassword('Password is required'),
  confirmPassword: repeated('password'),
});

export const passwordSchema = object({
  currentPassword: string().required('Current password is required'),
  newPassword: newPassword('New password is required'),
  confirmPassword: repeated('newPassword'),
});

const blank = { username: '', email: '', fullName: '', role: '', status: 'active' };

export const emptyStoredUser = (): UserValues => blank;

export const emptyNewUser = (): UserValues => ({ ...blank, password: '', confirmPassword: '' });

export const emptyPasswords = { currentPassword: '', newPassword: '', confirmPassword: '' };

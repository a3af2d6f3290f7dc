import { object, ref, string } from 'yup';

export const passwordSchema = object({
  currentPassword: string().required('Current password is required'),
  newPassword: string().required('New password is required').min(6, 'Password must be at least 6 characters'),
  confirmPassword: string()
    .required('Confirm password is required')
    .oneOf([ref('newPassword')], 'Passwords must match'),
});

export const emptyPasswords = { currentPassword: '', newPassword: '', confirmPassword: '' };

import { dayText } from '@gym/hub-kit/screen';
import { number, object, string, type InferType } from 'yup';

export const maintenanceSchema = object({
  equipmentId: string().required('Equipment is required'),
  date: dayText().required('Date is required'),
  type: string().required('Type is required'),
  description: string().defined(),
  cost: number().nullable().defined().typeError('Cost must be a number').min(0, 'Cost cannot be below 0'),
  technician: string().defined(),
});

export type MaintenanceValues = InferType<typeof maintenanceSchema>;

export const emptyMaintenance = (): MaintenanceValues => ({
  equipmentId: '',
  date: '',
  type: '',
  description: '',
  cost: null,
  technician: '',
});

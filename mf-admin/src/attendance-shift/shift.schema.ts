import { boolean, number, object, string, type InferType } from 'yup';

export const shiftSchema = object({
  employeeId: string().required('Employee is required'),
  shiftName: string().trim().required('Shift name is required'),
  shiftType: string().required('Shift type is required'),
  startTime: string().required('Start time is required'),
  endTime: string().required('End time is required'),
  daysOfWeek: string().defined(),
  locationId: string().defined(),
  isActive: boolean().defined(),
  breakDuration: number()
    .nullable()
    .defined()
    .typeError('Break duration must be a number')
    .integer('Break duration is whole minutes')
    .min(0, 'Break duration cannot be below 0'),
  notes: string().defined(),
});

export type ShiftValues = InferType<typeof shiftSchema>;

export const emptyShift = (): ShiftValues => ({
  employeeId: '',
  shiftName: '',
  shiftType: 'regular',
  startTime: '',
  endTime: '',
  daysOfWeek: '',
  locationId: '',
  isActive: true,
  breakDuration: null,
  notes: '',
});

import { today } from '@gym/hub-kit';
import { dayText, momentText } from '@gym/hub-kit/screen';
import { number, object, string, type InferType } from 'yup';

const hours = (label: string) =>
  number()
    .nullable()
    .defined()
    .typeError(`${label} must be a number`)
    .min(0, `${label} cannot be below 0`)
    .max(24, `${label} cannot be above 24`);

export const attendanceSchema = object({
  employeeId: string().required('Employee is required'),
  attendanceDate: dayText().required('Attendance date is required'),
  status: string().required('Status is required'),
  checkInTime: momentText(),
  checkOutTime: momentText().test(
    'after-check-in',
    'Check out time must be after check in time',
    (checkOut, { parent }) => !checkOut || !parent.checkInTime || checkOut >= parent.checkInTime,
  ),
  hoursWorked: hours('Hours worked'),
  overtimeHours: hours('Overtime hours'),
  notes: string().defined(),
});

export type AttendanceValues = InferType<typeof attendanceSchema>;

export const emptyAttendance = (): AttendanceValues => ({
  employeeId: '',
  attendanceDate: today(),
  status: 'present',
  checkInTime: '',
  checkOutTime: '',
  hoursWorked: 0,
  overtimeHours: 0,
  notes: '',
});

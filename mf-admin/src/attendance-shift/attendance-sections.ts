import type { SectionDefinition } from '@gym/hub-kit/screen';
import { employeeOptionsDocument } from '../options.graphql.ts';
import type { AttendanceValues } from './attendance.schema.ts';

export const attendanceSections = [
  {
    title: 'Attendance',
    fields: [
      {
        kind: 'reference',
        name: 'employeeId',
        label: 'Employee',
        options: employeeOptionsDocument,
        failed: 'Failed to fetch employees',
        span: 12,
      },
      { kind: 'date', name: 'attendanceDate', label: 'Attendance Date' },
      {
        kind: 'select',
        name: 'status',
        label: 'Status',
        masterData: { page: 'AttendanceShift', dropdown: 'status' },
      },
    ],
  },
  {
    title: 'Hours',
    fields: [
      { kind: 'moment', name: 'checkInTime', label: 'Check In Time', dayFrom: 'attendanceDate' },
      { kind: 'moment', name: 'checkOutTime', label: 'Check Out Time', dayFrom: 'attendanceDate' },
      { kind: 'number', name: 'hoursWorked', label: 'Hours Worked', min: 0, max: 24, step: 0.5 },
      { kind: 'number', name: 'overtimeHours', label: 'Overtime Hours', min: 0, max: 24, step: 0.5 },
      { kind: 'textarea', name: 'notes', label: 'Notes' },
    ],
  },
] as const satisfies readonly SectionDefinition<AttendanceValues>[];

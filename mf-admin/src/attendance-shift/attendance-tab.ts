import { formatDay, formatNumber } from '@gym/hub-kit';
import { defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { employeeOptionsDocument } from '../options.graphql.ts';
import {
  attendanceRecordDocument,
  attendanceRecordsDocument,
  createAttendanceDocument,
  deleteAttendanceDocument,
  updateAttendanceDocument,
} from './attendance.graphql.ts';
import { attendanceSections } from './attendance-sections.ts';
import { attendanceSchema, emptyAttendance } from './attendance.schema.ts';
import { clockOn } from './clock.ts';

export const attendanceTab = defineScreen({
  resource: 'attendance',
  title: 'Attendance',
  icon: 'attendance',
  addLabel: 'Add Attendance Record',
  entity: { one: 'attendance record', many: 'attendance records' },
  documents: {
    list: attendanceRecordsDocument,
    get: attendanceRecordDocument,
    create: createAttendanceDocument,
    update: updateAttendanceDocument,
    remove: deleteAttendanceDocument,
  },
  columns: [
    {
      key: 'employee',
      title: 'Employee',
      sortKey: 'employeeName',
      width: '2fr',
      minWidth: 170,
      value: ({ employee }) => employee?.name,
    },
    {
      key: 'attendanceDate',
      title: 'Date',
      sortKey: 'attendanceDate',
      width: '1fr',
      minWidth: 120,
      format: formatDay,
    },
    {
      key: 'status',
      title: 'Status',
      sortKey: 'status',
      width: '1fr',
      minWidth: 120,
      chip: { present: 'green', late: 'orange', absent: 'red', 'on-leave': 'orange', '*': 'grey' },
    },
    {
      key: 'checkInTime',
      title: 'Check In',
      sortKey: 'checkInTime',
      width: '1fr',
      minWidth: 110,
      value: ({ attendanceDate, checkInTime }) => clockOn(attendanceDate, checkInTime),
    },
    {
      key: 'checkOutTime',
      title: 'Check Out',
      sortKey: 'checkOutTime',
      width: '1fr',
      minWidth: 110,
      value: ({ attendanceDate, checkOutTime }) => clockOn(attendanceDate, checkOutTime),
    },
    {
      key: 'hoursWorked',
      title: 'Hours',
      sortKey: 'hoursWorked',
      minWidth: 100,
      align: 'end',
      format: formatNumber,
    },
    {
      key: 'overtimeHours',
      title: 'OT Hours',
      sortKey: 'overtimeHours',
      minWidth: 110,
      align: 'end',
      format: formatNumber,
    },
  ],
  rowName: ({ employee, attendanceDate }) => `${employee?.name}, ${formatDay(attendanceDate)}`,
  filters: defineFilters(attendanceRecordsDocument, [
    { kind: 'reference', name: 'employeeId', label: 'Employee', options: employeeOptionsDocument },
    { kind: 'date', name: 'attendanceDate', label: 'Date' },
    {
      kind: 'choice',
      name: 'status',
      label: 'Status',
      masterData: { page: 'AttendanceShift', dropdown: 'status' },
    },
    { kind: 'number', name: 'hoursWorked', label: 'Hours' },
    { kind: 'number', name: 'overtimeHours', label: 'OT Hours' },
  ]),
  sort: { attendanceDate: 'desc' },
  pageSize: 10,
  pageSizes: [5, 10, 25],
  searchLabel: 'Search by employee or status',
  dialogTitles: { add: 'New Attendance Record', edit: 'Edit Attendance Record' },
  messages: { invalid: 'Please correct the errors in the form' },
  form: {
    schema: attendanceSchema,
    empty: emptyAttendance,
    sections: attendanceSections,
  },
});

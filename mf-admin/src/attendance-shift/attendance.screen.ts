import { defineScreen } from '@gym/hub-kit/define';
import { formatDay } from '@gym/hub-kit/format';
import { graphql } from '@gym/hub-kit/graphql';
import { attendanceRecords } from '@gym/hub-kit/resources';
import { clockOn } from './clock.ts';
import { hoursBetween } from './hours-between.ts';

/** By the clock of the server: the clock of a computer may be wrong. */
const clockOutDocument = graphql(`
  mutation ClockOut($id: ID!, $version: Int) {
    record: clockOut(id: $id, version: $version) {
      id
      version
      checkOutTime
      hoursWorked
    }
  }
`);

const MS_PER_DAY = 86_400_000;

export const attendanceScreen = defineScreen(attendanceRecords, {
  title: 'Attendance',
  icon: 'attendance',
  fields: {
    employee: { span: 12 },
    checkInTime: { label: 'Check In Time', dayFrom: 'attendanceDate' },
    checkOutTime: {
      dayFrom: 'attendanceDate',
      rule: rule =>
        rule.test(
          'after-check-in',
          'Check out time must be after check in time',
          (checkOut, { parent }) => !checkOut || !parent.checkInTime || checkOut >= parent.checkInTime,
        ),
    },
    hoursWorked: { default: 0, step: 0.5 },
    overtimeHours: { default: 0, step: 0.5 },
    notes: { kind: 'textarea' },
  },
  columns: {
    employee: {},
    attendanceDate: { title: 'Date' },
    status: {
      chip: { present: 'green', late: 'orange', absent: 'red', 'on-leave': 'orange', '*': 'grey' },
    },
    checkInTime: {
      title: 'Check In',
      value: ({ attendanceDate, checkInTime }) => clockOn(attendanceDate, checkInTime),
    },
    checkOutTime: {
      title: 'Check Out',
      value: ({ attendanceDate, checkOutTime }) => clockOn(attendanceDate, checkOutTime),
    },
    hoursWorked: { title: 'Hours' },
    overtimeHours: { title: 'OT Hours' },
  },
  rowName: ({ employee, attendanceDate }) => `${employee?.name}, ${formatDay(attendanceDate)}`,
  filters: ['employee', 'attendanceDate', 'status', 'hoursWorked', 'overtimeHours'],
  tabs: 'status',
  attentionTabs: [{ label: 'Today', filter: { attendanceDate: { day: 'today' } } }],
  actions: [
    {
      icon: 'clock',
      label: 'Clock out',
      // A check-out that was forgotten is entered in the form.
      when: ({ checkInTime, checkOutTime }) =>
        !checkOutTime && checkInTime !== null && Date.now() - Date.parse(checkInTime) <= MS_PER_DAY,
      operation: clockOutDocument,
      change: {
        checkOutTime: () => new Date().toISOString(),
        hoursWorked: ({ row }) => hoursBetween(row.checkInTime ?? '', new Date().toISOString()) ?? 0,
      },
    },
  ],
  sort: { attendanceDate: 'desc' },
  searchLabel: 'Search by employee or status',
  dialogTitles: { add: 'New Attendance Record', edit: 'Edit Attendance Record' },
  messages: { invalid: 'Please correct the errors in the form' },
  form: {
    sections: [
      { title: 'Attendance', fields: ['employee', 'attendanceDate', 'status'] },
      { title: 'Hours', fields: ['checkInTime', 'checkOutTime', 'hoursWorked', 'overtimeHours', 'notes'] },
    ],
    computed: {
      hoursWorked: {
        compute: ({ checkInTime, checkOutTime }) => hoursBetween(checkInTime, checkOutTime),
        untilEdited: true,
      },
    },
  },
});

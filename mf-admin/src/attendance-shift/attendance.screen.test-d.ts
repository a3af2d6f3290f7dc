/** What must not compile. `tsc` reads this file; nothing runs it. */
import { defineScreen } from '@gym/hub-kit/define';
import { attendanceRecords } from '@gym/hub-kit/resources';

const base = {
  title: 'Attendance',
  icon: 'attendance',
  columns: { employee: {} },
  sort: { attendanceDate: 'desc' },
  pageSize: 10,
  pageSizes: [10],
} as const;
const sections = [{ title: 'Hours', fields: ['checkInTime', 'hoursWorked'] }] as const;

defineScreen(attendanceRecords, {
  ...base,
  form: { sections, computed: { hoursWorked: { compute: ({ checkInTime }) => checkInTime.length } } },
});

defineScreen(attendanceRecords, {
  ...base,
  form: {
    sections,
    computed: {
      // @ts-expect-error a text for a number
      hoursWorked: { compute: () => 'eight' },
    },
  },
});

defineScreen(attendanceRecords, {
  ...base,
  form: {
    sections,
    computed: {
      // @ts-expect-error a value that the form does not edit
      overtimeHours: { compute: () => 1 },
    },
  },
});

defineScreen(attendanceRecords, {
  ...base,
  form: {
    sections,
    computed: {
      // @ts-expect-error a number that may be missing
      hoursWorked: { compute: ({ hoursWorked }) => hoursWorked.toFixed(1).length },
    },
  },
});

defineScreen(attendanceRecords, {
  ...base,
  form: { sections },
  columns: {
    // @ts-expect-error a width that is no breakpoint
    employee: { hiddenBelow: 700 },
  },
});

import { defineScreen, lazyField } from '@gym/hub-kit/define';
import { shifts } from '@gym/hub-kit/resources';
import { shownDays } from './weekdays.ts';

export const shiftsScreen = defineScreen(shifts, {
  title: 'Shifts',
  icon: 'clock',
  fields: {
    startTime: { end: { name: 'endTime', overnight: true } },
    breakDuration: { unit: 'minutes', step: 5 },
    daysOfWeek: { span: 12, field: lazyField(() => import('./weekdays-field.tsx')), text: shownDays },
    isActive: { label: 'Active' },
    notes: { kind: 'textarea' },
  },
  columns: {
    employee: {},
    shiftName: {},
    shiftType: { title: 'Type', chip: { '*': 'grey' } },
    startTime: {},
    endTime: {},
    daysOfWeek: {
      title: 'Days',
      value: ({ daysOfWeek }) => shownDays(daysOfWeek),
    },
    location: {},
    isActive: { chip: { true: 'green', false: 'grey' } },
  },
  rowName: ({ employee, shiftName }) => `${employee?.name}, ${shiftName}`,
  filters: ['employee', 'shiftName', 'shiftType', 'location', 'isActive'],
  attentionTabs: [
    { label: 'Active', filter: { isActive: { is: true } } },
    { label: 'Inactive', filter: { isActive: { is: false } } },
  ],
  sort: { employeeName: 'asc' },
  searchLabel: 'Search by employee or shift name',
  dialogTitles: { add: 'New Shift', edit: 'Edit Shift' },
  messages: { invalid: 'Please correct the errors in the form' },
  form: {
    sections: [
      { title: 'Shift', fields: ['employee', 'location', 'shiftName', 'shiftType'] },
      {
        title: 'Working Hours',
        span: 4,
        fields: ['startTime', 'endTime', 'breakDuration', 'daysOfWeek'],
      },
      { title: 'Status and Notes', fields: ['isActive', 'notes'] },
    ],
  },
});

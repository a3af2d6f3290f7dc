import { defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { employeeOptionsDocument, locationOptionsDocument } from '../options.graphql.ts';
import { shiftSections } from './shift-sections.ts';
import { emptyShift, shiftSchema } from './shift.schema.ts';
import {
  createShiftDocument,
  deleteShiftDocument,
  shiftDocument,
  shiftsDocument,
  updateShiftDocument,
} from './shifts.graphql.ts';
import { shownDays } from './weekdays.ts';

export const shiftsTab = defineScreen({
  resource: 'shifts',
  title: 'Shifts',
  icon: 'clock',
  addLabel: 'Add Shift',
  entity: { one: 'shift', many: 'shifts' },
  documents: {
    list: shiftsDocument,
    get: shiftDocument,
    create: createShiftDocument,
    update: updateShiftDocument,
    remove: deleteShiftDocument,
  },
  columns: [
    {
      key: 'employee',
      title: 'Employee',
      sortKey: 'employeeName',
      width: '2fr',
      minWidth: 150,
      value: ({ employee }) => employee?.name,
    },
    { key: 'shiftName', title: 'Shift Name', sortKey: 'shiftName', width: '1fr', minWidth: 130 },
    { key: 'shiftType', title: 'Type', sortKey: 'shiftType', width: 105, chip: { '*': 'grey' } },
    { key: 'startTime', title: 'Start Time', sortKey: 'startTime', width: 105, minWidth: 105 },
    { key: 'endTime', title: 'End Time', sortKey: 'endTime', width: 100 },
    {
      key: 'daysOfWeek',
      title: 'Days',
      sortKey: 'daysOfWeek',
      width: '1fr',
      minWidth: 130,
      value: ({ daysOfWeek }) => shownDays(daysOfWeek),
    },
    {
      key: 'location',
      title: 'Location',
      sortKey: 'locationName',
      width: '2fr',
      minWidth: 150,
      value: ({ location }) => location?.name,
    },
    {
      key: 'isActive',
      title: 'Active',
      sortKey: 'isActive',
      width: 90,
      chip: { true: 'green', false: 'grey' },
      format: active => (active ? 'Yes' : 'No'),
    },
  ],
  rowName: ({ employee, shiftName }) => `${employee?.name}, ${shiftName}`,
  filters: defineFilters(shiftsDocument, [
    { kind: 'reference', name: 'employeeId', label: 'Employee', options: employeeOptionsDocument },
    { kind: 'text', name: 'shiftName', label: 'Shift Name' },
    {
      kind: 'choice',
      name: 'shiftType',
      label: 'Type',
      masterData: { page: 'AttendanceShift', dropdown: 'shift_type' },
    },
    { kind: 'reference', name: 'locationId', label: 'Location', options: locationOptionsDocument },
    { kind: 'flag', name: 'isActive', label: 'Active' },
  ]),
  sort: { employeeName: 'asc' },
  pageSize: 10,
  pageSizes: [5, 10, 25],
  searchLabel: 'Search by employee or shift name',
  dialogTitles: { add: 'New Shift', edit: 'Edit Shift' },
  messages: { invalid: 'Please correct the errors in the form' },
  form: { schema: shiftSchema, empty: emptyShift, sections: shiftSections },
});

import type { SectionDefinition } from '@gym/hub-kit/screen';
import { lazy } from 'react';
import { employeeOptionsDocument, locationOptionsDocument } from '../options.graphql.ts';
import type { ShiftValues } from './shift.schema.ts';
import { shownDays } from './weekdays.ts';

export const shiftSections = [
  {
    title: 'Shift',
    fields: [
      {
        kind: 'reference',
        name: 'employeeId',
        label: 'Employee',
        options: employeeOptionsDocument,
        failed: 'Failed to fetch employees',
      },
      { kind: 'reference', name: 'locationId', label: 'Location', options: locationOptionsDocument },
      { kind: 'text', name: 'shiftName', label: 'Shift Name' },
      {
        kind: 'select',
        name: 'shiftType',
        label: 'Shift Type',
        masterData: { page: 'AttendanceShift', dropdown: 'shift_type' },
      },
    ],
  },
  {
    title: 'Working Hours',
    fields: [
      {
        kind: 'time',
        name: 'startTime',
        label: 'Start Time',
        end: { name: 'endTime', overnight: true },
        span: 4,
      },
      { kind: 'time', name: 'endTime', label: 'End Time', span: 4 },
      {
        kind: 'number',
        name: 'breakDuration',
        label: 'Break Duration',
        unit: 'minutes',
        min: 0,
        step: 5,
        span: 4,
      },
      {
        kind: 'own',
        name: 'daysOfWeek',
        label: 'Days of Week',
        span: 12,
        field: lazy(() => import('./weekdays-field.tsx')),
        text: shownDays,
      },
    ],
  },
  {
    title: 'Status and Notes',
    fields: [
      { kind: 'switch', name: 'isActive', label: 'Active' },
      { kind: 'textarea', name: 'notes', label: 'Notes' },
    ],
  },
] as const satisfies readonly SectionDefinition<ShiftValues>[];

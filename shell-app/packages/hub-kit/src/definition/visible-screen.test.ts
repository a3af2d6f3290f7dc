import { expect, test } from 'vitest';
import { trainers } from '../generated/resources.ts';
import type { AnyScreen } from './define-screen.ts';
import { defineScreen } from './resource-screen.ts';
import { visibleScreen } from './visible-screen.ts';

const screen = defineScreen(trainers, {
  title: 'Trainers',
  icon: 'trainer',
  columns: { name: {}, salary: {}, emergencyPhone: { exportOnly: true } },
  filters: ['name', 'salary'],
  sort: { name: 'asc' },
  form: {
    sections: [
      { title: 'Trainer', fields: ['name', 'salary'] },
      { title: 'Emergency', fields: ['emergencyContact', 'emergencyPhone'] },
    ],
  },
}) as unknown as AnyScreen;

const namesOf = ({ columns, exportOnly = [], filters, form }: AnyScreen) => ({
  columns: columns.map(({ key }) => key),
  exportOnly: exportOnly.map(({ key }) => key),
  filters: filters?.fields.map(({ name }) => name),
  sections: form.sections.map(({ title, fields }) => [title, ...fields.map(({ name }) => name)]),
  rules: Object.keys(form.rules),
  empty: Object.keys(form.empty({ user: {} as never, searchParams: new URLSearchParams() })),
});

test('a user who may view everything has the screen as it is', () => {
  expect(visibleScreen(screen, () => true)).toBe(screen);
});

test('columns, filters, fields and their rules go with the permission, and a section without fields', () => {
  const without = (...missing: string[]) =>
    visibleScreen(screen, permission => !missing.includes(permission));
  expect(namesOf(without('employees-pay:view'))).toEqual({
    columns: ['name'],
    exportOnly: ['emergencyPhone'],
    filters: ['name', 'figure'],
    sections: [
      ['Trainer', 'name'],
      ['Emergency', 'emergencyContact', 'emergencyPhone'],
    ],
    rules: ['name', 'emergencyContact', 'emergencyPhone'],
    empty: ['name', 'emergencyContact', 'emergencyPhone'],
  });
  expect(namesOf(without('employees-pay:view', 'staff-emergency:view'))).toMatchObject({
    exportOnly: [],
    sections: [['Trainer', 'name']],
  });
  expect(without('employees-pay:view')).toBe(without('employees-pay:view'));
  expect(without('members-health:view')).toBe(screen);
});

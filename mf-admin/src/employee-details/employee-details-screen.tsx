import { breakpoint, formatDay, formatWord } from '@gym/hub-kit';
import { CrudScreen, defineFilters, defineScreen, useMediaQuery } from '@gym/hub-kit/screen';
import { useMemo } from 'react';
import { emptyEmployee, employeeSchema } from './employee.schema.ts';
import {
  createEmployeeDocument,
  deleteEmployeeDocument,
  employeeDocument,
  employeesDocument,
  updateEmployeeDocument,
} from './employees.graphql.ts';

const masterData = (dropdown: string) =>
  ({ page: 'EmployeeDetails', dropdown, failed: 'Failed to fetch dropdown options' }) as const;

export const employeesScreen = defineScreen({
  resource: 'employees',
  title: 'Employee Details Management',
  icon: 'id-card',
  addLabel: 'Add Employee',
  entity: { one: 'employee', many: 'employees' },
  documents: {
    list: employeesDocument,
    get: employeeDocument,
    create: createEmployeeDocument,
    update: updateEmployeeDocument,
    remove: deleteEmployeeDocument,
  },
  columns: [
    { key: 'name', title: 'Name', sortKey: 'name', width: '2fr', minWidth: 180 },
    { key: 'position', title: 'Position', sortKey: 'position', width: '2fr', minWidth: 180 },
    { key: 'department', title: 'Department', sortKey: 'department', width: '1fr', minWidth: 150 },
    {
      key: 'status',
      title: 'Status',
      sortKey: 'status',
      minWidth: 120,
      chip: { active: 'green', inactive: 'red', on_leave: 'orange' },
      format: status => (status === 'on_leave' ? 'On Leave' : formatWord(status)),
    },
    {
      key: 'hireDate',
      title: 'Hire Date',
      sortKey: 'hireDate',
      width: '1fr',
      minWidth: 130,
      format: formatDay,
    },
  ],
  filters: defineFilters(employeesDocument, [
    { kind: 'text', name: 'name', label: 'Name' },
    { kind: 'choice', name: 'position', label: 'Position', masterData: masterData('position') },
    { kind: 'choice', name: 'department', label: 'Department', masterData: masterData('department') },
    { kind: 'choice', name: 'status', label: 'Status', masterData: masterData('status') },
    { kind: 'date', name: 'hireDate', label: 'Hire Date' },
    {
      kind: 'list',
      name: 'qualifications',
      label: 'Qualifications',
      masterData: masterData('qualifications'),
    },
  ]),
  sort: { name: 'asc' },
  pageSize: 10,
  pageSizes: [10, 25, 50],
  searchLabel: 'Search by name, email, phone, position',
  messages: {
    listFailed: 'Failed to load employees',
    detailsFailed: 'Failed to load employee details',
    invalid: 'Please correct the errors in the form',
    confirmDelete: 'Are you sure you want to delete this employee? This action cannot be undone.',
  },
  form: {
    schema: employeeSchema,
    empty: emptyEmployee,
    sections: [
      {
        title: 'Basic Information',
        fields: [
          { kind: 'text', name: 'name', label: 'Name', span: 12 },
          { kind: 'date', name: 'dateOfBirth', label: 'Date of Birth', past: true },
          { kind: 'select', name: 'gender', label: 'Gender', masterData: masterData('gender') },
        ],
      },
      {
        title: 'Employment Information',
        fields: [
          { kind: 'select', name: 'position', label: 'Position', masterData: masterData('position') },
          { kind: 'select', name: 'department', label: 'Department', masterData: masterData('department') },
          { kind: 'date', name: 'hireDate', label: 'Hire Date' },
          { kind: 'select', name: 'status', label: 'Status', masterData: masterData('status') },
          {
            kind: 'multi-select',
            name: 'qualifications',
            label: 'Qualifications',
            masterData: masterData('qualifications'),
            span: 12,
          },
        ],
      },
      {
        title: 'Contact Information',
        fields: [
          { kind: 'email', name: 'email', label: 'Email' },
          { kind: 'phone', name: 'phone', label: 'Phone' },
          { kind: 'text', name: 'address', label: 'Address', span: 12 },
          { kind: 'text', name: 'city', label: 'City' },
          { kind: 'text', name: 'state', label: 'State', span: 3 },
          { kind: 'text', name: 'zipCode', label: 'Zip Code', span: 3 },
          { kind: 'text', name: 'emergencyContact', label: 'Emergency Contact' },
          { kind: 'phone', name: 'emergencyPhone', label: 'Emergency Phone' },
        ],
      },
      {
        title: 'Financial Information',
        fields: [
          { kind: 'money', name: 'salary', label: 'Salary', min: 0, step: 0.01, span: 4 },
          { kind: 'text', name: 'bankAccount', label: 'Bank Account', span: 4 },
          { kind: 'text', name: 'taxId', label: 'Tax ID', span: 4 },
        ],
      },
    ],
  },
});

/** The columns that a window has room for. */
const shown = {
  phone: ['name', 'status'],
  tablet: ['name', 'status', 'hireDate'],
};

export default function EmployeeDetailsScreen() {
  const phone = useMediaQuery(breakpoint.small);
  const tablet = useMediaQuery(breakpoint.belowWide);
  const screen = useMemo(() => {
    const keys = phone ? shown.phone : tablet ? shown.tablet : null;
    if (!keys) return employeesScreen;
    return { ...employeesScreen, columns: employeesScreen.columns.filter(({ key }) => keys.includes(key)) };
  }, [phone, tablet]);
  return <CrudScreen screen={screen} />;
}

import { defineScreen } from '@gym/hub-kit/define';
import { formatWord } from '@gym/hub-kit/format';
import { employees } from '@gym/hub-kit/resources';

export default defineScreen(employees, {
  title: 'Employee Details Management',
  icon: 'id-card',
  choices: { failed: 'Failed to fetch dropdown options' },
  fields: {
    name: { span: 12 },
    qualifications: { span: 12 },
    phone: { kind: 'phone' },
    address: { span: 12 },
    state: { span: 3 },
    zipCode: { span: 3 },
    emergencyPhone: { kind: 'phone' },
    user: { help: 'Whom this employee signs in as. Lists then know what is “Mine”.' },
    trainer: { help: 'The trainer who this employee is: sessions and members of the trainer are “Mine”.' },
  },
  columns: {
    name: {},
    position: { hiddenBelow: 960 },
    department: { hiddenBelow: 960 },
    status: {
      chip: { active: 'green', inactive: 'red', on_leave: 'orange' },
      format: status => (status === 'on_leave' ? 'On Leave' : formatWord(status)),
    },
    hireDate: { hiddenBelow: 600 },
  },
  filters: ['name', 'position', 'department', 'status', 'hireDate', 'qualifications'],
  tabs: 'status',
  sort: { name: 'asc' },
  pageSizes: [10, 25, 50],
  searchLabel: 'Search by name, email, phone, position',
  messages: {
    listFailed: 'Failed to load employees',
    detailsFailed: 'Failed to load employee details',
    invalid: 'Please correct the errors in the form',
    confirmDelete: 'Are you sure you want to delete this employee? This action cannot be undone.',
  },
  form: {
    sections: [
      { title: 'Basic Information', fields: ['name', 'dateOfBirth', 'gender'] },
      {
        title: 'Employment Information',
        fields: ['position', 'department', 'hireDate', 'lastDay', 'status', 'qualifications'],
      },
      {
        title: 'Contact Information',
        fields: [
          'email',
          'phone',
          'address',
          'city',
          'state',
          'zipCode',
          'emergencyContact',
          'emergencyPhone',
        ],
      },
      { title: 'Sign-in', fields: ['user', 'trainer'] },
      { title: 'Financial Information', span: 4, fields: ['salary', 'bankAccount', 'taxId'] },
    ],
  },
});

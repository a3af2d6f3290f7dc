import { defineScreen } from '@gym/hub-kit/define';
import { trainers } from '@gym/hub-kit/resources';

const emailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const tenDigits = /^\D*(\d\D*){10}$/;

export const trainersScreen = defineScreen(trainers, {
  title: 'Trainers Management',
  icon: 'trainer',
  choices: { failed: 'Failed to fetch dropdown options' },
  fields: {
    email: {
      rule: email =>
        email.matches(emailAddress, { message: 'Invalid email address', excludeEmptyString: true }),
    },
    phone: {
      kind: 'phone',
      help: '10 digits',
      rule: phone => phone.matches(tenDigits, { message: 'Invalid phone number', excludeEmptyString: true }),
    },
    dateOfBirth: { span: 3 },
    gender: { masterData: { page: 'Members', dropdown: 'gender', keep: 'session' }, span: 3 },
    specializations: { span: 12 },
    certifications: { span: 12 },
    experience: { span: 12 },
    bio: { kind: 'textarea' },
    salary: { span: 4 },
    workingHours: { unit: 'per week', span: 4 },
    assignedClients: { span: 4 },
    availability: { span: 12 },
    address: { span: 12 },
    state: { span: 3 },
    zipCode: { span: 3 },
    emergencyPhone: { kind: 'phone' },
  },
  columns: {
    name: {},
    email: {},
    phone: {},
    specializations: { chip: { '*': 'grey' } },
    status: {
      chip: { active: 'green', 'on leave': 'orange', busy: 'red', '*': 'grey' },
    },
    joiningDate: {},
  },
  filters: [
    'name',
    'status',
    'specializations',
    'certifications',
    'availability',
    'joiningDate',
    'salary',
    'workingHours',
    'assignedClients',
    'city',
  ],
  tabs: 'status',
  sort: { name: 'asc' },
  searchLabel: 'Search by name, email or phone',
  form: {
    sections: [
      { title: 'Personal Information', fields: ['name', 'email', 'phone', 'dateOfBirth', 'gender'] },
      {
        title: 'Professional Information',
        fields: ['specializations', 'certifications', 'experience', 'bio'],
      },
      {
        title: 'Employment',
        fields: ['status', 'joiningDate', 'salary', 'workingHours', 'assignedClients', 'availability'],
      },
      { title: 'Address', fields: ['address', 'city', 'state', 'zipCode'] },
      { title: 'Emergency Contact', fields: ['emergencyContact', 'emergencyPhone'] },
    ],
  },
});

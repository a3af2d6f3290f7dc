import { formatDay } from '@gym/hub-kit';
import { useApolloClient } from '@gym/hub-kit/graphql';
import { CrudScreen, defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { emptyTrainer, trainerSchema } from './trainer.schema.ts';
import { TrainerStatistics } from './trainer-statistics.tsx';
import {
  createTrainerDocument,
  deleteTrainerDocument,
  trainerDocument,
  trainersDocument,
  trainerStatisticsDocument,
  updateTrainerDocument,
} from './trainers.graphql.ts';

const masterData = (dropdown: string) =>
  ({ page: 'Trainers', dropdown, failed: 'Failed to fetch dropdown options' }) as const;

export const trainersScreen = defineScreen({
  resource: 'trainers',
  title: 'Trainers Management',
  icon: 'trainer',
  addLabel: 'Add Trainer',
  entity: { one: 'trainer', many: 'trainers' },
  documents: {
    list: trainersDocument,
    get: trainerDocument,
    create: createTrainerDocument,
    update: updateTrainerDocument,
    remove: deleteTrainerDocument,
  },
  columns: [
    { key: 'name', title: 'Name', sortKey: 'name', width: '3fr', minWidth: 160 },
    { key: 'email', title: 'Email', sortKey: 'email', width: '4fr', minWidth: 175 },
    { key: 'phone', title: 'Phone', sortKey: 'phone', width: '2fr', minWidth: 145 },
    { key: 'specializations', title: 'Specializations', width: '5fr', minWidth: 300, chip: { '*': 'grey' } },
    {
      key: 'status',
      title: 'Status',
      sortKey: 'status',
      minWidth: 105,
      chip: { active: 'green', 'on leave': 'orange', busy: 'red', '*': 'grey' },
    },
    { key: 'joiningDate', title: 'Joining Date', sortKey: 'joiningDate', minWidth: 120, format: formatDay },
  ],
  filters: defineFilters(trainersDocument, [
    { kind: 'text', name: 'name', label: 'Name' },
    { kind: 'choice', name: 'status', label: 'Status', masterData: masterData('status') },
    {
      kind: 'list',
      name: 'specializations',
      label: 'Specializations',
      masterData: masterData('specializations'),
    },
    {
      kind: 'list',
      name: 'certifications',
      label: 'Certifications',
      masterData: masterData('certifications'),
    },
    { kind: 'list', name: 'availability', label: 'Availability', masterData: masterData('availability') },
    { kind: 'date', name: 'joiningDate', label: 'Joining Date' },
    { kind: 'money', name: 'salary', label: 'Salary' },
    { kind: 'number', name: 'workingHours', label: 'Working Hours' },
    { kind: 'number', name: 'assignedClients', label: 'Assigned Clients' },
    { kind: 'text', name: 'city', label: 'City' },
  ]),
  sort: { name: 'asc' },
  pageSize: 10,
  pageSizes: [5, 10, 25],
  searchLabel: 'Search by name, email or phone',
  form: {
    schema: trainerSchema,
    empty: emptyTrainer,
    sections: [
      {
        title: 'Personal Information',
        fields: [
          { kind: 'text', name: 'name', label: 'Name' },
          { kind: 'email', name: 'email', label: 'Email' },
          { kind: 'phone', name: 'phone', label: 'Phone', help: '10 digits' },
          { kind: 'date', name: 'dateOfBirth', label: 'Date of Birth', past: true, span: 3 },
          {
            kind: 'select',
            name: 'gender',
            label: 'Gender',
            masterData: { page: 'Members', dropdown: 'gender', keep: 'session' },
            span: 3,
          },
        ],
      },
      {
        title: 'Professional Information',
        fields: [
          {
            kind: 'multi-select',
            name: 'specializations',
            label: 'Specializations',
            masterData: masterData('specializations'),
            span: 12,
          },
          {
            kind: 'multi-select',
            name: 'certifications',
            label: 'Certifications',
            masterData: masterData('certifications'),
            span: 12,
          },
          { kind: 'text', name: 'experience', label: 'Experience', span: 12 },
          { kind: 'textarea', name: 'bio', label: 'Bio' },
        ],
      },
      {
        title: 'Employment',
        fields: [
          { kind: 'select', name: 'status', label: 'Status', masterData: masterData('status') },
          { kind: 'date', name: 'joiningDate', label: 'Joining Date' },
          { kind: 'money', name: 'salary', label: 'Salary', span: 4 },
          { kind: 'number', name: 'workingHours', label: 'Working Hours', unit: 'per week', span: 4 },
          { kind: 'number', name: 'assignedClients', label: 'Assigned Clients', min: 0, step: 1, span: 4 },
          {
            kind: 'multi-select',
            name: 'availability',
            label: 'Availability',
            masterData: masterData('availability'),
            span: 12,
          },
        ],
      },
      {
        title: 'Address',
        fields: [
          { kind: 'text', name: 'address', label: 'Address', span: 12 },
          { kind: 'text', name: 'city', label: 'City' },
          { kind: 'text', name: 'state', label: 'State', span: 3 },
          { kind: 'text', name: 'zipCode', label: 'Zip Code', span: 3 },
        ],
      },
      {
        title: 'Emergency Contact',
        fields: [
          { kind: 'text', name: 'emergencyContact', label: 'Emergency Contact' },
          { kind: 'phone', name: 'emergencyPhone', label: 'Emergency Phone' },
        ],
      },
    ],
  },
});

export default function TrainersScreen() {
  const client = useApolloClient();
  const countAgain = () => void client.refetchQueries({ include: [trainerStatisticsDocument] });
  return (
    <CrudScreen screen={trainersScreen} onChanged={countAgain}>
      <TrainerStatistics />
    </CrudScreen>
  );
}

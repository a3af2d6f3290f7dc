import { formatDay, formatMoney, formatWords } from '@gym/hub-kit';
import { CrudScreen, defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { emptySession, sessionSchema } from './session.schema.ts';
import { sessionStatusColor } from './session-status-color.ts';
import {
  createSessionDocument,
  deleteSessionDocument,
  locationOptionsDocument,
  memberOptionsDocument,
  sessionDocument,
  sessionsDocument,
  trainerOptionsDocument,
  updateSessionDocument,
} from './sessions.graphql.ts';

const masterData = (dropdown: string) => ({ page: 'Sessions', dropdown }) as const;

const paymentStatuses = [
  { value: 'pending', label: 'Pending' },
  { value: 'paid', label: 'Paid' },
  { value: 'refunded', label: 'Refunded' },
];

export const sessionsScreen = defineScreen({
  resource: 'sessions',
  title: 'Training Sessions Management',
  icon: 'sessions',
  addLabel: 'Add Session',
  entity: { one: 'session', many: 'sessions' },
  documents: {
    list: sessionsDocument,
    get: sessionDocument,
    create: createSessionDocument,
    update: updateSessionDocument,
    remove: deleteSessionDocument,
  },
  columns: [
    {
      key: 'member',
      title: 'Member',
      sortKey: 'memberName',
      width: '3fr',
      minWidth: 145,
      value: ({ member }) => member?.name,
      record: { options: memberOptionsDocument, id: ({ member }) => member?.id },
    },
    {
      key: 'trainer',
      title: 'Trainer',
      sortKey: 'trainerName',
      width: '3fr',
      minWidth: 145,
      value: ({ trainer }) => trainer?.name,
    },
    { key: 'sessionType', title: 'Session Type', sortKey: 'sessionType', width: '3fr', minWidth: 150 },
    { key: 'date', title: 'Date', sortKey: 'date', minWidth: 100, format: formatDay },
    {
      key: 'startTime',
      title: 'Time',
      sortKey: 'startTime',
      minWidth: 115,
      value: ({ startTime, endTime }) => `${startTime} - ${endTime}`,
    },
    {
      key: 'status',
      title: 'Status',
      sortKey: 'status',
      minWidth: 104,
      chip: sessionStatusColor,
    },
    { key: 'intensity', title: 'Intensity', sortKey: 'intensity', minWidth: 88, format: formatWords },
    {
      key: 'paymentStatus',
      title: 'Payment',
      sortKey: 'paymentStatus',
      minWidth: 92,
      chip: { paid: 'green', pending: 'orange', '*': 'grey' },
    },
    { key: 'price', title: 'Price', sortKey: 'price', minWidth: 80, align: 'end', format: formatMoney },
  ],
  rowName: ({ member, date, startTime }) => `${member?.name}, ${formatDay(date)} ${startTime}`,
  filters: defineFilters(sessionsDocument, [
    { kind: 'reference', name: 'memberId', label: 'Member', options: memberOptionsDocument },
    { kind: 'reference', name: 'trainerId', label: 'Trainer', options: trainerOptionsDocument },
    { kind: 'choice', name: 'sessionType', label: 'Session Type', masterData: masterData('session_type') },
    { kind: 'date', name: 'date', label: 'Date' },
    { kind: 'choice', name: 'status', label: 'Status', masterData: masterData('status') },
    { kind: 'choice', name: 'intensity', label: 'Intensity', masterData: masterData('intensity') },
    { kind: 'choice', name: 'paymentStatus', label: 'Payment', choices: paymentStatuses },
    { kind: 'money', name: 'price', label: 'Price' },
    { kind: 'text', name: 'location', label: 'Location' },
    { kind: 'list', name: 'goals', label: 'Goals', masterData: masterData('goals') },
  ]),
  sort: { date: 'desc', startTime: 'desc' },
  pageSize: 10,
  pageSizes: [5, 10, 25],
  searchLabel: 'Search by member, trainer, type or location',
  form: {
    schema: sessionSchema,
    empty: emptySession,
    warnings: [
      {
        fields: ['price'],
        check: ({ price }) => (price === 0 ? 'The price of this session is $0.00.' : null),
      },
    ],
    sections: [
      {
        title: 'Session',
        fields: [
          {
            kind: 'reference',
            name: 'memberId',
            label: 'Member',
            options: memberOptionsDocument,
            failed: 'Failed to fetch members',
          },
          {
            kind: 'reference',
            name: 'trainerId',
            label: 'Trainer',
            options: trainerOptionsDocument,
            failed: 'Failed to fetch trainers',
          },
          {
            kind: 'select',
            name: 'sessionType',
            label: 'Session Type',
            masterData: masterData('session_type'),
          },
          { kind: 'select', name: 'status', label: 'Status', masterData: masterData('status'), span: 3 },
          {
            kind: 'select',
            name: 'intensity',
            label: 'Intensity',
            masterData: masterData('intensity'),
            span: 3,
          },
        ],
      },
      {
        title: 'Time and Place',
        fields: [
          { kind: 'date', name: 'date', label: 'Date' },
          { kind: 'time', name: 'startTime', label: 'Start Time', end: { name: 'endTime' }, span: 3 },
          { kind: 'time', name: 'endTime', label: 'End Time', span: 3 },
          {
            kind: 'suggest',
            name: 'location',
            label: 'Location',
            options: locationOptionsDocument,
            failed: 'Failed to fetch locations',
            help: 'One of the locations, or any other place',
          },
          { kind: 'text', name: 'roomNumber', label: 'Room Number' },
        ],
      },
      {
        title: 'Training',
        fields: [
          {
            kind: 'multi-select',
            name: 'equipment',
            label: 'Equipment',
            masterData: masterData('equipment'),
            span: 12,
          },
          { kind: 'multi-select', name: 'goals', label: 'Goals', masterData: masterData('goals'), span: 12 },
          { kind: 'textarea', name: 'notes', label: 'Notes' },
        ],
      },
      {
        title: 'Payment',
        fields: [
          { kind: 'text', name: 'sessionPackage', label: 'Session Package' },
          { kind: 'money', name: 'price', label: 'Price', min: 0, span: 3 },
          {
            kind: 'select',
            name: 'paymentStatus',
            label: 'Payment Status',
            choices: paymentStatuses,
            span: 3,
          },
        ],
      },
    ],
  },
});

export default function SessionsScreen() {
  return <CrudScreen screen={sessionsScreen} />;
}

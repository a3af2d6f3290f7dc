import { defineScreen, optionsDocument } from '@gym/hub-kit/define';
import { formatDay, formatWords, today } from '@gym/hub-kit/format';
import { sessions } from '@gym/hub-kit/resources';
import { clashText } from './clash-text.ts';
import { clashesOfDaysDocument } from './session-clashes.graphql.ts';
import { sessionWarnings } from './session-warnings.ts';

export default defineScreen(sessions, {
  title: 'Training Sessions Management',
  icon: 'sessions',
  fields: {
    startTime: { required: 'Start time is required', end: { name: 'endTime' }, span: 3 },
    endTime: {
      required: 'End time is required',
      span: 3,
      rule: end =>
        end.test(
          'after-start',
          'End time must be after start time',
          (endTime, { parent }) => !endTime || !parent.startTime || endTime > parent.startTime,
        ),
    },
    status: { required: 'Status is required', span: 3 },
    intensity: { required: 'Intensity is required', span: 3 },
    location: {
      kind: 'suggest',
      options: optionsDocument('location'),
      failed: 'Failed to fetch locations',
      help: 'One of the locations, or any other place',
    },
    notes: { kind: 'textarea' },
    overlapReason: { help: 'Only where somebody, or the room, is booked twice on purpose' },
    cancelReason: { help: 'Only of a cancelled session' },
    price: { span: 3 },
    paymentStatus: { required: 'Payment status is required', span: 3 },
  },
  columns: {
    member: { tellsApart: true },
    trainer: {},
    sessionType: {},
    date: {},
    startTime: {
      title: 'Time',
      value: ({ startTime, endTime }) => `${startTime} - ${endTime}`,
    },
    status: {
      chip: { completed: 'green', scheduled: 'orange', cancelled: 'red', '*': 'grey' },
    },
    intensity: { format: formatWords },
    paymentStatus: {
      title: 'Payment',
      chip: { paid: 'green', pending: 'orange', '*': 'grey' },
    },
    price: {},
  },
  alsoSelect: ['endTime', 'seriesId'],
  rowName: ({ member, date, startTime }) => `${member?.name}, ${formatDay(date)} ${startTime}`,
  filters: [
    'member',
    'trainer',
    'sessionType',
    'date',
    'status',
    'intensity',
    'paymentStatus',
    'price',
    'location',
    'goals',
  ],
  tabs: 'status',
  attentionTabs: [
    { label: 'Mine', filter: { trainer: { me: true } } },
    { label: 'Today', filter: { date: { day: 'today' } } },
    {
      label: 'Past, Still Scheduled',
      filter: { date: { day: 'past' }, status: { among: ['scheduled', 'in-progress'] } },
      isLate: true,
    },
  ],
  actions: [
    {
      icon: 'check',
      label: 'Complete',
      when: ({ status, date }) => (status === 'scheduled' || status === 'in-progress') && date <= today(),
      change: { status: 'completed' },
    },
    {
      icon: 'payments',
      label: 'Mark as paid',
      when: ({ status, paymentStatus }) => status === 'completed' && paymentStatus === 'pending',
      change: { paymentStatus: 'paid' },
    },
  ],
  calendar: {
    date: 'date',
    start: 'startTime',
    end: 'endTime',
    columns: ['trainer', 'location'],
    remarks: { document: clashesOfDaysDocument, textOf: clashText },
  },
  sort: { date: 'desc', startTime: 'desc' },
  searchLabel: 'Search by member, trainer, type or location',
  form: {
    warnings: sessionWarnings,
    sections: [
      { title: 'Session', fields: ['member', 'trainer', 'sessionType', 'status', 'intensity'] },
      {
        title: 'Time and Place',
        fields: ['date', 'startTime', 'endTime', 'location', 'roomNumber', 'overlapReason', 'cancelReason'],
      },
      { title: 'Training', span: 12, fields: ['equipment', 'goals', 'notes'] },
      { title: 'Payment', fields: ['sessionPackage', 'price', 'paymentStatus'] },
    ],
  },
});

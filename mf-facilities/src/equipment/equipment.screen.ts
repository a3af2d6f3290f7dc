import { defineScreen } from '@gym/hub-kit/define';
import { formatWords, today } from '@gym/hub-kit/format';
import { equipment } from '@gym/hub-kit/resources';
import { maintenanceDone } from './maintenance-done.ts';
import { maintenanceDue } from './maintenance-due.ts';

export const equipmentScreen = defineScreen(equipment, {
  title: 'Equipment',
  icon: 'dumbbell',
  fields: {
    assignedTo: { emptyLabel: 'Not Assigned' },
    manualUrl: { span: 8 },
    maintenanceHistory: { kind: 'textarea', span: 12 },
    maxUserWeight: { unit: 'kg', step: 1 },
    dimensions: { placeholder: 'Length x width x height' },
    warrantyInfo: { span: 8 },
    usageRestrictions: { kind: 'textarea', rows: 2 },
    safetyGuidelines: { kind: 'textarea', rows: 2 },
    notes: { kind: 'textarea' },
  },
  columns: {
    name: {},
    type: {},
    location: {},
    status: {
      chip: { available: 'green', maintenance: 'orange', 'out-of-order': 'red', '*': 'grey' },
    },
    eqpCondition: { format: formatWords },
    lastMaintenance: {},
    nextMaintenance: { due: maintenanceDue },
    cost: {},
  },
  filters: [
    'name',
    'type',
    'location',
    'status',
    'eqpCondition',
    'lastMaintenance',
    'nextMaintenance',
    'warrantyExpiry',
    'cost',
    'assignedTo',
  ],
  tabs: 'status',
  attentionTabs: [
    { label: 'Maintenance Overdue', overdue: maintenanceDue },
    { label: 'Maintenance Due Soon', due: maintenanceDue },
  ],
  actions: [
    {
      icon: 'wrench',
      label: 'Maintenance done',
      when: ({ status, nextMaintenance }) =>
        status === 'maintenance' || (nextMaintenance !== null && nextMaintenance <= today()),
      edit: maintenanceDone,
    },
  ],
  sort: { name: 'asc' },
  searchLabel: 'Search by name, type or serial number',
  dialogTitles: { add: 'New Equipment', edit: 'Edit Equipment' },
  form: {
    sections: [
      {
        title: 'Basic Information',
        fields: ['name', 'type', 'location', 'assignedTo', 'status', 'eqpCondition'],
      },
      {
        title: 'Identification',
        span: 4,
        fields: ['eqpManufacturer', 'model', 'serialNumber', 'qrCode', 'manualUrl'],
      },
      {
        title: 'Maintenance',
        span: 4,
        fields: ['lastMaintenance', 'nextMaintenance', 'maintenanceSchedule', 'maintenanceHistory'],
      },
      { title: 'Specifications', span: 4, fields: ['maxUserWeight', 'powerRequirement', 'dimensions'] },
      {
        title: 'Purchase and Warranty',
        span: 4,
        fields: ['supplier', 'purchaseDate', 'purchaseOrderNumber', 'warrantyExpiry', 'warrantyInfo'],
      },
      { title: 'Value', span: 4, fields: ['cost', 'depreciationValue', 'replacementCost'] },
      { title: 'Safety and Notes', fields: ['usageRestrictions', 'safetyGuidelines', 'notes'] },
    ],
  },
});

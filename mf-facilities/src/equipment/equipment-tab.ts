import { formatDay, formatMoney, formatWords } from '@gym/hub-kit';
import { defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { locationOptionsDocument, trainerOptionsDocument } from '../options.graphql.ts';
import {
  createEquipmentDocument,
  deleteEquipmentDocument,
  equipmentDocument,
  equipmentItemDocument,
  updateEquipmentDocument,
} from './equipment.graphql.ts';
import { emptyEquipment, equipmentSchema } from './equipment.schema.ts';
import { maintenanceDue } from './maintenance-due.ts';

const masterData = (dropdown: string) => ({ page: 'Equipment', dropdown }) as const;

export const equipmentTab = defineScreen({
  resource: 'equipment',
  title: 'Equipment',
  icon: 'dumbbell',
  addLabel: 'Add Equipment',
  entity: { one: 'equipment', many: 'equipment' },
  documents: {
    list: equipmentDocument,
    get: equipmentItemDocument,
    create: createEquipmentDocument,
    update: updateEquipmentDocument,
    remove: deleteEquipmentDocument,
  },
  columns: [
    { key: 'name', title: 'Name', sortKey: 'name', width: '3fr', minWidth: 180 },
    { key: 'type', title: 'Type', sortKey: 'type', minWidth: 110 },
    {
      key: 'location',
      title: 'Location',
      sortKey: 'locationName',
      width: '2fr',
      minWidth: 160,
      value: ({ location }) => location?.name,
    },
    {
      key: 'status',
      title: 'Status',
      sortKey: 'status',
      minWidth: 114,
      chip: { available: 'green', maintenance: 'orange', 'out-of-order': 'red', '*': 'grey' },
    },
    {
      key: 'eqpCondition',
      title: 'Condition',
      sortKey: 'eqpCondition',
      minWidth: 92,
      format: formatWords,
    },
    {
      key: 'lastMaintenance',
      title: 'Last Maintenance',
      sortKey: 'lastMaintenance',
      minWidth: 128,
      format: formatDay,
    },
    {
      key: 'nextMaintenance',
      title: 'Next Maintenance',
      sortKey: 'nextMaintenance',
      minWidth: 128,
      format: formatDay,
      due: maintenanceDue,
    },
    { key: 'cost', title: 'Cost', sortKey: 'cost', minWidth: 100, align: 'end', format: formatMoney },
  ],
  filters: defineFilters(equipmentDocument, [
    { kind: 'text', name: 'name', label: 'Name' },
    { kind: 'choice', name: 'type', label: 'Type', masterData: masterData('type') },
    { kind: 'reference', name: 'locationId', label: 'Location', options: locationOptionsDocument },
    { kind: 'choice', name: 'status', label: 'Status', masterData: masterData('status') },
    { kind: 'choice', name: 'eqpCondition', label: 'Condition', masterData: masterData('eqp_condition') },
    { kind: 'date', name: 'lastMaintenance', label: 'Last Maintenance' },
    { kind: 'date', name: 'nextMaintenance', label: 'Next Maintenance' },
    { kind: 'date', name: 'warrantyExpiry', label: 'Warranty Expiry' },
    { kind: 'money', name: 'cost', label: 'Cost' },
    { kind: 'reference', name: 'assignedToId', label: 'Assigned To', options: trainerOptionsDocument },
  ]),
  sort: { name: 'asc' },
  pageSize: 10,
  pageSizes: [5, 10, 25],
  searchLabel: 'Search by name, type or serial number',
  dialogTitles: { add: 'New Equipment', edit: 'Edit Equipment' },
  form: {
    schema: equipmentSchema,
    empty: emptyEquipment,
    sections: [
      {
        title: 'Basic Information',
        fields: [
          { kind: 'text', name: 'name', label: 'Name' },
          { kind: 'select', name: 'type', label: 'Type', masterData: masterData('type') },
          {
            kind: 'reference',
            name: 'locationId',
            label: 'Location',
            options: locationOptionsDocument,
            failed: 'Failed to fetch locations',
          },
          {
            kind: 'reference',
            name: 'assignedToId',
            label: 'Assigned To',
            options: trainerOptionsDocument,
            emptyLabel: 'Not Assigned',
            failed: 'Failed to fetch trainers',
          },
          { kind: 'select', name: 'status', label: 'Status', masterData: masterData('status') },
          {
            kind: 'select',
            name: 'eqpCondition',
            label: 'Condition',
            masterData: masterData('eqp_condition'),
          },
        ],
      },
      {
        title: 'Identification',
        fields: [
          { kind: 'text', name: 'eqpManufacturer', label: 'Manufacturer', span: 4 },
          { kind: 'text', name: 'model', label: 'Model', span: 4 },
          { kind: 'text', name: 'serialNumber', label: 'Serial Number', span: 4 },
          { kind: 'text', name: 'qrCode', label: 'QR Code', span: 4 },
          { kind: 'text', name: 'manualUrl', label: 'Manual URL', span: 8 },
        ],
      },
      {
        title: 'Maintenance',
        fields: [
          { kind: 'date', name: 'lastMaintenance', label: 'Last Maintenance', span: 4 },
          { kind: 'date', name: 'nextMaintenance', label: 'Next Maintenance', span: 4 },
          { kind: 'text', name: 'maintenanceSchedule', label: 'Maintenance Schedule', span: 4 },
          { kind: 'textarea', name: 'maintenanceHistory', label: 'Maintenance History' },
        ],
      },
      {
        title: 'Specifications',
        fields: [
          {
            kind: 'number',
            name: 'maxUserWeight',
            label: 'Max User Weight',
            unit: 'kg',
            min: 0,
            step: 1,
            span: 4,
          },
          { kind: 'text', name: 'powerRequirement', label: 'Power Requirement', span: 4 },
          {
            kind: 'text',
            name: 'dimensions',
            label: 'Dimensions',
            placeholder: 'Length x width x height',
            span: 4,
          },
        ],
      },
      {
        title: 'Purchase and Warranty',
        fields: [
          { kind: 'text', name: 'supplier', label: 'Supplier', span: 4 },
          { kind: 'date', name: 'purchaseDate', label: 'Purchase Date', span: 4 },
          { kind: 'text', name: 'purchaseOrderNumber', label: 'Purchase Order Number', span: 4 },
          { kind: 'date', name: 'warrantyExpiry', label: 'Warranty Expiry', span: 4 },
          { kind: 'text', name: 'warrantyInfo', label: 'Warranty Info', span: 8 },
        ],
      },
      {
        title: 'Value',
        fields: [
          { kind: 'money', name: 'cost', label: 'Cost', min: 0, step: 0.01, span: 4 },
          {
            kind: 'money',
            name: 'depreciationValue',
            label: 'Depreciation Value',
            min: 0,
            step: 0.01,
            span: 4,
          },
          { kind: 'money', name: 'replacementCost', label: 'Replacement Cost', min: 0, step: 0.01, span: 4 },
        ],
      },
      {
        title: 'Safety and Notes',
        fields: [
          { kind: 'textarea', name: 'usageRestrictions', label: 'Usage Restrictions', rows: 2 },
          { kind: 'textarea', name: 'safetyGuidelines', label: 'Safety Guidelines', rows: 2 },
          { kind: 'textarea', name: 'notes', label: 'Notes' },
        ],
      },
    ],
  },
});

import { formatDay, formatMoney } from '@gym/hub-kit';
import { defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { equipmentOptionsDocument } from '../options.graphql.ts';
import {
  createMaintenanceRecordDocument,
  deleteMaintenanceRecordDocument,
  maintenanceRecordDocument,
  maintenanceRecordsDocument,
  updateMaintenanceRecordDocument,
} from './maintenance.graphql.ts';
import { emptyMaintenance, maintenanceSchema } from './maintenance.schema.ts';

export const maintenanceTab = defineScreen({
  resource: 'maintenance',
  title: 'Maintenance Records',
  icon: 'wrench',
  addLabel: 'Add Maintenance',
  entity: { one: 'maintenance record', many: 'maintenance records' },
  documents: {
    list: maintenanceRecordsDocument,
    get: maintenanceRecordDocument,
    create: createMaintenanceRecordDocument,
    update: updateMaintenanceRecordDocument,
    remove: deleteMaintenanceRecordDocument,
  },
  columns: [
    {
      key: 'equipment',
      title: 'Equipment',
      sortKey: 'equipmentName',
      width: '2fr',
      minWidth: 170,
      value: ({ equipment }) => equipment?.name,
    },
    { key: 'date', title: 'Date', sortKey: 'date', minWidth: 120, format: formatDay },
    { key: 'type', title: 'Type', sortKey: 'type', width: '1fr', minWidth: 140 },
    { key: 'description', title: 'Description', sortKey: 'description', width: '3fr', minWidth: 200 },
    { key: 'cost', title: 'Cost', sortKey: 'cost', minWidth: 115, align: 'end', format: formatMoney },
    { key: 'technician', title: 'Technician', sortKey: 'technician', width: '1fr', minWidth: 150 },
  ],
  rowName: ({ equipment, type, date }) => `${equipment?.name}, ${type} on ${formatDay(date)}`,
  filters: defineFilters(maintenanceRecordsDocument, [
    { kind: 'reference', name: 'equipmentId', label: 'Equipment', options: equipmentOptionsDocument },
    { kind: 'date', name: 'date', label: 'Date' },
    { kind: 'choice', name: 'type', label: 'Type', masterData: { page: 'Maintenance', dropdown: 'type' } },
    { kind: 'money', name: 'cost', label: 'Cost' },
    { kind: 'text', name: 'technician', label: 'Technician' },
  ]),
  sort: { date: 'desc' },
  pageSize: 10,
  pageSizes: [5, 10, 25],
  searchLabel: 'Search by equipment, type or technician',
  dialogTitles: { add: 'New Maintenance Record', edit: 'Edit Maintenance Record' },
  form: {
    schema: maintenanceSchema,
    empty: emptyMaintenance,
    sections: [
      {
        title: 'Maintenance',
        fields: [
          {
            kind: 'reference',
            name: 'equipmentId',
            label: 'Equipment',
            options: equipmentOptionsDocument,
            failed: 'Failed to fetch equipment',
            span: 12,
          },
          { kind: 'date', name: 'date', label: 'Date' },
          {
            kind: 'select',
            name: 'type',
            label: 'Type',
            masterData: { page: 'Maintenance', dropdown: 'type' },
          },
          { kind: 'text', name: 'technician', label: 'Technician' },
          { kind: 'money', name: 'cost', label: 'Cost', min: 0, step: 0.01 },
          { kind: 'textarea', name: 'description', label: 'Description' },
        ],
      },
    ],
  },
});

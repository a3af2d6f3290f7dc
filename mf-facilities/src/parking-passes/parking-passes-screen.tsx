import { formatDay } from '@gym/hub-kit';
import { CrudScreen, defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { memberOptionsDocument } from '../options.graphql.ts';
import { emptyParkingPass, parkingPassSchema } from './parking-pass.schema.ts';
import { passExpiry } from './pass-expiry.ts';
import { passStatusColor } from './pass-status-color.ts';
import {
  createParkingPassDocument,
  deleteParkingPassDocument,
  parkingPassDocument,
  parkingPassesDocument,
  updateParkingPassDocument,
} from './parking-passes.graphql.ts';

const masterData = (dropdown: string) => ({ page: 'ParkingPasses', dropdown }) as const;

export const parkingPassesScreen = defineScreen({
  resource: 'parking-passes',
  title: 'Parking Passes Management',
  icon: 'car',
  addLabel: 'Add Parking Pass',
  entity: { one: 'parking pass', many: 'parking passes' },
  documents: {
    list: parkingPassesDocument,
    get: parkingPassDocument,
    create: createParkingPassDocument,
    update: updateParkingPassDocument,
    remove: deleteParkingPassDocument,
  },
  columns: [
    { key: 'passNumber', title: 'Pass Number', sortKey: 'passNumber', width: '1fr', minWidth: 140 },
    {
      key: 'member',
      title: 'Member',
      sortKey: 'memberName',
      width: '2fr',
      minWidth: 170,
      value: ({ member }) => member?.name,
      record: { options: memberOptionsDocument, id: ({ member }) => member?.id },
    },
    { key: 'vehicleNumber', title: 'Vehicle Number', sortKey: 'vehicleNumber', width: '1fr', minWidth: 150 },
    { key: 'type', title: 'Pass Type', sortKey: 'type', width: '1fr', minWidth: 120 },
    {
      key: 'validFrom',
      title: 'Valid From',
      sortKey: 'validFrom',
      width: '1fr',
      minWidth: 120,
      format: formatDay,
    },
    {
      key: 'validUntil',
      title: 'Valid Until',
      sortKey: 'validUntil',
      width: '1fr',
      minWidth: 120,
      format: formatDay,
      due: passExpiry,
    },
    {
      key: 'status',
      title: 'Status',
      sortKey: 'status',
      minWidth: 120,
      chip: passStatusColor,
    },
  ],
  rowName: ({ passNumber, member }) => `${passNumber}, ${member?.name}`,
  filters: defineFilters(parkingPassesDocument, [
    { kind: 'reference', name: 'memberId', label: 'Member', options: memberOptionsDocument },
    { kind: 'text', name: 'vehicleNumber', label: 'Vehicle Number' },
    { kind: 'choice', name: 'type', label: 'Pass Type', masterData: masterData('type') },
    { kind: 'choice', name: 'status', label: 'Status', masterData: masterData('status') },
    { kind: 'date', name: 'validFrom', label: 'Valid From' },
    { kind: 'date', name: 'validUntil', label: 'Valid Until' },
    { kind: 'text', name: 'lot', label: 'Lot' },
  ]),
  sort: { validUntil: 'desc' },
  pageSize: 10,
  pageSizes: [5, 10, 25],
  searchLabel: 'Search by pass, member or vehicle number',
  form: {
    schema: parkingPassSchema,
    empty: emptyParkingPass,
    sections: [
      {
        title: 'Member and Vehicle',
        fields: [
          {
            kind: 'reference',
            name: 'memberId',
            label: 'Member',
            options: memberOptionsDocument,
            failed: 'Failed to fetch members',
          },
          {
            kind: 'text',
            name: 'vehicleNumber',
            label: 'Vehicle Number',
            help: '2 to 10 letters, digits or hyphens',
          },
        ],
      },
      {
        title: 'Pass',
        fields: [
          { kind: 'select', name: 'type', label: 'Pass Type', masterData: masterData('type'), span: 4 },
          { kind: 'select', name: 'status', label: 'Status', masterData: masterData('status'), span: 4 },
          { kind: 'text', name: 'lot', label: 'Lot', span: 4 },
          { kind: 'date', name: 'validFrom', label: 'Valid From' },
          { kind: 'date', name: 'validUntil', label: 'Valid Until' },
          { kind: 'textarea', name: 'notes', label: 'Notes' },
        ],
      },
    ],
  },
});

export default function ParkingPassesScreen() {
  return <CrudScreen screen={parkingPassesScreen} />;
}

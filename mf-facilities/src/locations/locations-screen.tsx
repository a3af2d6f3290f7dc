import { formatNumber } from '@gym/hub-kit';
import { CrudScreen, defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { lazy } from 'react';
import { amenitiesText } from './amenities.ts';
import { emptyLocation, locationSchema } from './location.schema.ts';
import {
  createLocationDocument,
  deleteLocationDocument,
  locationDocument,
  locationsDocument,
  updateLocationDocument,
} from './locations.graphql.ts';
import { openingHoursText } from './opening-hours.ts';

export const locationsScreen = defineScreen({
  resource: 'locations',
  title: 'Locations Management',
  icon: 'map-pin',
  addLabel: 'Add Location',
  entity: { one: 'location', many: 'locations' },
  documents: {
    list: locationsDocument,
    get: locationDocument,
    create: createLocationDocument,
    update: updateLocationDocument,
    remove: deleteLocationDocument,
  },
  columns: [
    { key: 'name', title: 'Name', sortKey: 'name', width: '2fr', minWidth: 180 },
    {
      key: 'address',
      title: 'Address',
      sortKey: 'address',
      width: '4fr',
      minWidth: 240,
      value: ({ address, city, state, zipCode }) => `${address}, ${city}, ${state} ${zipCode}`,
    },
    { key: 'phone', title: 'Phone', sortKey: 'phone', width: '1fr', minWidth: 150 },
    {
      key: 'capacity',
      title: 'Capacity',
      sortKey: 'capacity',
      minWidth: 110,
      align: 'end',
      format: formatNumber,
    },
    {
      key: 'status',
      title: 'Status',
      sortKey: 'status',
      minWidth: 130,
      chip: { active: 'green', maintenance: 'orange', '*': 'red' },
    },
  ],
  filters: defineFilters(locationsDocument, [
    { kind: 'text', name: 'name', label: 'Name' },
    { kind: 'text', name: 'city', label: 'City' },
    { kind: 'number', name: 'capacity', label: 'Capacity' },
    {
      kind: 'choice',
      name: 'status',
      label: 'Status',
      masterData: { page: 'Locations', dropdown: 'status' },
    },
  ]),
  sort: { name: 'asc' },
  pageSize: 10,
  pageSizes: [5, 10, 25],
  searchLabel: 'Search by name, address, city or zip code',
  dialogTitles: { add: 'Add New Location', edit: 'Edit Location' },
  messages: { incomplete: 'Please fill in all required fields' },
  form: {
    schema: locationSchema,
    empty: emptyLocation,
    sections: [
      {
        title: 'Basic Information',
        fields: [
          { kind: 'text', name: 'name', label: 'Name' },
          {
            kind: 'select',
            name: 'status',
            label: 'Status',
            masterData: { page: 'Locations', dropdown: 'status' },
            span: 3,
          },
          { kind: 'number', name: 'capacity', label: 'Capacity', unit: 'people', min: 0, step: 1, span: 3 },
          { kind: 'phone', name: 'phone', label: 'Phone' },
          { kind: 'email', name: 'email', label: 'Email' },
          {
            kind: 'own',
            name: 'amenities',
            label: 'Amenities',
            help: 'Separated by commas',
            placeholder: 'Sauna, Juice Bar, Parking',
            span: 12,
            field: lazy(() => import('./amenities-field.tsx')),
            text: amenitiesText,
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
        title: 'Opening Hours',
        fields: [
          {
            kind: 'own',
            name: 'openingHours',
            label: 'Opening Hours',
            placeholder: '09:00-18:00',
            field: lazy(() => import('./opening-hours-field.tsx')),
            text: openingHoursText,
          },
        ],
      },
    ],
  },
});

export default function LocationsScreen() {
  return <CrudScreen screen={locationsScreen} />;
}

import { defineScreen, lazyField } from '@gym/hub-kit/define';
import { locations } from '@gym/hub-kit/resources';
import { amenitiesText } from './amenities.ts';
import { openingHoursText } from './opening-hours.ts';

export default defineScreen(locations, {
  title: 'Locations Management',
  icon: 'map-pin',
  requiredMessage: label => `${label} is required`,
  fields: {
    status: { span: 3 },
    capacity: { unit: 'people', span: 3 },
    phone: { kind: 'phone' },
    amenities: {
      help: 'Separated by commas',
      placeholder: 'Sauna, Juice Bar, Parking',
      span: 12,
      field: lazyField(() => import('./amenities-field.tsx')),
      text: amenitiesText,
    },
    address: { span: 12 },
    state: { span: 3 },
    zipCode: { span: 3 },
    openingHours: {
      placeholder: '09:00-18:00',
      field: lazyField(() => import('./opening-hours-field.tsx')),
      text: openingHoursText,
    },
  },
  columns: {
    name: {},
    address: {
      value: ({ address, city, state, zipCode }) => `${address}, ${city}, ${state} ${zipCode}`,
    },
    phone: {},
    capacity: {},
    status: { chip: { active: 'green', maintenance: 'orange', '*': 'red' } },
  },
  alsoSelect: ['city', 'state', 'zipCode'],
  filters: ['name', 'city', 'capacity', 'status'],
  tabs: 'status',
  sort: { name: 'asc' },
  searchLabel: 'Search by name, address, city or zip code',
  dialogTitles: { add: 'Add New Location', edit: 'Edit Location' },
  messages: { incomplete: 'Please fill in all required fields' },
  form: {
    sections: [
      {
        title: 'Basic Information',
        fields: ['name', 'status', 'capacity', 'phone', 'email', 'amenities'],
      },
      { title: 'Address', fields: ['address', 'city', 'state', 'zipCode'] },
      { title: 'Opening Hours', fields: ['openingHours'] },
    ],
  },
});

import { defineScreen } from '@gym/hub-kit/define';
import { locations } from '@gym/hub-kit/resources';

/** A list with each kind of column. */
export const locationsScreen = defineScreen(locations, {
  title: 'Locations',
  icon: 'map-pin',
  columns: {
    name: {},
    city: {},
    capacity: {},
    status: { chip: { active: 'green', '*': 'grey' } },
  },
  actions: [
    {
      icon: 'lock',
      label: 'Close',
      when: ({ status }) => status !== 'closed',
      edit: () => ({ status: 'closed' }),
    },
  ],
  filters: ['name', 'capacity', 'status'],
  tabs: 'status',
  sort: { name: 'asc' },
  searchLabel: 'Search by name',
  form: { sections: [{ title: 'Location', fields: ['name', 'city', 'status', 'capacity'] }] },
});

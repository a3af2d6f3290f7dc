import { defineScreen } from '@gym/hub-kit/define';
import { formatDay, t } from '@gym/hub-kit/format';
import { maintenanceRecords } from '@gym/hub-kit/resources';

export const maintenanceScreen = defineScreen(maintenanceRecords, {
  title: 'Maintenance Records',
  icon: 'wrench',
  addLabel: 'Add Maintenance',
  fields: {
    equipment: { span: 12 },
    description: { kind: 'textarea' },
  },
  columns: {
    equipment: {},
    date: {},
    type: {},
    description: {},
    cost: {},
    technician: {},
  },
  rowName: ({ equipment, type, date }) =>
    t('{equipment}, {type} on {day}', { equipment: equipment?.name ?? '', type, day: formatDay(date) }),
  filters: ['equipment', 'date', 'type', 'cost', 'technician'],
  sort: { date: 'desc' },
  searchLabel: 'Search by equipment, type or technician',
  dialogTitles: { add: 'New Maintenance Record', edit: 'Edit Maintenance Record' },
  form: {
    sections: [
      {
        title: 'Maintenance',
        fields: ['equipment', 'date', 'type', 'technician', 'cost', 'description'],
      },
    ],
  },
});

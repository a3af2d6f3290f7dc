import { defineScreen } from '@gym/hub-kit/define';
import { formatDay, t } from '@gym/hub-kit/format';
import { maintenanceRecords } from '@gym/hub-kit/resources';

export const maintenanceScreen = defineScreen(maintenanceRecords, {
  title: 'Maintenance Records',
  icon: 'wrench',
  addLabel: 'Add Maintenance',
  fields: {
    equipmentId: { span: 12 },
    description: { kind: 'textarea' },
  },
  columns: {
    equipment: { minWidth: 170 },
    date: { minWidth: 120 },
    type: { minWidth: 140 },
    description: { minWidth: 200 },
    cost: { minWidth: 115 },
    technician: { minWidth: 150 },
  },
  rowName: ({ equipment, type, date }) =>
    t('{equipment}, {type} on {day}', { equipment: equipment?.name ?? '', type, day: formatDay(date) }),
  filters: ['equipmentId', 'date', 'type', 'cost', 'technician'],
  sort: { date: 'desc' },
  searchLabel: 'Search by equipment, type or technician',
  dialogTitles: { add: 'New Maintenance Record', edit: 'Edit Maintenance Record' },
  form: {
    sections: [
      {
        title: 'Maintenance',
        fields: ['equipmentId', 'date', 'type', 'technician', 'cost', 'description'],
      },
    ],
  },
});

import { defineDue } from '@gym/hub-kit/define';
import { equipment } from '@gym/hub-kit/resources';

/** Whatever state a machine is in, it wants its maintenance. */
export const maintenanceDue = defineDue(equipment, {
  field: 'nextMaintenance',
  days: 14,
  soon: 'Maintenance is due',
  over: 'Maintenance was due',
  lines: {
    soon: ['piece of equipment is due for maintenance', 'pieces of equipment are due for maintenance'],
    over: [
      'piece of equipment is overdue for maintenance',
      'pieces of equipment are overdue for maintenance',
    ],
  },
});

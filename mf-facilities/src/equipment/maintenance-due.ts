import type { DueCount } from '@gym/hub-kit';

/** Whatever state a machine is in, it wants its maintenance. */
export const maintenanceDue = {
  field: 'nextMaintenance',
  days: 14,
  soon: 'Maintenance is due',
  over: 'Maintenance was due',
  aggregate: 'equipmentAggregate',
  lines: {
    soon: ['piece of equipment is due for maintenance', 'pieces of equipment are due for maintenance'],
    over: [
      'piece of equipment is overdue for maintenance',
      'pieces of equipment are overdue for maintenance',
    ],
  },
} as const satisfies DueCount;

import { addDays, daysBetween, today } from '@gym/hub-kit/format';

export interface Maintained {
  status: string | null;
  lastMaintenance: string | null;
  nextMaintenance: string | null;
}

/**
 * What changes when a machine was maintained today: the next maintenance is after the same number of days as between
 * the last two. Without them it stays to be entered.
 */
export function maintenanceDone({ status, lastMaintenance, nextMaintenance }: Maintained) {
  const interval = lastMaintenance && nextMaintenance ? daysBetween(lastMaintenance, nextMaintenance) : 0;
  return {
    lastMaintenance: today(),
    nextMaintenance: interval > 0 ? addDays(today(), interval) : '',
    ...(status === 'maintenance' && { status: 'available' }),
  };
}

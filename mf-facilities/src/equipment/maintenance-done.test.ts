import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maintenanceDone } from './maintenance-done.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-02-20T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('the next maintenance is after the same interval', () => {
  const machine = { status: 'available', lastMaintenance: '2025-11-01', nextMaintenance: '2026-01-30' };
  expect(maintenanceDone(machine)).toEqual({ lastMaintenance: '2026-02-20', nextMaintenance: '2026-05-21' });
});

test('a machine in maintenance is available again; without an interval the next date stays to be entered', () => {
  const machine = { status: 'maintenance', lastMaintenance: null, nextMaintenance: '2026-01-30' };
  expect(maintenanceDone(machine)).toEqual({
    lastMaintenance: '2026-02-20',
    nextMaintenance: '',
    status: 'available',
  });
});

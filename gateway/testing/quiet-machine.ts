import { expect } from 'vitest';

/**
 * Checks a requirement in milliseconds where nothing else uses the machine: `test:slow` sets `QUIET_MACHINE`. Elsewhere
 * tests check the order of events.
 */
export function expectWithin(limit: number, took: number): void {
  if (process.env['QUIET_MACHINE'] === 'yes') expect(took).toBeLessThan(limit);
}

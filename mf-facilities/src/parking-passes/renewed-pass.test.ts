import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renewedPass } from './renewed-pass.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-01-31T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test.each([
  ['Monthly', '2026-02-10', { validUntil: '2026-03-10' }],
  ['Monthly', '2026-01-31', { validUntil: '2026-02-28' }],
  ['Weekly', '2026-02-01', { validUntil: '2026-02-08' }],
  ['Annual', '2026-02-28', { validUntil: '2027-02-28' }],
  ['Company', '2026-02-01', { validUntil: '2026-03-01' }],
  // It ran out: the next one begins today.
  ['Quarterly', '2026-01-30', { validFrom: '2026-01-31', validUntil: '2026-04-30' }],
])('%s until %s', (type, validUntil, renewed) => {
  expect(renewedPass({ type, validUntil })).toEqual({ ...renewed, status: 'active' });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renewedMembership } from './renewed-membership.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-02-20T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test.each([
  // [start, end] before and after
  ['2025-03-01', '2026-03-01', '2026-03-01', '2027-03-01'],
  ['2026-01-31', '2026-02-28', '2026-02-28', '2026-03-28'],
  // It ran out: the next one begins today.
  ['2025-08-10', '2026-02-10', '2026-02-20', '2026-08-20'],
  // Without a term, a year.
  [null, '2026-03-01', '2026-03-01', '2027-03-01'],
  [null, null, '2026-02-20', '2027-02-20'],
])('from %s until %s: from %s until %s', (start, end, nextStart, nextEnd) => {
  expect(renewedMembership({ membershipStartDate: start, membershipEndDate: end })).toEqual({
    membershipStartDate: nextStart,
    membershipEndDate: nextEnd,
    status: 'active',
  });
});

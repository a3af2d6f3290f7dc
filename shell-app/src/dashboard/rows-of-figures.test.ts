import { expect, test } from 'vitest';
import { rowsOfFigures } from './rows-of-figures.ts';

test('each figure of the dashboard leads to the list of its rows', () => {
  const { totalMembers, activeMembers, newThisMonth, activeTrainers, monthlyRevenue } = rowsOfFigures;
  const thisMonth = 'now%2FM..now%2Fd';
  expect(totalMembers.address('/members')).toBe('/members?saved=none');
  expect(activeMembers.address('/members')).toBe('/members?f.figure=activeMembers');
  expect(newThisMonth.address('/members')).toBe(`/members?f.joiningDate=${thisMonth}`);
  expect(activeTrainers.address('/trainers')).toBe('/trainers?f.figure=activeTrainers');
  expect(monthlyRevenue.address('/payments')).toBe(`/payments?f.figure=received&f.paymentDate=${thisMonth}`);
});

import { expect, test } from 'vitest';
import { totalsOf } from './totals.ts';
import { tablesIn } from './tables.ts';

const tablesOf = (query: string, data: Record<string, unknown>) => tablesIn({ query }, data);

/** The totals of the first table, by the titles of their columns. */
function totals(query: string, data: Record<string, unknown>, name = Object.keys(data)[0]!) {
  const table = tablesOf(query, data).find(found => found.name === name)!;
  return Object.fromEntries(
    [...totalsOf(table)].map(([index, sum]) => [table.columns[index]!.join('.'), sum]),
  );
}

test('number columns of a list are added, without the digits of binary fractions', () => {
  const query = '{ payments { items { id amount note } } }';
  const items = [
    { id: '1', amount: 0.1, note: 'a' },
    { id: '2', amount: 0.2, note: null },
    { id: '3', amount: null, note: 'c' },
  ];
  expect(totals(query, { payments: { items } })).toEqual({ amount: 0.3 });
});

test('counts and sums of groups are added; averages, extremes and distinct counts are not', () => {
  const query =
    '{ groups: paymentsAggregate { group { year } count countDistinct { memberId } sum { amount } avg { amount } max { amount } figures { received } } }';
  const group = (count: number, amount: number) => ({
    group: { year: 2026 },
    count,
    countDistinct: { memberId: 1 },
    sum: { amount },
    avg: { amount },
    max: { amount },
    figures: { received: amount },
  });
  expect(totals(query, { groups: [group(2, 10), group(3, 20.5)] })).toEqual({ count: 5, 'sum.amount': 30.5 });
});

test('subtotals are not added to their groups', () => {
  const query = '{ rows: paymentsAggregate(rollup: true) { level group { kind } count } }';
  const rows = [
    { level: 1, group: { kind: 'a' }, count: 2 },
    { level: 1, group: { kind: 'b' }, count: 5 },
    { level: 0, group: { kind: null }, count: 7 },
  ];
  expect(totals(query, { rows })).toEqual({ count: 7 });
});

const MEMBERS =
  '{ members { totalCount items { name fee payments { items { amount } } } } member(id: 1) { fee payments { items { amount } } } }';
const payments = (...amounts: number[]) => ({ items: amounts.map(amount => ({ amount })) });
const data = {
  members: {
    totalCount: 9,
    items: [
      { name: 'Ann', fee: 5, payments: payments(1, 2) },
      { name: 'Bob', fee: 6, payments: payments() },
      { name: 'Cem', fee: 7, payments: payments(4) },
    ],
  },
  member: { fee: 5, payments: payments(1, 2) },
};

test('each list is a table, also those within records, and each names what exports it', () => {
  expect(
    tablesOf(MEMBERS, data).map(({ name, root, rowsOf, rows }) => [name, root, rowsOf, rows.length]),
  ).toEqual([
    ['members', 'members', undefined, 3],
    ['members.payments', 'members', 'payments', 3],
    ['member.payments', 'member', 'payments', 2],
    ['member', 'member', undefined, 1],
  ]);
});

test('of a list within records its own columns are added, and not what is repeated', () => {
  expect(totals(MEMBERS, data)).toEqual({ fee: 18 });
  expect(totals(MEMBERS, data, 'members.payments')).toEqual({ 'payments.items.amount': 7 });
  expect(totals(MEMBERS, data, 'member.payments')).toEqual({ amount: 3 });
  expect(totals(MEMBERS, data, 'member')).toEqual({});
});

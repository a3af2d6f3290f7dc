import { parse } from 'graphql';
import { expect, test } from 'vitest';
import type { Access } from '../auth/access.ts';
import { buildSchema } from '../server/schema.ts';
import { estimateCost } from './cost.ts';
import { adviceFor } from './cost-reason.ts';
import { OperationCache } from './operation-cache.ts';
import { prepareOperation } from './prepared-operation.ts';
import type { TableSizes } from './table-sizes.ts';

const schema = buildSchema();
const access = { can: () => true } as unknown as Access;
const ROWS: Readonly<Record<string, number>> = { trainer: 50, member: 1_000_000, payment: 8_000_000 };
const sizes: TableSizes = { rows: table => ROWS[table] ?? 1_000, width: () => 16, sharing: () => undefined };

test.each([
  ['{ payments(page: { offset: 5000000 }) { items { id } } }', /^Request fewer rows or columns: page: /],
  [
    '{ members { items { payments { items { id } } } } }',
    /^Request fewer rows of this list and of the lists/,
  ],
  ['{ members(search: "ann") { items { id } } }', /^Filter, search and sort fewer lists in one request/],
  ['{ members(sort: { field: name }) { items { id } } }', /^Filter, search and sort fewer lists/],
  ['{ members(search: "ann") { totalCount } }', /^Leave out totalCount or groupCount/],
  [
    '{ members(filter: { name: { contains: "ann" } }) { items { id } } }',
    /^Use fewer conditions, and eq or in/,
  ],
  [
    '{ members(filter: { payments: { some: { amount: { gt: 5 } } } }) { items { id } } }',
    /^Filter by fields of the record itself/,
  ],
  [
    '{ members(filter: { or: [{ assignedTrainer: { name: { contains: "a" } } }] }) { items { id } } }',
    /^Filter by fields of the record itself/,
  ],
  [
    '{ members(sort: [{ payments: { sum: { amount: DESC } } }]) { items { id } } }',
    /^Sort by a field of the record itself/,
  ],
  [
    '{ members(asOf: "2026-01-31", filter: { name: { eq: "a" } }) { items { id } } }',
    /^Leave out asOf and asOfEach/,
  ],
  [
    '{ membersAggregate(asOfEach: { days: ["2026-01-31", "2026-02-28", "2026-03-31"] }) { count } }',
    /^Name fewer days in asOfEach/,
  ],
  ['{ members { items { paymentsAggregate { count } } } }', /^Request fewer rows of the list around it/],
  ['{ paymentsAggregate { count } }', /^Combine aggregates of one list by filtered/],
  [
    '{ paymentsAggregate { median { amount } countDistinct { memberId } } }',
    /^Request fewer of countDistinct, median and/,
  ],
  ['{ paymentsAggregate(rollup: true, groupBy: [{ paymentMethod: true }]) { count } }', /^Leave out rollup/],
  [
    '{ paymentsAggregate(groupBy: [{ member: { city: true } }]) { count } }',
    /^Group by fields of the record itself/,
  ],
  [
    '{ trainersAggregate(groupBy: [{ id: true }]) { sum { sessionRate } average { sessionRate } } }',
    /^Request fewer groups or figures/,
  ],
  ['{ trainersAggregate(fill: true, groupBy: [{ createdAt: MONTH }]) { count } }', /^Leave out fill/],
  ['{ __schema { types { name } } }', /^Request fewer parts of the schema/],
  ['{ search(text: "ann") { __typename } }', /^Request it fewer times/],
])('what makes %s cheaper', (query, advice) => {
  const operation = new OperationCache().add(query, undefined, parse(query))!;
  const prepared = prepareOperation(schema, operation, {});
  const { mostExpensive } = estimateCost(prepared, { schema, access, sizes, plans: undefined });
  expect(adviceFor(mostExpensive.reason)).toMatch(advice);
});

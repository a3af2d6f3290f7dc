import { snakeCase, type FieldContract, type FieldKind } from '@gym/graphql-api';
import { operation, readPaths, selectionOf } from '../documents.ts';
import { listParameters, objectSchema, recordSchema, ref, textSchema } from '../openapi.ts';
import type { Schema } from '../schema.ts';
import { list, listResponse } from '../resource-routes.ts';
import { restResource } from '../resource.ts';
import type { RestRoute } from '../route.ts';
import { toWire } from '../wire.ts';
import { textFields } from './body.ts';

const readOnly = (name: string, kind: FieldKind, description: string): FieldContract => ({
  name,
  wire: snakeCase(name),
  kind,
  label: name,
  description,
  read: name,
  writable: false,
  filterable: true,
  sortable: true,
});

/** The history of closings, which has a list and no records of its own. */
const closedPeriods = restResource({
  resource: 'closed-periods',
  path: 'closed-periods',
  type: 'ClosedPeriod',
  singular: 'closedPeriod',
  plural: 'closedPeriods',
  label: 'Closed period',
  operations: ['list'],
  defaultSort: [{ field: 'closedAt', direction: 'DESC' }],
  fields: [
    readOnly('id', 'id', 'The number of the closing'),
    readOnly('month', 'text', 'The month, yyyy-mm'),
    readOnly('closedBy', 'text', 'The name of the user who closed it'),
    readOnly('closedAt', 'dateTime', 'When it was closed'),
    readOnly('reopenedBy', 'text', 'The name of the user who reopened it; null while it is closed'),
    readOnly('reopenedAt', 'dateTime', 'When it was reopened; null while it is closed'),
    readOnly('reason', 'text', 'Why it was reopened'),
  ],
});

export const closedPeriodSchemas: Record<string, Schema> = { ClosedPeriod: recordSchema(closedPeriods) };

const selection = selectionOf(readPaths(closedPeriods.fields));
const CLOSE = operation(
  'mutation',
  'RestClosePeriod',
  '$month: String!',
  `period: closePeriod(month: $month) { ${selection} }`,
);
const REOPEN = operation(
  'mutation',
  'RestReopenPeriod',
  '$month: String!, $reason: String!',
  `period: reopenPeriod(month: $month, reason: $reason) { ${selection} }`,
);

interface Saved {
  period: Record<string, unknown>;
}

/** Closes and reopens months of the accounts. */
export const closedPeriodRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/closed-periods',
    tag: closedPeriods.path,
    name: 'listClosedPeriods',
    summary: 'List the closings of months: every one, or one page of them',
    query: listParameters(closedPeriods),
    response: listResponse(closedPeriods),
    operations: [closedPeriods.documents.list, closedPeriods.documents.count],
    handle: call => list(closedPeriods, call),
  },
  {
    method: 'POST',
    path: '/closed-periods',
    tag: closedPeriods.path,
    name: 'closePeriod',
    summary:
      'Close a month that has ended: its invoices, payments, expenses, income and payroll can no longer change',
    idempotent: true,
    body: objectSchema({ month: { type: 'string', description: 'yyyy-mm' } }),
    response: { status: 201, description: 'The closing', schema: ref('ClosedPeriod') },
    failures: [409, 413, 415],
    operations: [CLOSE],
    handle: async call => {
      const { month } = textFields(call.body(), { month: 'Month is required' });
      const { period } = await call.run<Saved>(CLOSE, { month }, closedPeriods);
      return { status: 201, body: toWire(closedPeriods, period, call) };
    },
  },
  {
    method: 'POST',
    path: '/closed-periods/{month}/reopen',
    tag: closedPeriods.path,
    name: 'reopenPeriod',
    summary: 'Reopen a closed month, `yyyy-mm`, with a reason that its history keeps',
    idempotent: true,
    body: objectSchema({ reason: { ...textSchema, minLength: 1, maxLength: 1_000 } }),
    response: { status: 200, description: 'The closing that has ended', schema: ref('ClosedPeriod') },
    failures: [409, 413, 415],
    operations: [REOPEN],
    handle: async call => {
      const { reason } = textFields(call.body(), { reason: 'Reason is required' });
      const variables = { month: call.params['month'], reason };
      const { period } = await call.run<Saved>(REOPEN, variables, closedPeriods);
      return { body: toWire(closedPeriods, period, call) };
    },
  },
];

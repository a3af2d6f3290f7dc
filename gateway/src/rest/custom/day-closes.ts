import { snakeCase, type FieldKind } from '@gym/graphql-api';
import { operation, readPaths, selectionOf } from '../documents.ts';
import { entrySchema, KINDS, objectSchema, orNull, ref, textSchema } from '../openapi.ts';
import type { Schema } from '../schema.ts';
import { recordId } from '../resource-routes.ts';
import type { RestResource } from '../resource.ts';
import type { RestRoute } from '../route.ts';
import { toWire } from '../wire.ts';
import { inputFields, textFields } from './body.ts';

type Values = Record<string, unknown>;

const FIELDS = {
  locationId: 'id',
  day: 'date',
  countedCash: 'money',
  reason: 'text',
  note: 'text',
  dryRun: 'boolean',
} as const satisfies Readonly<Record<string, FieldKind>>;
const REQUIRED = ['locationId', 'day', 'countedCash'];

const amountsOf = (closes: RestResource) => closes.byName.get('expected')!.entries!;

/** The shape of the response of a close. */
export const dayCloseSchemas = (closes: RestResource): Record<string, Schema> => ({
  DayTotals: objectSchema({
    expected: { type: 'array', items: entrySchema(amountsOf(closes)) },
    received_amount: KINDS.money,
    expected_cash: KINDS.money,
    difference: { ...KINDS.money, description: 'Counted less expected cash' },
    day_close: { anyOf: [ref(closes.type), { type: 'null' }], description: 'Null in a dry run' },
  }),
});

interface Totals extends Values {
  expected: Values[];
  dayClose: Values | null;
}

/** Closes and reopens days of locations. */
export function dayCloseRoutes(closes: RestResource): RestRoute[] {
  const selection = selectionOf(readPaths(closes.fields));
  const amounts = amountsOf(closes);
  const close = operation(
    'mutation',
    'RestCloseDay',
    '$input: CloseDayInput!, $dryRun: Boolean!',
    `done: closeDay(input: $input, dryRun: $dryRun) { receivedAmount expectedCash difference
      expected { ${amounts.map(({ name }) => name).join(' ')} } dayClose { ${selection} } }`,
  );
  const reopen = operation(
    'mutation',
    'RestReopenDay',
    '$id: ID!, $reason: String!',
    `record: reopenDay(id: $id, reason: $reason) { ${selection} }`,
  );
  const names = { byName: new Map(Object.keys(FIELDS).map(name => [name, { wire: snakeCase(name) }])) };
  return [
    {
      method: 'POST',
      path: '/day-closes',
      tag: closes.path,
      name: 'closeDay',
      summary: 'Close a day of a location: its payments then change only with `closed-periods:edit`',
      idempotent: true,
      body: objectSchema(
        Object.fromEntries(
          Object.entries(FIELDS).map(([name, kind]) => [
            snakeCase(name),
            REQUIRED.includes(name) ? KINDS[kind] : orNull(KINDS[kind]),
          ]),
        ),
        REQUIRED.map(snakeCase),
      ),
      response: { status: 200, description: 'What was closed, or would be', schema: ref('DayTotals') },
      failures: [409, 413, 415],
      operations: [close],
      handle: async call => {
        const { dryRun, ...input } = inputFields(FIELDS, REQUIRED, call.body());
        const { done } = await call.run<{ done: Totals }>(close, { input, dryRun: dryRun ?? false }, names);
        return {
          body: {
            expected: done.expected.map(amount =>
              Object.fromEntries(amounts.map(({ name, wire }) => [wire, amount[name] ?? null])),
            ),
            received_amount: done['receivedAmount'],
            expected_cash: done['expectedCash'],
            difference: done['difference'],
            day_close: done.dayClose && toWire(closes, done.dayClose, call),
          },
        };
      },
    },
    {
      method: 'POST',
      path: '/day-closes/{id}/reopen',
      tag: closes.path,
      name: 'reopenDay',
      summary: 'Reopen a closed day of a location with a reason that its history keeps',
      idempotent: true,
      body: objectSchema({ reason: { ...textSchema, minLength: 1, maxLength: 1_000 } }),
      response: { status: 200, description: 'The close that has ended', schema: ref(closes.type) },
      failures: [404, 409, 413, 415],
      operations: [reopen],
      handle: async call => {
        const { reason } = textFields(call.body(), { reason: 'Reason is required' });
        const variables = { id: recordId(closes, call), reason };
        const { record } = await call.run<{ record: Values }>(reopen, variables, closes);
        return { body: toWire(closes, record, call) };
      },
    },
  ];
}

import { snakeCase, type FieldKind } from '@gym/graphql-api';
import { operation, readPaths, selectionOf } from '../documents.ts';
import { entrySchema, KINDS, objectSchema, orNull, ref, textSchema } from '../openapi.ts';
import type { Schema } from '../schema.ts';
import { recordId } from '../resource-routes.ts';
import type { RestResource } from '../resource.ts';
import type { RestRoute } from '../route.ts';
import { toWire } from '../wire.ts';
import { inputFields } from './body.ts';

type Values = Record<string, unknown>;

const FIELDS = {
  cardNumber: 'text',
  memberId: 'id',
  locationId: 'id',
  overrideReason: 'text',
  scannedAt: 'dateTime',
  dryRun: 'boolean',
} as const satisfies Readonly<Record<string, FieldKind>>;
const REQUIRED = ['locationId'];
const OUTCOMES = ['checked_in', 'denied', 'checked_out', 'unknown_card'];

const reasonsOf = (visits: RestResource) => visits.byName.get('details')!.entries!;

/** The shape of the response of a check-in. */
export const visitSchemas = (visits: RestResource): Record<string, Schema> => ({
  CheckInResult: objectSchema({
    outcome: { type: 'string', enum: OUTCOMES },
    repeated: { type: 'boolean', description: 'Whether the member was scanned within ten seconds' },
    decision: orNull(textSchema),
    reasons: { type: 'array', items: entrySchema(reasonsOf(visits)) },
    member_id: orNull(KINDS.id),
    member_name: orNull(textSchema),
    plan_name: orNull(textSchema),
    visit: {
      anyOf: [ref(visits.type), { type: 'null' }],
      description: 'Null in a dry run, and for an unknown card',
    },
  }),
});

interface CheckIn extends Values {
  reasons: Values[];
  memberId: string | null;
  visit: Values | null;
}

/** What is done with visits beyond the fields of the record. */
export function visitRoutes(visits: RestResource): RestRoute[] {
  const selection = selectionOf(readPaths(visits.fields));
  const reasons = reasonsOf(visits);
  const checkIn = operation(
    'mutation',
    'RestCheckIn',
    '$input: CheckInInput!',
    `done: checkIn(input: $input) { outcome repeated decision memberId memberName planName
      reasons { ${reasons.map(({ name }) => name).join(' ')} } visit { ${selection} } }`,
  );
  const checkOut = operation(
    'mutation',
    'RestCheckOut',
    '$id: ID!',
    `record: checkOut(id: $id) { ${selection} }`,
  );
  const names = { byName: new Map(Object.keys(FIELDS).map(name => [name, { wire: snakeCase(name) }])) };
  return [
    {
      method: 'POST',
      path: '/visits/check-in',
      tag: visits.path,
      name: 'checkIn',
      summary: 'Check a member in by the rules of the club, or out by a second scan',
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
      response: { status: 200, description: 'What was done, or would be', schema: ref('CheckInResult') },
      failures: [409, 413, 415],
      operations: [checkIn],
      handle: async call => {
        const input = inputFields(FIELDS, REQUIRED, call.body());
        const { done } = await call.run<{ done: CheckIn }>(checkIn, { input }, names);
        return {
          body: {
            outcome: done['outcome'],
            repeated: done['repeated'],
            decision: done['decision'],
            reasons: done.reasons.map(reason =>
              Object.fromEntries(reasons.map(({ name, wire }) => [wire, reason[name] ?? null])),
            ),
            member_id: done.memberId === null ? null : Number(done.memberId),
            member_name: done['memberName'],
            plan_name: done['planName'],
            visit: done.visit && toWire(visits, done.visit, call),
          },
        };
      },
    },
    {
      method: 'POST',
      path: '/visits/{id}/check-out',
      tag: visits.path,
      name: 'checkOut',
      summary: 'End a visit now',
      response: { status: 200, description: 'The visit as saved', schema: ref(visits.type) },
      failures: [404, 409],
      operations: [checkOut],
      handle: async call => {
        const { record } = await call.run<{ record: Values }>(
          checkOut,
          { id: recordId(visits, call) },
          visits,
        );
        return { body: toWire(visits, record, call) };
      },
    },
  ];
}

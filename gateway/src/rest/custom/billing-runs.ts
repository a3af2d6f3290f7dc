import { operation, readPaths, selectionOf } from '../documents.ts';
import { badRequest } from '../failure.ts';
import { objectSchema, recordSchema } from '../openapi.ts';
import type { Schema } from '../schema.ts';
import type { RestResource } from '../resource.ts';
import type { RestRoute } from '../route.ts';
import { toWire } from '../wire.ts';

interface Preview {
  created: number;
  skipped: number;
  markedOverdue: number;
  totalAmount: number;
}

const count: Schema = { type: 'integer' };

/** Starts billing runs; lists and records of them are those of every resource. */
export function billingRunRoutes(billingRuns: RestResource): RestRoute[] {
  const start = operation(
    'mutation',
    'RestStartBillingRun',
    '$date: LocalDate!, $dryRun: Boolean!',
    `started: startBillingRun(date: $date, dryRun: $dryRun) {
      runId preview { created skipped markedOverdue totalAmount }
    }`,
  );
  const one = operation(
    'query',
    'RestStartedBillingRun',
    '$id: ID!',
    `record: billingRun(id: $id) { ${selectionOf(readPaths(billingRuns.fields))} }`,
  );
  return [
    {
      method: 'POST',
      path: '/billing-runs',
      tag: billingRuns.path,
      name: 'startBillingRun',
      summary: 'Start a billing run, or preview what it would do with `dry_run`',
      idempotent: true,
      body: {
        ...objectSchema({ date: { type: 'string', format: 'date' }, dry_run: { type: 'boolean' } }, ['date']),
        additionalProperties: false,
      },
      response: {
        status: 201,
        description: 'The run, which works in the background; of a preview the counts, without an id',
        schema: {
          ...recordSchema(billingRuns, {
            skipped: count,
            created: count,
            marked_overdue: count,
            total_amount: { type: 'number' },
          }),
          required: ['created', 'skipped', 'marked_overdue', 'total_amount'],
        },
      },
      failures: [400, 413, 415],
      operations: [start, one],
      handle: async call => {
        const { date, dryRun } = readBody(call.body());
        const { started } = await call.run<{ started: { runId: string | null; preview: Preview | null } }>(
          start,
          { date, dryRun },
          billingRuns,
        );
        if (started.preview) {
          const { created, skipped, markedOverdue, totalAmount } = started.preview;
          return {
            status: 201,
            body: { created, skipped, marked_overdue: markedOverdue, total_amount: totalAmount },
          };
        }
        const { record } = await call.run<{ record: Record<string, unknown> }>(
          one,
          { id: started.runId },
          billingRuns,
        );
        return { status: 201, body: toWire(billingRuns, record, call) };
      },
    },
  ];
}

/** @throws RestFailure 400 */
function readBody(body: Record<string, unknown>): { date: string; dryRun: boolean } {
  const wrong: Record<string, string> = {};
  for (const name of Object.keys(body))
    if (!['date', 'dry_run', 'dryRun'].includes(name)) wrong[name] = `Unknown field: ${name}`;
  const { date } = body;
  const dryRun = body['dry_run'] ?? body['dryRun'] ?? false;
  if (date === undefined || date === null || date === '') wrong['date'] = 'Date is required';
  else if (typeof date !== 'string') wrong['date'] = 'date must be text';
  if (typeof dryRun !== 'boolean') wrong['dry_run'] = 'dry_run must be true or false';
  if (Object.keys(wrong).length > 0) throw badRequest(wrong);
  return { date: date as string, dryRun: dryRun as boolean };
}

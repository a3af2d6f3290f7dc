import { snakeCase } from '@gym/graphql-api';
import type { FastifyRequest } from 'fastify';
import { badRequest } from './failure.ts';
import { objectSchema, orNull, textSchema } from './openapi.ts';
import type { RestResource } from './resource.ts';
import type { Call, RestRoute, RouteResult } from './route.ts';
import { toWire } from './wire.ts';

type Values = Record<string, unknown>;

/** An audit entry of `extensions.dryRun`. */
export interface AddedEntry {
  resource: string;
  recordId: string;
  title: string | null;
  action: string;
  version: number;
  fieldChanges: {
    field: string;
    label: string;
    before: string | null;
    after: string | null;
    beforeText: string | null;
    afterText: string | null;
  }[];
}

const textOrNull = orNull(textSchema);

export const dryRunSchema = objectSchema({
  record: {
    type: ['object', 'null'],
    description:
      'The record as it would be stored; null for a delete. The id of a new record is not reserved',
  },
  entries: {
    type: 'array',
    description: 'The audit entries that would be added, those of other records included',
    items: objectSchema({
      resource: textSchema,
      record_id: { type: 'integer' },
      title: textOrNull,
      action: { type: 'string', enum: ['created', 'updated', 'deleted'] },
      version: { type: 'integer' },
      changes: {
        type: 'array',
        items: objectSchema({
          field: textSchema,
          label: textSchema,
          before: textOrNull,
          after: textOrNull,
          before_text: textOrNull,
          after_text: textOrNull,
        }),
      },
    }),
  },
});

/**
 * Whether a request has `dry_run=true`.
 * @throws RestFailure 400 for a value that is neither true nor false
 */
export function dryRunOf({ takesDryRun }: RestRoute, { query }: FastifyRequest): boolean {
  const value = takesDryRun ? (query as Values)['dry_run'] : undefined;
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  throw badRequest({ dry_run: 'dry_run is true or false' });
}

/** @param record what would be stored; null for a delete */
export const dryRunResult = (resource: RestResource, record: Values | null, call: Call): RouteResult => ({
  body: { record: record && toWire(resource, record, call), entries: call.addedEntries },
});

/** Audit entries under wire names. */
export function wireEntries(entries: readonly AddedEntry[], resources: readonly RestResource[]): Values[] {
  return entries.map(({ resource, recordId, title, action, version, fieldChanges }) => {
    const names = resources.find(candidate => candidate.resource === resource)?.byName;
    const changes = fieldChanges.map(({ field, label, before, after, beforeText, afterText }) => ({
      field: names?.get(field)?.wire ?? snakeCase(field),
      label,
      before,
      after,
      before_text: beforeText,
      after_text: afterText,
    }));
    return { resource, record_id: Number(recordId), title, action, version, changes };
  });
}

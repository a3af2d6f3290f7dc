import type { EntityManager } from '@mikro-orm/postgresql';
import { recordChange } from '../audit/audit-entry.ts';
import type { Context } from '../server/context.ts';
import { badInput, conflict } from '../common/errors.ts';
import { writableColumns, type Resource } from '../declaration/resource.ts';
import type { PendingChange } from '../declaration/resource-options.ts';
import { isDeadlock, translateDatabaseError } from './database-error.ts';
import { createOnce } from './idempotency.ts';
import { nextFreeNumber } from './numbers.ts';
import {
  changesOf,
  findForUpdate,
  insertRow,
  storedValues,
  updateRow,
  versionConflict,
  type Values,
} from './records.ts';
import { describeReferencingRecords } from './referencing-records.ts';
import { defaultOf, validated } from './validate.ts';

/**
 * Creates a record with its audit entry in one transaction. With an Idempotency-Key a repeated create returns the
 * record of the first.
 * @returns its id
 */
export function createRecord(resource: Resource, given: Values, context: Context): Promise<number> {
  return write(resource, context, em =>
    createOnce(resource, given, context, em, async () => {
      const input = { ...given, ...(await assignedNumbers(resource, given, em)) };
      const values = { ...validated(writableColumns(resource), input, true), ...serverDefaults(resource) };
      const draft = { values, given: givenIn(input), stored: null, context, em };
      await prepare(resource, draft);
      const id = await insertRow(resource, draft.values, em);
      await resource.afterWrite?.({ values: draft.values, stored: null, context, em });
      const changes = changesOf(resource, {}, draft.values);
      await recordChange(em, context, resource, 'created', { id, values: draft.values }, changes);
      return id;
    }),
  );
}

/** The next number of each series that the request leaves to the server. */
async function assignedNumbers(resource: Resource, given: Values, em: EntityManager): Promise<Values> {
  const numbers: Values = {};
  for (const { name, column, series } of resource.stored)
    if (series && given[name] === undefined)
      numbers[name] = await nextFreeNumber(em, series, { table: resource.table, column: column! });
  return numbers;
}

/**
 * Changes a record with its audit entry in one transaction.
 * @throws CONFLICT with the stored values when `version` is no longer the record's
 */
export function updateRecord(
  resource: Resource,
  id: number,
  patch: Values,
  version: number | undefined,
  context: Context,
): Promise<void> {
  return write(resource, context, async em => {
    const record = await findForUpdate(resource, id, em);
    const stored = storedValues(resource, record);
    if (version !== undefined && version !== record.version) throw versionConflict(resource, record, stored);
    const changes = validated(writableColumns(resource), patch, false);
    const draft = { values: { ...stored, ...changes }, given: givenIn(patch), stored: record, context, em };
    await prepare(resource, draft);
    const changed = changesOf(resource, stored, draft.values);
    if (Object.keys(changed).length === 0) return;
    await updateRow(resource, id, draft.values, Object.keys(changed), em);
    await resource.afterWrite?.({ values: draft.values, stored, context, em });
    await recordChange(em, context, resource, 'updated', { id, values: draft.values }, changed);
  });
}

/** Deletes a record with an audit entry in one transaction. @throws CONFLICT that names the records that refer to it */
export function deleteRecord(resource: Resource, id: number, context: Context): Promise<void> {
  return write(resource, context, async em => {
    const record = await findForUpdate(resource, id, em);
    const references = await describeReferencingRecords(resource, id, em, context);
    if (references) throw conflict(references);
    const stored = storedValues(resource, record);
    await resource.beforeDelete?.(record, { context, em });
    em.remove(record);
    await em.flush();
    await resource.afterWrite?.({ values: null, stored, context, em });
    await recordChange(
      em,
      context,
      resource,
      'deleted',
      { id, values: stored },
      changesOf(resource, stored, {}),
    );
  });
}

const MAX_ATTEMPTS = 3;

/**
 * Runs work in one transaction, and again after a deadlock.
 * @throws the error of a constraint as `translateDatabaseError` returns it
 */
async function write<T>(
  resource: Resource,
  context: Context,
  work: (em: EntityManager) => Promise<T>,
  attempt = 1,
): Promise<T> {
  try {
    const result = await context.db.transaction(work);
    resource.afterCommit?.(context);
    return result;
  } catch (error) {
    if (isDeadlock(error) && attempt < MAX_ATTEMPTS) return write(resource, context, work, attempt + 1);
    throw translateDatabaseError(resource, error);
  }
}

async function prepare(resource: Resource, draft: PendingChange<object>): Promise<void> {
  await resource.beforeSave?.(draft);
  const messages = Object.entries(resource.check?.(draft) ?? {}).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  if (messages.length > 0) throw badInput(Object.fromEntries(messages));
}

const givenIn = (input: Values) => new Set(Object.keys(input).filter(name => input[name] !== undefined));

/** Values of a new record that only the server sets. */
const serverDefaults = (resource: Resource): Values =>
  Object.fromEntries(
    resource.stored
      .filter(column => column.readOnly && column.default !== undefined)
      .map(column => [column.name, defaultOf(column)]),
  );

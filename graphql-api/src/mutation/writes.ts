import type { Tx } from '../database/tx.ts';
import { recordChange, type WrittenRow } from '../audit/audit-entry.ts';
import type { Context } from '../server/context.ts';
import { badInput, conflict, type ErrorText } from '../common/errors.ts';
import { quote } from '../common/sql.ts';
import { writableColumns, type Resource } from '../declaration/resource.ts';
import { requireColumn } from '../declaration/view-permission.ts';
import type { PendingChange } from '../declaration/resource-options.ts';
import { readAttached } from './attached.ts';
import { clearReferences } from './references.ts';
import { allowClosedDays, requireOpenDates } from './closed-dates.ts';
import { isDeadlock, isTakenNumber, translateDatabaseError } from './database-error.ts';
import { createOnce } from './idempotency.ts';
import { nextFreeNumber } from './numbers.ts';
import {
  changesOf,
  findForUpdate,
  insertLogged,
  storedValues,
  updateRow,
  versionConflict,
  type NewRow,
  type StoredRecord,
  type Values,
} from './records.ts';
import { describeReferencingRecords } from './referencing-records.ts';
import { defaultOf, validated } from './validate.ts';
import type { WriteContext } from './write-context.ts';

/**
 * Creates a record with its audit entry in one transaction. With an Idempotency-Key a repeated create returns the
 * record of the first.
 * @returns its id
 */
export async function createRecord(resource: Resource, given: Values, context: Context): Promise<number> {
  const computed = (await resource.beforeCreate?.(validated(writableColumns(resource), given, null))) as
    Values | undefined;
  return write(resource, context, tx =>
    createOnce(resource, given, context, tx, () => insertRecord(resource, given, { context, tx }, computed)),
  );
}

/**
 * Creates a record with its audit entry within a transaction, as a request for it would.
 * @param computed what `beforeCreate` of the resource returned, and values of columns that only the server sets
 * @returns its id
 */
export async function insertRecord(
  resource: Resource,
  given: Values,
  { context, tx, ...links }: WriteContext,
  computed: Values = {},
): Promise<number> {
  requireColumns(resource, given, context);
  await resource.lockFirst?.(null, given, tx);
  const numbers = await assignedNumbers(resource, given, tx);
  const input = { ...given, ...numbers };
  const values = {
    // Of columns that only the server sets, too.
    ...numbers,
    ...validated(writableColumns(resource), input, null),
    ...serverDefaults(resource),
    ...computed,
  };
  const draft = { values, given: givenIn(input), stored: null, context, tx };
  await prepare(resource, draft);
  return (await insertNew(resource, { values: draft.values }, { context, tx, ...links })).id;
}

/** Inserts a record with its audit entry and does what follows from it. */
export async function insertNew(
  resource: Resource,
  row: NewRow,
  { context, tx, ...links }: WriteContext,
): Promise<WrittenRow> {
  const written = await insertLogged(resource, row, { author: context, tx, ...links });
  await resource.afterWrite?.({ ...written, values: row.values, stored: null, context, tx });
  return written;
}

/** The next number of each series that the request leaves to the server. */
async function assignedNumbers(resource: Resource, given: Values, tx: Tx): Promise<Values> {
  const numbers: Values = {};
  for (const { name, column, series } of resource.stored)
    if (series && given[name] === undefined)
      numbers[name] = await nextFreeNumber(tx, series, { table: resource.table, column: column! });
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
  return write(resource, context, async tx => {
    await changeRecord(resource, id, patch, version, { context, tx });
  });
}

/** As `updateRecord`, within a transaction. @returns whether anything has changed */
export async function changeRecord(
  resource: Resource,
  id: number,
  patch: Values,
  version: number | undefined,
  part: WriteContext,
): Promise<boolean> {
  await resource.lockFirst?.(id, patch, part.tx);
  const record = await findForUpdate(resource, id, part.tx);
  if (version !== undefined && version !== record.version)
    throw versionConflict(resource, record, part.context);
  return applyPatch(resource, record, patch, part);
}

/** Changes a locked record and adds the audit entry. @returns whether anything has changed */
export async function applyPatch(
  resource: Resource,
  record: StoredRecord,
  patch: Values,
  { context, tx, ...links }: WriteContext,
): Promise<boolean> {
  requireColumns(resource, patch, context);
  const { id } = record;
  const stored = storedValues(resource, record);
  const changes = validated(writableColumns(resource), patch, stored);
  const draft = { values: { ...stored, ...changes }, given: givenIn(patch), stored: record, context, tx };
  await prepare(resource, draft);
  const { values } = draft;
  const changed = changesOf(resource, stored, values);
  if (Object.keys(changed).length === 0) return false;
  await requireOpenDates(resource, [stored, values], tx);
  const by = { author: context, tx, ...links };
  const entryId = await updateRow(resource, record, { values, changes: changed }, by);
  await resource.afterWrite?.({ id, values, stored, entryId, context, tx });
  return true;
}

/** Deletes a record with an audit entry in one transaction. @throws CONFLICT that names the records that refer to it */
export function deleteRecord(resource: Resource, id: number, context: Context): Promise<void> {
  return write(resource, context, async tx => {
    await removeRecord(resource, id, { context, tx });
  });
}

/** As `deleteRecord`, within a transaction. @returns the id of the audit entry */
export async function removeRecord(
  resource: Resource,
  id: number,
  { context, tx, ...links }: WriteContext,
): Promise<string> {
  await resource.lockFirst?.(id, {}, tx);
  const record = await findForUpdate(resource, id, tx);
  const references = await describeReferencingRecords(resource, id, tx, context);
  if (references) throw conflict(references);
  return deleteLocked(resource, record, entryId => clearReferences(resource, id, entryId, { context, tx }), {
    context,
    tx,
    ...links,
  });
}

/**
 * Deletes a locked record with an audit entry.
 * @param detach deals with the references to it. It takes the id of the entry.
 * @param logged further fields of the entry
 */
export async function deleteLocked(
  resource: Resource,
  record: StoredRecord,
  detach: (entryId: string) => Promise<void>,
  { context, tx, ...links }: WriteContext,
  logged: Values = {},
): Promise<string> {
  const { id, version } = record;
  const stored = storedValues(resource, record);
  await resource.beforeDelete?.(record, { context, tx });
  const attached = await readAttached(resource, id, tx);
  const changes = changesOf(resource, stored, {});
  // The log says when the record came into being, which no entry may say, as of one that came with an import.
  for (const [name, value] of Object.entries({ createdAt: record['createdAt'], ...attached }))
    changes[name] = [value, null];
  for (const [name, value] of Object.entries(logged)) changes[name] = [null, value];
  const entry = { ...links, action: 'deleted', id, version, values: stored, changes } as const;
  const entryId = await recordChange(tx, context, resource, entry);
  await detach(entryId);
  await tx.query(`delete from ${quote(resource.table)} where id = ?`, [id]);
  await resource.afterWrite?.({ id, values: null, stored, entryId, context, tx });
  return entryId;
}

/** Requires that the caller may view what a request sets. @throws FORBIDDEN */
export function requireColumns(resource: Resource, given: Values, { access }: Pick<Context, 'access'>): void {
  const names = givenIn(given);
  for (const column of resource.columns) if (names.has(column.name)) requireColumn(access, column);
}

export const MAX_ATTEMPTS = 3;

/**
 * Runs work in one transaction, and again after a deadlock or when its number was taken meanwhile; a shared transaction is repeated as a whole instead.
 * @throws the error of a constraint as `translateDatabaseError` returns it
 */
export async function write<T>(
  resource: Resource,
  context: Context,
  work: (tx: Tx) => Promise<T>,
  attempt = 1,
): Promise<T> {
  try {
    const result = await context.db.transaction(async tx => {
      await allowClosedDays(resource, context, tx);
      return work(tx);
    });
    context.db.afterCommit(() => resource.afterCommit?.(context));
    return result;
  } catch (error) {
    const isRepeatable = isDeadlock(error) || isTakenNumber(error);
    if (isRepeatable && attempt < MAX_ATTEMPTS && !context.db.isShared)
      return write(resource, context, work, attempt + 1);
    throw translateDatabaseError(resource, error);
  }
}

/**
 * Runs `beforeSave` and `check` of the resource.
 * @param earlier what `check` compares with: what is stored, or the deleted record that returns
 * @throws BAD_USER_INPUT
 */
export async function prepare(
  resource: Resource,
  draft: PendingChange<object>,
  earlier = draft.stored,
): Promise<void> {
  await resource.beforeSave?.(draft);
  const messages = Object.entries(resource.check?.({ ...draft, stored: earlier }) ?? {}).filter(
    (entry): entry is [string, ErrorText] => Boolean(entry[1]),
  );
  if (messages.length > 0) throw badInput(Object.fromEntries(messages));
}

/** The names of the fields that an input sets. */
export const givenIn = (input: Values) =>
  new Set(Object.keys(input).filter(name => input[name] !== undefined));

/** Values of a new record that only the server sets. */
export const serverDefaults = (resource: Resource): Values =>
  Object.fromEntries(
    resource.stored
      .filter(column => column.readOnly && column.default !== undefined)
      .map(column => [column.name, defaultOf(column)]),
  );

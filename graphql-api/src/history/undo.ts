import type { Tx } from '../database/tx.ts';
import { AuditEntry } from '../audit/audit-entry.ts';
import { restorableColumns, RESTORED_VALUES } from './audit-log.ts';
import { undoCreation } from './undo-creation.ts';
import type { RestoredRecord } from '../audit/audit-types.ts';
import type { Action } from '../auth/access.ts';
import { requireSignIn } from '../auth/personal-tokens.ts';
import { currentClubSettings, clubTimeZone } from '../common/club-settings.ts';
import { conflict, forbidden, notFound } from '../common/errors.ts';
import { labelMessage, msg } from '../common/message.ts';
import { quote } from '../common/sql.ts';
import type { Column } from '../declaration/column-registry.ts';
import type { Operation } from '../declaration/contract.ts';
import { allResources, resourceOf, writableColumns, type Resource } from '../declaration/resource.ts';
import type { Context } from '../server/context.ts';
import { restoreReferences } from '../mutation/references.ts';
import { changesOf, findForUpdate, storedValues, versionConflict, type Values } from '../mutation/records.ts';
import { validated } from '../mutation/validate.ts';
import { applyPatch, givenIn, insertNew, prepare, serverDefaults, write } from '../mutation/writes.ts';
import type { WriteContext } from '../mutation/write-context.ts';
import { takeBackMerge } from './undo-merge.ts';

/**
 * Undoes the change of an audit entry: an update gives its fields their earlier values, a deletion is followed by a record
 * with the same id and the references that the deletion cleared. Both are ordinary changes with permission, validation and
 * an audit entry. Nothing happens when the change was undone before.
 * @throws CONFLICT that names the fields that were changed later, by whom and when
 */
export async function undoChange(id: number, context: Context): Promise<RestoredRecord> {
  const found = await context.db.onOneConnection(tx => findEntry(id, { context, tx }));
  if (found.entry.action === 'created')
    throw conflict(msg('A new record cannot be undone. Delete it instead.'));
  const { entry, resource } = found;
  requireUndoable(found, context);
  return write(resource, context, async tx => {
    // A second request waits for the first one.
    await tx.query('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`undo ${entry.id}`]);
    if ((await tx.query<object[]>('select from audit_entry where undoes_id = ?', [entry.id])).length > 0)
      return { ...recordOf(entry), isChanged: false, keptFields: [], keptRecords: [] };
    return undoing[entry.action].undo(resource, entry, { context, tx, undoes: entry.id });
  });
}

/**
 * As `undoChange`, within a transaction, of an entry that was not undone: one that is undone at the same time is a CONFLICT.
 * The creation of a record that was not changed since is undone by deleting it.
 */
export async function undoEntry(id: string, part: WriteContext): Promise<RestoredRecord> {
  const found = await findEntry(Number(id), part);
  requireUndoable(found, part.context);
  const { entry, resource } = found;
  return undoing[entry.action].undo(resource, entry, { ...part, undoes: entry.id });
}

/** @throws CONFLICT for a change that follows from another one, FORBIDDEN */
function requireUndoable({ entry, resource }: FoundEntry, context: Context): void {
  if (entry.causeId !== null)
    throw conflict(msg('This change followed from another one. Undo that one instead.'));
  const { operation, action } = undoing[entry.action];
  requireOperation(resource, operation, action, context);
}

/**
 * Gives a record the values that it had after the change of an audit entry, as an update.
 * @param version of the record that the caller has seen
 * @throws CONFLICT when the record has another version
 */
export async function restoreRecord(id: number, version: number, context: Context): Promise<RestoredRecord> {
  const { entry, resource } = await context.db.onOneConnection(tx => findEntry(id, { context, tx }));
  if (entry.action === 'deleted')
    throw conflict(msg('The record was deleted then. Undo the deletion instead.'));
  requireOperation(resource, 'update', 'edit', context);
  return write(resource, context, async tx => {
    const rows = await tx.query<{ name: string; value: unknown }[]>(RESTORED_VALUES, [entry.id]);
    const values = Object.fromEntries(rows.map(row => [row.name, row.value]));
    await resource.lockFirst?.(entry.recordId, values, tx);
    const record = await findForUpdate(resource, entry.recordId, tx);
    if (record.version !== version) throw versionConflict(resource, record, context);
    const columns = restorableColumns(resource).filter(({ name }) => name in values);
    const isChanged = await applyPatch(resource, record, inputOf(columns, values), { context, tx });
    const kept = keptFields(resource, columns, values);
    return { ...recordOf(entry), isChanged, keptFields: kept, keptRecords: [] };
  });
}

interface FoundEntry {
  entry: AuditEntry;
  resource: Resource;
}

/** The entry and the resource of its record. @throws NOT_FOUND also for entries that the caller may not view */
async function findEntry(
  id: number,
  { context: { access }, tx }: Pick<WriteContext, 'context' | 'tx'>,
): Promise<FoundEntry> {
  const [row] = await tx.query<Values[]>('select * from audit_entry where id = ?', [id]);
  const entry = row && tx.entities().map(AuditEntry, row);
  const resource = allResources().find(resource => resource.resource === entry?.resource);
  if (!entry || !resource || !access.can(resource.resource, 'view')) throw notFound('Audit entry');
  return { entry, resource };
}

function requireOperation(
  { resource, label, operations, withoutToken }: Resource,
  operation: Operation,
  action: Action,
  { access }: Context,
): void {
  if (!access.can(resource, action)) throw forbidden(`${resource}:${action}`);
  if (!operations.includes(operation))
    throw conflict(msg('{label} does not allow this', { label: labelMessage(label) }));
  if (withoutToken?.includes(operation)) requireSignIn(access);
}

/** What undoing an entry needs and does, by its action. */
const undoing = {
  created: { operation: 'delete', action: 'delete', undo: undoCreation },
  updated: { operation: 'update', action: 'edit', undo: undoUpdate },
  deleted: { operation: 'create', action: 'add', undo: undoDeletion },
} as const;

const recordOf = ({ resource, recordId, title }: AuditEntry) => ({ resource, recordId, title });

async function undoUpdate(
  resource: Resource,
  entry: AuditEntry,
  part: WriteContext,
): Promise<RestoredRecord> {
  const columns = restorableColumns(resource).filter(({ name }) => name in entry.changes);
  if (columns.length === 0)
    throw conflict(msg('The log does not have the earlier values of this change, or no user sets them.'));
  await resource.lockFirst?.(entry.recordId, valuesAt(entry, 0), part.tx);
  const record = await findForUpdate(resource, entry.recordId, part.tx);
  const stored = storedValues(resource, record);
  const after = valuesAt(entry, 1);
  const later = columns.filter(
    column => Object.keys(changesOf({ stored: [column] }, stored, after)).length > 0,
  );
  if (later.length > 0) throw await laterChange(later, entry, part.tx);
  const before = valuesAt(entry, 0);
  const isChanged = await applyPatch(resource, record, inputOf(columns, before), part);
  const kept = keptFields(resource, columns, before);
  return { ...recordOf(entry), isChanged, keptFields: kept, keptRecords: [] };
}

async function undoDeletion(
  resource: Resource,
  entry: AuditEntry,
  part: WriteContext,
): Promise<RestoredRecord> {
  const { context, tx } = part;
  const before = valuesAt(entry, 0);
  const columns = resource.stored.filter(({ name, generated }) => name in before && !generated);
  const values = inputOf(columns, before);
  await resource.lockFirst?.(null, values, tx);
  const kept = await takeBackMerge(resource, entry, part);
  const lost = await missingReferences(columns, values, tx);
  for (const { name } of lost) values[name] = null;
  // The log does not name empty fields.
  const empty = Object.fromEntries(
    resource.stored
      .filter(({ nullable, generated }) => nullable && !generated)
      .map(({ name }) => [name, null]),
  );
  const draft = {
    values: {
      ...empty,
      ...serverDefaults(resource),
      ...values,
      ...validated(writableColumns(resource), values, null),
    },
    given: givenIn(values),
    stored: null,
    context,
    tx,
  };
  await prepare(resource, draft, before);
  const [past] = await tx.query<{ createdAt: string | null; entries: number }[]>(
    `select min(at) filter (where action = 'created') as "createdAt", count(*) filter (where action <> 'deleted')::int as entries
       from audit_entry where resource = ? and record_id = ?`,
    [entry.resource, entry.recordId],
  );
  const version = (entry.version ?? past!.entries) + 1;
  const { recordId: id } = entry;
  const own = { id, version, ...(past!.createdAt && { createdAt: past!.createdAt }) };
  const { entryId: cause } = await insertNew(resource, { values: draft.values, own }, part);
  for (const [name, { write }] of Object.entries(resource.attached ?? {}))
    if (before[name]) await write(id, before[name], tx);
  const keptRecords = await restoreReferences(resource, id, { deletion: entry.id, cause }, { context, tx });
  return {
    ...recordOf(entry),
    isChanged: true,
    keptFields: lost.map(({ label }) => label),
    keptRecords: [...kept, ...keptRecords],
  };
}

/** The optional references to records that no longer exist. */
async function missingReferences(columns: readonly Column[], values: Values, tx: Tx): Promise<Column[]> {
  const missing: Column[] = [];
  for (const column of columns) {
    if (!column.ref || !column.nullable || values[column.name] === null) continue;
    const { table } = resourceOf(column.ref.entity());
    const found = await tx.query<object[]>(`select from ${quote(table)} where id = ? for key share`, [
      Number(values[column.name]),
    ]);
    if (found.length === 0) missing.push(column);
  }
  return missing;
}

const valuesAt = ({ changes }: AuditEntry, index: 0 | 1): Values =>
  Object.fromEntries(Object.entries(changes).map(([name, pair]) => [name, pair[index]]));

/** Logged values as a mutation takes them. */
const inputOf = (columns: readonly Column[], values: Values): Values =>
  Object.fromEntries(
    columns.map(({ name, kind }) => {
      const value = values[name] ?? null;
      return [name, kind === 'dateTime' && value !== null ? new Date(String(value)) : value];
    }),
  );

/** The labels of the fields among `values` that are not among `restored`, hidden ones left out. */
const keptFields = ({ columns }: Resource, restored: readonly Column[], values: Values): string[] =>
  columns.filter(column => column.name in values && !restored.includes(column)).map(({ label }) => label);

/** The error of an undo after which others changed the same fields. */
async function laterChange(columns: readonly Column[], entry: AuditEntry, tx: Tx) {
  const rows = await tx.query<{ field: string; username: string | null; at: string | null }[]>(
    `select field, last.username, last.at
       from jsonb_array_elements_text(?::jsonb) as field
       left join lateral (select username, at from audit_entry
         where resource = ? and record_id = ? and id > ? and changed_fields @> array[field]
         order by id desc limit 1) last on true`,
    [JSON.stringify(columns.map(({ name }) => name)), entry.resource, entry.recordId, entry.id],
  );
  const conflicts = rows.map(row => ({
    ...row,
    label: columns.find(({ name }) => name === row.field)!.label,
    at: row.at && new Date(row.at).toISOString(),
  }));
  const changes = conflicts
    .map(laterText)
    .reduce((before, last) => msg('{before}; {last}', { before, last }));
  return conflict(msg('{changes}. Undo that first, or edit the record.', { changes }), {
    conflicts,
  });
}

function laterText({ label, username, at }: { label: string; username: string | null; at: string | null }) {
  const changed = { label: labelMessage(label) };
  if (at === null) return msg('{label} was changed later', changed);
  const time = clock(at);
  return username === null
    ? msg('{label} was changed later ({time})', { ...changed, time })
    : msg('{label} was changed later by {user} ({time})', { ...changed, user: username, time });
}

/** `Nov 23, 2026, 14:05` by the club's clock, as its locale has it */
const clock = (at: string) =>
  new Intl.DateTimeFormat(currentClubSettings().locale, {
    timeZone: clubTimeZone(),
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(at));

import { isDeepStrictEqual } from 'node:util';
import type { EntityProperty } from '@mikro-orm/core';
import { type Author, type LoggedChange, writeLogged, type WrittenRow } from '../audit/audit-entry.ts';
import type { Access } from '../auth/access.ts';
import type { Tx } from '../database/tx.ts';
import { badInput, conflict, notFound } from '../common/errors.ts';
import { labelMessage, msg } from '../common/message.ts';
import { quote } from '../common/sql.ts';
import type { Column } from '../declaration/column-registry.ts';
import { storedColumns, type Resource } from '../declaration/resource.ts';
import { mayViewColumn } from '../declaration/view-permission.ts';

/** Values by field name. */
export type Values = Record<string, unknown>;

/** Values that were stored as JSON, as mutations take them. */
export const parseStored = ({ columns }: Resource, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isDateTime = columns.some(column => column.name === name && column.kind === 'dateTime');
      return [name, isDateTime && value !== null ? new Date(String(value)) : value];
    }),
  );

export interface StoredRecord extends Values {
  id: number;
  version: number;
}

/** Loads a record and locks its row until the transaction ends. @throws NOT_FOUND */
export async function findForUpdate(resource: Resource, id: number, tx: Tx): Promise<StoredRecord> {
  const { rows } = await tx.run<Values>(`select * from ${quote(resource.table)} where id = $1 for update`, [
    id,
  ]);
  if (!rows[0]) throw notFound(resource.label);
  return tx.entities().map(resource.entity, rows[0]) as StoredRecord;
}

/** Who makes a change, in which transaction, and from which entry of the audit log it follows. */
export interface LoggedBy extends Pick<LoggedChange, 'cause' | 'undoes'> {
  author: Author;
  tx: Tx;
}

/** A new record. */
export interface NewRow {
  values: Values;
  /** Columns of a row that returns, which the log does not name. */
  own?: { id: number; version: number; createdAt?: string };
  /** Further fields of the entry. */
  logged?: Values;
}

/**
 * Inserts a row with its audit entry. A statement of its own takes a third of the processor time of MikroORM's unit of
 * work.
 */
export function insertLogged(
  resource: Resource,
  { values, own, logged = {} }: NewRow,
  { author, tx, ...links }: LoggedBy,
): Promise<WrittenRow> {
  const stored = { ...values, ...own };
  const set = columnValues(resource, stored, Object.keys(stored), tx);
  const sql = `insert into ${quote(resource.table)} (${set.map(([name]) => quote(name)).join(', ')})
     values (${set.map(() => '?').join(', ')})`;
  const changes = changesOf(resource, {}, values);
  for (const [name, value] of Object.entries(logged)) changes[name] = [null, value];
  const entry = { ...links, action: 'created', version: own?.version ?? 1, values, changes } as const;
  return writeLogged(tx, author, resource, { sql, values: set.map(([, value]) => value) }, entry);
}

/**
 * Changes a locked record, with its audit entry.
 * @param values those that may differ from what is stored
 * @returns the id of the entry; null where nothing differs
 */
export async function updateLogged(
  resource: Resource,
  record: StoredRecord,
  values: Values,
  by: LoggedBy,
): Promise<string | null> {
  const stored = storedValues(resource, record);
  const all = { ...stored, ...values };
  const changes = changesOf(resource, stored, all);
  if (Object.keys(changes).length === 0) return null;
  return updateRow(resource, record, { values: all, changes }, by);
}

/** Sets the fields that changed, raises the version and adds the audit entry. @returns the id of the entry */
export async function updateRow(
  resource: Resource,
  { id, version }: StoredRecord,
  { values, changes }: Pick<LoggedChange, 'values' | 'changes'>,
  { author, tx, ...links }: LoggedBy,
): Promise<string> {
  const statement = updateStatement(resource, id, { values, names: Object.keys(changes) }, tx);
  const entry = { ...links, action: 'updated', version: version + 1, values, changes } as const;
  return (await writeLogged(tx, author, resource, statement, entry)).entryId;
}

/** Sets the fields of these names and raises the version; the caller adds the audit entry. */
export async function updateUnlogged(
  resource: Resource,
  id: number,
  fields: { values: Values; names: readonly string[] },
  tx: Tx,
): Promise<void> {
  const { sql, values } = updateStatement(resource, id, fields, tx);
  await tx.query(sql, values);
}

function updateStatement(
  resource: Resource,
  id: number,
  { values, names }: { values: Values; names: readonly string[] },
  tx: Tx,
) {
  const set = columnValues(resource, values, names, tx);
  return {
    sql: `update ${quote(resource.table)} set ${set.map(([name]) => `${quote(name)} = ?`).join(', ')},
       version = version + 1, updated_at = now() where id = ?`,
    values: [...set.map(([, value]) => value), id],
  };
}

/** Pairs of a column and its value as PostgreSQL takes it. */
function columnValues(
  { entity, stored }: Resource,
  values: Values,
  names: readonly string[],
  tx: Tx,
): [column: string, value: unknown][] {
  const properties: Record<string, EntityProperty | undefined> = tx.orm.getMetadata().get(entity).properties;
  const platform = tx.orm.driver.getPlatform();
  return stored
    .filter(({ name }) => names.includes(name))
    .map(column => {
      const value = values[column.name] ?? null;
      const type = value === null || column.ref ? undefined : properties[column.name]?.customType;
      return [column.column!, type ? type.convertToDatabaseValue(value, platform) : value];
    });
}

const propertyOf = (column: Column) => column.ref?.property ?? column.name;

const GENERATED = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/** The record's fields as the API names them, without those that every record has. */
export function storedValues(resource: Resource, record: StoredRecord): Values {
  const columns = resource.stored.filter(column => !GENERATED.has(column.name));
  return Object.fromEntries(
    columns.map(column => {
      const value = record[propertyOf(column)];
      return [column.name, column.ref && value ? (value as StoredRecord).id : (value ?? null)];
    }),
  );
}

/** The value as JSON represents it: date-times as text, objects without their class. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value;

/** Whether two values of a field are the same to clients. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  (a ?? null) === (b ?? null) || isDeepStrictEqual(plain(a ?? null), plain(b ?? null));

/** The fields that differ, `[before, after]` by name. */
export function changesOf(
  { stored }: Pick<Resource, 'stored'>,
  before: Values,
  after: Values,
): Record<string, [unknown, unknown]> {
  const changed = stored
    .filter(column => !GENERATED.has(column.name))
    .map(column => [column.name, [before[column.name] ?? null, after[column.name] ?? null]] as const)
    .filter(([, [was, is]]) => !isSameValue(was, is));
  return Object.fromEntries(changed.map(([name, pair]) => [name, [...pair]]));
}

/**
 * The version of each record that a caller has seen, null where none is given.
 * @param versions in the order of the ids
 * @throws BAD_USER_INPUT for another number of versions than ids
 */
export function versionsOf(
  ids: readonly number[],
  versions: readonly number[] | null | undefined,
): ReadonlyMap<number, number | null> {
  if (versions && versions.length !== ids.length)
    throw badInput({ versions: msg('Give a version for each of the ids') });
  return new Map(ids.map((id, index) => [id, versions?.[index] ?? null]));
}

/** The error of a change that is based on an older version, with the stored values that the caller may view. */
export function versionConflict(resource: Resource, record: StoredRecord, { access }: { access: Access }) {
  const stored = storedValues(resource, record);
  const shown = storedColumns(resource).filter(
    column => column.name in stored && mayViewColumn(access, column),
  );
  return conflict(
    msg('{label} was changed by another user since you opened it', { label: labelMessage(resource.label) }),
    {
      version: record.version,
      current: Object.fromEntries(shown.map(({ name }) => [name, stored[name]])),
    },
  );
}

import { forbidden } from '../../common/errors.ts';
import { quote } from '../../common/sql.ts';
import type { Tx } from '../../database/tx.ts';
import type { Resource } from '../../declaration/resource.ts';
import { parseStored, type Values } from '../../mutation/records.ts';
import type { WriteContext } from '../../mutation/write-context.ts';
import { changeRecord, insertRecord } from '../../mutation/writes.ts';
import type { Context } from '../../server/context.ts';
import type { Effect } from '../bulk-operations/bulk-kind.ts';
import { furtherColumns } from './further-columns.ts';

/** A row as it is saved. */
export interface SavedRow {
  values: Values;
  /** The record that it changes; null for a new one. */
  recordId: number | null;
}

/** Saves a row as a request for its record would. @throws also FORBIDDEN */
export async function saveRow(
  resource: Resource,
  { values, recordId }: SavedRow,
  part: WriteContext,
): Promise<Effect> {
  const [given, further] = split(resource, parseStored(resource, values));
  if (recordId === null) return { isChanged: true, created: await create(resource, given, further, part) };
  requireChange(resource, part.context);
  return { isChanged: await changeRecord(resource, recordId, given, undefined, part) };
}

/** The values of the record, and those of the further columns of imports. */
function split({ columns }: Resource, values: Values): [given: Values, further: Values] {
  const isOwn = ([name]: [string, unknown]) => columns.some(column => column.name === name);
  const entries = Object.entries(values);
  return [
    Object.fromEntries(entries.filter(isOwn)),
    Object.fromEntries(entries.filter(entry => !isOwn(entry))),
  ];
}

async function create(
  resource: Resource,
  given: Values,
  further: Values,
  part: WriteContext,
): Promise<number> {
  const id = await insertRecord(resource, given, part);
  if (Object.keys(further).length === 0) return id;
  const [entry] = await part.tx.query<{ id: string }[]>(
    `select max(id)::text as id from audit_entry where resource = ? and record_id = ?`,
    [resource.resource, id],
  );
  await furtherColumns(resource)!.after({ id, entryId: entry!.id }, further, part);
  return id;
}

/** Requires that the user may change records, beside adding them. @throws FORBIDDEN */
export function requireChange({ resource, operations }: Resource, { access }: Pick<Context, 'access'>): void {
  if (!operations.includes('update') || !access.can(resource, 'edit')) throw forbidden(`${resource}:edit`);
}

/** The query of records that were created from rows, and are still there. @param condition on the row `imported` */
export const importedFrom = ({ table }: Resource, condition: string): string =>
  `select imported.hash, imported.record_id as "recordId" from import_row imported
     join ${quote(table)} record on record.id = imported.record_id
    where ${condition} and imported.record_id is not null`;

/** The records that were created from equal rows before and are still there, by the hashes of the rows. */
export async function importedBefore(
  resource: Resource,
  hashes: readonly (string | null)[],
  tx: Tx,
): Promise<Map<string, number>> {
  const rows = await tx.query<{ hash: string; recordId: number }[]>(
    importedFrom(resource, 'imported.hash = any(?::text[])'),
    [hashes.filter(hash => hash !== null)],
  );
  return new Map(rows.map(({ hash, recordId }) => [hash, recordId]));
}

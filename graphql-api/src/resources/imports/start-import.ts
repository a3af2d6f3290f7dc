import { badInput, conflict } from '../../common/errors.ts';
import { labelMessage, msg } from '../../common/message.ts';
import { toMinor } from '../../common/money.ts';
import { findColumn, type Resource } from '../../declaration/resource.ts';
import { Parameters } from '../../query/sql.ts';
import type { Context } from '../../server/context.ts';
import { startOperation, type ItemQuery } from '../bulk-operations/start-operation.ts';
import { importedResource } from './import-fields.ts';
import { importKind } from './import-kind.ts';
import { keepPreset } from './import-preset.ts';
import type { ImportTotalInput } from './import-types.ts';
import { findFile, type StoredFile } from './received-file.ts';

/** What the user expects of an import. */
export interface Expected {
  /** Whether a row that is rejected takes back the others. */
  isWhole: boolean;
  /** Whether new records that the club perhaps has already are left out. */
  skipsDoubles: boolean;
  /** Rows that are in the club afterwards. */
  rowCount?: number;
  /** Sums of number fields. */
  totals: readonly ImportTotalInput[];
}

/**
 * Imports the checked rows of a file as a bulk operation, within a transaction.
 * @returns the id of the operation, for a repeated call too
 * @throws BAD_USER_INPUT, CONFLICT
 */
export async function startImport(id: string, expected: Expected, context: Context): Promise<number> {
  const { isWhole, skipsDoubles } = expected;
  const file = await context.db.transaction(tx => findFile(id, context, tx));
  const resource = importedResource(file.recordName, context.access);
  if (file.operationId != null) return file.operationId;
  if (file.status !== 'checked')
    throw conflict(msg('The rows of this file are not checked. Check them first.'));
  if (isWhole && file.rejected > 0)
    throw conflict(
      msg('{count} rows are rejected. Correct them, or import the others.', { count: file.rejected }),
    );
  requireTotals(resource, file, expected);
  const mapping = file.mapping!;
  const fields = mapping.fields.map(({ field }) => field);
  const operation = { kind: importKind, resource, input: { fileId: file.id, fields, isWhole } };
  const operationId = await startOperation(operation, rowsToImport(file.id, skipsDoubles), context);
  await context.db.transaction(async tx => {
    await tx.query(`update import_file set status = 'started', operation_id = ? where id = ?`, [
      operationId,
      file.id,
    ]);
    await keepPreset({ ...file, mapping }, tx);
  });
  return operationId;
}

/** The lines that change something. */
function rowsToImport(fileId: number, skipsDoubles: boolean): ItemQuery {
  const parameters = new Parameters();
  const file = parameters.add(fileId, 'int');
  const single = skipsDoubles ? `and doubles = '[]'` : '';
  return {
    sql: `select 0 as record_id, null::bigint as entry_id, line, null::int as version from import_row
           where file_id = ${file} and outcome in ('created', 'changed') ${single} order by line`,
    parameters,
  };
}

/** @throws BAD_USER_INPUT that says which total differs, and by how much */
function requireTotals(
  resource: Resource,
  { created, changed, unchanged, sums }: StoredFile,
  { rowCount, totals }: Expected,
): void {
  const rows = created + changed + unchanged;
  if (rowCount !== undefined && rowCount !== rows)
    throw badInput({
      rowCount: msg('{rows} rows would be in the club, not {expected}. Nothing was imported.', {
        rows,
        expected: rowCount,
      }),
    });
  for (const { field, sum } of totals) {
    const found = sums.find(each => each.field === field);
    if (found && toMinor(found.sum) === toMinor(sum)) continue;
    const column = findColumn(resource, field);
    throw badInput({
      totals: msg('{label} adds up to {found}, not {expected}. Nothing was imported.', {
        label: labelMessage(column?.label ?? field),
        found: (found?.sum ?? 0).toFixed(2),
        expected: sum.toFixed(2),
      }),
    });
  }
}

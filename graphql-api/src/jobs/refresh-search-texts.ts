import type { Tx } from '../database/tx.ts';
import { quote } from '../common/sql.ts';
import { allResources, resourceOf, searchedColumns } from '../declaration/resource.ts';
import { SEARCH_TEXT_BATCH, StaleSearchText } from '../declaration/stale-search-text.ts';
import { defineJob, type JobCounts, type JobRun } from './job.ts';

/** Searches find records by the new name of a related record, however many refer to it. */
export const refreshSearchTexts = defineJob({
  name: 'refresh-search-texts',
  title: 'Refresh the search of renamed records',
  schedule: '* * * * *',
  attempts: 3,
  timeout: 60 * 60,
  keptFor: 60 * 60,
  run: run => refreshTexts(run),
});

export async function refreshTexts({ db, signal }: Pick<JobRun, 'db' | 'signal'>): Promise<JobCounts> {
  let changed = 0;
  for (const stale of await db.onOneConnection(tx => tx.entities().findAll(StaleSearchText))) {
    const target = targetOf(stale);
    for (let count = target ? SEARCH_TEXT_BATCH : 0; count === SEARCH_TEXT_BATCH; changed += count) {
      signal.throwIfAborted();
      count = await db.transaction(tx => refreshBatch(tx, stale, target!));
    }
  }
  return { changed };
}

/** The table that a searched reference refers to; undefined for one that this version does not have. */
function targetOf({ tableName, columnName }: StaleSearchText): string | undefined {
  const resource = allResources().find(({ table }) => table === tableName);
  const column = resource && searchedColumns(resource).find(searched => searched.column === columnName);
  return column?.ref && resourceOf(column.ref.entity()).table;
}

/** @returns how many rows were refreshed; less than `SEARCH_TEXT_BATCH` when all are */
async function refreshBatch(
  tx: Tx,
  { tableName, columnName, recordId }: StaleSearchText,
  target: string,
): Promise<number> {
  const key = [tableName, columnName, recordId];
  // Before any row is locked: a rename locks the record and then the rows.
  await tx.query(`select 1 from ${quote(target)} where id = ? for key share`, [recordId]);
  const [batch] = await tx.query<{ count: number; last: number }[]>(
    `with batch as (
       select id from ${quote(tableName)} where ${quote(columnName)} = ? and id > (
         select refreshed_to from stale_search_text where table_name = ? and column_name = ? and record_id = ?)
        order by id limit ${SEARCH_TEXT_BATCH}),
     refreshed as (update ${quote(tableName)} set search_text = null where id in (select id from batch))
     select count(*)::int as count, max(id) as last from batch`,
    [recordId, ...key],
  );
  const { count, last } = batch!;
  const where = 'where table_name = ? and column_name = ? and record_id = ?';
  if (count === SEARCH_TEXT_BATCH)
    await tx.query(`update stale_search_text set refreshed_to = ? ${where}`, [last, ...key]);
  else await tx.query(`delete from stale_search_text ${where}`, key);
  return count;
}

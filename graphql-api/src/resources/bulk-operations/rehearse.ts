import { quote } from '../../common/sql.ts';
import type { Tx } from '../../database/tx.ts';
import { titleColumn, type Resource } from '../../declaration/resource.ts';
import type { Values } from '../../mutation/records.ts';
import { write } from '../../mutation/writes.ts';
import type { Context } from '../../server/context.ts';
import type { Outcome } from './bulk-operation.ts';
import { applyAll, byHalves, reasonOf, type Item, type Reason } from './run-operation.ts';
import { requireRecords, type ItemQuery, type NewOperation } from './start-operation.ts';

/** Records that a rehearsal changes and rolls back; more are counted. */
const MOST_REHEARSED = 1_000;
/** After that time a rehearsal begins no further batch, in milliseconds. */
const MOST_MS = 4_000;
/** Records of one transaction. */
const BATCH = 250;
/** Rejections that a rehearsal names. */
const MOST_NAMED = 100;

export interface Rejection extends Reason {
  recordId: number;
  title: string | null;
}

/** What an operation would do with the first of its records. */
export interface Rehearsal extends Record<Outcome, number> {
  total: number;
  /** How many were rehearsed. */
  checked: number;
  rejections: Rejection[];
}

/** Does an operation with the first of its records, and rolls it back. */
export async function rehearse(
  { kind, resource, patch }: NewOperation,
  items: ItemQuery,
  context: Context,
): Promise<Rehearsal> {
  const [total, first] = await context.db.onOneConnection(tx => firstItems(items, tx));
  const result: Rehearsal = { total, checked: 0, changed: 0, unchanged: 0, rejected: 0, rejections: [] };
  const operation = { kind, recordName: resource.singular, patch: throughJson(patch) };
  const attempt = async (part: readonly Item[]) => {
    const outcomes = await rolledBack<Outcome[]>(done =>
      write(resource, context, async tx => done(await applyAll(operation, part, { context, tx }))),
    );
    for (const outcome of outcomes) result[outcome]++;
  };
  const reject = async ({ recordId }: Item, error: Parameters<typeof reasonOf>[0]) => {
    result.rejected++;
    if (result.rejections.length < MOST_NAMED)
      result.rejections.push({ recordId, title: null, ...reasonOf(error) });
  };
  const began = performance.now();
  while (result.checked < first.length && performance.now() - began < MOST_MS) {
    const batch = first.slice(result.checked, result.checked + BATCH);
    await byHalves(batch, attempt, reject);
    result.checked += batch.length;
  }
  const titles = await context.db.onOneConnection(tx =>
    titlesOf(
      resource,
      result.rejections.map(({ recordId }) => recordId),
      tx,
    ),
  );
  for (const rejection of result.rejections) rejection.title = titles.get(rejection.recordId) ?? null;
  return result;
}

/** As an operation stores it. */
const throughJson = (patch: Values | undefined) =>
  patch ? (JSON.parse(JSON.stringify(patch)) as Values) : null;

async function firstItems({ sql, parameters }: ItemQuery, tx: Tx): Promise<[number, Item[]]> {
  const { rows } = await tx.run<{ total: number }>(
    `select count(*)::int as total from (${sql}) as selected`,
    parameters.values,
  );
  const { total } = rows[0]!;
  requireRecords(total);
  const first = await tx.run<Item>(
    `select '' as id, record_id as "recordId", entry_id as "entryId" from (${sql} limit ${MOST_REHEARSED}) as selected`,
    parameters.values,
  );
  return [total, first.rows];
}

/** By the ids of the records. */
async function titlesOf(resource: Resource, ids: readonly number[], tx: Tx): Promise<Map<number, string>> {
  const rows = await tx.query<{ id: number; title: string }[]>(
    `select id, ${quote(titleColumn(resource).column!)}::text as title from ${quote(resource.table)} where id = any(?::int[])`,
    [ids],
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

class RolledBack<T> extends Error {
  constructor(readonly result: T) {
    super();
  }
}

/** The result of work whose transaction is rolled back. */
async function rolledBack<T>(work: (done: (result: T) => never) => Promise<unknown>): Promise<T> {
  try {
    await work(result => {
      throw new RolledBack(result);
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
  throw new Error('The work has no result');
}

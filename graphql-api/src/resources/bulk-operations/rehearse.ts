import type { MessageTemplate } from '../../common/message.ts';
import { fromMinor } from '../../common/money.ts';
import { quote } from '../../common/sql.ts';
import type { Tx } from '../../database/tx.ts';
import { titleColumn, type Resource } from '../../declaration/resource.ts';
import { write } from '../../mutation/writes.ts';
import type { Context } from '../../server/context.ts';
import { batchOf, type Effect, type Item } from './bulk-kind.ts';
import { viewedResources, type Outcome } from './bulk-operation.ts';
import { reasonOf, type Reason } from './reason.ts';
import { applyAll, byHalves, outcomeOf } from './run-operation.ts';
import { Tally, type CountedText } from './tally.ts';
import { requireRecords, type ItemQuery, type NewOperation } from './start-operation.ts';

/** Records that a rehearsal changes and rolls back; more are counted. */
const MOST_REHEARSED = 1_000;
/** After that time a rehearsal begins no further batch, in milliseconds. */
const MOST_MS = 4_000;
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
  /** Why records are rejected, with how many. */
  reasons: CountedText[];
  warnings: CountedText[];
  /** The sum of the new invoices, after tax. */
  invoiced: number;
}

/** Does an operation with the first of its records, and rolls it back. */
export async function rehearse(
  { kind, resource, input }: NewOperation,
  items: ItemQuery,
  context: Context,
): Promise<Rehearsal> {
  const [total, first] = await context.db.onOneConnection(tx => firstItems(items, tx));
  const result = {
    total,
    checked: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    rejected: 0,
    rejections: [] as Rejection[],
  };
  const [reasons, warnings] = [new Tally(), new Tally()];
  let invoiced = 0;
  const operation = { kind, resource, input: throughJson(input) };
  const attempt = async (part: readonly Item[]) => {
    const effects = await rolledBack<Effect[]>(done =>
      write(resource, context, async tx => done(await applyAll(operation, part, { context, tx }))),
    );
    for (const effect of effects) {
      result[outcomeOf(effect)]++;
      invoiced += effect.invoiced ?? 0;
      for (const warning of effect.warnings ?? []) warnings.add(warning.toJSON());
    }
  };
  const rejected: Item[] = [];
  const reject = async (item: Item, error: Parameters<typeof reasonOf>[0]) => {
    result.rejected++;
    const reason = reasonOf(error);
    reasons.add(templateOf(reason) ?? reason.reason);
    if (rejected.length === MOST_NAMED) return;
    rejected.push(item);
    result.rejections.push({ recordId: item.recordId, title: null, ...reason });
  };
  const began = performance.now();
  while (result.checked < first.length && performance.now() - began < MOST_MS) {
    const batch = first.slice(result.checked, result.checked + batchOf(kind));
    await byHalves(batch, attempt, reject);
    result.checked += batch.length;
  }
  const titles = await context.db.onOneConnection(tx => titlesOf(resource, rejected, context, tx));
  for (const [index, rejection] of result.rejections.entries()) rejection.title = titles[index] ?? null;
  return { ...result, invoiced: fromMinor(invoiced), reasons: reasons.first(), warnings: warnings.first() };
}

const templateOf = ({ reasonTemplate }: Reason) =>
  reasonTemplate === null ? null : (JSON.parse(reasonTemplate) as MessageTemplate);

/** As an operation stores it. */
const throughJson = (input: object) => JSON.parse(JSON.stringify(input)) as object;

async function firstItems({ sql, parameters }: ItemQuery, tx: Tx): Promise<[number, Item[]]> {
  const { rows } = await tx.run<{ total: number }>(
    `select count(*)::int as total from (${sql}) as selected`,
    parameters.values,
  );
  const { total } = rows[0]!;
  requireRecords(total);
  const first = await tx.run<Item>(
    `select '' as id, record_id as "recordId", entry_id as "entryId", line, version from (${sql} limit ${MOST_REHEARSED}) as selected`,
    parameters.values,
  );
  return [total, first.rows];
}

/** The titles of records, null for deleted ones; those of the entries that an undo takes back, where the caller may view them. */
async function titlesOf(
  resource: Resource,
  items: readonly Item[],
  { access }: Context,
  tx: Tx,
): Promise<(string | null)[]> {
  const title = quote(titleColumn(resource).column!);
  const rows = await tx.query<{ title: string | null }[]>(
    `select case when item.entry_id is null
              then (select ${title}::text from ${quote(resource.table)} where id = item.record_id)
              else (select title from audit_entry where id = item.entry_id and resource = any(?::text[])) end as title
       from unnest(?::int[], ?::bigint[]) with ordinality as item(record_id, entry_id, position) order by position`,
    [viewedResources(access), items.map(({ recordId }) => recordId), items.map(({ entryId }) => entryId)],
  );
  return rows.map(row => row.title);
}

class RolledBack<T> extends Error {
  constructor(readonly result: T) {
    super();
  }
}

/** The result of work whose transaction is rolled back. */
export async function rolledBack<T>(work: (done: (result: T) => never) => Promise<unknown>): Promise<T> {
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

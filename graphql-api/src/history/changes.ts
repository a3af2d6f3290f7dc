import type { GraphQLResolveInfo } from 'graphql';
import { badInput } from '../common/errors.ts';
import { loggedResources } from '../declaration/resource.ts';
import type { PageInput } from '../query/page-rows.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../query/page-size.ts';
import { readPage } from '../query/page.ts';
import type { Context } from '../server/context.ts';
import { auditEntries } from './audit-log.ts';

export interface ChangesArguments {
  after?: string | null;
  resources?: readonly string[] | null;
  page?: PageInput | null;
}

/**
 * A position in the feed of changes. The feed consists of windows: the entries of all transactions that ended between
 * two readings, in the order of their ids. A transaction that changes a record ends before another changes it, so that
 * changes of a record are in order. No change is skipped, however late its transaction commits.
 */
interface Position {
  /** The ids of the window's first transaction, and of the first one behind it. */
  from: bigint;
  to: bigint;
  /** The id of the last entry that was read of the window. */
  entry: bigint;
}

const START: Position = { from: 0n, to: 0n, entry: 0n };

/** What a database server has of transactions: ids are assigned in order, and never again. */
interface Transactions {
  server: string;
  /** The first one that is still running. */
  running: bigint;
  /** The next one; null on a replica, which may be behind. */
  next: bigint | null;
}

/**
 * Reads the changes after a position: those of transactions that ended before the first running one.
 * @throws BAD_USER_INPUT for a position that the database does not have, and for a resource that is none
 */
export async function readChanges(
  { after, resources, page }: ChangesArguments,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<unknown> {
  const limit = page?.limit ?? DEFAULT_PAGE_SIZE;
  if (page?.offset || page?.after)
    throw badInput({ page: 'Changes continue by `after` beside `page`, which has a limit alone' });
  if (limit < 1 || limit > MAX_PAGE_SIZE)
    throw badInput({ page: `A page has 1 to ${MAX_PAGE_SIZE} changes` });
  const viewed = viewedResources(resources, context);
  const transactions = await readTransactions(context);
  const start = after ? positionOf(after, transactions) : START;
  const entriesIn = (position: Position, count: number) => entryIds(position, { viewed, count }, context);

  const following = { from: start.to, to: larger(start.to, transactions.running), entry: 0n };
  const rest = await entriesIn(start, limit + 1);
  const [window, ids] = rest.length > 0 ? [start, rest] : [following, await entriesIn(following, limit + 1)];
  const read = ids.slice(0, limit);
  const hasMore = ids.length > limit || (window === start && (await entriesIn(following, 1)).length > 0);
  const next = [transactions.server, window.from, window.to, read.at(-1) ?? window.entry].join('.');
  return readPage(
    auditEntries,
    { filter: { id: { in: read } }, sort: [{ field: 'id', direction: 'ASC' }], page: { limit } },
    context,
    info,
    { next, hasMore, __typename: 'ChangePage' },
  );
}

const larger = (a: bigint, b: bigint) => (a > b ? a : b);

/** @throws BAD_USER_INPUT */
function viewedResources(requested: ChangesArguments['resources'], { access }: Context): string[] {
  const logged = loggedResources().map(({ resource }) => resource);
  const unknown = requested?.find(name => !logged.includes(name));
  if (unknown !== undefined)
    throw badInput({
      resources: `There is no resource ${unknown}. Resources are named as in permissions: members`,
    });
  return logged.filter(name => access.can(name, 'view') && (!requested || requested.includes(name)));
}

/** Whether a transaction of a snapshot runs in another database of the server. */
const RUNS_ELSEWHERE = `exists (
  select from pg_locks join pg_stat_activity activity using (pid)
   where transactionid = running::xid and mode = 'ExclusiveLock' and activity.datname <> current_database())`;

/** A replica's snapshot names no running transactions. */
const TRANSACTIONS = `
  select system_identifier::text,
         case when pg_is_in_recovery() then pg_snapshot_xmin(snapshot)
              else coalesce((select min(running::text::bigint)::text::xid8 from pg_snapshot_xip(snapshot) running where not ${RUNS_ELSEWHERE}),
                            pg_snapshot_xmax(snapshot)) end::text,
         case when not pg_is_in_recovery() then pg_snapshot_xmax(snapshot)::text end
    from pg_control_system(), pg_current_snapshot() snapshot`;

async function readTransactions({ db }: Context): Promise<Transactions> {
  const [row] = (await db.read(TRANSACTIONS, [])) as [string, string, string | null][];
  const [server, running, next] = row!;
  return { server, running: BigInt(running), next: next === null ? null : BigInt(next) };
}

/** Numbers have up to 18 digits, which a bigint of PostgreSQL has room for. @throws BAD_USER_INPUT */
function positionOf(after: string, { server, next }: Transactions): Position {
  const [, of, ...numbers] = /^(\d{1,20})\.(\d{1,18})\.(\d{1,18})\.(\d{1,18})$/.exec(after) ?? [];
  if (of === undefined) throw badInput({ after: '`after` takes what `next` of an earlier page returned' });
  const [from, to, entry] = numbers.map(BigInt) as [bigint, bigint, bigint];
  if (of !== server || (next !== null && to > next))
    throw badInput({
      after: 'The database was restored since. Read the changes from the start: leave out `after`',
    });
  return { from, to, entry };
}

/** The ids of entries after a position in its window, in order. */
async function entryIds(
  { from, to, entry }: Position,
  { viewed, count }: { viewed: string[]; count: number },
  { db }: Context,
): Promise<string[]> {
  if (from === to) return [];
  const rows = await db.read(
    `select entry.id::text from audit_entry entry
      where transaction_id >= $1::bigint and transaction_id < $2::bigint and id > $3::bigint and resource = any($4::text[])
      order by entry.id limit $5::int`,
    [String(from), String(to), String(entry), viewed, count],
  );
  return rows.map(([id]) => id as string);
}

import { OperationTypeNode, parse, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { ApiError } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { toObject, type SerializedJson } from '../query/response.ts';
import { rollsBackDryRun } from '../resolvers/resolver-class.ts';
import type { Context } from '../server/context.ts';
import { OperationCache } from './operation-cache.ts';
import { prepareOperation, type PreparedOperation } from './prepared-operation.ts';
import { RootExecution } from './root-fields.ts';

/** How long a dry run may hold locks, in milliseconds: less than a save waits for them. */
const DEADLINE_MS = 4_000;
/** How long a dry run waits for a record that another transaction has locked, in milliseconds. */
const LOCK_TIMEOUT_MS = 2_000;
/** As many ids as a filter takes. */
const MAX_ENTRIES = 10_000;

/**
 * Whether the mutations of a document are executed in a transaction that is rolled back.
 * @throws BAD_USER_INPUT for a document that would change something beside a dry run
 */
export function isDryRun({ cached, roots }: PreparedOperation): boolean {
  if (cached.operation.operation !== OperationTypeNode.MUTATION) return false;
  const mutations = roots.filter(({ field }) => field !== undefined);
  if (!mutations.some(({ field, args }) => args['dryRun'] === true && rollsBackDryRun(field))) return false;
  if (mutations.every(({ args }) => args['dryRun'] === true)) return true;
  throw new ApiError(
    msg('The mutations of a document are saved together: give `dryRun` to all of them or to none.'),
    'BAD_USER_INPUT',
  );
}

/**
 * Executes mutations in a shared transaction that the caller rolls back. The context receives the audit entries that they
 * added, as the caller of the request may view them.
 */
export async function executeDryRun(
  schema: GraphQLSchema,
  context: Context,
  executeAll: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  context.deadline.extend(DEADLINE_MS);
  await context.db.transaction(tx => tx.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`));
  const result = await executeAll();
  if (!result.errors) context.dryRun = await addedEntries(schema, context);
  return result;
}

/** Entries have the time of their transaction, in milliseconds, which has an index. */
const ADDED = `select id from audit_entry where at = now()::timestamptz(3) and xmin = pg_current_xact_id()::xid order by id limit ${MAX_ENTRIES}`;

/** `dryRun` is the name of the list in `extensions.truncated`. */
const ENTRIES = `query ($ids: [ID!]) {
  dryRun: auditEntries(filter: { id: { in: $ids } }, sort: [{ field: id }], page: { limit: 1000 }) {
    items { resource recordId title action version fieldChanges { field label before after beforeText afterText } }
  }
}`;

async function addedEntries(schema: GraphQLSchema, context: Context): Promise<readonly object[]> {
  const ids = (await context.db.read(ADDED, [])).map(([id]) => String(id));
  const operation = new OperationCache().add(ENTRIES, null, parse(ENTRIES))!;
  const prepared = prepareOperation(schema, operation, { ids });
  // The cached plans are those of the request's own document.
  const { data, errors } = await new RootExecution(schema, prepared, { ...context, plans: undefined }).run();
  if (errors) throw errors[0]!;
  return (toObject(data!['dryRun'] as SerializedJson) as { items: object[] }).items;
}

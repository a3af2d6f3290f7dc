import { Arg, Ctx, Extensions, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { conflict, notFound } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { bulkDescription } from '../../declaration/descriptions.ts';
import { patchType } from '../../declaration/input-types.ts';
import { recordId } from '../../declaration/record-id.ts';
import type { Resource } from '../../declaration/resource.ts';
import { addRules, bulkField, signedIn, withoutToken } from '../../declaration/rules.ts';
import { defineField } from '../../declaration/sdl.ts';
import { allowIdempotencyKey } from '../../mutation/idempotency.ts';
import type { Values } from '../../mutation/records.ts';
import { requireColumns } from '../../mutation/writes.ts';
import { Parameters } from '../../query/sql.ts';
import { addResolvers, costOfRecord, declareCost, type RootField } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import type { BulkOperation } from './bulk-operation.ts';
import { rehearse, type Rehearsal } from './rehearse.ts';
import { resourceNamed } from './run-operation.ts';
import { selectedRecords, startOperation, type ItemQuery, type NewOperation } from './start-operation.ts';

@ObjectType({ description: 'A record that would be rejected' })
class BulkRejection {
  @Field(() => ID, { description: 'The id of the record' }) recordId!: number;
  @Field(() => String, { nullable: true, description: 'The title of the record' }) title!: string | null;
  @Field(() => String, { description: 'Why' }) reason!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The template of the reason as JSON, by which clients translate it',
  })
  reasonTemplate!: string | null;
}

@ObjectType({ description: 'What a bulk operation would do' })
class BulkPreview {
  @Field(() => Int, { description: 'Its records' }) total!: number;
  @Field(() => Int, { description: 'The first of them, which were tried; at most 1,000' }) checked!: number;
  @Field(() => Int, { description: 'Of these, records that would be changed' }) changed!: number;
  @Field(() => Int, { description: 'Of these, records that are so already' }) unchanged!: number;
  @Field(() => Int, { description: 'Of these, records that would be rejected' }) rejected!: number;
  @Field(() => [BulkRejection], { description: 'The first 100 of those that would be rejected' })
  rejections!: BulkRejection[];
}

@ObjectType({ description: 'A bulk operation that was started, or its preview' })
class StartedBulkOperation {
  @Field(() => ID, { nullable: true, description: 'The id of the operation; null for a preview' })
  id!: number | null;
  @Field(() => BulkPreview, { nullable: true, description: 'The preview; null for an operation' })
  preview!: Rehearsal | null;
}

/** Of a record that is found, stored and done in the background, in rows. */
const COST_OF_RECORD = 10;
/** Of a preview, and of a statement on a whole table. */
const COST = 200_000;

interface BulkArguments {
  ids?: readonly string[] | null;
  filter?: Values | null;
  search?: string | null;
  patch?: Values;
  dryRun: boolean;
}

/** The mutation that changes many records: `bulkUpdateMembers`. */
export const bulkUpdateResolver = (resource: Resource): RootField => bulkResolver(resource, 'update');

/** The mutation that deletes many records: `bulkDeleteMembers`. */
export const bulkDeleteResolver = (resource: Resource): RootField => bulkResolver(resource, 'delete');

function bulkResolver(resource: Resource, kind: 'update' | 'delete'): RootField {
  const { type, table } = resource;
  const patch = kind === 'update' ? `, patch: ${type}Patch!` : '';
  const name = bulkField(resource, kind);
  const cost = declareCost<BulkArguments>(
    ({ ids }, { sizes }) => COST + COST_OF_RECORD * (ids ? ids.length : sizes.rows(table)),
  );
  allowIdempotencyKey(name);
  return {
    type: 'Mutation',
    name,
    sdl: defineField(
      `${name}(ids: [ID!], filter: ${type}Filter, search: String${patch}, dryRun: Boolean! = false)`,
      'StartedBulkOperation!',
      bulkDescription(resource, kind),
    ),
    types: kind === 'update' ? [patchType(resource)] : [],
    extensions: cost,
    async resolve({ ids, dryRun, patch, ...list }: BulkArguments, context: Context) {
      if (patch) requireColumns(resource, patch, context);
      const numbers = ids?.map(id => recordId(id, resource.label));
      const items = selectedRecords(resource, { ids: numbers, ...list }, context);
      return start({ kind, resource, patch }, items, dryRun, context);
    },
  };
}

async function start(
  operation: NewOperation,
  items: ItemQuery,
  dryRun: boolean,
  context: Context,
): Promise<StartedBulkOperation> {
  if (dryRun) return { id: null, preview: await rehearse(operation, items, context) };
  return { id: await startOperation(operation, items, context), preview: null };
}

addRules({
  Mutation: {
    undoBulkOperation: withoutToken(signedIn()),
    cancelBulkOperation: withoutToken(signedIn()),
  },
});
allowIdempotencyKey('undoBulkOperation');

/** What the mutations below need of an operation. */
type FoundOperation = Pick<BulkOperation, 'id' | 'resource' | 'recordName' | 'status' | 'userId'>;

@Resolver()
class BulkOperationResolver {
  @Mutation(() => StartedBulkOperation, {
    description:
      'Takes back what a bulk operation did, in the background: each record as `undoChange` does. What somebody changed since stays, which the report says; repeated, it takes back what could not be taken back before',
  })
  @Extensions(declareCost(COST))
  async undoBulkOperation(
    @Arg('id', () => ID, { description: 'The id of the operation' }) id: string,
    @Arg('dryRun', () => Boolean, { defaultValue: false, description: 'Only returns what it would do' })
    dryRun: boolean,
    @Ctx() context: Context,
  ): Promise<StartedBulkOperation> {
    const found = await find(id, context);
    if (found.status === 'running')
      throw conflict(msg('The operation is not completed. Cancel it first, or wait for it.'));
    const parameters = new Parameters();
    const of = parameters.add(found.id, 'int');
    const items = {
      sql: `select entry.record_id, entry.id as entry_id from audit_entry entry
             where entry.operation_id = ${of} and entry.resource = ${parameters.add(found.resource, 'text')} and entry.cause_id is null
               and not exists (select from audit_entry undoing where undoing.undoes_id = entry.id) order by entry.id desc`,
      parameters,
    };
    const operation: NewOperation = { kind: 'undo', resource: resourceNamed(found), undoesId: found.id };
    // One that failed would be tried again.
    if (!dryRun && found.status === 'failed') await cancel(found.id, 'failed', context);
    return start(operation, items, dryRun, context);
  }

  @Mutation(() => Boolean, {
    description:
      'Ends a bulk operation of the caller before it is completed. What is done stays done. Returns whether it was running',
  })
  @Extensions(costOfRecord)
  async cancelBulkOperation(
    @Arg('id', () => ID, { description: 'The id of the operation' }) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const found = await find(id, context);
    if (found.userId !== context.access.user!.id) throw notFound(LABEL);
    return cancel(found.id, 'running', context);
  }
}

/** Ends an operation that has a status. @returns whether it had it */
async function cancel(id: number, status: BulkOperation['status'], { db }: Context): Promise<boolean> {
  const cancelled = await db.transaction(tx =>
    tx.query<object[]>(
      `update bulk_operation set status = 'cancelled', ended_at = now() where id = ? and status = ? returning id`,
      [id, status],
    ),
  );
  return cancelled.length > 0;
}

const LABEL = 'Bulk operation';

/** @throws NOT_FOUND also for operations on records that the caller may not view */
async function find(id: string, { access, db }: Context): Promise<FoundOperation> {
  const number = recordId(id, LABEL);
  const [found] = await db.onOneConnection(tx =>
    tx.query<FoundOperation[]>(
      `select id, resource, record_name as "recordName", status, user_id as "userId" from bulk_operation where id = ?`,
      [number],
    ),
  );
  if (!found || !access.can(found.resource, 'view')) throw notFound(LABEL);
  return found;
}

addResolvers(BulkOperationResolver);

import { Arg, Ctx, Extensions, ID, Mutation, Resolver } from 'type-graphql';
import { conflict, notFound } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { patchType } from '../../declaration/input-types.ts';
import { recordId } from '../../declaration/record-id.ts';
import type { Resource } from '../../declaration/resource.ts';
import { addRules, bulkField, signedIn, withoutToken } from '../../declaration/rules.ts';
import { allowIdempotencyKey } from '../../mutation/idempotency.ts';
import type { Values } from '../../mutation/records.ts';
import { requireColumns } from '../../mutation/writes.ts';
import { addResolvers, costOfRecord, declareCost, type RootField } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import { bulkMutation, COST, start, StartedBulkOperation } from './bulk-mutation.ts';
import type { BulkOperation } from './bulk-operation.ts';
import { deleteKind, updateKind } from './record-kinds.ts';
import { undoOf } from './undo-operation.ts';

/** The mutation that changes many records: `bulkUpdateMembers`. */
export const bulkUpdateResolver = (resource: Resource): RootField =>
  bulkMutation({
    name: bulkField(resource, 'update'),
    resource,
    kind: updateKind,
    argument: `patch: ${resource.type}Patch!`,
    takesVersions: true,
    types: [patchType(resource)],
    description: `Sets fields of many ${resource.itemLabels[1]}`,
    input({ patch }: { patch: Values }, context) {
      requireColumns(resource, patch, context);
      return patch;
    },
  });

/** The mutation that deletes many records: `bulkDeleteMembers`. */
export const bulkDeleteResolver = (resource: Resource): RootField =>
  bulkMutation({
    name: bulkField(resource, 'delete'),
    resource,
    kind: deleteKind,
    description: `Deletes many ${resource.itemLabels[1]}`,
    input: () => ({}),
  });

addRules({
  Mutation: {
    undoBulkOperation: withoutToken(signedIn()),
    cancelBulkOperation: withoutToken(signedIn()),
  },
});
allowIdempotencyKey('undoBulkOperation');

/** What the mutations below need of an operation. */
type FoundOperation = Pick<
  BulkOperation,
  'id' | 'kind' | 'resource' | 'recordName' | 'status' | 'userId' | 'input'
>;

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
    const [operation, items] = undoOf(found);
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
      `select id, kind, resource, record_name as "recordName", status, user_id as "userId", patch as input from bulk_operation where id = ?`,
      [number],
    ),
  );
  if (!found || !access.can(found.resource, 'view')) throw notFound(LABEL);
  return found;
}

addResolvers(BulkOperationResolver);

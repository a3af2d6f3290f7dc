import { Arg, Ctx, Extensions, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { DRY_RUN_DESCRIPTION } from '../../declaration/descriptions.ts';
import { recordId } from '../../declaration/record-id.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { allowIdempotencyKey, hashOf, runOnce } from '../../mutation/idempotency.ts';
import { mergeRecords, MOST_FOLLOWING, type Following, type Merge } from '../../mutation/merge-records.ts';
import { write } from '../../mutation/writes.ts';
import { addResolvers, declareCost, dryRunByRollback } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import { undoEntry } from '../../history/undo.ts';
import { defineBulkKind } from '../bulk-operations/bulk-kind.ts';
import { recordOperation, reportKept } from '../bulk-operations/record-operation.ts';
import { members } from './member.ts';
import type { Resource } from '../../declaration/resource.ts';

addRules({ Mutation: { mergeMembers: requirePermission('members', 'edit', 'delete', 'view') } });
allowIdempotencyKey('mergeMembers');

@ObjectType({ description: 'Records that follow a merge' })
class FollowingRecords {
  @Field(() => String, { description: 'Their permission resource, such as billing' }) resource!: string;
  @Field(() => String, { description: 'What the API calls one of them, such as billingRecord' })
  recordName!: string;
  @Field(() => Int, { description: 'How many' }) count!: number;
}

@ObjectType({ description: 'A merge of two members' })
class MergedMembers {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the operation, which `undoBulkOperation` takes back; null for a dry run',
  })
  operationId!: number | null;
  @Field(() => ID, { description: 'The id of the member who stays' }) memberId!: number;
  @Field(() => [FollowingRecords], {
    description:
      'The records of the other member, which follow; none where an Idempotency-Key was used before',
  })
  following!: FollowingRecords[];
}

/** An operation on the member who is deleted. */
const mergeKind = defineBulkKind<Omit<Merge, 'mergedId'>>({
  name: 'merge',
  requires: ['view', 'edit', 'delete'],
  async apply({ recordId: mergedId }, { resource, input }, part) {
    await mergeRecords(resource, { ...input, mergedId }, part);
    return { isChanged: true };
  },
  async undo({ entryId }, part) {
    const [entry] = await part.tx.query<{ action: string }[]>('select action from audit_entry where id = ?', [
      entryId,
    ]);
    // An entry of an undo.
    if (entry!.action !== 'deleted') throw conflict(msg('Merge the two members again instead.'));
    const { isChanged, keptRecords } = await undoEntry(entryId!, part);
    await reportKept(keptRecords, part);
    return { isChanged };
  },
});

const LABEL = 'Member';

@Resolver()
class MergeResolver {
  @Mutation(() => MergedMembers, {
    description: `Makes one member of two who are the same person. All records of the second follow, at most ${MOST_FOLLOWING.toLocaleString('en')}, and require edit on their resources; the accounts settle again. The second member is deleted. Rejected where a closed month would change`,
  })
  @Extensions({ ...declareCost(2 * MOST_FOLLOWING), ...dryRunByRollback })
  mergeMembers(
    @Arg('keepId', () => ID, { description: 'The id of the member who stays' }) keepId: string,
    @Arg('mergedId', () => ID, { description: 'The id of the member who is deleted' }) mergedId: string,
    @Arg('keepVersion', () => Int, { nullable: true, description: 'The version that the caller has seen' })
    keepVersion: number | null,
    @Arg('mergedVersion', () => Int, { nullable: true, description: 'The version that the caller has seen' })
    mergedVersion: number | null,
    @Arg('fields', () => [String], {
      nullable: true,
      description:
        'The names of the fields whose values are those of the second member. Default, and always of fields that the user may not view: those that the first has empty',
    })
    fields: string[] | null,
    @Arg('dryRun', () => Boolean, { defaultValue: false, description: DRY_RUN_DESCRIPTION }) dryRun: boolean,
    @Ctx() context: Context,
  ): Promise<MergedMembers> {
    const merge: Merge = {
      keepId: recordId(keepId, LABEL),
      mergedId: recordId(mergedId, LABEL),
      keepVersion: keepVersion ?? undefined,
      mergedVersion: mergedVersion ?? undefined,
      fields: fields ?? undefined,
    };
    return mergeMembers(merge, dryRun, context);
  }
}

function mergeMembers(merge: Merge, dryRun: boolean, context: Context): Promise<MergedMembers> {
  const resource = members as unknown as Resource;
  const { keepId, mergedId, fields = [] } = merge;
  return write(resource, context, async tx => {
    let following: Following[] = [];
    const run = async (): Promise<number> => {
      const operation = await recordOperation(
        { kind: mergeKind, resource, records: [keepId, mergedId], fields },
        context,
        tx,
      );
      following = await mergeRecords(resource, merge, { context: operation.context, tx });
      return operation.id;
    };
    const call = { resource, operation: 'mergeMembers', inputHash: hashOf(merge) };
    const operationId = await (dryRun ? run() : runOnce(call, context, tx, run));
    return {
      operationId: dryRun ? null : operationId,
      memberId: keepId,
      following: following.map(({ resource: { resource: name, singular }, count }) => ({
        resource: name,
        recordName: singular,
        count,
      })),
    };
  });
}

addResolvers(MergeResolver);

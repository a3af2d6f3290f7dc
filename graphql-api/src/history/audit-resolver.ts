import { Arg, Ctx, Extensions, ID, Int, Mutation, Resolver } from 'type-graphql';
import { DRY_RUN_DESCRIPTION } from '../declaration/descriptions.ts';
import { LARGEST_BIGINT, recordId } from '../declaration/record-id.ts';
import { addRules, signedIn } from '../declaration/rules.ts';
import { restoreRecord, undoChange } from './undo.ts';
import { aggregateResolver } from '../resolvers/aggregate-resolver.ts';
import { listResolver } from '../resolvers/list-resolver.ts';
import { listTypes } from '../declaration/list-types.ts';
import { defineField, defineType } from '../declaration/sdl.ts';
import type { Context } from '../server/context.ts';
import { auditEntries } from './audit-log.ts';
import { RestoredRecord } from '../audit/audit-types.ts';
import {
  addResolvers,
  declareCost,
  dryRunByRollback,
  operationField,
  type RootOperation,
} from '../resolvers/resolver-class.ts';
import { readChanges, type ChangesArguments } from './changes.ts';

// Entries are limited to resources that the user may view; the mutations require the permission that the entry's resource needs.
addRules({
  Query: { auditEntries: signedIn(), auditEntriesAggregate: signedIn(), changes: signedIn() },
  Mutation: { undoChange: signedIn(), restoreRecord: signedIn() },
});

/** Of finding the later changes of the fields, and of a save. */
const UNDO_COST = 1_000;

/** The executor rolls a dry run back. */
const DRY_RUN = { defaultValue: false, description: DRY_RUN_DESCRIPTION };

const entryIdOf = (id: string) => recordId(id, 'Audit entry', LARGEST_BIGINT);

@Resolver()
export class UndoResolver {
  @Mutation(() => RestoredRecord, {
    description:
      'Undoes the change of an audit entry, as long as the fields still have the values that it set. Undoing an update requires edit on the resource, undoing a deletion add: the record returns with its id and the references that the deletion cleared. Nothing happens when the change was undone before',
  })
  @Extensions({ ...declareCost(UNDO_COST), ...dryRunByRollback })
  undoChange(
    @Arg('entryId', () => ID, { description: 'The id of the audit entry' }) entryId: string,
    @Arg('dryRun', () => Boolean, DRY_RUN) _dryRun: boolean,
    @Ctx() context: Context,
  ): Promise<RestoredRecord> {
    return undoChange(entryIdOf(entryId), context);
  }

  @Mutation(() => RestoredRecord, {
    description:
      'Gives a record the values that it had after the change of an audit entry. It is an ordinary update; `restore` of the entry says what it changes',
  })
  @Extensions({ ...declareCost(UNDO_COST), ...dryRunByRollback })
  restoreRecord(
    @Arg('entryId', () => ID, { description: 'The id of the audit entry' }) entryId: string,
    @Arg('version', () => Int, { description: 'The present version of the record' }) version: number,
    @Arg('dryRun', () => Boolean, DRY_RUN) _dryRun: boolean,
    @Ctx() context: Context,
  ): Promise<RestoredRecord> {
    return restoreRecord(entryIdOf(entryId), version, context);
  }
}

const changePage = defineType(
  'type',
  'ChangePage',
  'Changes in an order in which each follows those that it builds on',
  [
    defineField('items', `[${auditEntries.type}!]!`, 'The changes'),
    defineField(
      'next',
      'String!',
      'The position behind them: `after` of the next request, also where there are none',
    ),
    defineField('hasMore', 'Boolean!', 'Whether there are more already'),
  ],
);

const changesOperation: RootOperation<ChangesArguments> = {
  resource: auditEntries,
  does: 'list',
  resolve: readChanges,
};

const changesResolver = operationField(
  changesOperation,
  'changes(after: String, resources: [String!], page: PageInput)',
  'ChangePage!',
  {
    description: [
      'What was created, changed and deleted since: the entries of the audit log that the caller may view, once each. A change appears once all transactions that began before it have ended.',
      'Begin without `after` and keep `next`. `resources` names those of permissions, such as members.',
    ].join('\n'),
    types: [...listTypes(auditEntries), changePage],
  },
);

/** The resolvers of the audit log. */
addResolvers(listResolver(auditEntries), aggregateResolver(auditEntries), changesResolver, UndoResolver);

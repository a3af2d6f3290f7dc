import { LockMode } from '@mikro-orm/core';
import type { Tx } from '../database/tx.ts';
import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { Arg, Ctx, Extensions, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { AuditAction } from '../audit/audit-entry.ts';
import type { Access } from '../auth/access.ts';
import type { Context } from '../server/context.ts';
import { ApiError, conflict, forbidden, notFound } from '../common/errors.ts';
import { recordId } from '../declaration/record-id.ts';
import { addRules, requirePermission } from '../declaration/rules.ts';
import {
  createOwn,
  findViewers,
  lockOwner,
  recordOwnChange,
  requireVersion,
  requireViewers,
  saveOwn,
} from '../own-records/own-records.ts';
import { isUniqueViolation } from '../mutation/database-error.ts';
import { allowIdempotencyKey } from '../mutation/idempotency.ts';
import { problemOf } from '../execution/document-problem.ts';
import { normalized, SavedQueryInput, SavedQueryPatch, type SavedQueryValues } from './saved-query-input.ts';
import { isVisible, queryColumns, savedQueries, SavedQuery } from './saved-query.ts';
import { requireSignIn } from '../auth/personal-tokens.ts';
import { aggregateResolver } from '../resolvers/aggregate-resolver.ts';
import { listResolver } from '../resolvers/list-resolver.ts';
import { recordResolver } from '../resolvers/record-resolvers.ts';
import { addResolvers, costOfRecord, costOfTables } from '../resolvers/resolver-class.ts';

const LABEL = 'Saved query';
const NUMBER = 'The id of the saved query';
/** Per user. */
const MAX_SAVED_QUERIES = 200;

const analysts = () => requirePermission('analytics', 'view');

addRules({
  Query: {
    savedQueries: analysts(),
    savedQueriesAggregate: analysts(),
    savedQuery: analysts(),
    analystRoles: analysts(),
  },
  Mutation: {
    createSavedQuery: analysts(),
    updateSavedQuery: analysts(),
    deleteSavedQuery: analysts(),
  },
});

allowIdempotencyKey('createSavedQuery');

/** Queries that people keep and share. Its owner alone changes one; sharing it gives nobody a right to data. */
@Resolver()
class SavedQueryResolver {
  @Query(() => [String], {
    description: 'The roles that a query can be shared with: those that may open the explorer',
  })
  @Extensions(costOfTables('permission'))
  analystRoles(@Ctx() { db }: Context): Promise<string[]> {
    return db.onOneConnection(tx => findViewers(tx, ANALYSTS.resource));
  }

  @Mutation(() => SavedQuery, {
    description: 'Saves a query. Validation errors are reported together, by field',
  })
  @Extensions(costOfRecord)
  createSavedQuery(
    @Arg('input', () => SavedQueryInput, { description: 'The fields of the saved query' })
    input: SavedQueryInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return save(context, info, tx =>
      createOwn('createSavedQuery', input, { context, tx }, async () => {
        const values = normalized(input, null) as SavedQueryValues;
        await requireViewers(tx, ANALYSTS, values.sharedWith);
        const owner = await lockOwner(tx, context.access);
        if ((await tx.entities().count(SavedQuery, { owner })) >= MAX_SAVED_QUERIES)
          throw conflict(
            `You have ${MAX_SAVED_QUERIES} saved queries already. Delete one that you no longer use, then save this one.`,
          );
        const checked = { ...values, ...checkedQuery(values.query, info.schema) };
        const made = tx.entities().create(SavedQuery, { ...checked, owner } as SavedQuery);
        await tx.entities().flush();
        await addAuditEntry(tx, context, made, 'created', {}, values);
        return made.id;
      }),
    );
  }

  @Mutation(() => SavedQuery, { description: "Changes the fields given of one's own saved query" })
  @Extensions(costOfRecord)
  updateSavedQuery(
    @Arg('id', () => ID, { description: NUMBER }) id: string,
    @Arg('patch', () => SavedQueryPatch, { description: 'The fields that change' }) patch: SavedQueryPatch,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that the changes are based on; an older one is rejected',
    })
    version: number | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return save(context, info, async tx => {
      const saved = await findForUpdate(tx, id, context.access);
      if (saved.owner.id !== context.access.user!.id)
        throw new ApiError('Only its owner may change a saved query. Save a copy of your own.', 'FORBIDDEN', {
          permission: 'owner',
        });
      const before = valuesOf(saved);
      requireVersion(version, saved, before, 'This query was changed elsewhere since you opened it');
      const changes = normalized(patch, before);
      const added = changes.sharedWith?.filter(role => !before.sharedWith?.includes(role));
      await requireViewers(tx, ANALYSTS, added);
      const checked = changes.query === undefined ? {} : checkedQuery(changes.query, info.schema);
      tx.entities().assign(saved, { ...changes, ...checked });
      await tx.entities().flush();
      await addAuditEntry(tx, context, saved, 'updated', before, valuesOf(saved));
      return saved.id;
    });
  }

  @Mutation(() => ID, {
    description: "Deletes one's own saved query, or a shared one for users who may delete in analytics",
  })
  @Extensions(costOfRecord)
  async deleteSavedQuery(
    @Arg('id', () => ID, { description: NUMBER }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await write(context, async tx => {
      const { access } = context;
      const saved = await findForUpdate(tx, id, access);
      if (saved.owner.id !== access.user!.id && !access.can('analytics', 'delete'))
        throw forbidden('analytics:delete');
      await deleteSchedules(tx, saved.id);
      await tx.entities().remove(saved).flush();
      await addAuditEntry(tx, context, saved, 'deleted', valuesOf(saved), {});
    });
    return id;
  }
}

/** The lists of saved queries and their changes. */
addResolvers(
  listResolver(savedQueries),
  aggregateResolver(savedQueries),
  recordResolver(savedQueries),
  SavedQueryResolver,
);

const ANALYSTS = { resource: 'analytics', cannot: 'open the explorer' };

/** The query, locked. @throws NOT_FOUND for a query that `visibleTo` of the list hides too */
async function findForUpdate(tx: Tx, id: string, access: Access): Promise<SavedQuery> {
  const number = recordId(id, LABEL);
  const saved = await tx
    .entities()
    .findOne(SavedQuery, { id: number }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!saved || !isVisible(saved, access)) throw notFound(LABEL);
  return saved;
}

/** Deletes the schedules of a query, which end with it. */
async function deleteSchedules(tx: Tx, savedQueryId: number): Promise<void> {
  await tx.query(
    'delete from query_run where schedule_id in (select id from query_schedule where saved_query_id = ?)',
    [savedQueryId],
  );
  await tx.query('delete from query_schedule where saved_query_id = ?', [savedQueryId]);
}

const save = (context: Context, info: GraphQLResolveInfo, work: (tx: Tx) => Promise<number>) =>
  saveOwn(savedQueries, context, info, () => write(context, work));

/** Runs work in one transaction of a signed-in user: personal tokens only read. */
async function write<T>({ access, db }: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
  requireSignIn(access);
  try {
    return await db.transaction(work);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = 'You have a saved query of this name already';
    throw conflict(message, { fields: { name: message } });
  }
}

/** What the schema says of a query that its owner sees now, so that no message follows. */
function checkedQuery(query: string, schema: GraphQLSchema): Pick<SavedQuery, 'problem' | 'brokenSince'> {
  const problem = problemOf(query, schema);
  return { problem, brokenSince: problem === null ? null : new Date() };
}

const valuesOf = ({ name, description, query, variables, sharedWith }: SavedQuery): SavedQueryValues => ({
  name,
  description,
  query,
  variables,
  sharedWith,
});

const addAuditEntry = (
  tx: Tx,
  context: Context,
  { id, name }: SavedQuery,
  action: AuditAction,
  before: Partial<SavedQueryValues>,
  after: Partial<SavedQueryValues>,
) =>
  recordOwnChange(
    tx,
    context,
    { resource: 'saved-queries', recordId: id, title: name, action },
    queryColumns,
    [before, after],
  );

import type { Tx } from '../database/tx.ts';
import type { GraphQLSchema } from 'graphql';
import { Ctx, Extensions, Query, Resolver } from 'type-graphql';
import type { Context } from '../server/context.ts';
import { addRules, requirePermission } from '../declaration/rules.ts';
import { addOwnResolvers } from '../own-records/own-resolvers.ts';
import { findViewers, requireViewers } from '../own-records/share-with-roles.ts';
import { problemOf } from '../execution/document-problem.ts';
import { normalized, SavedQueryInput, SavedQueryPatch, type SavedQueryValues } from './saved-query-input.ts';
import { isVisible, QUERY_ADMINISTRATORS, queryColumns, savedQueries, SavedQuery } from './saved-query.ts';
import { addResolvers, costOfTables } from '../resolvers/resolver-class.ts';

const ANALYSTS = { resource: 'analytics', cannot: 'open the explorer' };
/** Per user. */
const MAX_SAVED_QUERIES = 200;

const analysts = () => requirePermission('analytics', 'view');

addRules({ Query: { analystRoles: analysts() } });

/** Queries that people keep and share. Its owner alone changes one; sharing it gives nobody a right to data. */
addOwnResolvers<SavedQuery, SavedQueryValues, SavedQueryInput>({
  entity: SavedQuery,
  resource: savedQueries,
  input: SavedQueryInput,
  patch: SavedQueryPatch,
  rules: { read: analysts(), change: analysts() },
  label: 'Saved query',
  descriptions: {
    create: 'Saves a query',
    delete: "Deletes one's own saved query, or a shared one for users who may delete in analytics",
  },
  auditedAs: 'saved-queries',
  columns: queryColumns,
  limit: { max: MAX_SAVED_QUERIES, per: ['owner'] },
  sharing: {
    isVisible,
    administrators: QUERY_ADMINISTRATORS,
    onlyOwner: 'Only its owner may change a saved query. Save a copy of your own.',
  },
  texts: {
    full: `You have ${MAX_SAVED_QUERIES} saved queries already. Delete one that you no longer use, then save this one.`,
    changed: 'This query was changed elsewhere since you opened it',
    nameTaken: 'You have a saved query of this name already',
  },
  titleOf: ({ name }) => name,
  async dataOf(input, { tx, owner, info }) {
    const values = normalized(input, null) as SavedQueryValues;
    await requireViewers(tx, ANALYSTS, values.sharedWith);
    return { ...values, ...checkedQuery(values.query, info.schema), owner };
  },
  async changesOf(patch, { tx, before, info }) {
    const changes = normalized(patch, before);
    await requireViewers(tx, ANALYSTS, changes.sharedWith, before.sharedWith);
    return { ...changes, ...(changes.query !== undefined && checkedQuery(changes.query, info.schema)) };
  },
  deleteDependents: deleteSchedules,
});

@Resolver()
class SavedQueryResolver {
  @Query(() => [String], {
    description: 'The roles that a query can be shared with: those that may open the explorer',
  })
  @Extensions(costOfTables('permission'))
  analystRoles(@Ctx() { db }: Context): Promise<string[]> {
    return db.onOneConnection(tx => findViewers(tx, ANALYSTS.resource));
  }
}

addResolvers(SavedQueryResolver);

/** Deletes the schedules of a query, which end with it. */
async function deleteSchedules({ id }: SavedQuery, tx: Tx): Promise<void> {
  await tx.query(
    'delete from query_run where schedule_id in (select id from query_schedule where saved_query_id = ?)',
    [id],
  );
  await tx.query('delete from query_schedule where saved_query_id = ?', [id]);
}

/** What the schema says of a query that its owner sees now, so that no message follows. */
function checkedQuery(query: string, schema: GraphQLSchema): Pick<SavedQuery, 'problem' | 'brokenSince'> {
  const problem = problemOf(query, schema);
  return { problem, brokenSince: problem === null ? null : new Date() };
}

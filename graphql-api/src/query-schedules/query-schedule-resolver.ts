import { LockMode } from '@mikro-orm/core';
import { Arg, Ctx, Extensions, ID, Mutation, Query, Resolver } from 'type-graphql';
import { requireSignIn } from '../auth/personal-tokens.ts';
import { badInput, conflict, notFound } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import type { Tx } from '../database/tx.ts';
import { recordId } from '../declaration/record-id.ts';
import { addRules, requirePermission } from '../declaration/rules.ts';
import { allowIdempotencyKey, hashOf, runOnce } from '../mutation/idempotency.ts';
import { addOwnResolvers } from '../own-records/own-resolvers.ts';
import { aggregateResolver } from '../resolvers/aggregate-resolver.ts';
import { listResolver } from '../resolvers/list-resolver.ts';
import { addResolvers, costOfRecord, costOfTables } from '../resolvers/resolver-class.ts';
import { isVisible, SavedQuery } from '../saved-queries/saved-query.ts';
import type { Context } from '../server/context.ts';
import { nextTime } from './next-time.ts';
import { queryRuns, QuerySchedule, querySchedules, scheduleColumns } from './query-schedule.ts';
import { findRecipients, MAX_OFFERED, QueryRecipient, requireRecipients } from './recipients.ts';
import { runSchedules } from './run-schedules.ts';
import { normalized, QueryScheduleInput, QuerySchedulePatch, type ScheduleValues } from './schedule-input.ts';

const LABEL = 'Schedule';
/** Per user. */
const MAX_SCHEDULES = 20;
const analysts = () => requirePermission('analytics', 'view');

addRules({
  Query: { queryRuns: analysts(), queryRunsAggregate: analysts(), queryRecipients: analysts() },
  Mutation: { sendQuerySchedule: analysts() },
});

allowIdempotencyKey('sendQuerySchedule');

/** What decides whether a condition is met: after a change of it, earlier runs do not count. */
const WATCHED = ['variables', 'condition', 'figure', 'comparison', 'threshold', 'active'] as const;

/** Schedules of saved queries. Each recipient is sent what the recipient may view; only the owner sees and changes one. */
const schedules = addOwnResolvers<QuerySchedule, ScheduleValues, QueryScheduleInput>({
  entity: QuerySchedule,
  resource: querySchedules,
  input: QueryScheduleInput,
  patch: QuerySchedulePatch,
  rules: { read: analysts(), change: analysts() },
  label: LABEL,
  descriptions: { create: 'Schedules a saved query', delete: "Deletes one's own schedule with its runs" },
  auditedAs: 'query-schedules',
  columns: scheduleColumns,
  limit: { max: MAX_SCHEDULES, per: ['ownerId'] },
  texts: {
    full: msg('You have {max} schedules already. Delete one that you no longer use, then save this one.', {
      max: MAX_SCHEDULES,
    }),
    changed: msg('This schedule was changed elsewhere since you opened it'),
  },
  titleOf: queryName,
  async dataOf(input, { tx, owner, context }) {
    const values = normalized(input, null);
    const query = await requireQuery(tx, values.savedQueryId, context);
    await requireRecipients(values.recipients, query, context);
    const now = new Date();
    return { ...values, ownerId: owner.id, nextAt: nextTime(values, now), watchedSince: now };
  },
  async changesOf(patch, { tx, record, before, context }) {
    const values = normalized(patch, before);
    const query = await requireQuery(tx, record.savedQueryId, context);
    const added = values.recipients.filter(recipient => !before.recipients.includes(recipient));
    await requireRecipients(added, query, context);
    const now = new Date();
    const hasNewCondition = WATCHED.some(field => values[field] !== before[field]);
    const watchedSince = hasNewCondition ? now : record.watchedSince;
    return { ...values, nextAt: nextTime(values, now), watchedSince };
  },
  deleteDependents: deleteRuns,
});

@Resolver()
class QueryScheduleResolver {
  @Query(() => [QueryRecipient], {
    description: `The users who may run a saved query, by name; the first ${MAX_OFFERED}`,
  })
  @Extensions(costOfTables('user', 'permission'))
  queryRecipients(
    @Arg('savedQueryId', () => ID, { description: 'The id of the saved query' }) savedQueryId: string,
    @Ctx() { db, access }: Context,
  ): Promise<QueryRecipient[]> {
    return db.onOneConnection(async tx => {
      const query = await tx.entities().findOne(SavedQuery, { id: recordId(savedQueryId, 'Saved query') });
      if (!query || !isVisible(query, access)) throw notFound('Saved query');
      return findRecipients(tx, query);
    });
  }

  @Mutation(() => ID, {
    description:
      'Sends the result of a schedule to oneself within a minute, whatever its condition. Returns the id of the run',
  })
  @Extensions(costOfRecord)
  async sendQuerySchedule(
    @Arg('id', () => ID, { description: 'The id of the schedule' }) id: string,
    @Ctx() context: Context,
  ): Promise<number> {
    requireSignIn(context.access);
    const use = { operation: 'sendQuerySchedule', inputHash: hashOf({ id }) };
    return context.db.transaction(tx => runOnce(use, context, tx, () => addOwnRun(tx, id, context)));
  }
}

addResolvers(listResolver(queryRuns), aggregateResolver(queryRuns), QueryScheduleResolver);

/** The saved query, locked against its deletion. @throws BAD_USER_INPUT for one that the user does not find */
async function requireQuery(tx: Tx, id: number, { access }: Context): Promise<SavedQuery> {
  const query = await tx.entities().findOne(SavedQuery, { id }, { lockMode: LockMode.PESSIMISTIC_READ });
  if (!query || !isVisible(query, access)) throw badInput({ savedQueryId: msg('Saved query not found') });
  return query;
}

/** Adds a run that sends the result to the user alone. @returns its id @throws CONFLICT while there is one */
async function addOwnRun(tx: Tx, scheduleId: string, context: Context): Promise<number> {
  const { services, access } = context;
  const stored = await schedules.findForUpdate(scheduleId, context, tx);
  const [waiting] = await tx.query<object[]>(
    `select from query_run where schedule_id = ? and user_id = ? and manual and status in ('waiting', 'running')`,
    [stored.id, access.user!.id],
  );
  if (waiting) throw conflict(msg('The result is being sent already. Wait for it.'));
  const [run] = await tx.query<{ id: number }[]>(
    `insert into query_run (schedule_id, user_id, due_at, manual, status, attempts, next_attempt_at)
     values (?, ?, now(), true, 'waiting', 0, now()) returning id`,
    [stored.id, access.user!.id],
  );
  await services.jobs.runNow(tx, runSchedules.name);
  return run!.id;
}

async function queryName({ savedQueryId }: QuerySchedule, tx: Tx): Promise<string> {
  return (await tx.entities().findOne(SavedQuery, { id: savedQueryId }))?.name ?? LABEL;
}

async function deleteRuns({ id }: QuerySchedule, tx: Tx): Promise<void> {
  await tx.query('delete from query_run where schedule_id = ?', [id]);
}

import { LockMode } from '@mikro-orm/core';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { AuditAction } from '../audit/audit-entry.ts';
import { requireSignIn } from '../auth/personal-tokens.ts';
import { badInput, conflict, notFound } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import type { Tx } from '../database/tx.ts';
import { recordId } from '../declaration/record-id.ts';
import { addRules, requirePermission } from '../declaration/rules.ts';
import { allowIdempotencyKey } from '../mutation/idempotency.ts';
import {
  createOwn,
  lockOwner,
  recordOwnChange,
  requireVersion,
  saveOwn,
} from '../own-records/own-records.ts';
import { aggregateResolver } from '../resolvers/aggregate-resolver.ts';
import { listResolver } from '../resolvers/list-resolver.ts';
import { recordResolver } from '../resolvers/record-resolvers.ts';
import { addResolvers, costOfRecord, costOfTables } from '../resolvers/resolver-class.ts';
import { isVisible, SavedQuery } from '../saved-queries/saved-query.ts';
import type { Context } from '../server/context.ts';
import { nextTime } from './next-time.ts';
import { queryRuns, QuerySchedule, querySchedules, scheduleColumns } from './query-schedule.ts';
import { findRecipients, MAX_OFFERED, QueryRecipient, requireRecipients } from './recipients.ts';
import { runSchedules } from './run-schedules.ts';
import { normalized, QueryScheduleInput, QuerySchedulePatch, type ScheduleValues } from './schedule-input.ts';

const LABEL = 'Schedule';
const NUMBER = 'The id of the schedule';
/** Per user. */
const MAX_SCHEDULES = 20;

const analysts = () => requirePermission('analytics', 'view');

addRules({
  Query: {
    querySchedules: analysts(),
    querySchedulesAggregate: analysts(),
    querySchedule: analysts(),
    queryRuns: analysts(),
    queryRunsAggregate: analysts(),
    queryRecipients: analysts(),
  },
  Mutation: {
    createQuerySchedule: analysts(),
    updateQuerySchedule: analysts(),
    deleteQuerySchedule: analysts(),
    sendQuerySchedule: analysts(),
  },
});

allowIdempotencyKey('createQuerySchedule', 'sendQuerySchedule');

/** Schedules of saved queries. Each recipient is sent what the recipient may view; only the owner sees and changes one. */
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

  @Mutation(() => QuerySchedule, {
    description: 'Schedules a saved query. Validation errors are reported together, by field',
  })
  @Extensions(costOfRecord)
  createQuerySchedule(
    @Arg('input', () => QueryScheduleInput, { description: 'The fields of the schedule' })
    input: QueryScheduleInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return save(context, info, tx =>
      createOwn('createQuerySchedule', input, { context, tx }, async () => {
        const values = normalized(input, null);
        const { id: ownerId } = await lockOwner(tx, context.access);
        const query = await requireQuery(tx, values.savedQueryId, context);
        await requireRecipients(values.recipients, query, context);
        if ((await tx.entities().count(QuerySchedule, { ownerId })) >= MAX_SCHEDULES)
          throw conflict(
            msg('You have {max} schedules already. Delete one that you no longer use, then save this one.', {
              max: MAX_SCHEDULES,
            }),
          );
        const now = new Date();
        const made = tx.entities().create(QuerySchedule, {
          ...values,
          savedQueryId: query.id,
          ownerId,
          nextAt: nextTime(values, now),
          watchedSince: now,
        } as QuerySchedule);
        await tx.entities().flush();
        await addAuditEntry(tx, context, made, query.name, 'created', {}, values);
        return made.id;
      }),
    );
  }

  @Mutation(() => QuerySchedule, { description: "Changes the fields given of one's own schedule" })
  @Extensions(costOfRecord)
  updateQuerySchedule(
    @Arg('id', () => ID, { description: NUMBER }) id: string,
    @Arg('patch', () => QuerySchedulePatch, { description: 'The fields that change' })
    patch: QuerySchedulePatch,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that the changes are based on; an older one is rejected',
    })
    version: number | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return save(context, info, async tx => {
      const stored = await findForUpdate(tx, id, context);
      const before = valuesOf(stored);
      requireVersion(version, stored, before, msg('This schedule was changed elsewhere since you opened it'));
      const values = normalized(patch, before);
      const query = await requireQuery(tx, stored.savedQueryId, context);
      const added = values.recipients.filter(recipient => !before.recipients.includes(recipient));
      await requireRecipients(added, query, context);
      const now = new Date();
      const hasNewCondition = WATCHED.some(field => values[field] !== before[field]);
      tx.entities().assign(stored, {
        ...values,
        nextAt: nextTime(values, now),
        watchedSince: hasNewCondition ? now : stored.watchedSince,
      });
      await tx.entities().flush();
      await addAuditEntry(tx, context, stored, query.name, 'updated', before, values);
      return stored.id;
    });
  }

  @Mutation(() => ID, { description: "Deletes one's own schedule with its runs" })
  @Extensions(costOfRecord)
  async deleteQuerySchedule(
    @Arg('id', () => ID, { description: NUMBER }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    requireSignIn(context.access);
    await context.db.transaction(async tx => {
      const stored = await findForUpdate(tx, id, context);
      const name = await nameOf(tx, stored);
      await tx.query('delete from query_run where schedule_id = ?', [stored.id]);
      await tx.entities().remove(stored).flush();
      await addAuditEntry(tx, context, stored, name, 'deleted', valuesOf(stored), {});
    });
    return id;
  }

  @Mutation(() => ID, {
    description:
      'Sends the result of a schedule to oneself within a minute, whatever its condition. Returns the id of the run',
  })
  @Extensions(costOfRecord)
  async sendQuerySchedule(
    @Arg('id', () => ID, { description: NUMBER }) id: string,
    @Ctx() context: Context,
  ): Promise<number> {
    requireSignIn(context.access);
    return context.db.transaction(tx =>
      createOwn('sendQuerySchedule', { id }, { context, tx }, () => addOwnRun(tx, id, context)),
    );
  }
}

/** One's own schedules and their runs, and the changes of schedules. */
addResolvers(
  listResolver(querySchedules),
  aggregateResolver(querySchedules),
  recordResolver(querySchedules),
  listResolver(queryRuns),
  aggregateResolver(queryRuns),
  QueryScheduleResolver,
);

/** What decides whether a condition is met: after a change of it, earlier runs do not count. */
const WATCHED = ['variables', 'condition', 'figure', 'comparison', 'threshold', 'active'] as const;

/** The saved query, locked against its deletion. @throws BAD_USER_INPUT for one that the user does not find */
async function requireQuery(tx: Tx, id: number, { access }: Context): Promise<SavedQuery> {
  const query = await tx.entities().findOne(SavedQuery, { id }, { lockMode: LockMode.PESSIMISTIC_READ });
  if (!query || !isVisible(query, access)) throw badInput({ savedQueryId: msg('Saved query not found') });
  return query;
}

/** The user's own schedule, locked. @throws NOT_FOUND */
async function findForUpdate(tx: Tx, id: string, { access }: Context): Promise<QuerySchedule> {
  const stored = await tx
    .entities()
    .findOne(QuerySchedule, { id: recordId(id, LABEL) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (stored?.ownerId !== access.user!.id) throw notFound(LABEL);
  return stored;
}

/** Adds a run that sends the result to the user alone. @returns its id @throws CONFLICT while there is one */
async function addOwnRun(tx: Tx, scheduleId: string, context: Context): Promise<number> {
  const { services, access } = context;
  const stored = await findForUpdate(tx, scheduleId, context);
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

async function nameOf(tx: Tx, { savedQueryId }: QuerySchedule): Promise<string> {
  return (await tx.entities().findOne(SavedQuery, { id: savedQueryId }))?.name ?? LABEL;
}

const save = (context: Context, info: GraphQLResolveInfo, work: (tx: Tx) => Promise<number>) =>
  saveOwn(querySchedules, context, info, () => context.db.transaction(work));

const valuesOf = (schedule: QuerySchedule): ScheduleValues =>
  Object.fromEntries(
    scheduleColumns.map(({ name }) => [name, schedule[name as keyof ScheduleValues] ?? null]),
  ) as ScheduleValues;

const addAuditEntry = (
  tx: Tx,
  context: Context,
  { id }: QuerySchedule,
  title: string,
  action: AuditAction,
  before: Partial<ScheduleValues>,
  after: Partial<ScheduleValues>,
) =>
  recordOwnChange(
    tx,
    context,
    { resource: 'query-schedules', recordId: id, title, action },
    scheduleColumns,
    [before, after],
  );

import { t as dbType } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { msg } from '../common/message.ts';
import { columnsOf } from '../declaration/column-registry.ts';
import { BaseRecord, Column } from '../declaration/columns.ts';
import { newResource, type Resource } from '../declaration/resource.ts';
import type { ComputedField } from '../declaration/resource-options.ts';

export const FREQUENCIES = ['daily', 'weekdays', 'weekly', 'monthly'] as const;
/** From Sunday, as `getUTCDay` counts. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export const CONDITIONS = ['always', 'rows', 'value', 'change'] as const;
export const COMPARISONS = ['gt', 'gte', 'lt', 'lte'] as const;

export type Frequency = (typeof FREQUENCIES)[number];
export type Weekday = (typeof WEEKDAYS)[number];
export type Condition = (typeof CONDITIONS)[number];
export type Comparison = (typeof COMPARISONS)[number];

/** When a saved query runs for its recipients, and when they are sent the result. */
@Entity()
@Index({ properties: ['ownerId'] })
@Index({
  name: 'query_schedule_due',
  expression: 'create index "query_schedule_due" on "query_schedule" ("next_at") where active',
})
@ObjectType({ description: 'When a saved query is run, and who is sent the result by e-mail' })
export class QuerySchedule extends BaseRecord {
  @Column.recordId({ readOnly: true, required: true, description: 'The id of the user who made it' })
  ownerId!: number;

  @Column.recordId({
    required: 'Choose a saved query',
    createOnly: true,
    description: 'The id of the saved query. A schedule is deleted with it',
  })
  savedQueryId!: number;

  @Column.textList({
    description:
      'The ids of the users who are sent the result, each with the rights that the user has at that time',
  })
  recipients!: string[];

  @Column.choice({
    required: true,
    default: 'daily',
    values: FREQUENCIES,
    description: 'daily, weekdays (Monday to Friday), weekly or monthly',
  })
  frequency!: Frequency;

  @Column.textList({ description: `The days of a weekly one: ${WEEKDAYS.join(', ')}` }) days!: Weekday[];

  @Column.int({
    min: 1,
    max: 31,
    description: 'The day of a monthly one, 1 to 31; the last day of a month that has no such day',
  })
  dayOfMonth!: number | null;

  @Column.time({
    required: true,
    default: '07:00',
    description: 'The time of day by the club’s clock, HH:MM',
  })
  time!: string;

  @Column.text({
    description: 'A JSON object with values of variables, in place of those of the saved query',
  })
  variables!: string | null;

  @Column.choice({
    required: true,
    default: 'always',
    values: CONDITIONS,
    description:
      'always; rows: once rows appear; value: once a figure passes a value; change: when a figure has changed since the run before',
  })
  condition!: Condition;

  @Column.text({
    max: 200,
    description: 'The path of the figure in the response, such as paymentsAggregate[0].sum.amount',
  })
  figure!: string | null;

  @Column.choice({ values: COMPARISONS, description: 'How the figure passes the value: gt, gte, lt or lte' })
  comparison!: Comparison | null;

  @Column.number({ description: 'The value, or the least change in percent of the figure before' })
  threshold!: number | null;

  @Column.boolean({ default: true, description: 'Whether it runs' }) active!: boolean;

  @Column.dateTime({ readOnly: true, description: 'When it runs next' }) nextAt!: Date;

  /** Runs that started before do not count for the condition. */
  @Property({ type: dbType.datetime, length: 3, hidden: true }) watchedSince!: Date;
}

export const RUN_STATUSES = ['waiting', 'running', 'sent', 'quiet', 'skipped', 'failed'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** One run of a schedule for one recipient. */
@Entity()
@Index({ properties: ['scheduleId', 'userId', 'id'] })
@Index({
  name: 'query_run_due',
  expression: `create index "query_run_due" on "query_run" ("next_attempt_at") where status in ('waiting', 'running')`,
})
@ObjectType({ description: 'A run of a schedule for one recipient' })
export class QueryRun {
  @Column.id() id!: number;
  @Column.recordId({ required: true, description: 'The id of the schedule' }) scheduleId!: number;
  @Column.recordId({ required: true, description: 'The id of the recipient' }) userId!: number;
  @Column.dateTime({ readOnly: true, description: 'When it was due' }) dueAt!: Date;
  @Column.boolean({ readOnly: true, description: 'Whether the user asked for it, whatever the condition' })
  manual!: boolean;
  @Column.choice({
    readOnly: true,
    values: RUN_STATUSES,
    description:
      'waiting, running, sent, quiet (the condition was not met), skipped (the user may not run the query), or failed',
  })
  status!: RunStatus;
  @Column.dateTime({ readOnly: true, nullable: true, description: 'When its last attempt began' })
  startedAt!: Date | null;
  @Column.dateTime({ readOnly: true, nullable: true, description: 'When it ended' }) endedAt!: Date | null;
  @Column.text({ readOnly: true, nullable: true, description: 'Why it was skipped or failed' })
  message!: string | null;

  @Column.int({ hidden: true, readOnly: true, default: 0 }) attempts!: number;
  @Property({ type: dbType.datetime, length: 3, hidden: true }) nextAttemptAt!: Date;
  /** Whether the condition was met. */
  @Property({ type: dbType.boolean, nullable: true, hidden: true }) isMet!: boolean | null;
  /** Rows and figure are of what the recipient may view: nobody else reads them, the owner included. */
  @Property({ type: dbType.integer, nullable: true, hidden: true }) rowCount!: number | null;
  @Property({ type: dbType.double, nullable: true, hidden: true }) figure!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many rows the query returned; null in the runs of other recipients',
  })
  rows?: number | null;
  @Field(() => Float, {
    nullable: true,
    description: 'The figure of the alert; null in the runs of other recipients',
  })
  value?: number | null;
}

/** A column of the signed-in user's own runs; null for those of other recipients. */
const ofOwnRuns = (column: 'row_count' | 'figure') =>
  ({
    rows: 1,
    project: ({ alias, scope: { parameters, access } }, { key }) => ({
      key,
      kind: 'number',
      sql: `(case when ${alias}.user_id = ${parameters.add(access.user!.id, 'int')} then ${alias}.${column} end)`,
    }),
  }) satisfies ComputedField;

/** What its owner writes. */
export const scheduleColumns = columnsOf(QuerySchedule).filter(column => !column.readOnly);

/** The user's own schedules. */
export const querySchedules = newResource(QuerySchedule, {
  resource: 'analytics',
  singular: 'querySchedule',
  plural: 'querySchedules',
  title: 'time',
  operations: ['list', 'one'],
  defaultSort: { id: 'asc' },
  asOfError: msg('Schedules have no earlier values: leave out asOf'),
  visibleTo: ({ access, parameters }, alias) =>
    `(${alias}.owner_id = ${parameters.add(access.user!.id, 'int')})`,
}) as unknown as Resource;

/** The runs of the user's own schedules, the newest first. */
export const queryRuns = newResource(QueryRun, {
  resource: 'analytics',
  singular: 'queryRun',
  plural: 'queryRuns',
  title: 'status',
  operations: ['list'],
  defaultSort: { id: 'desc' },
  computedFields: { rows: ofOwnRuns('row_count'), value: ofOwnRuns('figure') },
  asOfError: msg('Runs have no earlier values: leave out asOf'),
  visibleTo: ({ access, parameters }, alias) =>
    `exists (select from query_schedule where id = ${alias}.schedule_id and owner_id = ${parameters.add(access.user!.id, 'int')})`,
}) as unknown as Resource;

import {
  Arg,
  Args,
  Ctx,
  Extensions,
  Field,
  Float,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
} from 'type-graphql';
import type { Tx } from '../../database/tx.ts';
import { LocalDate } from '../../common/dates.ts';
import { badInput } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { recordId } from '../../declaration/record-id.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { allowIdempotencyKey } from '../../mutation/idempotency.ts';
import { addResolvers, declareCost } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import {
  executeCancellation,
  NOTICE_OUTCOMES,
  planCancellation,
  type PlannedCancellation,
} from './cancel-sessions.ts';
import { executeChange, planChange } from './change-sessions.ts';
import { SessionClash } from './clash-resolver.ts';
import type { Clash } from './clashes.ts';
import { MOST_SESSIONS, SessionScope, type SessionSelection } from './open-sessions.ts';
import { MOST_FOLLOWING } from './recurrence.ts';
import {
  createRepetition,
  planRepetition,
  type DayOutcome,
  type PlannedRepetition,
} from './repeat-session.ts';
import { runSessionOperation, SessionExecution } from './session-operation.ts';
import { sessions } from './session.ts';

/** The most days by which sessions are moved. */
const MOST_SHIFTED = 366;

addRules({
  Mutation: {
    repeatSession: requirePermission('sessions', 'add', 'edit', 'view'),
    cancelSessions: requirePermission('sessions', 'edit', 'view'),
    changeSessions: requirePermission('sessions', 'edit', 'view'),
  },
});
allowIdempotencyKey('repeatSession', 'cancelSessions', 'changeSessions');

@InputType({ description: 'How a session is repeated' })
class RepeatSessionInput {
  @Field(() => ID, { description: 'The id of the session' }) sessionId!: string;
  @Field(() => String, {
    description:
      'The rule, as in RFC 5545: FREQ=WEEKLY with INTERVAL, BYDAY, which includes the weekday of the session, and UNTIL, a day, or COUNT, which counts the session. Example: FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20310331',
  })
  rule!: string;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Leaves out the days on which it would clash. Default: false',
  })
  skipClashes?: boolean | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Why it may take place on the days on which its trainer, member or room is booked: needed where the club rejects that',
  })
  overlapReason?: string | null;
}

@ObjectType({ description: 'A day on which a session is repeated' })
class RepeatedDay {
  @Field(() => LocalDate, { description: 'The day' }) date!: string;
  @Field(() => String, {
    description:
      'created; left out, as it clashes; or, in a dry run, rejected: the club rejects double bookings, and there is no reason',
  })
  outcome!: DayOutcome;
  @Field(() => [SessionClash], { description: 'Why it should not take place on that day' })
  clashes!: readonly Clash[];
}

@ObjectType({ description: 'The repetition of a session, done or in a dry run' })
class SessionRepetition {
  @Field(() => [RepeatedDay], { description: 'The days of the rule after the session' })
  days!: readonly RepeatedDay[];
  @Field(() => Int, { description: 'How many sessions are created' }) created!: number;
  @Field(() => Int, { description: 'How many days the club rejects' }) rejected!: number;
  @Field(() => String, { description: 'To be sent with the execution of what a dry run returned' })
  preview!: string;
}

const count = (days: readonly RepeatedDay[], wanted: DayOutcome) =>
  days.filter(({ outcome }) => outcome === wanted).length;

const repetition = ({ days }: Pick<PlannedRepetition, 'days'>) => ({
  days,
  created: count(days, 'created'),
  rejected: count(days, 'rejected'),
});

@InputType({
  description: 'Which sessions are cancelled: `sessionIds`, `sessionId` with `scope`, or `from` and `until`',
})
class CancelSessionsInput {
  @Field(() => [ID], { nullable: true, description: `The ids of at most ${MOST_SESSIONS} sessions` })
  sessionIds?: string[] | null;
  @Field(() => ID, { nullable: true, description: 'The id of a session, with `scope`' })
  sessionId?: string | null;
  @Field(() => SessionScope, { nullable: true, description: 'Which sessions of its series. Default: THIS' })
  scope?: SessionScope | null;
  @Field(() => LocalDate, { nullable: true, description: 'The first day' }) from?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'The last day. Default: `from`' })
  until?: string | null;
  @Field(() => ID, { nullable: true, description: 'Of these days, only those of this trainer' })
  trainerId?: string | null;
  @Field(() => Boolean, { description: 'Whether each member gets an e-mail that lists their sessions' })
  tell!: boolean;
  @Field(() => String, { nullable: true, description: 'Why; the e-mail says it. At most 500 characters' })
  reason?: string | null;
}

@ObjectType({ description: 'A session that is cancelled' })
class CancelledSessionInfo {
  @Field(() => ID, { description: 'The id of the session' }) id!: number;
  @Field(() => LocalDate, { description: 'The day' }) date!: string;
  @Field(() => String, { description: 'HH:MM' }) startTime!: string;
  @Field(() => String, { description: 'HH:MM' }) endTime!: string;
  @Field(() => ID, { description: 'The id of the member' }) memberId!: number;
  @Field(() => String, { description: 'The name of the member' }) memberName!: string;
  @Field(() => String, { description: 'The name of the trainer' }) trainerName!: string;
}

@ObjectType({ description: 'What comes of the message to a member whose sessions are cancelled' })
class SessionCancellationNotice {
  @Field(() => ID, { description: 'The id of the member' }) memberId!: number;
  @Field(() => String, { description: 'The name of the member' }) memberName!: string;
  @Field(() => String, { description: 'The e-mail address; empty for none' }) recipient!: string;
  @Field(() => String, { description: `One of: ${NOTICE_OUTCOMES.join(', ')}` }) outcome!: string;
  @Field(() => [CancelledSessionInfo], { description: 'The sessions that the message lists' })
  sessions!: readonly CancelledSessionInfo[];
}

@ObjectType({ description: 'The cancellation of sessions, done or in a dry run' })
class SessionCancellation {
  @Field(() => [CancelledSessionInfo], { description: 'The sessions, by day and time' })
  sessions!: readonly CancelledSessionInfo[];
  @Field(() => [SessionCancellationNotice], {
    description: 'One for each member; empty unless messages are sent',
  })
  notices!: readonly SessionCancellationNotice[];
  @Field(() => String, { description: 'To be sent with the execution of what a dry run returned' })
  preview!: string;
}

@InputType({ description: 'What is set in sessions; a field that is not given stays as it is' })
class SessionsPatchInput {
  @Field(() => ID, { nullable: true, description: 'The id of the trainer' }) trainerId?: string | null;
  @Field(() => String, { nullable: true, description: 'What kind of training it is' })
  sessionType?: string | null;
  @Field(() => String, { nullable: true, description: 'HH:MM' }) startTime?: string | null;
  @Field(() => String, { nullable: true, description: 'HH:MM' }) endTime?: string | null;
  @Field(() => String, { nullable: true, description: 'The name of a location, or free text' })
  location?: string | null;
  @Field(() => String, { nullable: true, description: 'The room' }) roomNumber?: string | null;
  @Field(() => Float, { nullable: true, description: 'What each of them costs' }) price?: number | null;
}

@InputType({ description: 'A change of a session, or of several of its series' })
class ChangeSessionsInput {
  @Field(() => ID, { description: 'The id of the session' }) sessionId!: string;
  @Field(() => SessionScope, { description: 'Which sessions of its series' }) scope!: SessionScope;
  @Field(() => SessionsPatchInput, { nullable: true, description: 'What is set' })
  patch?: SessionsPatchInput | null;
  @Field(() => Int, {
    nullable: true,
    description: `By how many days they move, from -${MOST_SHIFTED} to ${MOST_SHIFTED}. Default: 0`,
  })
  shiftDays?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why they may take place where the trainer, member or room is booked',
  })
  overlapReason?: string | null;
}

@ObjectType({ description: 'A session as a change makes it' })
class ChangedSessionInfo {
  @Field(() => ID, { description: 'The id of the session' }) id!: number;
  @Field(() => LocalDate, { description: 'The day' }) date!: string;
  @Field(() => String, { description: 'HH:MM' }) startTime!: string;
  @Field(() => String, { description: 'HH:MM' }) endTime!: string;
  @Field(() => Boolean, {
    description: 'In a dry run, whether the club rejects it: it is a double booking without a reason',
  })
  isRejected!: boolean;
  @Field(() => [SessionClash], { description: 'Why it should not take place' }) clashes!: readonly Clash[];
}

@ObjectType({ description: 'A change of several sessions, done or in a dry run' })
class SessionsChange {
  @Field(() => [ChangedSessionInfo], {
    description: 'Those that change, as they are afterwards, by day and time',
  })
  sessions!: readonly ChangedSessionInfo[];
  @Field(() => String, { description: 'To be sent with the execution of what a dry run returned' })
  preview!: string;
}

/** Of a session that is checked and saved. */
const SAVE_COST = 100;

/** What is done with several sessions at once. */
@Resolver()
class SessionOperationResolver {
  @Mutation(() => SessionRepetition, {
    description: `Repeats a session weekly: creates at most ${MOST_FOLLOWING} sessions of the same member, trainer, times and place, scheduled and not paid, all or none. Only the last session of a series can be repeated again`,
  })
  @Extensions(declareCost(SAVE_COST * MOST_FOLLOWING))
  repeatSession(
    @Args(() => SessionExecution) execution: SessionExecution,
    @Arg('input', () => RepeatSessionInput) input: RepeatSessionInput,
    @Ctx() context: Context,
  ): Promise<SessionRepetition> {
    const wanted = {
      sessionId: recordId(input.sessionId, sessions.label),
      rule: input.rule,
      skipClashes: input.skipClashes ?? false,
      overlapReason: input.overlapReason?.trim() || null,
    };
    const operation = {
      name: 'repeatSession',
      input: wanted,
      plan: planRepetition.bind(null, wanted, context),
      report: repetition,
      repeated: repetition({ days: [] }),
      execute: async (plan: PlannedRepetition, tx: Tx): Promise<number> => {
        await createRepetition(plan, wanted.overlapReason, context, tx);
        return plan.record.id;
      },
    };
    return runSessionOperation(operation, execution, context);
  }

  @Mutation(() => SessionCancellation, {
    description: `Cancels sessions that are scheduled or in progress and not over, at most ${MOST_SESSIONS}, all or none. Others of the selection stay as they are. Where wanted, each member gets one e-mail that lists theirs`,
  })
  @Extensions(declareCost(SAVE_COST * MOST_SESSIONS))
  cancelSessions(
    @Args(() => SessionExecution) execution: SessionExecution,
    @Arg('input', () => CancelSessionsInput) input: CancelSessionsInput,
    @Ctx() context: Context,
  ): Promise<SessionCancellation> {
    const reason = input.reason?.trim() || null;
    const wanted = { selection: selectionOf(input), tell: input.tell, reason };
    const operation = {
      name: 'cancelSessions',
      input: wanted,
      plan: planCancellation.bind(null, wanted),
      report: (plan: PlannedCancellation) => plan,
      repeated: { sessions: [], notices: [] },
      execute: async (plan: PlannedCancellation, tx: Tx): Promise<number> => {
        await executeCancellation(plan, reason, context, tx);
        return plan.sessions[0]?.id ?? 0;
      },
    };
    return runSessionOperation(operation, execution, context);
  }

  @Mutation(() => SessionsChange, {
    description: `Changes a session, it and those that follow, or all of its series, as far as they are scheduled or in progress and not over: at most ${MOST_SESSIONS}, all or none`,
  })
  @Extensions(declareCost(SAVE_COST * MOST_SESSIONS))
  changeSessions(
    @Args(() => SessionExecution) execution: SessionExecution,
    @Arg('input', () => ChangeSessionsInput) input: ChangeSessionsInput,
    @Ctx() context: Context,
  ): Promise<SessionsChange> {
    const shiftDays = input.shiftDays ?? 0;
    if (Math.abs(shiftDays) > MOST_SHIFTED)
      throw badInput({ shiftDays: msg('Sessions move by at most {most} days', { most: MOST_SHIFTED }) });
    const wanted = {
      sessionId: recordId(input.sessionId, sessions.label),
      scope: input.scope,
      patch: { ...input.patch },
      shiftDays,
      overlapReason: input.overlapReason?.trim() || null,
    };
    type Plan = Awaited<ReturnType<typeof planChange>>;
    const operation = {
      name: 'changeSessions',
      input: wanted,
      plan: planChange.bind(null, wanted, context),
      report: (plan: Plan) => ({
        sessions: plan.map(({ record: _record, patch: _patch, ...shown }) => shown),
      }),
      repeated: { sessions: [] },
      execute: async (plan: Plan, tx: Tx): Promise<number> => {
        await executeChange(plan, shiftDays, context, tx);
        return wanted.sessionId;
      },
    };
    return runSessionOperation(operation, execution, context);
  }
}

/** @throws BAD_USER_INPUT unless it selects in exactly one way */
function selectionOf({
  sessionIds,
  sessionId,
  scope,
  from,
  until,
  trainerId,
}: CancelSessionsInput): SessionSelection {
  if ([sessionIds, sessionId, from].filter(value => value != null).length !== 1)
    throw badInput({ sessionIds: msg('Give either ids of sessions, a session with a scope, or days') });
  if (sessionIds && sessionIds.length > MOST_SESSIONS)
    throw badInput({ sessionIds: msg('Choose at most {most} sessions', { most: MOST_SESSIONS }) });
  if (sessionIds) return { ids: sessionIds.map(id => recordId(id, sessions.label)) };
  if (sessionId != null)
    return { sessionId: recordId(sessionId, sessions.label), scope: scope ?? SessionScope.THIS };
  const trainer = trainerId == null ? null : recordId(trainerId, 'Trainer');
  return { from: from!, until: until ?? from!, trainerId: trainer };
}

addResolvers(SessionOperationResolver);

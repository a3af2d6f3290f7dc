import {
  Arg,
  Args,
  Ctx,
  Extensions,
  Field,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
} from 'type-graphql';
import { LocalDate } from '../../common/dates.ts';
import { recordId } from '../../declaration/record-id.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { allowIdempotencyKey } from '../../mutation/idempotency.ts';
import { addResolvers, declareCost } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import { SessionClash } from './clash-resolver.ts';
import type { Clash } from './clashes.ts';
import { MOST_FOLLOWING } from './recurrence.ts';
import {
  createRepetition,
  planRepetition,
  type DayOutcome,
  type PlannedRepetition,
} from './repeat-session.ts';
import { runSessionOperation, SessionExecution } from './session-operation.ts';
import { sessions } from './session.ts';

addRules({ Mutation: { repeatSession: requirePermission('sessions', 'add', 'edit', 'view') } });
allowIdempotencyKey('repeatSession');

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
      execute: async (
        plan: PlannedRepetition,
        tx: Parameters<typeof createRepetition>[3],
      ): Promise<number> => {
        await createRepetition(plan, wanted.overlapReason, context, tx);
        return plan.record.id;
      },
    };
    return runSessionOperation(operation, execution, context);
  }
}

addResolvers(SessionOperationResolver);

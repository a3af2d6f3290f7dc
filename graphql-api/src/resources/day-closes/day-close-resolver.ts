import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  Extensions,
  Field,
  Float,
  ID,
  Info,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { LocalDate } from '../../common/dates.ts';
import { recordId } from '../../declaration/record-id.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { addRules, requireEach, withoutToken } from '../../declaration/rules.ts';
import { nestedRecordReader } from '../../query/nested-record.ts';
import { recordSourceReader } from '../../query/record.ts';
import { addResolvers, declareCost } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import { closeDay, reopenDay, type CountedDay } from './close-day.ts';
import { DayAmount, DayClose } from './day-close.ts';
import { dayAmountsSql, sumOfDay } from './day-totals.ts';

addRules({
  Query: { dayTotals: requireEach('day-closes:view', 'payments:view') },
  Mutation: {
    closeDay: withoutToken(requireEach('day-closes:add', 'day-closes:view', 'payments:view')),
    reopenDay: withoutToken(requireEach('closed-periods:edit', 'day-closes:view')),
  },
});

const dayCloses = resourceOf(DayClose);

/** The payments of a day and location. */
const COST = 500;

@InputType({ description: 'The count of the cash of a day and location' })
class CloseDayInput implements CountedDay {
  @Field(() => ID, { description: 'The id of the location' }) locationId!: string;
  @Field(() => LocalDate, { description: 'A day up to today in the club' }) day!: string;
  @Field(() => Float, {
    description: 'The cash that was counted, without the change that stays in the drawer; at least 0',
  })
  countedCash!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Why counted and expected cash differ, at most 1,000 characters; required if they do',
  })
  reason?: string | null;
  @Field(() => String, { nullable: true, description: 'A note, at most 2,000 characters' })
  note?: string | null;
}

@ObjectType({ description: 'What the payments of a day and location add up to' })
class DayTotals {
  @Field(() => [DayAmount], { description: 'What was received by payment method and cashier' })
  expected!: DayAmount[];
  @Field(() => Float, { description: 'The sum of all payment methods' }) receivedAmount!: number;
  @Field(() => Float, { description: 'The sum of the payments in cash' }) expectedCash!: number;
  @Field(() => Float, { nullable: true, description: 'Counted less expected cash; null before the count' })
  difference!: number | null;
  @Field(() => DayClose, { nullable: true, description: 'The close; null while the day is open' })
  dayClose!: object | null;
}

@Resolver()
class DayCloseResolver {
  @Query(() => DayTotals, {
    description:
      'What the payments of a day and location add up to now: completed ones less what was paid back. Payments without a location belong to no day',
  })
  @Extensions(declareCost(COST))
  async dayTotals(
    @Arg('locationId', () => ID, { description: 'The id of the location' }) locationId: string,
    @Arg('day', () => LocalDate, { description: 'The day of the payments' }) day: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DayTotals> {
    const read = nestedRecordReader(dayCloses, 'dayClose', context, info);
    const location = recordId(locationId, 'Location');
    const rows = await context.db.read(dayAmountsSql('$1::int', '$2::date'), [location, day]);
    const [closed] = await context.db.read(
      'select id, difference::float8 from day_close where location_id = $1::int and day = $2::date and reopened_at is null',
      [location, day],
    );
    const expected = rows.map(([method, cashierId, cashier, amount, count]) => ({
      method,
      cashierId,
      cashier,
      amount,
      count,
    })) as DayAmount[];
    return {
      ...sumOfDay(expected),
      difference: closed ? Number(closed[1]) : null,
      dayClose: closed ? await read(Number(closed[0])) : null,
    };
  }

  @Mutation(() => DayTotals, {
    description:
      'Closes a day of a location: its payments then change only with `closed-periods:edit`. With `dryRun` it changes nothing and returns the difference. It is rejected with CONFLICT when the day is closed',
  })
  @Extensions(declareCost(COST))
  async closeDay(
    @Arg('input', () => CloseDayInput) input: CloseDayInput,
    @Arg('dryRun', () => Boolean, {
      defaultValue: false,
      description: 'Only returns what the close would find',
    })
    dryRun: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DayTotals> {
    const read = nestedRecordReader(dayCloses, 'dayClose', context, info);
    const { closeId, ...totals } = await closeDay(input, { dryRun }, context);
    return { ...totals, dayClose: closeId === null ? null : await read(closeId) };
  }

  @Mutation(() => DayClose, {
    description:
      'Reopens a closed day of a location, which can then be closed again. The history and the audit log keep the reason',
  })
  @Extensions(declareCost(10))
  async reopenDay(
    @Arg('id', () => ID, { description: 'The id of the close' }) id: string,
    @Arg('reason', () => String, { description: 'Why it is reopened, at most 1,000 characters' })
    reason: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    const read = recordSourceReader(dayCloses, context, info);
    return read(await reopenDay(recordId(id, dayCloses.label), reason, context));
  }
}

addResolvers(DayCloseResolver);

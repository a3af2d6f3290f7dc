import { Arg, Ctx, Extensions, Int, Query, Resolver } from 'type-graphql';
import { addRules, requirePermission, signedIn, withoutToken } from '../../declaration/rules.ts';
import { defineField } from '../../declaration/sdl.ts';
import { recordReader } from '../../query/record.ts';
import { listResolver } from '../../resolvers/list-resolver.ts';
import {
  addResolvers,
  costOfTables,
  declareCost,
  operationField,
  type RootOperation,
} from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import { AccountingMonth, accountingMonths } from './accounting-months.ts';
import { CLOSED_PERIODS, closedPeriods } from './closed-period.ts';
import { closePeriod, reopenPeriod } from './period-changes.ts';

addRules({
  Query: {
    closedPeriods: requirePermission(CLOSED_PERIODS, 'view'),
    accountingMonths: requirePermission(CLOSED_PERIODS, 'view'),
    closedMonths: signedIn(),
  },
  Mutation: {
    closePeriod: withoutToken(requirePermission(CLOSED_PERIODS, 'add', 'view')),
    reopenPeriod: withoutToken(requirePermission(CLOSED_PERIODS, 'delete', 'view')),
  },
});

/** A year of records, of which each month has its part. */
const MONTHS_COST = 20_000;
const MONTH = defineField('month', 'String!', 'The month, yyyy-mm');
const REASON = defineField('reason', 'String!', 'Why it is reopened, at most 1,000 characters');

const closing: RootOperation<{ month: string }> = {
  resource: closedPeriods,
  does: 'create',
  async resolve({ month }, context, info) {
    const read = recordReader(closedPeriods, context, info);
    return read(await closePeriod(month, context));
  },
};

const reopening: RootOperation<{ month: string; reason: string }> = {
  resource: closedPeriods,
  does: 'update',
  async resolve({ month, reason }, context, info) {
    const read = recordReader(closedPeriods, context, info);
    return read(await reopenPeriod(month, reason, context));
  },
};

@Resolver()
class PeriodResolver {
  @Query(() => [String], {
    description: 'The closed months, yyyy-mm, the latest first: records dated in them are not changed',
  })
  @Extensions(costOfTables('closed_period'))
  async closedMonths(@Ctx() { db }: Context): Promise<string[]> {
    const rows = await db.read(
      'select month from closed_period where reopened_at is null order by 1 desc',
      [],
    );
    return rows.map(([month]) => month as string);
  }

  @Query(() => [AccountingMonth], { description: 'The twelve months of a year with their totals' })
  @Extensions(declareCost(MONTHS_COST))
  accountingMonths(
    @Arg('year', () => Int, { description: 'The year, from 1900 to 2199' }) year: number,
    @Ctx() context: Context,
  ): Promise<AccountingMonth[]> {
    return accountingMonths(year, context);
  }
}

/** The resolvers of closed periods and of the months that they close. */
addResolvers(
  listResolver(closedPeriods),
  operationField(closing, `closePeriod(${MONTH})`, 'ClosedPeriod!', {
    description:
      'Closes a month that has ended: its invoices, payments, external payments, expenses, income and payroll can no longer be created, changed or deleted',
  }),
  operationField(reopening, `reopenPeriod(${MONTH} ${REASON})`, 'ClosedPeriod!', {
    description: 'Reopens a closed month. The history and the audit log keep the reason',
  }),
  PeriodResolver,
);

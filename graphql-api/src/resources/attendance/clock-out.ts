import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, ID, Info, Int, Mutation, Resolver } from 'type-graphql';
import { conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { recordId } from '../../declaration/record-id.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { findForUpdate, storedValues, versionConflict } from '../../mutation/records.ts';
import { applyPatch, write } from '../../mutation/writes.ts';
import { recordSourceReader } from '../../query/record.ts';
import { addResolvers, declareCost } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import { Attendance } from './attendance.ts';

addRules({ Mutation: { clockOut: requirePermission('attendance', 'edit', 'view') } });

const MS_PER_HOUR = 3_600_000;

@Resolver()
class ClockOutResolver {
  @Mutation(() => Attendance, {
    description:
      "Clocks an employee out by the server's clock: sets checkOutTime to now and hoursWorked to the hours since checkInTime. It is rejected with CONFLICT without a check-in of the last 24 hours, and after a check-out",
  })
  @Extensions(declareCost(10))
  async clockOut(
    @Arg('id', () => ID, { description: 'The id of the attendance record' }) id: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that was read: the request is rejected with CONFLICT if it has changed since',
    })
    version: number | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    const resource = resourceOf(Attendance);
    const read = recordSourceReader(resource, context, info);
    const number = recordId(id, resource.label);
    await write(resource, context, async tx => {
      const record = await findForUpdate(resource, number, tx);
      const stored = storedValues(resource, record);
      if (version != null && version !== record.version) throw versionConflict(resource, record, context);
      const checkOutTime = new Date();
      const patch = { checkOutTime, hoursWorked: hoursUntil(checkOutTime, stored) };
      await applyPatch(resource, record, patch, { context, tx });
    });
    return read(number);
  }
}

addResolvers(ClockOutResolver);

/** @throws CONFLICT */
function hoursUntil(now: Date, stored: Readonly<Record<string, unknown>>): number {
  const { checkInTime, checkOutTime } = stored as Partial<Attendance>;
  if (checkOutTime) throw conflict(msg('The employee was clocked out already.'));
  if (!checkInTime) throw conflict(msg('Without a check in time nobody is clocked out. Enter both times.'));
  const hours = Math.round((now.getTime() - new Date(checkInTime).getTime()) / (MS_PER_HOUR / 100)) / 100;
  if (hours < 0) throw conflict(msg('The check in time is in the future. Correct it first.'));
  if (hours > 24)
    throw conflict(msg('The check in was more than 24 hours ago. Enter when the employee left.'));
  return hours;
}

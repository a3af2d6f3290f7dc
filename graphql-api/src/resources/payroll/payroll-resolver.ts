import {
  Arg,
  Ctx,
  Extensions,
  Field,
  Float,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { LocalDate } from '../../common/dates.ts';
import { badInput } from '../../common/errors.ts';
import { fromMinor } from '../../common/money.ts';
import { type MessageTemplate, msg } from '../../common/message.ts';
import { TextTemplate } from '../../common/message-template.ts';
import { recordId } from '../../declaration/record-id.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { versionsOf } from '../../mutation/records.ts';
import { addResolvers, type CostScope, declareCost } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import { findPaidTooMuch } from './employed-days.ts';
import { approvePayroll, payPayroll } from './payroll-steps.ts';
import { PayrollSource } from './payroll-source.ts';
import { preparePayroll, proposePayroll, type PayrollProposal } from './prepare-payroll.ts';

@ObjectType({ description: 'A payroll record as preparing payroll proposes or has created it' })
class PreparedPayroll {
  @Field(() => ID, { nullable: true, description: 'The id of the record; null in a preview' })
  id!: number | null;
  @Field(() => ID, { description: 'The id of the employee' }) employeeId!: number;
  @Field(() => String, { description: 'The name of the employee' }) employeeName!: string;
  @Field(() => Float, { description: 'The salary of the days employed, by day' }) baseSalary!: number;
  @Field(() => Float, { description: 'All hours of overtime' }) overtimeHours!: number;
  @Field(() => Float, {
    description: 'The pay for an hour of overtime; the average by hours, rounded down, of several rates',
  })
  overtimeRate!: number;
  @Field(() => Float, { description: 'Commissions, back pay, and what an average rate leaves over' })
  bonus!: number;
  @Field(() => String, { nullable: true, description: 'What the bonus is for' })
  bonusDescription!: string | null;
  @Field(() => Float, { description: 'Clawbacks, and back pay that is paid already' }) deductions!: number;
  @Field(() => String, { nullable: true, description: 'What the deductions are for' })
  deductionDescription!: string | null;
  @Field(() => Float, { description: 'The sum of its sources' }) totalAmount!: number;
  @Field(() => [PayrollSource], { description: 'What it was computed from' }) sources!: PayrollSource[];
  @Field(() => [String], { description: 'What to check before it is approved' }) warnings!: string[];
  @Field(() => [TextTemplate], { description: 'How each of the warnings was made' })
  warningTemplates!: MessageTemplate[];
}

@ObjectType({ description: 'What a payroll record paid for days that were not employed' })
class OverpaidPayroll {
  @Field(() => ID, { description: 'The id of the payroll record' }) payrollId!: number;
  @Field(() => LocalDate, { description: 'The first day of its period' }) periodStart!: string;
  @Field(() => LocalDate, { description: 'The last day of its period' }) periodEnd!: string;
  @Field(() => Float, { description: 'What is not collected of it' }) amount!: number;
}

@ObjectType({ description: 'An employee for whom no payroll record is prepared' })
class SkippedEmployee {
  @Field(() => ID, { description: 'The id of the employee' }) employeeId!: number;
  @Field(() => String, { description: 'The name of the employee' }) employeeName!: string;
  @Field(() => String, { description: 'Why there is no record' }) reason!: string;
  @Field(() => TextTemplate, { description: 'How the reason was made' }) reasonTemplate!: MessageTemplate;
}

@ObjectType({ description: 'What preparing payroll for a period creates, or would create' })
class PayrollPreparation {
  @Field(() => String, {
    description: 'Send it back to create exactly this: the request fails if something has changed',
  })
  preview!: string;
  @Field(() => [PreparedPayroll], { description: 'One for each employee' }) records!: PreparedPayroll[];
  @Field(() => [SkippedEmployee], { description: 'Employees without a record' }) skipped!: SkippedEmployee[];
}

addRules({
  Query: {
    payrollSources: requirePermission('payroll', 'view'),
    overpaidPayroll: requirePermission('payroll', 'view'),
  },
  Mutation: {
    preparePayroll: requirePermission('payroll', 'add', 'view'),
    approvePayroll: requirePermission('payroll', 'edit', 'view'),
    payPayroll: requirePermission('payroll', 'edit', 'view'),
  },
});

/** Of all employees with their attendance and commissions of a month. */
const PREPARE_COST = 20_000;
/** Of the records of an employee. */
const OVERPAID_COST = 200;
const sourcesCost = (_args: object, { sizes }: CostScope) =>
  1 + (sizes.sharing('payroll_source', 'payroll_id') ?? sizes.rows('payroll_source'));
/** Each record is locked, checked and saved with its commissions. */
const recordsCost = ({ ids }: { ids: readonly string[] }) => 1 + 100 * ids.length;
const MAX_EMPLOYEES = 1_000;
const IDS = { description: 'The ids of at most 500 payroll records' };
const VERSIONS = {
  nullable: true,
  description: 'The versions that the caller has seen, in the order of the ids; another one is a CONFLICT',
};

@Resolver()
class PayrollResolver {
  @Query(() => [PayrollSource], {
    description: 'What a prepared payroll record was computed from; empty for one that a user entered',
  })
  @Extensions(declareCost(sourcesCost))
  payrollSources(
    @Arg('payrollId', () => ID, { description: 'The id of the payroll record' }) payrollId: string,
    @Ctx() { db }: Context,
  ): Promise<PayrollSource[]> {
    const id = recordId(payrollId, 'Payroll record');
    return db.onOneConnection(tx =>
      tx.entities().find(PayrollSource, { payrollId: id }, { orderBy: { id: 'asc' } }),
    );
  }

  @Query(() => [OverpaidPayroll], {
    description:
      'The payroll records that paid an employee for days that were not employed, until all of it is entered as collected',
  })
  @Extensions(declareCost(OVERPAID_COST))
  async overpaidPayroll(
    @Arg('employeeId', () => ID, { description: 'The id of the employee' }) employeeId: string,
    @Ctx() { db }: Context,
  ): Promise<OverpaidPayroll[]> {
    const id = recordId(employeeId, 'Employee');
    const found = await db.onOneConnection(tx => findPaidTooMuch([id], tx));
    return (found.get(id) ?? []).map(({ payrollId, from, until, amount }) => ({
      payrollId,
      periodStart: from,
      periodEnd: until,
      amount: fromMinor(amount),
    }));
  }

  @Mutation(() => PayrollPreparation, {
    description:
      'Creates a pending payroll record for each employee of a period: the salary by day, the overtime of attendance at the rate of its day, and the approved commissions earned by its end. Overtime and pay of the three months before that were entered after their days were prepared are added, also of employees who have left since, as are their commissions. Paid commissions that were cancelled are subtracted, as far as the record pays as much. Attendance and commissions are counted once. Employees with a payroll record for some of the days are skipped',
  })
  @Extensions(declareCost(PREPARE_COST))
  preparePayroll(
    @Arg('periodStart', () => LocalDate, { description: 'The first day' }) periodStart: string,
    @Arg('periodEnd', () => LocalDate, { description: 'The last day, at most 366 days in all' })
    periodEnd: string,
    @Arg('employeeIds', () => [ID], {
      nullable: true,
      description:
        'At most 1,000 employees; all who are employed in the period or still owed something unless given',
    })
    employeeIds: string[] | null | undefined,
    @Arg('paymentDate', () => LocalDate, {
      nullable: true,
      description: 'The payment date of the records; the last day of the period unless given',
    })
    paymentDate: string | null | undefined,
    @Arg('dryRun', () => Boolean, {
      defaultValue: false,
      description: 'Returns the records without creating them',
    })
    dryRun: boolean,
    @Arg('preview', () => String, {
      nullable: true,
      description: 'The `preview` of the dry run that these records must be equal to',
    })
    preview: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<PayrollProposal> {
    if (employeeIds && employeeIds.length > MAX_EMPLOYEES)
      throw badInput({ employeeIds: msg('Choose at most {max} employees', { max: MAX_EMPLOYEES }) });
    const ids = employeeIds?.map(id => recordId(id, 'Employee'));
    const request = { periodStart, periodEnd, employeeIds: ids, paymentDate };
    return dryRun ? proposePayroll(request, context) : preparePayroll(request, preview, context);
  }

  @Mutation(() => Int, {
    description:
      'Approves the amounts of pending payroll records, all or none. It is rejected with CONFLICT where a prepared salary is another one by now, as after a last day of work was entered. An approval ends when the amounts change. Returns how many were not approved before, or for another salary',
  })
  @Extensions(declareCost(recordsCost))
  approvePayroll(
    @Arg('ids', () => [ID], IDS) ids: string[],
    @Arg('confirmed', () => Boolean, {
      defaultValue: false,
      description: 'Approves a salary as it was prepared although it is another one by now',
    })
    confirmed: boolean,
    @Arg('versions', () => [Int], VERSIONS) versions: number[] | null | undefined,
    @Ctx() context: Context,
  ): Promise<number> {
    return approvePayroll(versionsOf(recordIds(ids), versions), confirmed, context);
  }

  @Mutation(() => Int, {
    description:
      'Marks pending payroll records and the commissions in them as paid, all or none. A prepared record must be approved. It is rejected with CONFLICT where its salary is another one than was approved: approve it again as it is, or prepare it again. Returns how many were paid',
  })
  @Extensions(declareCost(recordsCost))
  payPayroll(
    @Arg('ids', () => [ID], IDS) ids: string[],
    @Arg('paymentDate', () => LocalDate, {
      nullable: true,
      description: 'When it is paid; today unless given',
    })
    paymentDate: string | null | undefined,
    @Arg('versions', () => [Int], VERSIONS) versions: number[] | null | undefined,
    @Ctx() context: Context,
  ): Promise<number> {
    return payPayroll(versionsOf(recordIds(ids), versions), paymentDate, context);
  }
}

addResolvers(PayrollResolver);

const recordIds = (ids: readonly string[]) => ids.map(id => recordId(id, 'Payroll record'));

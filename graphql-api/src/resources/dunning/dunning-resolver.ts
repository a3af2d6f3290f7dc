import type { Tx } from '../../database/tx.ts';
import { Arg, Ctx, Extensions, Field, Float, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { LocalDate, today } from '../../common/dates.ts';
import { conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { PageInfo, PageInputType } from '../../declaration/list-types.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { offsetPage } from '../../query/offset-page.ts';
import { declareCost } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import { daysOverdue, type NextStep } from './dunning-rules.ts';
import {
  nextLetter,
  overdueInvoices,
  overdueMembers,
  readActivePurposes,
  type OverdueInvoice,
} from './dunning-state.ts';
import { runDunning } from './run-dunning.ts';

@ObjectType({ description: 'A step that a run of dunning carries out' })
class DueDunningStep {
  @Field(() => ID, { description: 'The id of the invoice' }) invoiceId!: number;
  @Field(() => String, { description: 'The number of the invoice' }) invoiceNumber!: string;
  @Field(() => ID, { description: 'The id of the member' }) memberId!: number;
  @Field(() => String, { description: 'The name of the member' }) memberName!: string;
  @Field(() => LocalDate, { description: 'The due date of the invoice' }) dueDate!: string;
  @Field(() => Int, { description: 'Days since the due date' }) daysOverdue!: number;
  @Field(() => Float, { description: 'What is still to be paid' }) openAmount!: number;
  @Field(() => Int, { description: 'The number of the step, counted from 1' }) position!: number;
  @Field(() => String, { description: 'reminder, reminder_with_fee or block' }) step!: string;
  @Field(() => Float, { description: 'The fee of the step; 0 for none' }) fee!: number;
}

@ObjectType({ description: 'A page of the steps that a run of dunning carries out' })
class DueDunningStepPage {
  @Field(() => [DueDunningStep], {
    description: 'The steps of this page, those of a letter one after the other, the oldest invoice first',
  })
  items!: DueDunningStep[];
  @Field(() => Int, { description: 'The number of all steps' }) totalCount!: number;
  @Field(() => PageInfo, { description: 'The position after this page' }) pageInfo!: PageInfo;
}

@ObjectType({ description: 'What a run of dunning does' })
class DunningPreview {
  @Field(() => Boolean, { description: 'Whether a run was started; false for a preview' })
  isStarted!: boolean;
  @Field(() => Int, { description: 'Letters that remind without a fee' }) reminders!: number;
  @Field(() => Int, { description: 'Letters that remind with a fee' }) remindersWithFee!: number;
  @Field(() => Int, { description: 'Letters that block the access' }) blocks!: number;
  @Field(() => Float, { description: 'The sum of the fees' }) fees!: number;
  @Field(() => DueDunningStepPage, { description: 'The steps' }) steps!: DueDunningStepPage;
}

addRules({ Mutation: { runDunning: requirePermission('dunning', 'add', 'view') } });

/** All overdue invoices. */
const COST = 500_000;

@Resolver()
export class DunningResolver {
  @Mutation(() => DunningPreview, {
    description:
      'Carries out the dunning steps that are due, in the background, with one letter for each member. With `dryRun` it changes nothing and returns the steps',
  })
  @Extensions(declareCost(COST))
  async runDunning(
    @Arg('dryRun', () => Boolean, { defaultValue: false, description: 'Only returns the steps' })
    dryRun: boolean,
    @Arg('page', () => PageInputType, { nullable: true, description: 'The part of the steps' })
    page: PageInputType | null,
    @Ctx() { db, services: { jobs } }: Context,
  ): Promise<DunningPreview> {
    const letters = await db.onOneConnection(dueSteps);
    const due = letters.flat();
    if (!dryRun) {
      const run = await db.transaction(tx => jobs.runNow(tx, runDunning.name));
      if (run === undefined) throw conflict(msg('A run of dunning waits or runs already'));
    }
    const count = (action: string) => letters.filter(([lead]) => lead!.step === action).length;
    return {
      isStarted: !dryRun,
      reminders: count('reminder'),
      remindersWithFee: count('reminder_with_fee'),
      blocks: count('block'),
      fees: due.reduce((cents, { fee }) => cents + Math.round(fee * 100), 0) / 100,
      steps: await offsetPage(page, async ({ limit, offset }) => [
        due.slice(offset, offset + limit),
        due.length,
      ]),
    };
  }
}

/** Members whose invoices one statement reads. */
const PART = 5_000;

/** The steps that are due today and wait for no letter, by letter, those of the oldest invoices first. */
async function dueSteps(tx: Tx): Promise<DueDunningStep[][]> {
  const day = today();
  const active = await readActivePurposes(tx);
  const members = await overdueMembers(tx, day);
  const letters: DueDunningStep[][] = [];
  for (let index = 0; index < members.length; index += PART)
    for (const invoices of await overdueInvoices(tx, day, members.slice(index, index + PART))) {
      const { isDue, steps } = nextLetter(invoices, day, active);
      if (isDue) letters.push(steps.map(({ invoice, step }) => toDueStep(invoice, step)));
    }
  return letters.toSorted(([a], [b]) => Date.parse(a!.dueDate) - Date.parse(b!.dueDate));
}

const toDueStep = (
  { invoiceId, invoiceNumber, memberId, memberName, dueDate, openAmount }: OverdueInvoice,
  { position, action, fee }: NextStep,
): DueDunningStep => ({
  invoiceId,
  invoiceNumber,
  memberId,
  memberName,
  dueDate,
  daysOverdue: daysOverdue(dueDate, today()),
  openAmount,
  position,
  step: action,
  fee,
});

import { randomUUID } from 'node:crypto';
import type { Tx } from '../../database/tx.ts';
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
import { LocalDate, today } from '../../common/dates.ts';
import { conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { PageInfo, PageInputType } from '../../declaration/list-types.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { failureOf, findRun, JobState, STATES } from '../../jobs/job-runs.ts';
import { runIdOf } from '../../jobs/jobs.ts';
import { allowIdempotencyKey, runOnce } from '../../mutation/idempotency.ts';
import { offsetPage } from '../../query/offset-page.ts';
import { addResolvers, costOfRecord, declareCost } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import { DunningCase } from './dunning-case.ts';
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
  @Field(() => ID, { nullable: true, description: 'The id of the run; null for a preview' })
  runId!: string | null;
  @Field(() => Int, { description: 'Letters that remind without a fee' }) reminders!: number;
  @Field(() => Int, { description: 'Letters that remind with a fee' }) remindersWithFee!: number;
  @Field(() => Int, { description: 'Letters that block the access' }) blocks!: number;
  @Field(() => Float, { description: 'The sum of the fees' }) fees!: number;
  @Field(() => DueDunningStepPage, { description: 'The steps' }) steps!: DueDunningStepPage;
}

@ObjectType({ description: 'A run of dunning, stored for 30 days' })
class DunningRun {
  @Field(() => ID, { description: 'The id of the run' }) id!: string;
  @Field(() => JobState, { description: 'What it is doing' }) state!: JobState;
  @Field(() => Int, { description: 'Letters that remind without a fee, once it is completed' })
  reminders!: number;
  @Field(() => Int, { description: 'Letters that remind with a fee, once it is completed' })
  remindersWithFee!: number;
  @Field(() => Int, { description: 'Letters that block the access, once it is completed' }) blocks!: number;
  @Field(() => String, { nullable: true, description: 'Why it failed, or its last attempt' })
  error!: string | null;
}

allowIdempotencyKey('runDunning');
addRules({
  Query: { dunningRun: requirePermission('dunning', 'view') },
  Mutation: { runDunning: requirePermission('dunning', 'add', 'view') },
});

/** All overdue invoices. */
const COST = 500_000;

@Resolver()
class DunningResolver {
  @Query(() => DunningRun, {
    nullable: true,
    description:
      'The run of dunning with this id, with what it did once it is completed; null when it does not exist',
  })
  @Extensions(costOfRecord)
  async dunningRun(
    @Arg('id', () => ID, { description: 'The id of the run' }) id: string,
    @Ctx() { db }: Context,
  ): Promise<DunningRun | null> {
    const run = await db.onOneConnection(tx => findRun(tx, runDunning.name, id));
    if (!run) return null;
    const counts = run.output?.counts;
    return {
      id,
      state: STATES[run.state],
      reminders: counts?.['reminder'] ?? 0,
      remindersWithFee: counts?.['reminder_with_fee'] ?? 0,
      blocks: counts?.['block'] ?? 0,
      error: failureOf(run),
    };
  }

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
    @Ctx() context: Context,
  ): Promise<DunningPreview> {
    const { db } = context;
    const letters = await db.onOneConnection(dueSteps);
    const due = letters.flat();
    const runId = dryRun ? null : await db.transaction(tx => start(tx, context));
    const count = (action: string) => letters.filter(([lead]) => lead!.step === action).length;
    return {
      isStarted: !dryRun,
      runId,
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

addResolvers(DunningResolver);

/** @returns the id of the run; for an Idempotency-Key, of the run that was started with it */
async function start(tx: Tx, context: Context): Promise<string> {
  const { access, idempotency, services } = context;
  const id = idempotency ? runIdOf(runDunning.name, `${access.user!.id} ${idempotency.key}`) : randomUUID();
  const call = { resource: resourceOf(DunningCase), operation: 'runDunning', inputHash: '' };
  await runOnce(call, context, tx, async () => {
    if ((await services.jobs.runNow(tx, runDunning.name, id)) === undefined)
      throw conflict(msg('A run of dunning waits or runs already'));
    // The id of a run is no number: it follows from the key.
    return 0;
  });
  return id;
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

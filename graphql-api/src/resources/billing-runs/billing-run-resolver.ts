import type { Tx } from '../../database/tx.ts';
import { Arg, Ctx, Extensions, Field, Float, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { recordChange } from '../../audit/audit-entry.ts';
import { addDays, LocalDate, today } from '../../common/dates.ts';
import { badInput, conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { toMinor, fromMinor } from '../../common/money.ts';
import { PageInfo, PageInputType } from '../../declaration/list-types.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { allowIdempotencyKey, runOnce } from '../../mutation/idempotency.ts';
import { nextNumber } from '../../mutation/numbers.ts';
import { offsetPage } from '../../query/offset-page.ts';
import { addResolvers, declareCost } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import { hasMailServer } from '../messages/mail-server.ts';
import { emailOutcomes, isSent, type EmailOutcome } from '../messages/send-documents.ts';
import { InvoiceLine } from '../billing/invoice-lines.ts';
import { BillingRun } from './billing-run.ts';
import { duePeriods, type DuePeriod } from '../contracts/due-periods.ts';
import { dueContracts, dueIds, type DueContract } from './due-contracts.ts';
import { manualBilling, NEW_RUN_COLUMNS, NEW_RUN_VALUES } from './run-billing.ts';

@ObjectType({ description: 'What a billing run would do with a period of a contract' })
class BillingPreviewItem {
  @Field(() => String, { description: 'created or skipped' }) outcome!: string;
  @Field(() => String, { nullable: true, description: 'Why it is skipped' }) reason!: string | null;
  @Field(() => ID, { description: 'The id of the contract' }) contractId!: number;
  @Field(() => String, { description: 'The number of the contract' }) contractNumber!: string;
  @Field(() => ID, { description: 'The id of the member' }) memberId!: number;
  @Field(() => String, { description: 'The name of the member' }) memberName!: string;
  @Field(() => LocalDate, { description: 'First day of the period' }) periodStart!: string;
  @Field(() => LocalDate, { description: 'Last day of the period' }) periodEnd!: string;
  @Field(() => Float, { description: 'The total of the invoice, with tax' }) totalAmount!: number;
  @Field(() => [InvoiceLine], { description: 'The lines of the invoice' }) lines!: InvoiceLine[];
}

@ObjectType({
  description: 'A page of what a billing run would do: invoices and skipped periods by contract',
})
class BillingPreviewPage {
  @Field(() => [BillingPreviewItem], { description: 'The periods of this page' })
  items!: BillingPreviewItem[];
  @Field(() => Int, { description: 'The number of all periods' }) totalCount!: number;
  @Field(() => PageInfo, { description: 'The position after this page' }) pageInfo!: PageInfo;
}

@ObjectType({ description: 'What would come of sending invoices of a billing run' })
class BillingPreviewEmail {
  @Field(() => String, { description: 'queued, or why they are printed: no address, bounced, not wanted' })
  outcome!: EmailOutcome;
  @Field(() => Int, { description: 'The number of invoices' }) count!: number;
}

@ObjectType({ description: 'What a billing run would do' })
class BillingPreview {
  @Field(() => Int, { description: 'Invoices' }) created!: number;
  @Field(() => Int, { description: 'Skipped periods' }) skipped!: number;
  @Field(() => Int, { description: 'Invoices that would be marked as overdue' }) markedOverdue!: number;
  @Field(() => Float, { description: 'The sum of the invoices, with tax' }) totalAmount!: number;
  @Field(() => [BillingPreviewEmail], {
    description: 'What would come of sending its invoices, and of how many of them',
  })
  email!: BillingPreviewEmail[];
  @Field(() => BillingPreviewPage, { description: 'Invoices and skipped periods' })
  report!: BillingPreviewPage;
}

@ObjectType({ description: 'A billing run that was started, or its preview' })
class StartedBillingRun {
  @Field(() => ID, { nullable: true, description: 'The id of the run; null for a preview' })
  runId!: number | null;
  @Field(() => BillingPreview, { nullable: true, description: 'The preview; null for a run' })
  preview!: BillingPreview | null;
}

allowIdempotencyKey('startBillingRun');
addRules({ Mutation: { startBillingRun: requirePermission('billing-runs', 'add', 'view') } });

/** How far from today a run may be, in days. */
const MOST_DAYS_BACK = 366;
const MOST_DAYS_AHEAD = 31;

/** All contracts that are due, with their periods. */
const COST = 2_000_000;

@Resolver()
class BillingRunResolver {
  @Mutation(() => StartedBillingRun, {
    description:
      'Creates the invoices of the contracts whose periods begin up to a day, in the background. With `dryRun` it changes nothing and returns what the run would do',
  })
  @Extensions(declareCost(COST))
  async startBillingRun(
    @Arg('date', () => LocalDate, { description: 'A day from a year ago to 31 days ahead' }) date: string,
    @Arg('dryRun', () => Boolean, { defaultValue: false, description: 'Only returns what the run would do' })
    dryRun: boolean,
    @Arg('sendByEmail', () => Boolean, {
      nullable: true,
      description:
        'Whether its invoices are sent by e-mail; as the club has set it for invoices unless given',
    })
    sendByEmail: boolean | null | undefined,
    @Arg('page', () => PageInputType, { nullable: true, description: 'The part of the report of a preview' })
    page: PageInputType | null,
    @Ctx() context: Context,
  ): Promise<StartedBillingRun> {
    if (date < addDays(today(), -MOST_DAYS_BACK) || date > addDays(today(), MOST_DAYS_AHEAD))
      throw badInput({
        date: msg('Date must be from a year ago to {max} days ahead', { max: MOST_DAYS_AHEAD }),
      });
    if (dryRun)
      return { runId: null, preview: await context.db.onOneConnection(tx => preview(tx, date, page)) };
    if (sendByEmail && !hasMailServer())
      throw badInput({ sendByEmail: msg('No mail server is set. Start the run without sending.') });
    const inputHash = sendByEmail == null ? date : `${date} ${sendByEmail}`;
    const call = { resource: resourceOf(BillingRun), operation: 'startBillingRun', inputHash };
    const runId = await context.db.transaction(tx =>
      runOnce(call, context, tx, () => start(tx, date, sendByEmail ?? isSent('invoice'), context)),
    );
    return { runId, preview: null };
  }
}

addResolvers(BillingRunResolver);

/** Runs that users started and that are not completed. They work one after another. */
const MOST_UNFINISHED = 5;

async function start(tx: Tx, date: string, sendByEmail: boolean, context: Context): Promise<number> {
  const { id: userId, username } = context.access.user!;
  // The series is locked until the commit, and with it the number of runs.
  const runNumber = await nextNumber(tx, 'RUN');
  const unfinished = await tx.query<object[]>(
    `select from billing_run where trigger = 'manual' and status = 'running' limit ?`,
    [MOST_UNFINISHED],
  );
  if (unfinished.length === MOST_UNFINISHED)
    throw conflict(
      msg('{max} billing runs are not completed. Start another when one of them is completed.', {
        max: MOST_UNFINISHED,
      }),
    );
  const [run] = await tx.query<{ id: number }[]>(
    `insert into billing_run (run_number, date, trigger, started_by, started_by_id, send_by_email, ${NEW_RUN_COLUMNS})
     values (?, ?, 'manual', ?, ?, ?, ${NEW_RUN_VALUES}) returning id`,
    [runNumber, date, username, userId, sendByEmail],
  );
  await recordChange(tx, context, resourceOf(BillingRun), {
    action: 'created',
    id: run!.id,
    version: 1,
    values: { runNumber },
    changes: {
      runNumber: [null, runNumber],
      date: [null, date],
      trigger: [null, 'manual'],
      sendByEmail: [null, sendByEmail],
    },
  });
  await context.services.jobs.add(tx, manualBilling, { runId: run!.id });
  return run!.id;
}

/** Contracts that one statement reads. */
const PART = 2_000;

async function preview(tx: Tx, date: string, page: PageInputType | null): Promise<BillingPreview> {
  const email = new Map<EmailOutcome, number>();
  const sums = { created: 0, skipped: 0, total: 0 };
  const [overdue] = await tx.query<{ count: number }[]>(
    `select count(*)::int as count from billing_record
      where payment_status = 'pending' and open_amount > 0 and due_date < ?`,
    [today()],
  );
  const report = await offsetPage(page, async ({ limit, offset }) => {
    const items: BillingPreviewItem[] = [];
    let position = 0;
    for (
      let ids = await dueIds(tx, date, 0, PART);
      ids.length > 0;
      ids = await dueIds(tx, date, ids.at(-1)!, PART)
    ) {
      const contracts = await dueContracts(tx, date, ids);
      const outcomes = await emailOutcomes(
        tx,
        contracts.map(({ memberId }) => memberId),
      );
      for (const contract of contracts)
        for (const period of duePeriods(contract, date)) {
          const outcome = outcomes.get(contract.memberId)!;
          if (period.reason === null) email.set(outcome, (email.get(outcome) ?? 0) + 1);
          sums[period.reason === null ? 'created' : 'skipped']++;
          sums.total += toMinor(period.totalAmount);
          if (position >= offset && items.length < limit) items.push(toItem(contract, period));
          position++;
        }
    }
    return [items, position];
  });
  const { created, skipped, total } = sums;
  return {
    created,
    skipped,
    markedOverdue: overdue!.count,
    totalAmount: fromMinor(total),
    email: [...email].map(([outcome, count]) => ({ outcome, count })),
    report,
  };
}

const toItem = (
  { id, contractNumber, memberId, memberName }: DueContract,
  { days, reason, lines, totalAmount }: DuePeriod,
): BillingPreviewItem => ({
  outcome: reason === null ? 'created' : 'skipped',
  reason,
  contractId: id,
  contractNumber,
  memberId,
  memberName,
  periodStart: days.from,
  periodEnd: days.to,
  totalAmount,
  lines,
});

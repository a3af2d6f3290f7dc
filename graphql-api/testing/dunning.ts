import { beforeEach, expect } from 'vitest';
import { useApp } from './app.ts';
import { dayFromToday } from './days.ts';
import { makeRecord } from './samples.ts';

/** Starts a run. */
export const RUN_DUNNING =
  'mutation { run: runDunning { isStarted reminders remindersWithFee blocks fees } }';

/** An app without invoices before each test, and what its accountants do about overdue ones. */
export function useDunning() {
  const app = useApp({ runsJobs: true });
  const accounts = () => app.as('accounts');

  beforeEach(() =>
    app.sql(`delete from message; delete from dunning_action; delete from dunning_case;
      update payment set billing_id = null; delete from allocation; delete from billing_record`),
  );

  /** An invoice of 50.00 to a new member, so many days overdue. */
  async function overdueInvoice(days: number) {
    const member = await makeRecord(app.as('admin'), 'Member');
    const invoice = await accounts()
      .records('BillingRecord')
      .create({
        memberId: member.id,
        amount: 50,
        invoiceDate: dayFromToday({ days: -days - 30 }),
        dueDate: dayFromToday({ days: -days }),
      });
    return { memberId: member.id, invoiceId: invoice.id, invoiceNumber: String(invoice['invoiceNumber']) };
  }

  /** Runs dunning and waits until the run has ended. @returns what it counted */
  async function run(): Promise<Record<string, number>> {
    await accounts().request(RUN_DUNNING);
    const ended = () =>
      app.sql<{ output: { counts: Record<string, number> } }>(
        `select output from pgboss.job where name = 'dunning' order by created_on desc limit 1`,
      );
    await expect.poll(async () => (await ended())[0]?.output?.counts, { timeout: 30_000 }).toBeDefined();
    return (await ended())[0]!.output.counts;
  }

  /** Marks the letters as sent that are not, as staff does without a mail server. */
  async function sendLetters() {
    const letters = await app.sql<{ id: number }>(
      `select id from message where status <> 'sent' order by id`,
    );
    for (const { id } of letters) await accounts().records('Message').update(String(id), { status: 'sent' });
  }

  /** Moves the steps that were carried out into the past, with their letters. */
  const moveBack = (days: number) =>
    app.sql(`update dunning_action set executed_on = executed_on - ${days};
      update message set sent_at = sent_at - make_interval(days => ${days});
      update billing_record set due_date = due_date - ${days}`);

  /** Sends the letters, after which days pass. */
  async function passDays(days: number) {
    await sendLetters();
    await moveBack(days);
  }

  const feesOf = async (memberId: string) =>
    (
      await accounts()
        .records('BillingRecord')
        .list({ filter: { memberId: { eq: memberId }, billingType: { eq: 'other' } } })
    ).items;

  const steps = async (invoiceId: string) =>
    (
      await app.sql<{ step: string }>(
        `select step from dunning_action a join dunning_case c on c.id = a.case_id where c.invoice_id = $1 order by position`,
        [invoiceId],
      )
    ).map(({ step }) => step);

  async function caseOf(invoiceId: string) {
    const { items } = await accounts()
      .records('DunningCase')
      .list({ filter: { invoiceId: { eq: invoiceId } } });
    return items[0]!;
  }

  const isBlocked = async (memberId: string) => {
    const { member } = await app
      .as('trainer')
      .request<{ member: { accessBlocked: boolean } }>(
        'query ($id: ID!) { member(id: $id) { accessBlocked } }',
        { id: memberId },
      );
    return member.accessBlocked;
  };

  /** A payment of the open amount, or of a part. */
  const pay = (memberId: string, billingId: string, amount: number, refundKind?: string) =>
    accounts().records('Payment').create({
      memberId,
      billingId,
      amount,
      refundKind,
      paymentMethod: 'cash',
      paymentType: 'membership_fee',
    });

  /** Gives a member something back, as an invoice with a negative total. */
  const credit = (memberId: string, amount: number) =>
    accounts()
      .records('BillingRecord')
      .create({ memberId, amount: -amount, dueDate: dayFromToday({ days: 20 }) });

  return {
    app,
    accounts,
    overdueInvoice,
    run,
    sendLetters,
    moveBack,
    passDays,
    feesOf,
    steps,
    caseOf,
    isBlocked,
    pay,
    credit,
  };
}

import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useContractOperations } from '../../../testing/contract-operations.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { makeRecord } from '../../../testing/samples.ts';
import { Rejected } from '../../../testing/test-user.ts';
import { initOrm, openDatabase, type Database } from '../../database/database.ts';
import { nightlyBilling } from '../billing-runs/run-billing.ts';
import { runDunning } from '../dunning/run-dunning.ts';
import { entities } from '../index.ts';

const { app, plan, run } = useContractOperations(false);
const accounts = () => app.as('accounts');
const invoices = () => accounts().records('BillingRecord');
const payments = () => accounts().records('Payment');
const inDays = (days: number) => dayFromToday({ days });

let database: Database;
/** The errors of PostgreSQL that name a deadlock, whether or not the transaction is repeated. */
let deadlocks = 0;

beforeAll(async () => {
  database = await openDatabase(app, entities(), () => {});
  const orm = await initOrm(app.databaseUrl, entities());
  const { Client } = (await orm.em.getConnection().getNativeClient()) as unknown as {
    Client: typeof pg.Client;
  };
  await orm.close();
  const original = Client.prototype.query as unknown as (this: pg.Client, ...given: unknown[]) => unknown;
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function query(
    this: pg.Client,
    ...given: unknown[]
  ) {
    const result = original.apply(this, given);
    if (result instanceof Promise)
      result.catch((error: { code?: string }) => (deadlocks += Number(error.code === '40P01')));
    return result;
  } as never);
  return () => spy.mockRestore();
});
afterAll(() => database?.close());

interface Member {
  memberId: string;
  contractId: string;
  otherId: string;
}

/** An overdue invoice of its own. */
const invoice = async ({ memberId }: Member, amount = 20) =>
  (await invoices().create({ memberId, amount, dueDate: inDays(-60), paymentStatus: 'overdue' })).id;

const payment = (memberId: string, values: object) =>
  payments().create({ memberId, paymentMethod: 'cash', paymentType: 'membership_fee', ...values });

const job = () => {
  const { signal } = new AbortController();
  return {
    payload: {},
    db: database.forRequest(signal),
    signal,
    progress() {},
    releases: null as never,
    queries: undefined as never,
    contextOf: null as never,
  };
};

/** What is done at the same moment: each prepares what it changes, and returns the change. */
const CHANGES: Record<string, (member: Member) => Promise<() => Promise<unknown>>> = {
  'a payment': async member => {
    const billingId = await invoice(member);
    return () => payment(member.memberId, { billingId, amount: 20 });
  },
  'a payment on account':
    async ({ memberId }) =>
    () =>
      payment(memberId, { onAccount: true, amount: 30 }),
  'a deleted payment': async member => {
    const { id } = await payment(member.memberId, { billingId: await invoice(member), amount: 20 });
    return () => payments().remove(id);
  },
  'a new credit':
    async ({ memberId }) =>
    () =>
      invoices().create({ memberId, amount: -15 }),
  'a cancelled invoice': async member => {
    const id = await invoice(member);
    await payment(member.memberId, { billingId: id, amount: 20 });
    return () => invoices().update(id, { paymentStatus: 'cancelled' });
  },
  'an invoice of another member': async member => {
    const id = await invoice(member);
    return () => invoices().update(id, { memberId: member.otherId });
  },
  'an invoice from another member': async member => {
    const id = await invoice({ ...member, memberId: member.otherId });
    return () => invoices().update(id, { memberId: member.memberId });
  },
  'a write-off': async member => {
    const id = await invoice(member);
    const { openAmount } = (await invoices().one(id))!;
    return () =>
      accounts().request(
        'mutation ($id: ID!, $openAmount: Float!) { writeOffInvoice(id: $id, reason: "Moved", openAmount: $openAmount) { id } }',
        { id, openAmount },
      );
  },
  'a freeze': async ({ contractId }) => {
    const input = { from: inDays(1), until: inDays(2), fee: 1 };
    return () => run('freezeContract', contractId, input, { user: app.as('admin') });
  },
  'a cancellation':
    async ({ contractId }) =>
    () =>
      run('cancelContract', contractId, { at: 'NOW', fee: 0 }, { user: app.as('admin') }),
  'a billing run': async ({ contractId }) => {
    await app.sql('delete from billing_run_item; delete from billing_run');
    await app.sql(
      'update contract set billed_through = start_date - 1, end_date = null where id = $1 and not exists (select from billing_record where contract_id = $1 and billing_period_start = start_date)',
      [contractId],
    );
    return () => nightlyBilling.run(job());
  },
  'a run of dunning': async member => {
    await invoice(member);
    return () => runDunning.run(job());
  },
  'a letter with a fee': async member => {
    await invoice(member);
    await runDunning.run(job());
    await app.sql(
      `update dunning_action set fee = 10 where case_id in (select id from dunning_case where member_id = $1)`,
      [member.memberId],
    );
    const letters = await app.sql<{ id: string }>(
      `select id::text from message where member_id = $1 and status = 'queued' order by message.id`,
      [member.memberId],
    );
    return async () => {
      for (const { id } of letters) await app.as('admin').records('Message').update(id, { status: 'sent' });
    };
  },
};

async function newMember(): Promise<Member> {
  const [{ id: memberId }, { id: otherId }] = [
    await makeRecord(app.as('admin'), 'Member'),
    await makeRecord(app.as('admin'), 'Member'),
  ];
  const input = { memberId, planId: plan.id, startDate: inDays(-40) };
  const { contract } = await run('signUp', null, input, { user: app.as('admin') });
  return { memberId, otherId, contractId: String(contract!['id']) };
}

const names = Object.keys(CHANGES);
const pairs = names.flatMap((first, index) => names.slice(index).map(second => [first, second] as const));

/** A rejection, such as of an amount that is no longer open, is what the other change causes. */
async function attempt(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof Rejected) || !['BAD_USER_INPUT', 'CONFLICT'].includes(error.code)) throw error;
  }
}

test('no two changes of the money of a member wait for each other', async () => {
  for (const [first, second] of pairs) {
    const member = await newMember();
    const changes = [];
    for (const name of [first, second, first, second]) changes.push(await CHANGES[name]!(member));
    await Promise.all(changes.map(attempt));
    expect(deadlocks, `${first}, and ${second}`).toBe(0);
  }
}, 300_000);

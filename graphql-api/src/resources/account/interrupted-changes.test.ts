import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useContractOperations } from '../../../testing/contract-operations.ts';
import { dayFromToday } from '../../../testing/days.ts';
import type { Response } from '../../../testing/http.ts';
import { interrupted, type Interruption } from '../../../testing/interrupted-transactions.ts';
import { makeRecord } from '../../../testing/samples.ts';
import { initOrm, openDatabase, type Database } from '../../database/database.ts';
import { nightlyBilling } from '../billing-runs/run-billing.ts';
import { entities } from '../index.ts';

const { app, plan, run } = useContractOperations(false);
const accounts = () => app.as('accounts');
const inDays = (days: number) => dayFromToday({ days });

let otherPlan: string;
let database: Database;
let Client: typeof pg.Client;

beforeAll(async () => {
  const terms = { planName: 'Basic', price: 30, validityStart: null, validityEnd: null };
  otherPlan = (await makeRecord(app.as('admin'), 'MembershipPlan', terms)).id;
  database = await openDatabase(app, entities(), () => {});
  const orm = await initOrm(app.databaseUrl, entities());
  ({ Client } = (await orm.em.getConnection().getNativeClient()) as unknown as { Client: typeof pg.Client });
  await orm.close();
});
afterAll(() => database?.close());

const terminate = async (processId: number): Promise<void> => {
  await app.sql('select pg_terminate_backend($1)', [processId]);
  // It ends a moment later.
  await expect
    .poll(() => app.sql('select from pg_stat_activity where pid = $1', [processId]), { interval: 5 })
    .toEqual([]);
};

interface Member {
  memberId: string;
  contractId: string;
  invoiceId: string;
}

/** A mutation that is sent with an Idempotency-Key where it takes one. */
interface Request {
  query: string;
  variables: Record<string, unknown>;
  hasKey: boolean;
}

const operation = (name: string, input: string | null, contractId: string, values?: object): Request => ({
  query: input
    ? `mutation ($id: ID!, $input: ${input}!) { ${name}(id: $id, input: $input) { contract { id } } }`
    : `mutation ($id: ID!) { ${name}(id: $id) { contract { id } } }`,
  variables: { id: contractId, ...(values && { input: values }) },
  hasKey: true,
});

const payment = (memberId: string, values: object): Request => ({
  query: 'mutation ($input: PaymentInput!) { createPayment(input: $input) { id } }',
  variables: { input: { memberId, paymentMethod: 'cash', paymentType: 'membership_fee', ...values } },
  hasKey: true,
});

const pay = (memberId: string, values: object) =>
  accounts()
    .records('Payment')
    .create({ memberId, paymentMethod: 'cash', paymentType: 'membership_fee', ...values });

interface Change {
  name: string;
  /** What precedes it. */
  before?: (member: Member) => Promise<unknown>;
  request: (member: Member) => Request;
}

const changes: readonly Change[] = [
  {
    name: 'a payment of an invoice',
    request: ({ memberId, invoiceId }) => payment(memberId, { billingId: invoiceId, amount: 138 }),
  },
  {
    name: 'a payment on account, which settles two invoices',
    before: ({ memberId }) => accounts().records('BillingRecord').create({ memberId, amount: 20 }),
    request: ({ memberId }) => payment(memberId, { onAccount: true, amount: 150 }),
  },
  {
    name: 'the cancellation of an invoice that was paid, while another one is open',
    before: async ({ memberId, invoiceId }) => {
      await pay(memberId, { billingId: invoiceId, amount: 138 });
      await accounts().records('BillingRecord').create({ memberId, amount: 60 });
    },
    request: ({ invoiceId }) => ({
      query:
        'mutation ($id: ID!) { updateBillingRecord(id: $id, patch: { paymentStatus: "cancelled" }) { id } }',
      variables: { id: invoiceId },
      hasKey: false,
    }),
  },
  {
    name: 'a write-off',
    request: ({ invoiceId }) => ({
      query: 'mutation ($id: ID!) { writeOffInvoice(id: $id, reason: "Moved away", openAmount: 138) { id } }',
      variables: { id: invoiceId },
      hasKey: true,
    }),
  },
  {
    name: 'a sign-up, whose invoice a balance settles in part',
    before: async ({ memberId, contractId }) => {
      await run('cancelContract', contractId, { at: 'NOW', fee: 0 }, { user: app.as('admin') });
      await pay(memberId, { onAccount: true, amount: 500 });
    },
    request: ({ memberId }) => ({
      query: 'mutation ($input: SignUpInput!) { signUp(input: $input) { contract { id } } }',
      variables: { input: { memberId, planId: plan.id, startDate: inDays(1) } },
      hasKey: true,
    }),
  },
  {
    name: 'a freeze',
    request: ({ contractId }) =>
      operation('freezeContract', 'FreezeContractInput', contractId, {
        from: inDays(1),
        until: inDays(8),
        fee: 5,
      }),
  },
  {
    name: 'a switch of the plan',
    request: ({ contractId }) =>
      operation('switchPlan', 'SwitchPlanInput', contractId, { planId: otherPlan, on: inDays(3) }),
  },
  {
    name: 'taking a switch back whose invoice was set off',
    before: async ({ memberId, contractId, invoiceId }) => {
      await pay(memberId, { billingId: invoiceId, amount: 138 });
      await run('switchPlan', contractId, { planId: otherPlan }, { user: app.as('admin') });
    },
    request: ({ contractId }) => operation('takeBackOperation', null, contractId),
  },
];

let key = 0;

const send = async ({ query, variables, hasKey }: Request, idempotencyKey: string) => {
  const caller = { token: app.as('admin').token, address: '203.0.113.1' };
  return (await app.api.execute(
    { query, variables },
    { ...caller, ...(hasKey && { idempotencyKey }) },
  )) as Response;
};

/** A member who signed up yesterday, with the first invoice of 138.00, before a change. */
async function prepared({ before }: Change): Promise<Member> {
  const { id: memberId } = await makeRecord(app.as('admin'), 'Member');
  const input = { memberId, planId: plan.id, startDate: inDays(-1) };
  const { contract, invoices } = await run('signUp', null, input, { user: app.as('admin') });
  const member = { memberId, contractId: String(contract!['id']), invoiceId: invoices[0]!.id! };
  await before?.(member);
  return member;
}

const TABLES = [
  'billing_record',
  'billing_line',
  'payment',
  'allocation',
  'contract',
  'contract_freeze',
  'member',
  'number_series',
  'audit_entry',
  'idempotency_key',
  'billing_run',
  'billing_run_item',
];

/** All that is stored. */
const stored = async () =>
  app.sql(
    `select ${TABLES.map(table => `(select json_agg(t order by t::text) from ${table} t)::text as ${table}`).join()}`,
  );

/** What a member has, without ids and numbers. */
const summaryOf = async ({ memberId }: Pick<Member, 'memberId'>) =>
  app.sql(
    `select (select json_agg(json_build_array(payment_status, amount, tax_amount, total_amount, paid_amount, open_amount, billing_period_start,
                      (select json_agg(line - 'contractId' - 'description' #- '{adjusts,invoiceId}') from jsonb_array_elements(lines) line)) order by id)
               from billing_record where member_id = $1) as invoices,
            (select json_agg(json_build_array(payment_status, amount, balance_amount, on_account, billing_id is null) order by id)
               from payment where member_id = $1) as payments,
            (select json_agg(amount order by id) from allocation where member_id = $1) as allocations,
            (select json_agg(json_build_array(status, start_date, end_date, billed_through, price, cancelled_on, version,
                      (select json_agg(json_build_array("from", until)) from contract_freeze where contract_id = contract.id)) order by id)
               from contract where member_id = $1) as contracts,
            (select count(*)::int from billing_line join billing_record b on b.id = invoice_id where b.member_id = $1) as lines`,
    [memberId],
  );

const NOTHING_SAVED = 'The database cannot be reached. Nothing was saved. Try again shortly.';

describe('a lost connection between two statements of one transaction', () => {
  test.each(changes)('$name: all of it is saved, or nothing', async change => {
    const [reference, member, third] = [
      await prepared(change),
      await prepared(change),
      await prepared(change),
    ];
    expect((await send(change.request(reference), `key-${++key}`)).errors).toBeUndefined();
    const expected = await summaryOf(reference);
    const before = await stored();
    const request = change.request(member);
    const ownKey = `key-${++key}`;
    const attempt = async (
      interruption: Omit<Interruption, 'Client'>,
      given: Request,
      idempotencyKey: string,
    ) => {
      let response: Response = {};
      const sent = await interrupted({ ...interruption, Client }, terminate, async () => {
        response = await send(given, idempotencyKey);
      });
      return { ...sent, message: response.errors?.[0]?.message };
    };
    let count = 0;
    let failure: string | undefined;
    for (let position = 1; ; position++) {
      const { isInterrupted, message, statements } = await attempt({ before: position }, request, ownKey);
      if (!isInterrupted) {
        failure = message;
        count = statements.length;
        break;
      }
      // Before a commit, nobody can know whether it was received.
      const isCommit = statements.at(-1) === 'commit';
      expect(message).toMatch(isCommit ? /may have been saved/ : NOTHING_SAVED);
      expect(await stored(), `before statement ${position}: ${statements.at(-1)}`).toEqual(before);
    }
    expect([failure, count > 5]).toEqual([undefined, true]);
    expect(await summaryOf(member)).toEqual(expected);

    const last = change.request(third);
    const lastKey = `key-${++key}`;
    const { message, isInterrupted } = await attempt({ afterCommit: true }, last, lastKey);
    expect([isInterrupted, message]).toEqual([true, expect.stringContaining('may have been saved')]);
    expect(await summaryOf(third)).toEqual(expected);
    expect((await send(last, lastKey)).errors).toBeUndefined();
    expect(await summaryOf(third), 'repeated with the same key').toEqual(expected);
    app.errors.splice(0);
  });
});

test('a billing run that is interrupted between any two statements continues, and invoices each period once', async () => {
  const { signal } = new AbortController();
  const db = database.forRequest(signal);
  const bill = () =>
    nightlyBilling.run({
      payload: {},
      db,
      signal,
      progress() {},
      releases: null as never,
      queries: undefined as never,
      contextOf: null as never,
    });
  await app.sql('update contract set end_date = start_date - 1, billed_through = null');
  const members: Member[] = [];
  for (let each = 0; each < 3; each++) {
    const { id: memberId } = await makeRecord(app.as('admin'), 'Member');
    const input = { memberId, planId: plan.id, startDate: inDays(-40), setupFee: 0, enrollmentFee: 0 };
    const { contract, invoices } = await run('signUp', null, input, { user: app.as('admin') });
    members.push({ memberId, contractId: String(contract!['id']), invoiceId: invoices[0]!.id! });
    await pay(memberId, { onAccount: true, amount: 100 });
  }
  const [present] = await app.sql<{ day: string }>(
    'select billed_through::text as day from contract where id = $1',
    [members[0]!.contractId],
  );
  const ofMembers = [members.map(({ memberId }) => Number(memberId))];
  const reset = async () => {
    await app.sql('delete from billing_run_item');
    await app.sql('delete from billing_run');
    const added = `select id from billing_record where member_id = any($1) and id <> all($2)`;
    const values = [...ofMembers, members.map(({ invoiceId }) => Number(invoiceId))];
    await app.sql(`delete from allocation where invoice_id in (${added})`, values);
    await app.sql(`delete from billing_record where id in (${added})`, values);
    await app.sql('update payment set balance_amount = 11 where member_id = any($1)', ofMembers);
    await app.sql('update contract set billed_through = $2, version = 1 where member_id = any($1)', [
      ...ofMembers,
      present!.day,
    ]);
  };
  const summaries = async () => (await Promise.all(members.map(summaryOf))).flat();
  const lastNumber = async () =>
    Number((await app.sql(`select last from number_series where prefix = 'INV'`))[0]!['last']);
  await reset();
  const before = await summaries();
  await bill();
  const done = await summaries();
  expect(done).not.toEqual(before);

  let isInterrupted = true;
  let positions = 0;
  for (; isInterrupted; positions++) {
    await reset();
    const first = await lastNumber();
    let failure = '';
    const sent = await interrupted({ before: positions + 1, Client }, terminate, () =>
      bill().catch((error: unknown) => (failure = String(error))),
    );
    expect(failure !== '', failure).toBe(sent.isInterrupted);
    ({ isInterrupted } = sent);
    const where = `before statement ${positions + 1}: ${sent.statements.at(-1)}`;
    const isBilled = (await lastNumber()) > first;
    expect(await summaries(), where).toEqual(isBilled ? done : before);
    await bill();
    expect(await summaries(), where).toEqual(done);
    expect(await lastNumber(), where).toBe(first + members.length);
    expect(await app.sql('select status, created, failed from billing_run'), where).toEqual([
      { status: 'completed', created: members.length, failed: 0 },
    ]);
  }
  expect(positions).toBeGreaterThan(15);
  app.errors.splice(0);
});

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectAccounts, expectStatement } from '../../../../testing/accounts.ts';
import { useContractOperations, type OperationResult } from '../../../../testing/contract-operations.ts';
import { pricedPeriods, sumByPeriod, type PricedContract } from '../../../../testing/day-prices.ts';
import { casesOf, RANDOM_TIMEOUT } from '../../../../testing/random-cases.ts';
import { makeRecord } from '../../../../testing/samples.ts';
import { Rejected } from '../../../../testing/test-user.ts';
import { openDatabase, type Database } from '../../../database/database.ts';
import { entities } from '../../index.ts';
import { manualBilling, nightlyBilling } from '../../billing-runs/run-billing.ts';
import { updateContracts } from '../update-contracts.ts';

// Sessions end after the days of all histories.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2035-01-01T12:00:00Z') }));
afterAll(() => void vi.useRealTimers());

const { app, run } = useContractOperations(false);
const accounts = () => app.as('accounts');

type Values = Record<string, unknown>;

/** A history begins on one of these days: month ends and a leap day are among them. */
const STARTS = ['2024-01-31', '2024-02-29', '2024-03-01', '2025-10-15', '2025-12-31', '2026-06-10'];
const SETUP_FEE = 15;
const PLANS: readonly Values[] = [
  { price: 31, billingFrequency: 'monthly', duration: 12, autoRenewal: true },
  { price: 49.99, billingFrequency: 'monthly', duration: 3, noticePeriod: 30, cancellationFee: 25 },
  { price: 7.77, billingFrequency: 'weekly', duration: 2, autoRenewal: true, freeTrialDays: 7 },
  { price: 100, billingFrequency: 'quarterly', duration: 5, minimumCommitment: 3, cancellationFee: 10 },
  { price: 240, billingFrequency: 'one-time', duration: 2, cancellationFee: 10 },
];
const planIds: string[] = [];
let database: Database;

beforeAll(async () => {
  for (const [index, plan] of PLANS.entries()) {
    const terms = {
      planName: `Plan ${index + 1}`,
      durationUnit: 'months',
      setupFee: SETUP_FEE,
      enrollmentFee: 0,
      cancellationFee: 0,
      noticePeriod: 0,
      minimumCommitment: 0,
      freezePeriod: null,
      freezeLimit: null,
      freeTrialDays: null,
      autoRenewal: false,
      validityStart: null,
      validityEnd: null,
    };
    planIds.push((await makeRecord(app.as('admin'), 'MembershipPlan', { ...terms, ...plan })).id);
  }
  database = await openDatabase(app, entities(), () => {});
  // The audit log has the clock of the histories.
  await app.sql(`create table history_clock (at timestamptz not null);
    insert into history_clock values (now());
    create function set_history_time() returns trigger language plpgsql as $$
      begin select at into new.at from history_clock; return new; end $$;
    create trigger set_history_time before insert on audit_entry for each row execute function set_history_time();`);
});
afterAll(() => database?.close());

const KINDS = [
  'wait',
  'bill',
  'billTwice',
  'billAhead',
  'freeze',
  'resume',
  'switch',
  'changePrice',
  'cancelNow',
  'cancelLater',
  'renew',
  'takeBack',
  'takeBack',
  'cancelInvoice',
  'restoreInvoice',
  'pay',
  'deposit',
  'refund',
  'returnPayment',
  'writeOff',
  'changeTax',
] as const;
const steps = fc.record({
  kind: fc.constantFrom(...KINDS),
  /** Which contract, invoice or payment, by its position among those of the member. */
  which: fc.nat(5),
  days: fc.integer({ min: -20, max: 60 }),
  length: fc.integer({ min: 1, max: 45 }),
  plan: fc.nat(PLANS.length - 1),
});
type Step = Parameters<Parameters<typeof steps.map>[0]>[0];

const histories = fc.record({
  start: fc.constantFrom(...STARTS),
  firstDay: fc.constantFrom(0, 0, 0, 10, -45),
  freeTrial: fc.boolean(),
  plan: fc.nat(PLANS.length - 1),
  steps: fc.array(steps, { minLength: 6, maxLength: 12 }),
});

test(
  'any history of a member ends with the exact price of the days, through the API',
  async () => {
    await fc.assert(fc.asyncProperty(histories, follow), casesOf(12));
  },
  RANDOM_TIMEOUT,
);

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The member of a history, and its day. */
interface History {
  memberId: string;
  today: string;
  /** The percents of the tax, the latest last. */
  rates: { percent: number; from: string | null }[];
  /** Whether an invoice was cancelled: until the next billing runs, its days have none. */
  isIncomplete: boolean;
  /** The days that each contract that is billed once was made for, by its id. */
  agreedDays: Map<number, number>;
}

async function follow({ start, firstDay, freeTrial, plan, steps: given }: RandomHistory): Promise<void> {
  await app.sql(`delete from billing_run_item; delete from billing_run; delete from allocation; delete from payment;
    delete from billing_record; delete from contract_freeze; delete from contract`);
  await beginMinute();
  await setDay(start);
  const { id: memberId } = await makeRecord(app.as('admin'), 'Member');
  const history: History = { memberId, today: start, rates: [], isIncomplete: false, agreedDays: new Map() };
  await changeTax(history, 10);
  const input = {
    memberId,
    planId: planIds[plan],
    startDate: addDays(start, firstDay),
    freeTrial: freeTrial && PLANS[plan]!['freeTrialDays'] !== undefined,
  };
  await operate('signUp', null, input);
  await check(history, 'the sign-up');
  for (const step of given) {
    await rejectedOr(() => take(history, step));
    await check(history, `${step.kind} on ${history.today}`);
  }
  // What cancelled invoices have left is invoiced by the runs that follow.
  await wait(history, 100);
  for (let runs = 0; runs < 6; runs++) await bill(history.today);
  history.isIncomplete = false;
  await check(history, 'the last run');
  await checkEnd(history);
}
type RandomHistory = Parameters<Parameters<typeof histories.map>[0]>[0];

let minutes = 0;

/** Lets the users spend what a minute allows again, which is counted by the clock. */
async function beginMinute(): Promise<void> {
  vi.setSystemTime(Date.parse('2034-01-01') + 120_000 * ++minutes);
  for (const user of ['admin', 'accounts', 'manager'] as const)
    await app.as(user).records('BillingRecord').list();
}

/** A step that the API rejects changes nothing. */
async function rejectedOr(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Rejected) || !['BAD_USER_INPUT', 'CONFLICT'].includes(error.code)) throw error;
  }
}

async function setDay(day: string): Promise<void> {
  vi.setSystemTime(new Date(`${day}T12:00:00Z`));
  await app.sql('update history_clock set at = $1', [`${day}T12:00:00Z`]);
}

async function wait(history: History, days: number): Promise<void> {
  history.today = addDays(history.today, days);
  await setDay(history.today);
  await updateContracts.run(jobRun({}));
}

async function take(history: History, step: Step): Promise<void> {
  const { kind, which, days, length, plan } = step;
  const { today, memberId } = history;
  const on = addDays(today, days);
  const contract = async () => pick(await ids('contract', 'start_date, id', memberId), which);
  const planId = planIds[plan];
  switch (kind) {
    case 'wait':
    case 'bill':
    case 'billTwice':
      await wait(history, length);
      if (kind === 'bill') await bill(history.today);
      if (kind === 'billTwice') await billTwice(history.today);
      return;
    case 'billAhead':
      return bill(addDays(today, length % 32));
    case 'freeze':
      return operate('freezeContract', await contract(), { from: on, until: addDays(on, length - 1) });
    case 'resume':
      return operate('resumeContract', await contract(), { on });
    case 'switch':
      return operate('switchPlan', await contract(), { planId, on });
    case 'changePrice': {
      const id = await contract();
      const [{ plan: samePlan }] = (await app.sql<{ plan: number }>(
        'select plan_id as plan from contract where id = $1',
        [id],
      )) as [{ plan: number }];
      return operate('switchPlan', id, { planId: String(samePlan), on, price: 20 + length });
    }
    case 'cancelNow':
      return operate('cancelContract', await contract(), { at: 'NOW' });
    case 'cancelLater':
      return operate('cancelContract', await contract(), { at: 'END_OF_PERIOD' });
    case 'renew':
      return operate('renewContract', await contract(), {});
    case 'takeBack':
      await operate('takeBackOperation', await contract(), null);
      history.isIncomplete = true;
      return;
    case 'cancelInvoice':
    case 'restoreInvoice': {
      const status = kind === 'cancelInvoice' ? "<> 'cancelled'" : "= 'cancelled'";
      const id = pick(await ids('billing_record', 'id', memberId, `payment_status ${status}`), which);
      history.isIncomplete = true;
      const paymentStatus = kind === 'cancelInvoice' ? 'cancelled' : 'pending';
      await accounts().records('BillingRecord').update(id, { paymentStatus });
      return;
    }
    case 'pay': {
      const id = pick(await ids('billing_record', 'id', memberId, 'open_amount > 0'), which);
      const { openAmount } = (await accounts().records('BillingRecord').one(id))!;
      const amount = length % 2 === 0 ? Number(openAmount) : Math.ceil(Number(openAmount) * 50) / 100;
      return pay(memberId, { billingId: id, amount });
    }
    case 'deposit':
      return pay(memberId, { onAccount: true, amount: length });
    case 'refund': {
      if (which % 2 === 0) return pay(memberId, { onAccount: true, amount: -length });
      const id = pick(await ids('billing_record', 'id', memberId, 'paid_amount > 0'), which);
      const refundKind = which % 3 === 0 ? 'refund' : 'returned_debit';
      return pay(memberId, { billingId: id, amount: -length, refundKind });
    }
    case 'returnPayment': {
      const id = pick(await ids('payment', 'id', memberId, `payment_status = 'completed'`), which);
      await accounts().records('Payment').update(id, { paymentStatus: 'failed' });
      return;
    }
    case 'writeOff': {
      const id = pick(await ids('billing_record', 'id', memberId, 'open_amount > 0'), which);
      const { openAmount } = (await accounts().records('BillingRecord').one(id))!;
      await accounts().request(
        'mutation ($id: ID!, $openAmount: Float!) { writeOffInvoice(id: $id, reason: "Moved", openAmount: $openAmount) { id } }',
        { id, openAmount },
      );
      return;
    }
    case 'changeTax':
      return changeTax(history, length);
  }
}

/** @throws Rejected where there is none */
function pick(found: readonly string[], which: number): string {
  if (found.length === 0) throw new Rejected('Nothing to choose from', { code: 'BAD_USER_INPUT' });
  return found[which % found.length]!;
}

async function ids(table: string, order: string, memberId: string, condition = 'true'): Promise<string[]> {
  const rows = await app.sql<{ id: string }>(
    `select id::text from ${table} where member_id = $1 and ${condition} order by ${order}`,
    [memberId],
  );
  return rows.map(({ id }) => id);
}

async function pay(memberId: string, payment: Values): Promise<void> {
  const fields = { memberId, paymentMethod: 'cash', paymentType: 'membership_fee', ...payment };
  await accounts().records('Payment').create(fields);
}

async function changeTax(history: History, percent: number): Promise<void> {
  const from = history.rates.length === 0 ? null : history.today;
  history.rates = [...history.rates.filter(rate => rate.from !== from), { percent, from }];
  const taxRates = history.rates.map(rate => ({ ...rate, billingType: null, label: 'VAT' }));
  await app
    .as('manager')
    .request('mutation ($patch: ClubSettingsPatch!) { updateClubSettings(patch: $patch) { version } }', {
      patch: { taxRates },
    });
}

/** What an operation reports, without what only its execution knows. */
const reported = ({ changes, invoices, warnings }: OperationResult) => ({
  changes,
  warnings,
  invoices: invoices.map(({ id: _id, invoiceNumber: _number, ...invoice }) => invoice),
});

/** Executes an operation and compares it with its preview. */
async function operate(operation: string, id: string | null, input: Values | null): Promise<void> {
  const user = app.as('admin');
  const preview = await run(operation, id, input, { dryRun: true, user });
  const done = await run(operation, id, input, { preview: preview.preview, user });
  expect(reported(done), `${operation} does what its preview shows`).toEqual(reported(preview));
}

const jobRun = <Payload extends object>(payload: Payload) => {
  const { signal } = new AbortController();
  return {
    payload,
    db: database.forRequest(signal),
    signal,
    progress: () => {},
    releases: null as never,
    queries: undefined as never,
    contextOf: null as never,
  };
};

async function startRun(date: string): Promise<number> {
  const { started } = await accounts().request<{ started: { runId: string } }>(
    'mutation ($date: LocalDate!) { started: startBillingRun(date: $date) { runId } }',
    { date },
  );
  return Number(started.runId);
}

/** Runs billing and compares it with its preview, which counts as overdue what credits of the run itself settle. */
async function bill(date: string): Promise<void> {
  const { preview } = (
    await accounts().request<{ started: { preview: Values } }>(
      `mutation ($date: LocalDate!) { started: startBillingRun(date: $date, dryRun: true) {
         preview { created skipped totalAmount } } }`,
      { date },
    )
  ).started;
  const runId = await startRun(date);
  await manualBilling.run(jobRun({ runId }));
  const [done] = await app.sql(
    `select created, skipped, total_amount::float8 as "totalAmount", failed
       from billing_run where id = $1`,
    [runId],
  );
  expect(done, 'a billing run does what its preview shows').toEqual({ ...preview, failed: 0 });
}

/** Two runs that a user started and the nightly one at once, and the last one again. */
async function billTwice(date: string): Promise<void> {
  const runs = [await startRun(date), await startRun(date)];
  await Promise.all([
    ...runs.map(runId => manualBilling.run(jobRun({ runId }))),
    nightlyBilling.run(jobRun({})),
  ]);
  await nightlyBilling.run(jobRun({}));
}

interface StoredContract extends PricedContract {
  id: number;
  setupFee: number;
  isSignUp: boolean;
}

interface StoredLine {
  contractId: number | null;
  kind: string;
  from: string | null;
  cents: number;
  tax: number;
  percent: number;
}

const readContracts = (memberId: string) =>
  app.sql<StoredContract>(
    `select c.id, price::float8, billing_frequency as "billingFrequency", billing_anchor::text as "billingAnchor",
            start_date::text as "startDate", case when auto_renewal and cancelled_on is null then greatest(end_date, billed_through) else end_date end::text as "endDate", billed_through::text as "billedThrough",
            c.predecessor_id is null as "isSignUp",
            coalesce((select json_agg(json_build_object('from', f."from", 'to', f.until)) from contract_freeze f
                       where f.contract_id = c.id), '[]') as freezes
       from contract c where member_id = $1 order by id`,
    [memberId],
  );

const readLines = (memberId: string) =>
  app.sql<StoredLine>(
    `select coalesce((line->>'contractId')::int, contract_id) as "contractId", line->>'kind' as kind, line->>'from' as "from",
            round((line->>'amount')::numeric * 100)::int as cents, round((line->>'taxAmount')::numeric * 100)::int as tax,
            (line->>'taxPercent')::float8 as percent
       from billing_record, jsonb_array_elements(lines) line
      where member_id = $1 and payment_status <> 'cancelled' order by billing_record.id`,
    [memberId],
  );

async function check(history: History, after: string): Promise<void> {
  await noteAgreedDays(history);
  await checkAccount(history, after);
  if (!history.isIncomplete) await checkPrices(history, after);
}

/** A contract that is billed once has the price of the days that it was made for, however it ends. */
async function noteAgreedDays({ memberId, agreedDays }: History): Promise<void> {
  for (const { id, billingFrequency, billingAnchor, endDate } of await readContracts(memberId))
    if (billingFrequency === 'one-time' && !agreedDays.has(id))
      agreedDays.set(id, (Date.parse(endDate!) - Date.parse(billingAnchor)) / 86_400_000 + 1);
}

/** Each period costs the price of its charged days and the tax on it at one of the rates of its lines. */
async function checkPrices({ memberId, agreedDays }: History, after: string): Promise<void> {
  const lines = await readLines(memberId);
  for (const stored of await readContracts(memberId)) {
    const contract = { ...stored, agreedDays: agreedDays.get(stored.id) };
    const own = lines.filter(({ contractId, from }) => contractId === contract.id && from !== null);
    const ofDays = own.map(({ from, ...line }) => ({ from: from!, ...line }));
    const sums = sumByPeriod(contract, ofDays);
    const taxes = sumByPeriod(
      contract,
      ofDays.map(({ from, tax }) => ({ from, cents: tax })),
    );
    const priced = new Map(pricedPeriods(contract).map(({ from, cents }) => [from, cents]));
    const where = `after ${after}: ${JSON.stringify({ contract, own })}`;
    for (const period of new Set([...sums.keys(), ...priced.keys()])) {
      const net = priced.get(period) ?? 0;
      expect({ period, cents: sums.get(period) ?? 0 }, where).toEqual({ period, cents: net });
      const rates = ratesOf(contract, ofDays, period);
      const possible = net === 0 ? [0] : rates.map(percent => taxOf(net, percent));
      expect(possible, `the tax of the period from ${period} ${where}`).toContain(taxes.get(period) ?? 0);
    }
  }
}

const ratesOf = (
  contract: PricedContract,
  lines: readonly { from: string; percent: number }[],
  period: string,
): number[] =>
  lines
    .filter(line => sumByPeriod(contract, [{ from: line.from, cents: 1 }]).has(period))
    .map(({ percent }) => percent);

/** Half a cent away from zero; the percents are whole. */
const taxOf = (cents: number, percent: number) => Math.floor((cents * percent + 50) / 100);

/** The account of the member adds up. */
async function checkAccount({ memberId }: History, after: string): Promise<void> {
  const owed = (await expectAccounts(app, [memberId], after)).get(memberId)!;
  await expectStatement(app, memberId, owed, after);
}

/** No day up to today is left without an invoice, and what was charged for signing up is charged once. */
async function checkEnd({ memberId, today }: History): Promise<void> {
  const lines = await readLines(memberId);
  for (const contract of await readContracts(memberId)) {
    const { startDate, endDate, billingAnchor, billedThrough, isSignUp } = contract;
    const last = endDate !== null && endDate < today ? endDate : today;
    const details = JSON.stringify({ contract, lines });
    if (startDate <= last)
      expect((billedThrough ?? '') >= last, `all days are billed: ${details}`).toBe(true);
    const fees = lines.filter(
      line => line.contractId === contract.id && line.from === null && line.kind !== 'cancellation_fee',
    );
    const sum = fees.reduce((total, { cents }) => total + cents, 0);
    const hasPaidDays = endDate === null || (endDate >= startDate && endDate >= billingAnchor);
    const possible = !isSignUp ? [0] : hasPaidDays ? [SETUP_FEE * 100] : [0, SETUP_FEE * 100];
    expect(possible, `the fee for signing up: ${details}`).toContain(sum);
    if (sum === 0) expect(fees.reduce((total, { tax }) => total + tax, 0)).toBe(0);
  }
}

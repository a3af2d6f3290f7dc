import '../../index.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../common/dates.ts';
import { ApiError } from '../../../common/errors.ts';
import { cents } from '../../../common/money.ts';
import { duePeriods, type DueContract } from '../../billing-runs/due-periods.ts';
import { FREQUENCIES, overlapOf, periodAfter, periodAt, type Period } from '../billing-periods.ts';
import { statusOn } from '../contract-status.ts';
import { movedDays } from '../freezes.ts';
import type { InvoiceLine } from '../../billing/invoice-lines.ts';
import { billedWithout } from '../billed-through.ts';
import { chargesIn } from '../period-charge.ts';
import { extendedEnd, type PlanTerms } from '../plan-terms.ts';
import { cancel } from './cancel.ts';
import { freeze } from './freeze.ts';
import { CancellationTime } from './operation-types.ts';
import { withStatus, type Club, type ContractState, type Outcome } from './outcome.ts';
import { renew } from './renew.ts';
import { resume } from './resume.ts';
import { signUp } from './sign-up.ts';
import { switchPlan } from './switch-plan.ts';

/** An invoice of a contract, which may also credit days of the contract before it. */
interface Written {
  lines: readonly InvoiceLine[];
  period: Period | undefined;
}

/** A contract as the database would have it, with what is needed to check it. */
interface Stored extends ContractState {
  /** The last day of its free trial. */
  freeUntil: string;
  /** Its invoices that are not cancelled. */
  written: readonly Written[];
}

const { FUZZ_SECONDS, FUZZ_SEED, FUZZ_RUNS } = process.env;
/** With time to make a failing case smaller, in milliseconds. */
const TIMEOUT = 600_000 + Number(FUZZ_SECONDS || 0) * 1_000;
const day = fc.integer({ min: 0, max: 1_200 }).map(days => addDays('2024-01-01', days));
/** A contract that is billed once has no periods: what its days cost depends on its end. */
const PERIODIC = FREQUENCIES.filter(each => each !== 'one-time');
const plans = fc.record({
  price: fc.integer({ min: 0, max: 20_000 }).map(amount => amount / 100),
  billingFrequency: fc.constantFrom(...PERIODIC),
  duration: fc.integer({ min: 1, max: 40 }),
  durationUnit: fc.constantFrom('months', 'weeks', 'days'),
  autoRenewal: fc.boolean(),
  freeTrialDays: fc.constantFrom(null, 7, 40),
  noticePeriod: fc.constantFrom(null, 30),
  minimumCommitment: fc.constantFrom(null, 3),
  cancellationFee: fc.constantFrom(null, 25),
});
const steps = fc.record({
  kind: fc.constantFrom(
    'wait',
    'bill',
    'freeze',
    'resume',
    'switch',
    'cancelNow',
    'cancelLater',
    'renew',
    'cancelInvoice',
  ),
  contract: fc.nat(3),
  days: fc.integer({ min: -20, max: 60 }),
  length: fc.integer({ min: 1, max: 45 }),
  plan: fc.nat(2),
});
type ValueOf<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
type Step = ValueOf<typeof steps>;

const stories = fc.record({
  start: fc.oneof(day, fc.constantFrom('2024-01-31', '2024-02-29', '2025-12-31')),
  withTrial: fc.boolean(),
  plans: fc.tuple(plans, plans, plans),
  steps: fc.array(steps, { minLength: 1, maxLength: 14 }),
});

test(
  'invoices and credits of any order of operations are the exact price of the charged days',
  () => {
    fc.assert(fc.property(stories, tell), casesOf(3_000));
  },
  TIMEOUT,
);

test(
  'freezes of a contract that is billed once move its days, and cost and credit nothing',
  () => {
    const freezes = fc.array(
      steps.map(step => ({ ...step, kind: step.plan === 0 ? ('resume' as const) : ('freeze' as const) })),
    );
    const property = fc.property(plans, freezes, (plan, operations) => {
      const terms: PlanTerms = {
        ...plan,
        id: 1,
        planName: 'Course',
        status: 'active',
        billingFrequency: 'one-time',
      };
      const today = '2026-03-01';
      const signed = signUp({ memberId: '1', planId: '1' }, terms, clubOn(today));
      let contracts = apply([], null, signed, { today, freeTrial: false });
      for (const step of operations) {
        contracts = operated(contracts, step, [terms], today).map(contract =>
          billed(contract, addDays(today, 31)),
        );
        const [{ charges, contract }] = contracts as [Stored];
        const total = charges.reduce((sum, charge) => sum + charge.cents, 0);
        expect([total, contract.billedThrough]).toEqual([cents(terms.price), contract.endDate]);
      }
    });
    fc.assert(property, casesOf(300));
  },
  TIMEOUT,
);

/** The same cases in each run, or with `FUZZ_SECONDS` others by chance until the time is over. A failure reports the seed. */
function casesOf(cases: number): Pick<fc.Parameters, 'seed' | 'numRuns' | 'interruptAfterTimeLimit'> {
  return {
    seed: Number(FUZZ_SEED || (FUZZ_SECONDS ? Date.now() & 0x7fff_ffff : 20_261_125)),
    numRuns: Number(FUZZ_RUNS || (FUZZ_SECONDS ? 100_000_000 : cases)),
    ...(FUZZ_SECONDS && { interruptAfterTimeLimit: Number(FUZZ_SECONDS) * 1_000 }),
  };
}

function tell(story: ValueOf<typeof stories>): void {
  const terms = story.plans.map((plan, index): PlanTerms => ({
    ...plan,
    id: index + 1,
    planName: `Plan ${index + 1}`,
    status: 'active',
  }));
  const [first] = terms as [PlanTerms];
  let today = story.start;
  const freeTrial = story.withTrial && first.freeTrialDays !== null;
  let contracts = apply([], null, signUp({ memberId: '1', planId: '1', freeTrial }, first, clubOn(today)), {
    today,
    freeTrial,
  });
  check(contracts, 'sign up');
  let isComplete = true;
  for (const step of story.steps) {
    if (step.kind === 'wait' || step.kind === 'bill') {
      today = addDays(today, step.length);
      contracts = contracts.map(contract => reach(contract, contracts, today));
    }
    if (step.kind === 'bill') contracts = billedAll(contracts, today);
    else if (step.kind === 'cancelInvoice') contracts = withoutInvoice(contracts, step);
    else contracts = operated(contracts, step, terms, today);
    isComplete &&= step.kind !== 'cancelInvoice';
    if (isComplete) check(contracts, `${step.kind} on ${today}`);
  }
  // What cancelled invoices have left is invoiced by the runs that follow.
  for (let run = 0; run < 40; run++) {
    today = addDays(today, 31);
    contracts = billedAll(contracts, today);
  }
  check(contracts, 'the last run');
}

const billedAll = (contracts: readonly Stored[], today: string) =>
  withCharges(contracts.map(contract => billed(contract, today)));

/** Cancels an invoice of a contract. */
function withoutInvoice(contracts: Stored[], { contract, length }: Step): Stored[] {
  const owner = contracts[contract % contracts.length]!;
  const cancelled = owner.written[length % Math.max(1, owner.written.length)];
  if (!cancelled) return contracts;
  const invoice = {
    contractId: owner.id,
    billingPeriodStart: cancelled.period?.from ?? null,
    paymentStatus: 'cancelled',
    lines: cancelled.lines,
  };
  return withCharges(
    contracts.map(state => ({
      ...state,
      contract: { ...state.contract, billedThrough: billedWithout(state.contract, state.id, invoice) },
      written: state.written.filter(each => each !== cancelled),
    })),
  );
}

/** Each contract with what invoices charge for its days. */
const withCharges = (contracts: readonly Stored[]): Stored[] =>
  contracts.map(state => ({
    ...state,
    charges: contracts.flatMap(owner =>
      owner.written.flatMap(({ lines }) =>
        chargesIn(lines, 0, line => (line.contractId ?? owner.id) === state.id),
      ),
    ),
  }));

const clubOn = (today: string): Club => ({ today, taxOn: () => ({ percent: 10, name: 'VAT' }) });

/** The contracts after an operation; the same ones where it is rejected. */
function operated(contracts: Stored[], step: Step, terms: readonly PlanTerms[], today: string): Stored[] {
  const state = contracts[step.contract % contracts.length]!;
  const before = structuredClone(state);
  try {
    const outcome = outcomeOf(state, step, terms, today);
    if (!outcome) return contracts;
    expect(outcomeOf(state, step, terms, today), 'a dry run computes the same').toEqual(outcome);
    expect(state, 'computing changes nothing').toEqual(before);
    const after = apply(contracts, state, outcome, { today, freeTrial: false });
    return hasOverlap(after) ? contracts : after;
  } catch (error) {
    if (error instanceof ApiError) return contracts;
    throw error;
  }
}

function outcomeOf(
  state: Stored,
  { kind, days, length, plan }: Step,
  terms: readonly PlanTerms[],
  today: string,
): Outcome | null {
  const on = addDays(today, days);
  const club = clubOn(today);
  const given = terms[plan]!;
  switch (kind) {
    case 'freeze':
      return freeze(state, { from: on, until: addDays(on, length - 1) }, club);
    case 'resume':
      return resume(state, { on }, club);
    case 'switch':
      return switchPlan(state, { planId: String(given.id), on }, club, given);
    case 'cancelNow':
      return cancel(state, { at: CancellationTime.NOW }, club);
    case 'cancelLater':
      return cancel(state, { at: CancellationTime.END_OF_PERIOD }, club);
    case 'renew':
      return renew(state, {}, club, given);
    default:
      return null;
  }
}

/** What `write-outcome.ts` does to the stored contracts. */
function apply(
  contracts: readonly Stored[],
  state: Stored | null,
  outcome: Outcome,
  { today, freeTrial }: { today: string; freeTrial: boolean },
): Stored[] {
  const {
    changes,
    created,
    addedFreeze,
    shortenedFreezes = [],
    lines,
    period,
  } = withStatus(state, outcome, today);
  const invoiceOf = created ? contracts.length + 1 : state!.id;
  const written = lines.length > 0 ? [{ lines, period }] : [];
  const after = contracts.map(contract => {
    if (contract.id !== state?.id) return contract;
    const freezes = contract.freezes
      .map(each => ({
        ...each,
        to: shortenedFreezes.find(({ id }) => id === each.id)?.to ?? each.to,
        movedEnd: each.movedEnd && !created && changes?.cancelledOn === undefined,
      }))
      .filter(({ from, to }) => from <= to);
    const id = 1 + Math.max(0, ...contract.freezes.map(each => each.id));
    return {
      ...contract,
      contract: { ...contract.contract, ...changes },
      freezes: addedFreeze
        ? [...freezes, { id, from: addedFreeze.from, to: addedFreeze.to, movedEnd: true }]
        : freezes,
      written: created ? contract.written : [...contract.written, ...written],
    };
  });
  if (!created) return withCharges(after);
  const { plan, ...fields } = created;
  const contract = {
    contractNumber: `CON-${invoiceOf}`,
    cancelledOn: null,
    cancellationReason: null,
    ...fields,
  };
  return withCharges([
    ...after,
    {
      id: invoiceOf,
      contract: { ...contract, predecessorId: state?.id ?? null },
      plan,
      freezes: [],
      charges: [],
      fees: [],
      written,
      freeUntil: freeTrial ? addDays(fields.billingAnchor, -1) : '',
    },
  ]);
}

/** What the job `update-contracts` does on a day. */
function reach(state: Stored, all: readonly Stored[], today: string): Stored {
  const { contract, plan, freezes } = state;
  let end = contract.endDate;
  if (end !== null && end <= today && contract.autoRenewal && contract.cancelledOn === null) {
    end = extendedEnd({ ...contract, endDate: end }, plan, movedDays(freezes), today)!;
    const extended = { ...state, contract: { ...contract, endDate: end } };
    if (hasOverlap(all.map(each => (each.id === state.id ? extended : each)))) end = contract.endDate;
  }
  const after = { ...contract, endDate: end };
  return { ...state, contract: { ...after, status: statusOn(after, freezes, today) } };
}

/** What a billing run does with a contract that is due. */
function billed(state: Stored, today: string): Stored {
  const { contract, plan, freezes, charges, written } = state;
  const next = contract.billedThrough === null ? contract.startDate : addDays(contract.billedThrough, 1);
  if (next > today || (contract.endDate !== null && next > contract.endDate)) return state;
  const due = {
    ...contract,
    id: state.id,
    version: 1,
    memberName: '',
    planName: plan.planName,
    freezes,
    charges,
    periodStarts: written.flatMap(({ period }) => period?.from ?? []),
    taken: [],
    fees: [],
  };
  const periods = duePeriods(due satisfies DueContract, today);
  const last = periods.at(-1);
  return {
    ...state,
    contract: { ...contract, billedThrough: last?.through ?? contract.billedThrough },
    written: [
      ...written,
      ...periods
        .filter(({ reason }) => reason === null)
        .map(({ lines, days, isPeriod }) => ({ lines, period: isPeriod ? days : undefined })),
    ],
  };
}

const hasOverlap = (contracts: readonly Stored[]) =>
  contracts.some((a, index) =>
    contracts.slice(index + 1).some(b => {
      const [one, other] = [daysOf(a), daysOf(b)];
      return one && other && overlapOf(one, other);
    }),
  );

const daysOf = ({ contract: { startDate, endDate } }: ContractState): Period | null =>
  endDate !== null && endDate < startDate ? null : { from: startDate, to: endDate ?? '9999-12-31' };

/** Each invoiced period costs the share of its charged days, counted one by one, of the price, rounded once. */
function check(contracts: readonly Stored[], after: string): void {
  expect(hasOverlap(contracts), 'no overlap').toBe(false);
  for (const state of contracts) {
    const { contract, freezes, charges, freeUntil } = state;
    const { billedThrough, startDate, endDate } = contract;
    const sums = new Map<string, number>();
    for (const { from, cents: amount } of charges) {
      const period = periodAt(contract, from).from;
      sums.set(period, (sums.get(period) ?? 0) + amount);
    }
    const invoicedUntil = billedThrough ?? '';
    const last = endDate !== null && endDate < invoicedUntil ? endDate : invoicedUntil;
    const expected = new Map<string, number>();
    for (
      let whole = periodAt(contract, startDate);
      whole.from <= last;
      whole = periodAfter(contract, whole)
    ) {
      const days = eachDay(whole, last);
      const charged = days.filter(
        date =>
          date >= startDate &&
          date > freeUntil &&
          !freezes.some(({ from, to }) => from <= date && date <= to),
      );
      expected.set(whole.from, rounded(cents(contract.price) * charged.length, daysUntil(whole)));
      if (contract.billingFrequency === 'one-time') break;
    }
    for (const period of new Set([...sums.keys(), ...expected.keys()]))
      expect(
        { period, cents: sums.get(period) ?? 0 },
        `${contract.contractNumber} after ${after}: ${JSON.stringify({ ...contract, freezes, charges })}`,
      ).toEqual({ period, cents: expected.get(period) ?? 0 });
  }
}

function eachDay({ from, to }: Period, last: string): string[] {
  const days: string[] = [];
  for (let date = from; date <= to && date <= last; date = addDays(date, 1)) days.push(date);
  return days;
}

const daysUntil = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** `amount / parts`, rounded half up. */
const rounded = (amount: number, parts: number) => Math.floor((2 * amount + parts) / (2 * parts));

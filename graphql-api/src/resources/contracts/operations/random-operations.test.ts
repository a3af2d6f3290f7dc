import '../../index.ts';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { pricedPeriods, sumByPeriod } from '../../../../testing/day-prices.ts';
import { casesOf, RANDOM_TIMEOUT } from '../../../../testing/random-cases.ts';
import { addDays } from '../../../common/dates.ts';
import { ApiError } from '../../../common/errors.ts';
import { currentClubSettings, setClubSettings } from '../../../common/club-settings.ts';
import { toMinor, smallestAmount } from '../../../common/money.ts';
import { duePeriods, type ContractToBill } from '../due-periods.ts';
import { daysIn, FREQUENCIES, overlapOf, periodAt, type Billing, type Period } from '../billing-periods.ts';
import { statusOn } from '../contract-status.ts';
import { movedDays } from '../freezes.ts';
import { withDiscount, type InvoiceLine } from '../../billing/invoice-lines.ts';
import { billedWithout } from '../billed-through.ts';
import { chargesIn } from '../period-charge.ts';
import { renewedEnd, type PlanTerms } from '../plan-terms.ts';
import { cancel } from './cancel.ts';
import { freeze } from './freeze.ts';
import { CancellationTime } from './operation-types.ts';
import {
  withStatus,
  type Club,
  type ContractFields,
  type ContractState,
  type Outcome,
  type Successor,
} from './outcome.ts';
import { renew } from './renew.ts';
import { resume } from './resume.ts';
import { signUp } from './sign-up.ts';
import { switchPlan } from './switch-plan.ts';

/** An invoice of a contract, which may also credit days of the contract before it. */
interface Written {
  lines: readonly InvoiceLine[];
  period: Period | undefined;
  /** In the club's currency. */
  discount: number;
}

/**
 * Half of the prices are discounted: a fifth of the first invoice of a period, in whole cents of the currency. A later invoice of its
 * days already has what is left of the discount, and so has a further charge.
 */
function discountOf(
  contract: Pick<ContractFields, 'price' | 'startDate'> & Billing,
  lines: readonly InvoiceLine[],
): number {
  const charged = lines.filter(({ amount }) => amount > 0);
  const isDiscounted = ({ kind, from }: InvoiceLine) => kind === 'period' && isFirstOf(contract, from!);
  const unit = smallestAmount();
  if ((toMinor(contract.price) / unit) % 2 === 1 || !charged.every(isDiscounted)) return 0;
  return charged.reduce((sum, { amount }) => sum + Math.floor(toMinor(amount) / 5 / unit) * unit, 0) / 100;
}

/** A discount of an earlier version, of an odd number of units, is not taxed. */
const discounted = (lines: readonly InvoiceLine[], discount: number) =>
  (toMinor(discount) / smallestAmount()) % 2 === 1 ? lines : withDiscount(lines, toMinor(discount));

const isFirstOf = (contract: { startDate: string } & Billing, from: string) =>
  from === contract.startDate || from === periodAt(contract, from).from;

/** A contract as the database would have it, with what is needed to check it. */
interface Stored extends ContractState {
  /** Its invoices that are not cancelled. */
  written: readonly Written[];
}

const day = fc.integer({ min: 0, max: 1_200 }).map(days => addDays('2024-01-01', days));
const plans = fc.record({
  price: fc.integer({ min: 0, max: 20_000 }).map(amount => amount / 100),
  billingFrequency: fc.constantFrom(...FREQUENCIES),
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

/** With two, no and three decimals: amounts are stored with two, whole ones where the currency has none. */
const CURRENCIES = [
  ['USD', 1_000],
  ['JPY', 400],
  ['KWD', 200],
] as const;

const settings = currentClubSettings();
afterEach(() => setClubSettings(settings));

/** A price in the club's currency. */
const inCurrency = (price: number) => (smallestAmount() === 1 ? price : Math.round(price));

test.each(CURRENCIES)(
  'invoices and credits of any order of operations are the exact price of the charged days in %s',
  (currency, cases) => {
    setClubSettings({ ...settings, currency });
    fc.assert(fc.property(stories, tell), casesOf(cases));
  },
  RANDOM_TIMEOUT,
);

test.each(CURRENCIES)(
  'freezes of a contract that is billed once move its days, and cost and credit nothing in %s',
  (currency, cases) => {
    setClubSettings({ ...settings, currency });
    const freezes = fc.array(
      steps.map(step => ({ ...step, kind: step.plan === 0 ? ('resume' as const) : ('freeze' as const) })),
    );
    const property = fc.property(plans, freezes, (plan, operations) => {
      const terms: PlanTerms = {
        ...plan,
        price: inCurrency(plan.price),
        id: 1,
        planName: 'Course',
        status: 'active',
        billingFrequency: 'one-time',
      };
      const today = '2026-03-01';
      const signed = signUp({ memberId: '1', planId: '1' }, terms, clubOn(today));
      let contracts = apply([], null, signed, today);
      for (const step of operations) {
        contracts = operated(contracts, step, [terms], today).map(contract =>
          billed(contract, contracts, addDays(today, 31)),
        );
        const [{ charges, contract }] = contracts as [Stored];
        const total = charges.reduce((sum, charge) => sum + charge.cents + charge.discount, 0);
        expect([total, contract.billedThrough]).toEqual([toMinor(terms.price), contract.endDate]);
      }
    });
    fc.assert(property, casesOf(cases / 10));
  },
  RANDOM_TIMEOUT,
);

function tell(story: ValueOf<typeof stories>): void {
  const terms = story.plans.map((plan, index): PlanTerms => ({
    ...plan,
    price: inCurrency(plan.price),
    id: index + 1,
    planName: `Plan ${index + 1}`,
    status: 'active',
  }));
  const [first] = terms as [PlanTerms];
  let today = story.start;
  const freeTrial = story.withTrial && first.freeTrialDays !== null;
  const signed = signUp({ memberId: '1', planId: '1', freeTrial }, first, clubOn(today));
  let contracts = apply([], null, signed, today);
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
  withCharges(contracts.map(contract => billed(contract, contracts, today)));

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
      owner.written.flatMap(({ lines, discount }, index) =>
        chargesIn({ id: index + 1, lines, discount }, line => (line.contractId ?? owner.id) === state.id),
      ),
    ),
  }));

const clubOn = (today: string): Club => ({ today, taxOn: () => ({ percent: 10, name: 'VAT' }) });

/** What `run-operation.ts` finds of the contracts after one. */
const successorsOf = ({ id, contract: { startDate } }: Stored, contracts: readonly Stored[]): Successor[] =>
  contracts
    .filter(contract => contract.id !== id && contract.contract.startDate > startDate && daysOf(contract))
    .toSorted((a, b) => (a.contract.startDate < b.contract.startDate ? -1 : 1))
    .map(({ contract, charges, ...each }) => ({
      id: each.id,
      record: { id: each.id, version: 1 },
      contract,
      freezes: each.freezes,
      isInvoiced: contract.billedThrough !== null || charges.length > 0,
    }));

/** The contracts after an operation; the same ones where it is rejected. */
function operated(contracts: Stored[], step: Step, terms: readonly PlanTerms[], today: string): Stored[] {
  const stored = contracts[step.contract % contracts.length]!;
  const state = { ...stored, successors: successorsOf(stored, contracts) };
  const before = structuredClone(state);
  try {
    const outcome = outcomeOf(state, step, terms, today);
    if (!outcome) return contracts;
    expect(outcomeOf(state, step, terms, today), 'a dry run computes the same').toEqual(outcome);
    expect(state, 'computing changes nothing').toEqual(before);
    const after = apply(contracts, state, outcome, today);
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
  today: string,
): Stored[] {
  const {
    changes,
    created,
    addedFreezes = [],
    movedFreezes = [],
    movedSuccessors,
    lines,
    period,
  } = withStatus(state, outcome, today);
  const invoiceOf = created ? contracts.length + 1 : state!.id;
  const discount = discountOf(created ?? state!.contract, lines);
  const written = lines.length > 0 ? [{ lines: discounted(lines, discount), period, discount }] : [];
  const after = contracts.map(contract => {
    const moved = movedSuccessors.find(({ id }) => id === contract.id);
    if (moved) return { ...contract, contract: { ...contract.contract, ...moved.changes } };
    if (contract.id !== state?.id) return contract;
    const freezes = contract.freezes
      .map(freeze => ({
        ...freeze,
        to: movedFreezes.find(({ id }) => id === freeze.id)?.to ?? freeze.to,
        movedEnd: freeze.movedEnd && created?.succession !== 'switch' && changes?.cancelledOn === undefined,
      }))
      .filter(({ from, to }) => from <= to);
    const id = 1 + Math.max(0, ...contract.freezes.map(freeze => freeze.id));
    return {
      ...contract,
      contract: { ...contract.contract, ...changes },
      freezes:
        addedFreezes.length > 0
          ? [
              ...freezes,
              ...addedFreezes.map(({ from, to, movesEnd }) => ({ id, from, to, movedEnd: movesEnd })),
            ]
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
    invoicedElsewhere: null,
    agreedDays: created.billingFrequency === 'one-time' ? agreedDaysOf(created) : null,
  };
  return withCharges([
    ...after,
    {
      id: invoiceOf,
      contract: { ...contract, predecessorId: state?.id ?? null },
      plan,
      freezes: [],
      charges: [],
      feeInvoices: [],
      successors: [],
      written,
    },
  ]);
}

/** As the trigger of the table sets them. */
const agreedDaysOf = ({ billingAnchor, endDate }: Pick<ContractFields, 'billingAnchor' | 'endDate'>) =>
  endDate === null ? null : daysIn({ from: billingAnchor, to: endDate });

/** What the job `update-contracts` does on a day. */
function reach(state: Stored, all: readonly Stored[], today: string): Stored {
  const { contract, plan, freezes } = state;
  const limits = { movedDays: movedDays(freezes), nextStart: nextStartOf(state, all) };
  const after = { ...contract, endDate: renewedEnd(contract, plan, limits, today) };
  return { ...state, contract: { ...after, status: statusOn(after, freezes, today) } };
}

const nextStartOf = (state: Stored, all: readonly Stored[]): string | null =>
  successorsOf(state, all)[0]?.contract.startDate ?? null;

/** What a billing run does with a contract that is due. */
function billed(state: Stored, all: readonly Stored[], today: string): Stored {
  const limits = { movedDays: movedDays(state.freezes), nextStart: nextStartOf(state, all) };
  const { contract, plan, freezes, charges, written } = state;
  const next = contract.billedThrough === null ? contract.startDate : addDays(contract.billedThrough, 1);
  if (next > today || (contract.endDate !== null && next > contract.endDate)) return state;
  const due = {
    ...contract,
    planName: plan.planName,
    taxOn: (day: string) => clubOn(today).taxOn(contract.kind, day),
    endAfter: (day: string) => renewedEnd(contract, plan, limits, day),
    freezes,
    charges,
    periodStarts: written.flatMap(({ period }) => period?.from ?? []),
    taken: [],
    fees: [],
  };
  const periods = duePeriods(due satisfies ContractToBill, today);
  const last = periods.at(-1);
  return {
    ...state,
    contract: { ...contract, billedThrough: last?.through ?? contract.billedThrough },
    written: [
      ...written,
      ...periods
        .filter(({ reason }) => reason === null)
        .map(({ lines, days, isPeriod }) => {
          const discount = discountOf(contract, lines);
          return { lines: discounted(lines, discount), period: isPeriod ? days : undefined, discount };
        }),
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

/**
 * Each invoiced period costs the share of its charged days, counted one by one, of the price, rounded once, less as much of
 * the discounts as is for what is left of the discounted amounts. Each discount is rounded.
 */
function check(contracts: readonly Stored[], after: string): void {
  expect(hasOverlap(contracts), 'no overlap').toBe(false);
  const unit = smallestAmount();
  for (const { contract, freezes, charges, written } of contracts) {
    const amounts = written.flatMap(({ lines }) =>
      lines.flatMap(({ amount, taxAmount }) => [amount, taxAmount]),
    );
    expect(
      amounts.filter(amount => toMinor(amount) % unit !== 0),
      `whole amounts after ${after}`,
    ).toEqual([]);
    // One that renews itself is invoiced for whole periods.
    const renews = contract.autoRenewal && contract.cancelledOn === null;
    const endDate = renews ? null : contract.endDate;
    const priced = { ...contract, endDate, agreedDays: contract.agreedDays ?? undefined, freezes };
    const given = charges.filter(({ discount }) => discount > 0);
    const sums = sumByPeriod(priced, charges);
    const taxes = sumByPeriod(
      priced,
      charges.map(({ from, tax }) => ({ from, cents: tax })),
    );
    const taxedApart = sumByPeriod(
      priced,
      charges.flatMap(({ from, isAdjustment }) => (isAdjustment ? [] : [{ from, cents: 1 }])),
    );
    const discounts = sumByPeriod(
      priced,
      given.map(({ from, discount }) => ({ from, cents: discount })),
    );
    const discounted = sumByPeriod(
      priced,
      given.map(({ from, cents: net, discount }) => ({ from, cents: net + discount })),
    );
    const expected = new Map(
      pricedPeriods({ ...priced, price: priced.price / unit }).map(({ from, cents: amount }) => [
        from,
        amount * unit,
      ]),
    );
    for (const period of new Set([...sums.keys(), ...expected.keys()])) {
      const price = expected.get(period) ?? 0;
      const discount = discounts.get(period) ?? 0;
      const before = discounted.get(period) ?? 0;
      const kept = before === 0 ? 0 : (discount * Math.min(price, before)) / before;
      const difference = (sums.get(period) ?? 0) - (price - kept);
      expect(
        Math.abs(difference),
        `${difference} cents more of ${price} from ${period} of ${contract.contractNumber} after ${after}: ${JSON.stringify({ ...contract, freezes, charges })}`,
      ).toBeLessThanOrEqual(kept === 0 ? 0 : given.length * unit);
      // A discount that took its tax with it leaves 10 percent of what is left, rounded for each part of a period.
      if (given.some(each => each.taxedDiscount !== each.discount)) continue;
      const left = sums.get(period) ?? 0;
      const untaxed = Math.abs((taxes.get(period) ?? 0) - left / 10);
      expect(
        untaxed,
        `the tax of ${left} from ${period} of ${contract.contractNumber} after ${after}: ${JSON.stringify({ ...contract, freezes, charges })}`,
      ).toBeLessThanOrEqual(((taxedApart.get(period) ?? 1) * unit) / 2);
    }
  }
}

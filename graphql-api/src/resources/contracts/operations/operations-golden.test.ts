import '../../index.ts';
import { describe, expect, test } from 'vitest';
import { toMinor } from '../../../common/money.ts';
import { invoiceLine } from '../../billing/invoice-lines.ts';
import type { PlanTerms } from '../plan-terms.ts';
import { cancel } from './cancel.ts';
import { changePrice } from './change-price.ts';
import { freeze } from './freeze.ts';
import { operationCases, type ExpectedLine } from './operations.golden.ts';
import { withStatus, type Club, type ContractState, type Outcome } from './outcome.ts';
import { renew } from './renew.ts';
import { resume } from './resume.ts';
import { signUp } from './sign-up.ts';
import { switchPlan } from './switch-plan.ts';

const plan: PlanTerms = {
  id: 1,
  planName: 'Standard',
  duration: 12,
  durationUnit: 'months',
  price: 31,
  billingFrequency: 'monthly',
  autoRenewal: false,
  status: 'active',
};

const rateOf = (percent: number) => ({ percent, name: 'VAT' });

function stateOf({
  contract,
  plan: terms,
  freezes = [],
  charges,
  fees = [],
}: (typeof operationCases)[number]): ContractState {
  return {
    id: 1,
    contract: {
      contractNumber: 'CON-000001',
      memberId: 1,
      planId: 1,
      kind: 'membership',
      price: 31,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      billingFrequency: 'monthly',
      billingAnchor: '2026-01-01',
      agreedDays: null,
      invoicedElsewhere: null,
      billedThrough: '2026-01-31',
      status: 'active',
      autoRenewal: false,
      cancelledOn: null,
      cancellationReason: null,
      locationId: null,
      notes: null,
      predecessorId: null,
      succession: null,
      ...contract,
    },
    plan: { ...plan, ...terms },
    freezes: freezes.map(([from, to, movedEnd = true], index) => ({ id: index + 1, from, to, movedEnd })),
    charges: (charges ?? [{ from: '2026-01-01', to: '2026-01-31', cents: 3_100 }]).map(
      ({ taxPercent = 10, ...charge }, index) => ({
        line: { invoiceId: index + 1, position: 1 },
        isAdjustment: false,
        discount: 0,
        taxedDiscount: 0,
        rate: rateOf(taxPercent),
        tax: Math.round(charge.cents / 10),
        ...charge,
      }),
    ),
    successors: [],
    feeInvoices: [
      {
        id: 1,
        status: 'pending',
        discount: 0,
        lines: fees.map(({ taxPercent, ...fee }) => invoiceLine({ ...fee, tax: rateOf(taxPercent) })),
      },
    ],
  };
}

function outcomeOf(row: (typeof operationCases)[number], club: Club): Outcome {
  const state = stateOf(row);
  const given = row.newPlan ? { ...plan, ...row.newPlan } : null;
  const input = row.input as never;
  switch (row.operation) {
    case 'signUp':
      return signUp(input, state.plan, club);
    case 'renew':
      return renew(state, input, club, given);
    case 'freeze':
      return freeze(state, input, club);
    case 'resume':
      return resume(state, input, club);
    case 'switchPlan':
      return switchPlan(state, input, club, given);
    case 'changePrice':
      return changePrice(state, input, club);
    case 'cancel':
      return cancel(state, input, club);
  }
}

describe('operations', () => {
  test.each(operationCases)('$name: $arithmetic', row => {
    const club: Club = { today: row.today, taxOn: () => rateOf(10) };
    const state = row.operation === 'signUp' ? null : stateOf(row);
    const outcome = withStatus(state, outcomeOf(row, club), row.today);
    const lines = outcome.lines.map(({ kind, amount, from, to }): ExpectedLine => {
      const line = [kind, toMinor(amount)] as const;
      return from == null || to == null ? line : [...line, from, to];
    });
    expect(lines).toEqual(row.lines);
    outcome.lines.forEach(({ amount, taxAmount }, index) => {
      // Of 10 percent; an adjustment makes up for the roundings of the lines before it.
      const [expected, rounding] = row.tax ? [row.tax[index]!, 0] : [toMinor(amount) / 10, 1];
      expect(Math.abs(toMinor(taxAmount) - expected), `tax ${taxAmount}`).toBeLessThanOrEqual(rounding);
    });
    expect(outcome.changes).toMatchObject(row.changes ?? {});
    expect(outcome.created ?? {}).toMatchObject(row.created ?? {});
    const warnings = outcome.warnings.map(String);
    expect(warnings).toEqual(row.warnings ?? warnings);
  });
});

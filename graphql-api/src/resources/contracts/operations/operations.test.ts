import { describe, expect, onTestFinished, test } from 'vitest';
import { type OperationResult, useContractOperations } from '../../../../testing/contract-operations.ts';
import { dayFromToday } from '../../../../testing/days.ts';
import { invalidInput } from '../../../../testing/rejections.ts';
import { makeRecord } from '../../../../testing/samples.ts';
import { addDays, addMonths } from '../../../common/dates.ts';

const { app, everything, plan, run, signUp } = useContractOperations();

type Values = Record<string, unknown>;
const today = dayFromToday();
const inDays = (days: number) => dayFromToday({ days });

const withoutNumbers = ({ changes, invoices, warnings, preview }: OperationResult) => ({
  changes,
  warnings,
  preview,
  invoices: invoices.map(({ id: _id, invoiceNumber: _number, ...invoice }) => invoice),
});

test('a sign-up creates the contract and one invoice, and the member follows', async () => {
  const { done, memberId } = await signUp({ notes: 'Paid in cash' });
  expect(done.contract).toMatchObject({
    status: 'active',
    startDate: today,
    price: 89,
    predecessor: null,
    member: { membershipType: 'Premium', membershipStartDate: today, status: 'active' },
  });
  expect(done.contract!['member']).toMatchObject({ membershipEndDate: done.contract!['endDate'] });
  const [invoice, ...more] = done.invoices;
  expect(more).toEqual([]);
  expect(invoice!.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['setup_fee', 20],
    ['enrollment_fee', 29],
    ['period', 89],
  ]);
  const saved = await app.as('accounts').records('BillingRecord').one(invoice!.id!);
  expect(saved).toMatchObject({
    memberId,
    contractId: done.contract!['id'],
    amount: 138,
    totalAmount: 138,
    billingPeriodStart: today,
    billingPeriodEnd: done.contract!['billedThrough'],
    lines: invoice!.lines,
  });
});

test('a price change keeps what is invoiced, and the contract at the new price follows', async () => {
  const { id, done } = await signUp({ notes: 'Paid in cash' });
  const through = String(done.contract!['billedThrough']);
  const before = await everything();
  const input = { percent: 10 };
  const preview = await run('changeContractPrice', id, input, { dryRun: true });
  expect(await everything()).toEqual(before);
  const raised = await run('changeContractPrice', id, input, { preview: preview.preview });
  expect(withoutNumbers(raised)).toEqual(withoutNumbers(preview));
  // 89.00 and a tenth of it.
  expect(raised.contract).toMatchObject({
    price: 97.9,
    startDate: addDays(through, 1),
    endDate: done.contract!['endDate'],
    billedThrough: null,
    predecessor: { id },
  });
  expect(raised.invoices).toEqual([]);
  expect(await app.as('admin').records('Contract').one(id)).toMatchObject({ price: 89, endDate: through });
});

test('a price change is rejected where the price stays', async () => {
  const { id, done } = await signUp({ endDate: addMonths(today, 2), autoRenewal: false });
  const change = (input: Values) => run('changeContractPrice', id, input, { dryRun: true });
  for (const input of [
    {},
    { price: 80, percent: 5 },
    { percent: 101 },
    { percent: 1.005 },
    { notice: -1, price: 9 },
  ])
    await expect(change(input), JSON.stringify(input)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(change({ price: 89 })).rejects.toMatchObject(
    invalidInput({ id: `${String(done.contract!['contractNumber'])} has this price already` }),
  );
  await expect(change({ price: 90, from: addMonths(today, 3) })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  await run('cancelContract', id, { at: 'END_OF_PERIOD' });
  await expect(change({ price: 90 })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('the contract of a response has the requested aliases, lists and type names', async () => {
  const { id, done, memberId } = await signUp();
  const query = `mutation ($id: ID!, $until: LocalDate!) {
    done: freezeContract(id: $id, input: { until: $until }, dryRun: true) {
      contract {
        first: invoices(page: { limit: 1 }) { totalCount items { number: invoiceNumber } }
        none: invoices(page: { limit: 0 }) { __typename items { id } pageInfo { more: hasNextPage } }
        who: member { __typename key: id ...again }
        __proto__: id
        price
        cost: price
        predecessor { id }
      }
      kind: __typename
    }
  }
  fragment again on Member { same: id }`;
  expect(await app.as('admin').request(query, { id, until: inDays(10) })).toEqual({
    done: {
      contract: {
        first: { totalCount: 1, items: [{ number: done.invoices[0]!.invoiceNumber }] },
        none: { __typename: 'BillingRecordPage', items: [], pageInfo: { more: true } },
        who: { __typename: 'Member', key: memberId, same: memberId },
        ['__proto__']: id,
        price: 89,
        cost: 89,
        predecessor: null,
      },
      kind: 'ContractOperation',
    },
  });
});

test('a rejection has its text in English, and the template with the values for clients that translate it', async () => {
  const { id, done } = await signUp({ startDate: inDays(-10) });
  const number = String(done.contract!['contractNumber']);
  const query =
    'mutation ($id: ID!, $input: ResumeContractInput!) { resumeContract(id: $id, input: $input) { preview } }';
  const { errors } = await app.as('reception').respond(query, { id, input: { on: today } });
  const message = `${number} is not frozen on ${today} or later. There is nothing to resume.`;
  const translatable = {
    template: '{number} is not frozen on {day} or later. There is nothing to resume.',
    values: { number, day: today },
  };
  expect(errors).toMatchObject([{ message }]);
  expect(errors![0]!.extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { on: message },
    fieldTemplates: { on: translatable },
    ...translatable,
  });
});

test('a warning has its text in English, and the template with the values for clients that translate it', async () => {
  const admin = app.as('admin');
  const term = { duration: 12, durationUnit: 'months', billingFrequency: 'monthly', autoRenewal: false };
  const terms = { ...term, noticePeriod: 30, minimumCommitment: 6, cancellationFee: 40 };
  const bound = await makeRecord(admin, 'MembershipPlan', { ...terms, planName: 'Bound', status: 'active' });
  const { id } = await signUp({ planId: bound.id });
  const cancelled = await run('cancelContract', id, { at: 'NOW' }, { dryRun: true });
  const early = 'It ends earlier, for which the cancellation fee is charged.';
  const [notice, committed] = [inDays(30), addDays(addMonths(today, 6), -1)];
  expect(cancelled.warnings).toEqual([
    `The notice period of 30 days is over on ${notice}. ${early}`,
    `The minimum commitment of 6 months is over on ${committed}. ${early}`,
  ]);
  expect(cancelled.warningTemplates).toEqual([
    {
      template: `The notice period of {days} days is over on {day}. ${early}`,
      values: { days: '30', day: notice },
    },
    {
      template: `The minimum commitment of {months} months is over on {day}. ${early}`,
      values: { months: '6', day: committed },
    },
  ]);
  const past = await makeRecord(admin, 'MembershipPlan', {
    ...term,
    planName: 'Member',
    status: 'inactive',
  });
  const { done } = await signUp({ planId: past.id });
  expect(done.warnings).toEqual(['Member is not on offer (inactive).']);
  // The name is a value, whatever it is; the status has a text of its own.
  expect(done.warningTemplates).toEqual([
    {
      template: '{plan} is not on offer ({status}).',
      values: { plan: 'Member', status: { template: 'inactive', values: {} } },
    },
  ]);
});

test.each([
  ['freezeContract', { until: inDays(9), reason: 'Travel', fee: 5 }],
  ['switchPlan', { planId: '', on: inDays(3) }],
  ['cancelContract', { at: 'NOW', reason: 'Price' }],
  ['cancelContract', { at: 'END_OF_PERIOD' }],
  ['renewContract', {}],
])(
  '%s: a dry run writes nothing, and the execution does exactly what it showed',
  async (operation, input) => {
    const { id } = await signUp();
    const given =
      'planId' in input
        ? { ...input, planId: (await makeRecord(app.as('admin'), 'MembershipPlan', { price: 120 })).id }
        : input;
    const before = await everything();
    const shown = await run(operation, id, given, { dryRun: true });
    expect(await everything()).toEqual(before);
    expect(shown.contract).toMatchObject({ id });
    expect(shown.changes.length).toBeGreaterThan(0);

    const done = await run(operation, id, given, { preview: shown.preview });
    expect(withoutNumbers(done)).toEqual(withoutNumbers(shown));
    for (const { id: invoiceId, totalAmount, lines } of done.invoices)
      expect(await app.as('accounts').records('BillingRecord').one(invoiceId!)).toMatchObject({
        totalAmount,
        lines,
      });
  },
);

test('what has changed since the preview is not executed', async () => {
  const { id } = await signUp();
  const shown = await run('cancelContract', id, { at: 'NOW' }, { dryRun: true });
  await run('freezeContract', id, { until: inDays(4) });
  const before = await everything();
  await expect(run('cancelContract', id, { at: 'NOW' }, { preview: shown.preview })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('since the preview'),
  });
  expect(await everything()).toEqual(before);
});

test('contracts of a member do not overlap, also when two are signed at the same moment', async () => {
  const member = await makeRecord(app.as('admin'), 'Member');
  const input = { memberId: member.id, planId: plan.id };
  const contracts = app.as('reception').records('Contract');
  const outcomes = await Promise.allSettled([
    run('signUp', null, input),
    run('signUp', null, { ...input, startDate: inDays(30) }),
    contracts.create({ ...input, price: 10, startDate: inDays(60) }),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const rejected = outcomes.flatMap(outcome =>
    outcome.status === 'rejected' ? [outcome.reason as Error] : [],
  );
  for (const rejection of rejected)
    expect(rejection).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^This member already has a membership contract from \d{4}-\d\d-\d\d/),
    });
  await contracts.create({ ...input, price: 10, kind: 'class' });
});

test('days within five years, freezes as the plan allows, and lengths of texts', async () => {
  const member = await makeRecord(app.as('admin'), 'Member');
  const start = (startDate: string) =>
    run('signUp', null, { memberId: member.id, planId: plan.id, startDate });
  await expect(start('1999-01-01')).rejects.toMatchObject({
    fields: { startDate: expect.stringContaining('five years before and after today') },
  });
  const { id } = await signUp();
  const freeze = (input: Values) => run('freezeContract', id, input);
  await expect(freeze({ until: inDays(30) })).rejects.toMatchObject(
    invalidInput({
      until: `Premium Monthly can be frozen for 30 days at the most, and these are 31. Until ${inDays(29)} is possible.`,
    }),
  );
  await expect(freeze({ from: inDays(2), until: inDays(1) })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  await expect(freeze({ until: inDays(2), reason: 'x'.repeat(201) })).rejects.toMatchObject(
    invalidInput({ reason: 'Reason may have 200 characters at the most' }),
  );
  await expect(freeze({ until: inDays(2), fee: -1 })).rejects.toMatchObject(
    invalidInput({ fee: 'Fee cannot be below 0' }),
  );
  const [contract] = await app.sql<{ number: string }>(
    'select contract_number as number from contract where id = $1',
    [id],
  );
  await expect(run('switchPlan', id, { planId: plan.id, on: inDays(-1) })).rejects.toMatchObject(
    invalidInput({ on: `The plan can change from ${today}, the first day of ${contract!.number}` }),
  );
  await freeze({ until: inDays(2) });
  await expect(freeze({ from: inDays(20), until: inDays(21) })).rejects.toMatchObject(
    invalidInput({
      from: `Premium Monthly can be frozen once within a year. The last freeze began on ${today}.`,
    }),
  );
  await expect(run('signUp', null, { memberId: '999999', planId: plan.id })).rejects.toMatchObject(
    invalidInput({ memberId: 'Member not found' }),
  );
  await expect(run('freezeContract', '999999', { until: today })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test.each([
  [999_999, 'years'],
  [1, 'constructor'],
  [1, 'lessons'],
])('a plan of %i %s needs an entered end', async (duration, durationUnit) => {
  const endless = await makeRecord(app.as('admin'), 'MembershipPlan', {
    planName: 'Founders',
    duration,
    durationUnit: 'years',
  });
  // Earlier versions took any unit.
  await app.sql('update membership_plan set duration_unit = $1 where id = $2', [durationUnit, endless.id]);
  const member = await makeRecord(app.as('admin'), 'Member');
  const input = { memberId: member.id, planId: endless.id };
  await expect(run('signUp', null, input)).rejects.toMatchObject(
    invalidInput({
      endDate: `Enter the last day: ${duration} ${durationUnit}, the duration of Founders, is unknown or too long`,
    }),
  );
  const endDate = inDays(365);
  const done = await run('signUp', null, { ...input, endDate });
  expect(done.contract).toMatchObject({ endDate });
});

test.each(['minimumCommitment', 'noticePeriod', 'freezePeriod', 'freeTrialDays'])(
  'a plan has at most a hundred years as its %s',
  async name => {
    await expect(
      makeRecord(app.as('admin'), 'MembershipPlan', { [name]: 2_147_483_647 }),
    ).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [name]: expect.stringMatching(/1200|36500/) },
    });
  },
);

test.each([
  ['0001-01-01', undefined, { startDate: 'Start date must be a day from 1900 to 2199' }],
  ['9999-12-31', undefined, { startDate: 'Start date must be a day from 1900 to 2199' }],
  ['2026-01-01', '9999-12-31', { endDate: 'End date must be a day from 1900 to 2199' }],
])('a contract from %s to %s is not recorded', async (startDate, endDate, fields) => {
  await expect(makeRecord(app.as('admin'), 'Contract', { startDate, endDate })).rejects.toMatchObject(
    invalidInput(fields),
  );
});

test('a frozen contract and its member are frozen, and resume', async () => {
  const { id } = await signUp();
  const frozen = await run('freezeContract', id, { until: inDays(9), reason: 'Injury' });
  expect(frozen.contract).toMatchObject({ status: 'frozen', member: { status: 'frozen' } });
  const { items } = await app
    .as('trainer')
    .records('ContractFreeze')
    .list({ filter: { contractId: { eq: id } } });
  expect(items).toMatchObject([{ from: today, until: inDays(9), reason: 'Injury', fee: 0 }]);
  const resumed = await run('resumeContract', id, { on: inDays(1) });
  expect(resumed.contract).toMatchObject({ status: 'frozen', endDate: dayBefore(1) });
  const credited = frozen.invoices[0]!.amount + resumed.invoices[0]!.amount;
  expect(Math.round(credited * 100), 'one day stays credited').toBe(
    -Math.round((8_900 * 1) / Number(daysOf(frozen.contract!))),
  );
});

test.each([
  ['a plan switch', 'switchPlan', () => ({ planId: plan.id, on: inDays(20), price: 99 })],
  ['a cancellation', 'cancelContract', () => ({ at: 'END_OF_PERIOD' })],
])('the end that %s has decided stays when a freeze is resumed', async (_name, operation, input) => {
  const { id } = await signUp();
  await run('freezeContract', id, { from: inDays(5), until: inDays(9) });
  await run(operation, id, input());
  const endDate = async () => (await app.as('reception').records('Contract').one(id))!['endDate'];
  const decided = await endDate();
  await run('resumeContract', id, { on: inDays(5) });
  expect(await endDate()).toBe(decided);
});

test('a freeze after the cancellation of the same day moves the end, and back when it is resumed', async () => {
  const { id } = await signUp();
  await run('cancelContract', id, { at: 'END_OF_PERIOD' });
  const endDate = async () => (await app.as('reception').records('Contract').one(id))!['endDate'];
  const decided = await endDate();
  await run('freezeContract', id, { from: inDays(5), until: inDays(9) });
  expect(await endDate()).toBe(addDays(String(decided), 5));
  await run('resumeContract', id, { on: inDays(5) });
  expect(await endDate()).toBe(decided);
});

const daysOf = ({ startDate, billedThrough }: Values) =>
  Math.round((Date.parse(String(billedThrough)) - Date.parse(String(startDate))) / 86_400_000) + 1;
/** The last day of a year from today, some days later. */
const dayBefore = (later: number) => addDays(addMonths(today, 12), later - 1);

test('a cancellation names the contracts that follow and stay', async () => {
  const { id } = await signUp();
  const { contract } = await run('renewContract', id, {});
  const { warnings } = await run('cancelContract', id, { at: 'END_OF_PERIOD' }, { dryRun: true });
  expect(warnings).toContain(
    `The contract ${contract!['contractNumber']} follows and stays. Cancel it as well if the member leaves.`,
  );
});

test('an idempotency key signs a member up once', async () => {
  const member = await makeRecord(app.as('admin'), 'Member');
  const query = `mutation ($input: SignUpInput!) { done: signUp(input: $input) { contract { id } invoices { id } } }`;
  const caller = { token: app.as('reception').token, address: '203.0.113.1', idempotencyKey: 'sign-up-1' };
  const once = () =>
    app.api.execute({ query, variables: { input: { memberId: member.id, planId: plan.id } } }, caller);
  const [first, second] = [await once(), await once()];
  const idOf = (response: unknown) =>
    (response as { data: { done: { contract: { id: string } } } }).data.done.contract.id;
  expect(idOf(second)).toBe(idOf(first));
  expect(await app.sql('select from contract where member_id = $1', [member.id])).toHaveLength(1);
});

describe('what was invoiced for a day decides what is given back', () => {
  const daily = { billingFrequency: 'bi-weekly', price: 14, setupFee: 0, enrollmentFee: 0 };
  const cancelNow = async (id: string) =>
    (await run('cancelContract', id, { at: 'NOW', fee: 0 })).invoices.map(({ amount }) => amount);

  test('on the invoice of its successor too', async () => {
    const { id } = await signUp({ startDate: inDays(-4), ...daily });
    const switched = await run('switchPlan', id, {
      planId: plan.id,
      on: inDays(5),
      billingFrequency: 'bi-weekly',
      price: 28,
    });
    expect(
      switched.invoices.map(({ amount }) => amount),
      'five days: −5.00 and 10.00',
    ).toEqual([5]);
    expect(await cancelNow(id), 'five days of 14.00 − 5.00').toEqual([-4]);
  });

  test('all of it where the wrong plan was signed today', async () => {
    const { id, memberId } = await signUp({ ...daily });
    const right = await run('switchPlan', id, {
      planId: plan.id,
      on: today,
      billingFrequency: 'bi-weekly',
      price: 28,
    });
    expect(
      right.invoices.map(({ amount }) => amount),
      '−14.00 and 28.00',
    ).toEqual([14]);
    const contracts = app.as('admin').records('Contract');
    expect(await contracts.one(id)).toMatchObject({
      status: 'ended',
      endDate: inDays(-1),
      billedThrough: null,
    });
    expect(right.contract).toMatchObject({ status: 'active', startDate: today, billedThrough: inDays(13) });
    expect(await app.as('admin').records('Member').one(memberId)).toMatchObject({ status: 'active' });
  });

  test('and an invoice of nothing is paid', async () => {
    const { id } = await signUp({ startDate: inDays(-4), ...daily });
    const other = await makeRecord(app.as('admin'), 'MembershipPlan', {
      planName: 'As dear',
      validityStart: null,
      validityEnd: null,
    });
    const same = await run('switchPlan', id, { planId: other.id, billingFrequency: 'bi-weekly', price: 14 });
    const [invoice] = same.invoices;
    expect(invoice!.totalAmount).toBe(0);
    expect(await app.as('accounts').records('BillingRecord').one(String(invoice!.id))).toMatchObject({
      paymentStatus: 'paid',
      openAmount: 0,
    });
  });

  test('after a discount', async () => {
    const { id, done } = await signUp({ startDate: inDays(-4), ...daily });
    await app
      .as('admin')
      .records('BillingRecord')
      .update(String(done.invoices[0]!.id), { discountAmount: 7 });
    expect(await cancelNow(id), 'nine days of 7.00').toEqual([-4.5]);
  });

  test('with the fees of signing up, where the member withdraws before the start', async () => {
    const { id, done } = await signUp({ startDate: inDays(10) });
    const [invoice] = done.invoices;
    const cancelled = await run('cancelContract', id, { at: 'NOW', fee: 0 });
    expect(cancelled.invoices.map(({ totalAmount }) => totalAmount)).toEqual([-invoice!.totalAmount]);
    expect(invoice!.amount, 'setup 20.00, enrollment 29.00 and the first month').toBe(138);
  });

  test('and nothing where all of it was refunded', async () => {
    const { id, done } = await signUp({ startDate: inDays(-4), ...daily });
    await app
      .as('admin')
      .records('BillingRecord')
      .update(String(done.invoices[0]!.id), { paymentStatus: 'refunded' });
    expect(await cancelNow(id)).toEqual([]);
  });
});

test('the taxes of the club are on the lines', async () => {
  await app
    .as('admin')
    .request(
      `mutation { updateClubSettings(patch: { taxRates: [{ billingType: "membership", percent: 8.25, label: "Sales tax" }] }) { version } }`,
    );
  onTestFinished(async () => {
    await app.as('admin').request('mutation { updateClubSettings(patch: { taxRates: [] }) { version } }');
  });
  const { done } = await signUp({ setupFee: 0, enrollmentFee: 0 });
  expect(done.invoices).toMatchObject([
    { amount: 89, taxAmount: 7.34, totalAmount: 96.34, lines: [{ taxPercent: 8.25, taxAmount: 7.34 }] },
  ]);
});

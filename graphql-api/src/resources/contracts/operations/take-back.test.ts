import { describe, expect, test } from 'vitest';
import { type OperationOptions, useContractOperations } from '../../../../testing/contract-operations.ts';
import { dayFromToday } from '../../../../testing/days.ts';
import { invalidInput } from '../../../../testing/rejections.ts';
import { makeRecord } from '../../../../testing/samples.ts';

const { app, plan, run, signUp } = useContractOperations();

type Values = Record<string, unknown>;
const inDays = (days: number) => dayFromToday({ days });

describe('taking an operation of today back', () => {
  const takeBack = (id: string, options?: OperationOptions) => run('takeBackOperation', id, null, options);
  const TERMS = `start_date::text as "startDate", end_date::text as "endDate", billed_through::text as "billedThrough",
    auto_renewal as "autoRenewal", cancelled_on::text as "cancelledOn", cancellation_reason as reason, status`;
  const termsOf = async (id: string) =>
    (await app.sql(`select ${TERMS} from contract where id = $1`, [id]))[0];
  const freezesIn = (id: string) =>
    app.sql(
      `select "from"::text, until::text, reason, fee::float8, moves_end as "movesEnd" from contract_freeze where contract_id = $1 order by "from"`,
      [id],
    );
  const memberOf = async (id: string) =>
    (
      await app.sql('select status, membership_type, membership_end_date::text from member where id = $1', [
        id,
      ])
    )[0];
  const invoicesOf = (memberId: string) =>
    app.sql<{ id: number; status: string; total: number; open: number }>(
      `select id, payment_status as status, total_amount::float8 as total, open_amount::float8 as open
         from billing_record where member_id = $1 order by id`,
      [memberId],
    );

  const started = { startDate: inDays(-40) };
  const freezing = { from: inDays(2), until: inDays(9), fee: 5 };
  type Step = readonly [operation: string, input: Values];
  const freeze: Step = ['freezeContract', freezing];
  const operations: readonly { name: string; before?: Step; unmoved?: true; step: Step }[] = [
    { name: 'a freeze', step: freeze },
    { name: 'a resumption', before: freeze, step: ['resumeContract', { on: inDays(4) }] },
    { name: 'a resumption before the freeze', before: freeze, step: ['resumeContract', {}] },
    { name: 'a cancellation now', step: ['cancelContract', { at: 'NOW', reason: 'Other' }] },
    { name: 'a cancellation with a planned freeze', before: freeze, step: ['cancelContract', { at: 'NOW' }] },
    { name: 'a cancellation at the end of the period', step: ['cancelContract', { at: 'END_OF_PERIOD' }] },
    { name: 'a price change', step: ['changeContractPrice', { percent: 5 }] },
    { name: 'a renewal', step: ['renewContract', {}] },
    { name: 'a freeze of invoiced days', step: ['freezeContract', { from: inDays(-5), until: inDays(-1) }] },
    {
      name: 'a resumption of a freeze that did not move the end',
      before: freeze,
      unmoved: true,
      step: ['resumeContract', { on: inDays(1) }],
    },
    {
      name: 'a cancellation after a freeze that did not move the end',
      before: freeze,
      unmoved: true,
      step: ['cancelContract', { at: 'NOW' }],
    },
  ];

  test.each(operations)('$name: everything is as before', async ({ before: first, unmoved, step }) => {
    const { id, memberId } = await signUp(started);
    if (first) await run(first[0], id, first[1]);
    // As a freeze before a planned switch of the plan.
    if (unmoved) await app.sql('update contract_freeze set moves_end = false where contract_id = $1', [id]);
    const before = [await termsOf(id), await freezesIn(id), await memberOf(memberId)];
    const invoicesBefore = await invoicesOf(memberId);
    await run(step[0], id, step[1]);
    const { preview, changes } = await takeBack(id, { dryRun: true });
    const done = await takeBack(id, { preview });
    expect(done.changes).toEqual(changes);
    expect([await termsOf(id), await freezesIn(id), await memberOf(memberId)]).toEqual(before);
    const after = await invoicesOf(memberId);
    expect(after.slice(0, invoicesBefore.length)).toEqual(invoicesBefore);
    for (const { status, open } of after.slice(invoicesBefore.length))
      expect({ status, open }).toEqual({ status: 'cancelled', open: 0 });
    await expect(takeBack(id)).rejects.toMatchObject(
      invalidInput({
        id: 'No operation was the last change of this contract. There is nothing to take back.',
      }),
    );
  });

  test('a switch of the plan: from the new contract too, which keeps no day', async () => {
    const { id, memberId } = await signUp(started);
    const other = await makeRecord(app.as('admin'), 'MembershipPlan', {
      planName: 'Basic',
      price: 30,
      validityStart: null,
      validityEnd: null,
    });
    const before = [await termsOf(id), await memberOf(memberId)];
    const switched = await run('switchPlan', id, { planId: other.id });
    const successor = String(switched.contract!['id']);
    const done = await takeBack(successor);
    expect(done.contract).toMatchObject({ id });
    expect([await termsOf(id), await memberOf(memberId)]).toEqual(before);
    expect(await termsOf(successor)).toMatchObject({
      status: 'cancelled',
      billedThrough: null,
      endDate: inDays(-1),
    });
    expect((await invoicesOf(memberId)).map(({ status }) => status)).toEqual(['pending', 'cancelled']);
    expect(done.warnings).toMatchObject([expect.stringMatching(/^INV-\d+ is cancelled\.$/)]);
  });

  test('a sign-up: what was paid goes to the account', async () => {
    const { id, memberId } = await signUp();
    const [invoice] = await invoicesOf(memberId);
    await app
      .as('accounts')
      .records('Payment')
      .create({
        memberId,
        billingId: String(invoice!.id),
        amount: 38,
        paymentMethod: 'cash',
        paymentType: 'membership_fee',
      });
    const { warnings } = await takeBack(id, { dryRun: true });
    expect(warnings).toMatchObject([expect.stringMatching(/What was paid for it stays on the account/)]);
    await takeBack(id);
    expect(await termsOf(id)).toMatchObject({
      status: 'cancelled',
      endDate: inDays(-1),
      billedThrough: null,
    });
    expect(await invoicesOf(memberId)).toMatchObject([{ status: 'cancelled', open: 0 }]);
    const { items } = await app
      .as('accounts')
      .records('Payment')
      .list({ filter: { memberId: { eq: memberId } } });
    expect(items).toMatchObject([{ onAccount: true, balanceAmount: 38 }]);
    // The days are free again.
    await run('signUp', null, { memberId, planId: plan.id });
  });

  test('a sign-up without an invoice', async () => {
    const trial = await makeRecord(app.as('admin'), 'MembershipPlan', {
      planName: 'Trial',
      duration: 12,
      durationUnit: 'months',
      freeTrialDays: 14,
      setupFee: null,
      enrollmentFee: null,
      validityStart: null,
      validityEnd: null,
    });
    const { id, memberId } = await signUp({ planId: trial.id, freeTrial: true });
    expect(await invoicesOf(memberId)).toEqual([]);
    await takeBack(id);
    expect(await termsOf(id)).toMatchObject({ status: 'cancelled', endDate: inDays(-1) });
  });

  test('a contract that was recorded without an operation is not taken back', async () => {
    const { id: memberId } = await makeRecord(app.as('admin'), 'Member');
    const { id } = await app
      .as('admin')
      .records('Contract')
      .create({ memberId, planId: plan.id, price: 10, contractNumber: 'OLD-1' });
    await expect(takeBack(id)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('only the last change, of today, and by those who may edit contracts', async () => {
    const { id } = await signUp(started);
    await run('freezeContract', id, freezing);
    await app.as('admin').records('Contract').update(id, { notes: 'Broken leg' });
    await takeBack(id, { dryRun: true });
    await app.as('admin').records('Contract').update(id, { autoRenewal: true });
    await expect(takeBack(id)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(takeBack(id, { user: app.as('trainer') })).rejects.toMatchObject({
      extensions: { permission: 'contracts:edit' },
    });
  });
});

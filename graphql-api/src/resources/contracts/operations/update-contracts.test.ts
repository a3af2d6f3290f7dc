import { expect, test } from 'vitest';
import { useContractOperations } from '../../../../testing/contract-operations.ts';
import { dayFromToday } from '../../../../testing/days.ts';
import { invalidInput } from '../../../../testing/rejections.ts';
import { makeRecord } from '../../../../testing/samples.ts';
import { addDays, addMonths } from '../../../common/dates.ts';

const { app, everything, signUp } = useContractOperations();

const today = dayFromToday();
const inDays = (days: number) => dayFromToday({ days });

/** Runs the job of the day. */
const runJob = async () => {
  const { job } = await app
    .as('admin')
    .request<{ job: { id: string } }>('mutation { job: runJob(name: "update-contracts") { id } }');
  await expect
    .poll(() => app.sql('select from pgboss.job where id = $1 and completed_on is not null', [job.id]))
    .toHaveLength(1);
  const [row] = await app.sql<{ state: string; output: unknown }>(
    'select state::text, output from pgboss.job where id = $1',
    [job.id],
  );
  expect(row!.state).toBe('completed');
};
const contractOf = (id: string) => app.as('admin').records('Contract').one(id);

test('contracts begin, end and are extended once, and their members with them', async () => {
  const [begins, ends, extends_, leaves] = await Promise.all([
    signUp({ startDate: inDays(1) }),
    signUp({ startDate: inDays(-400) }),
    signUp({ startDate: inDays(-30), autoRenewal: true }),
    signUp({ startDate: inDays(-30) }),
  ]);
  // As if the days had passed since the job ran last.
  await app.sql(`update contract set start_date = $2 where id = $1`, [begins.id, today]);
  await app.sql(`update contract set status = 'active' where id = $1`, [ends.id]);
  await app.sql(`update contract set end_date = $2 where id = $1`, [extends_.id, today]);
  await app.sql(`update contract set end_date = $2, cancelled_on = $2 where id = $1`, [
    leaves.id,
    inDays(-1),
  ]);
  await runJob();
  expect(await contractOf(begins.id)).toMatchObject({ status: 'active' });
  expect(await contractOf(ends.id)).toMatchObject({ status: 'ended' });
  expect(await contractOf(leaves.id)).toMatchObject({ status: 'cancelled' });
  const extended = await contractOf(extends_.id);
  expect(extended).toMatchObject({
    status: 'active',
    endDate: addDays(addMonths(addDays(today, 1), 12), -1),
  });
  const members = app.as('admin').records('Member');
  expect(await members.one(begins.memberId)).toMatchObject({ status: 'active' });
  expect(await members.one(ends.memberId)).toMatchObject({ status: 'expired' });
  expect(await members.one(leaves.memberId)).toMatchObject({ status: 'inactive' });
  expect(await members.one(extends_.memberId)).toMatchObject({ membershipEndDate: extended!['endDate'] });

  const before = await everything();
  await runJob();
  expect(await everything(), 'a repeated run does nothing').toEqual(before);
});

test('a contract whose plan has an unknown duration ends, and holds nothing up', async () => {
  const seasonal = await makeRecord(app.as('admin'), 'MembershipPlan', { planName: 'Season' });
  const [ends, begins] = await Promise.all([
    signUp({ planId: seasonal.id, startDate: inDays(-400), endDate: inDays(1), autoRenewal: true }),
    signUp({ startDate: inDays(1) }),
  ]);
  await app.sql(`update membership_plan set duration_unit = 'seasons' where id = $1`, [seasonal.id]);
  await app.sql(`update contract set end_date = $2 where id = $1`, [ends.id, inDays(-1)]);
  await app.sql(`update contract set start_date = $2 where id = $1`, [begins.id, today]);
  await runJob();
  expect(await contractOf(ends.id)).toMatchObject({ status: 'ended', endDate: inDays(-1) });
  expect(await contractOf(begins.id)).toMatchObject({ status: 'active' });
});

test('a contract that is billed once is not extended', async () => {
  const autoRenewal = 'A contract that is billed once is not extended. Renew it when it ends.';
  await expect(signUp({ billingFrequency: 'one-time', autoRenewal: true })).rejects.toMatchObject(
    invalidInput({ autoRenewal }),
  );
  const { id } = await signUp({ billingFrequency: 'one-time' });
  await expect(app.as('admin').records('Contract').update(id, { autoRenewal: true })).rejects.toMatchObject(
    invalidInput({ autoRenewal }),
  );
  // As contracts of earlier versions may be stored.
  await app.sql('update contract set auto_renewal = true, end_date = $2 where id = $1', [id, today]);
  await app.as('admin').records('Contract').update(id, { notes: 'Paid in cash' });
  await runJob();
  expect(await contractOf(id)).toMatchObject({ endDate: today, status: 'active' });
});

/** How many invoices a billing run would create. */
const previewed = async () => {
  const { billed } = await app
    .as('accounts')
    .request<{ billed: { preview: { created: number } } }>(
      'mutation ($date: LocalDate!) { billed: startBillingRun(date: $date, dryRun: true) { preview { created } } }',
      { date: today },
    );
  return billed.preview.created;
};

test('a past sign-up to a plan that renews itself goes on, and so does a recorded contract', async () => {
  const monthly = await makeRecord(app.as('admin'), 'MembershipPlan', {
    planName: 'Monthly',
    price: 72,
    duration: 1,
    durationUnit: 'months',
    billingFrequency: 'monthly',
    autoRenewal: true,
    validityStart: null,
    validityEnd: null,
  });
  const startDate = addMonths(today, -2);
  const dueToday = addDays(addMonths(startDate, 3), -1);
  const dueBefore = await previewed();
  const { id, memberId, done } = await signUp({ planId: monthly.id, startDate });
  expect(await contractOf(id)).toMatchObject({ status: 'active', endDate: dueToday });
  expect(done.warnings).toEqual([
    `The next billing run invoices what has begun after ${addDays(addMonths(startDate, 1), -1)} too.`,
  ]);
  expect(await previewed(), 'beside the invoice of the sign-up').toBe(dueBefore + 2);
  await app.sql('update contract set auto_renewal = false where id = $1', [id]);

  const other = await makeRecord(app.as('admin'), 'Member');
  const recorded = await app
    .as('admin')
    .records('Contract')
    .create({
      memberId: other.id,
      planId: monthly.id,
      price: 72,
      startDate,
      endDate: addDays(addMonths(startDate, 1), -1),
      autoRenewal: true,
    });
  expect(await contractOf(recorded.id)).toMatchObject({ status: 'active' });
  await runJob();
  expect(await contractOf(recorded.id)).toMatchObject({ status: 'active', endDate: dueToday });
  expect(await app.as('admin').records('Member').one(memberId)).toMatchObject({
    membershipEndDate: dueToday,
  });
});

import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp({ runsJobs: true });

test('a sign-up takes the home location of its member, and a billing run puts it on the invoice', async () => {
  const term = { duration: 1, durationUnit: 'months', freeTrialDays: null };
  const { id: planId } = await makeRecord(app.as('admin'), 'MembershipPlan', term);
  const tomorrow = dayFromToday({ days: 1 });
  const { id: homeLocationId } = await makeRecord(app.as('admin'), 'Location', { name: 'Harbour' });
  const { id: otherId } = await makeRecord(app.as('admin'), 'Location', { name: 'Hill' });
  const signUp = async (more: object) => {
    const { id: memberId } = await makeRecord(app.as('admin'), 'Member', { homeLocationId });
    const { done } = await app.as('reception').request<{
      done: { contract: { id: string; location: { id: string } | null } };
    }>('mutation ($input: SignUpInput!) { done: signUp(input: $input) { contract { id location { id } } } }', { input: { memberId, planId, startDate: tomorrow, ...more } });
    return done.contract;
  };
  const [home, other] = [await signUp({}), await signUp({ locationId: otherId })];
  expect([home.location, other.location]).toEqual([{ id: homeLocationId }, { id: otherId }]);
  // The run bills what the sign-up has billed.
  await app.sql('delete from billing_record; update contract set billed_through = null');
  const { started } = await app
    .as('accounts')
    .request<{ started: { runId: string } }>(
      'mutation ($date: LocalDate!) { started: startBillingRun(date: $date) { runId } }',
      { date: tomorrow },
    );
  const status = () => app.sql('select status from billing_run where id = $1', [started.runId]);
  await expect.poll(status).toEqual([{ status: 'completed' }]);
  const located = await app.sql<{ contract: number; location: number | null }>(
    `select distinct contract_id as contract, location_id as location from billing_record b
      where exists (select from billing_run_item item where item.invoice_id = b.id) order by contract_id`,
  );
  expect(located).toEqual([
    { contract: Number(home.id), location: Number(homeLocationId) },
    { contract: Number(other.id), location: Number(otherId) },
  ]);
});

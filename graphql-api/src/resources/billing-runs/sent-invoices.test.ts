import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { useMail } from '../../../testing/mail.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp({ runsJobs: true });
useMail(app);

const accounts = () => app.as('accounts');
const patient = { timeout: 30_000, interval: 50 };
const today = dayFromToday();
let planId: string;
let members: number[];

beforeAll(async () => {
  const term = { duration: 1, durationUnit: 'months', freeTrialDays: null };
  planId = (await makeRecord(app.as('admin'), 'MembershipPlan', term)).id;
  const rows = await app.sql<{ id: number }>(
    `insert into member (name, email, phone, membership_type, status, joining_date, membership_start_date,
       membership_end_date, health_conditions)
     select 'Member ' || n, case when n = 1 then '' else n || '@example.com' end, '555', 'Standard', 'active', current_date,
       current_date, current_date + 365, '{}' from generate_series(1, 6) n returning id`,
  );
  members = rows.map(({ id }) => id);
  await app.sql('insert into email_preference (member_id, bounced_address) values ($1, $2)', [
    members[1],
    '2@EXAMPLE.com',
  ]);
  await app.sql('insert into email_preference (member_id, documents_by_email) values ($1, false)', [
    members[2],
  ]);
});

/** Six contracts that are due: the first member has no address, the second one's bounced, the third wants no e-mail. */
beforeEach(async () => {
  await app.sql(
    `delete from billing_run_item; delete from billing_run; delete from billing_record; delete from contract`,
  );
  await app.sql(
    `insert into contract (contract_number, member_id, plan_id, kind, price, start_date, billing_frequency, billing_anchor,
       status, auto_renewal)
     select 'CON-' || member, member, $2, 'membership', 50, $3::date, 'monthly', $3::date, 'active', false
       from unnest($1::int[]) member`,
    [members, planId, today],
  );
});

const START = `mutation ($date: LocalDate!, $sendByEmail: Boolean, $dryRun: Boolean) {
  run: startBillingRun(date: $date, sendByEmail: $sendByEmail, dryRun: $dryRun) { runId preview { created email { outcome count } } } }`;

const start = async (sendByEmail?: boolean) =>
  (await accounts().request<{ run: { runId: string } }>(START, { date: today, sendByEmail })).run.runId;

async function completed(id: string): Promise<Record<string, unknown>> {
  const run = () => accounts().records('BillingRun').one(id);
  await expect.poll(async () => (await run())!['status'], patient).toBe('completed');
  return (await run())!;
}

const messages = () => app.sql<{ cause: string }>('select cause from message order by cause');
const emails = async (id: string) =>
  (
    await accounts().request<{ list: { items: { memberName: string; email: string | null }[] } }>(
      'query ($id: ID!) { list: billingRunItems(filter: { runId: { eq: $id } }) { items { memberName email } } }',
      { id },
    )
  ).list.items.map(({ memberName, email }) => [memberName, email]);

const OUTCOMES = [
  ['Member 1', 'no address'],
  ['Member 2', 'bounced'],
  ['Member 3', 'not wanted'],
  ['Member 4', 'queued'],
  ['Member 5', 'queued'],
  ['Member 6', 'queued'],
];

test('a run sends what its preview names, and reports which invoices are to be printed', async () => {
  const { run } = await accounts().request<{ run: { preview: unknown } }>(START, {
    date: today,
    dryRun: true,
  });
  expect(run.preview).toEqual({
    created: 6,
    email: [
      { outcome: 'no address', count: 1 },
      { outcome: 'bounced', count: 1 },
      { outcome: 'not wanted', count: 1 },
      { outcome: 'queued', count: 3 },
    ],
  });
  const id = await start(true);
  expect(await completed(id)).toMatchObject({ created: 6, sendByEmail: true });
  expect(await emails(id)).toEqual(OUTCOMES);
  expect(await messages()).toHaveLength(3);
});

test('runs at once, a repeated run and one that continues send each invoice once', async () => {
  const ids = await Promise.all([start(true), start(true)]);
  for (const id of ids) await completed(id);
  expect(await completed(await start(true))).toMatchObject({ created: 0 });
  const [sent] = await app.sql<{ count: number; invoices: number }>(
    `select count(*)::int as count, count(distinct b.id)::int as invoices from message m join billing_record b on m.cause = 'invoice/' || b.id`,
  );
  expect(sent).toEqual({ count: 3, invoices: 3 });
});

test('a run that fails at one contract sends the invoices of the others, and none of that one', async () => {
  await app.sql('update contract set price = 9999999999 where member_id = $1', [members[5]]);
  await app.sql(`update billing_record set payment_status = 'cancelled'`);
  const failing = `alter table billing_record add constraint only_small check (amount < 1000)`;
  await app.sql(failing);
  const id = await start(true);
  expect(await completed(id)).toMatchObject({ created: 5, failed: 1 });
  await app.sql('alter table billing_record drop constraint only_small');
  expect(await messages()).toHaveLength(2);
});

test('a run sends nothing where it was told not to, nor where the club sends no invoices', async () => {
  const settings = (sentDocuments: string[]) =>
    app
      .as('manager')
      .request('mutation ($patch: ClubSettingsPatch!) { updateClubSettings(patch: $patch) { id } }', {
        patch: { sentDocuments },
      });
  expect(await completed(await start())).toMatchObject({ created: 6, sendByEmail: false });
  expect(await messages()).toEqual([]);
  await settings(['invoice']);
  await app.sql(
    'delete from billing_run_item; delete from billing_record; update contract set billed_through = null',
  );
  const told = await start(false);
  expect(await completed(told)).toMatchObject({ created: 6, sendByEmail: false });
  expect(new Set((await emails(told)).map(([, email]) => email))).toEqual(new Set([null]));
  expect(await messages()).toEqual([]);
  await app.sql(
    'delete from billing_run_item; delete from billing_record; update contract set billed_through = null',
  );
  expect(await completed(await start())).toMatchObject({ sendByEmail: true });
  expect(await messages()).toHaveLength(3);
  await settings([]);
});

test('without a mail server a run cannot send', async () => {
  vi.stubEnv('SMTP_URL', '');
  await expect(start(true)).rejects.toMatchObject(
    invalidInput({ sendByEmail: 'No mail server is set. Start the run without sending.' }),
  );
});

import { addRecord, dialogOf, expectAccessible, openPage, rowOf, toastOf, visit } from '@gym/hub-kit/testing';
import pg from 'pg';
import { afterAll, beforeAll, it } from 'vitest';
import { tokenOf, useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
let pool: pg.Pool;
let memberId: string;

/** A message that the mail server rejected, as the delivery stores it. */
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
  memberId = await addRecord(app, 'Member', {
    name: 'Ada Adams',
    email: 'ada@example.com',
    phone: '2125550100',
  });
  await addRecord(app, 'Message', { memberId, subject: 'Your invoice', body: 'Dear Ada' });
  await addRecord(app, 'Message', { memberId, subject: 'Welcome', body: 'Dear Ada' });
  const reason = '550 5.1.1 There is no such mailbox';
  await pool.query(
    `update message set status = 'bounced', attempts = 1, last_error = $1 where subject = 'Your invoice'`,
    [reason],
  );
  await pool.query(
    `insert into email_preference (member_id, bounced_address, bounced_at, bounce_reason) values ($1, 'ada@example.com', now(), $2)`,
    [memberId, reason],
  );
});
afterAll(() => pool.end());

const open = async (path: string) => openPage(`${app.url}${path}`, { token: await tokenOf(app, 'accounts') });

it('a bounced message is found in its tab, and is queued again once the member may be written to', async () => {
  const page = await open('/messages');
  await page.getByRole('radio', { name: /^Not Delivered/ }).check();
  await rowOf(page, 'Your invoice').getByText('550 5.1.1').waitFor();
  await rowOf(page, 'Welcome').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Send again Your invoice' }).click();
  await dialogOf(page, 'Send again').getByRole('button', { name: 'Send again' }).click();
  // The address still bounces: the message stays.
  await rowOf(page, 'Your invoice').getByText('An earlier message to this address bounced').waitFor();

  await visit(page, `/members/${memberId}`);
  await page.getByRole('link', { name: 'E-mail bounces: correct the address of the member' }).waitFor();
  await page.getByRole('region', { name: 'Messages', exact: true }).scrollIntoViewIfNeeded();
  const bounce = page.getByRole('group', { name: 'Bounced e-mail' });
  await bounce.getByText('550 5.1.1 There is no such mailbox').waitFor();
  await expectAccessible(page);
});

it('consent and a cleared bounce are in the history of the member', async () => {
  const page = await openPage(`${app.url}/members/${memberId}`, { token: await tokenOf(app, 'reception') });
  await page.getByRole('region', { name: 'Messages', exact: true }).scrollIntoViewIfNeeded();
  await page
    .getByRole('group', { name: 'Marketing by e-mail' })
    .getByRole('button', { name: 'Record consent' })
    .click();
  await toastOf(page, 'Consent recorded').waitFor();
  await page.getByRole('group', { name: 'Marketing by e-mail' }).getByText('Agreed').waitFor();
  const bounce = page.getByRole('group', { name: 'Bounced e-mail' });
  await bounce.getByRole('button', { name: 'Allow messages again' }).click();
  await bounce.waitFor({ state: 'detached' });
  const history = page.getByRole('region', { name: 'History', exact: true });
  await history.scrollIntoViewIfNeeded();
  await history.getByText('Marketing by e-mail').waitFor();
  await history.getByText('Bounced address').waitFor();

  await visit(page, `/messages?f.memberId=${memberId}`);
  await rowOf(page, 'Your invoice').getByText('Failed').waitFor();
});

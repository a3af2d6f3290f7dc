/** A list and a record as of an earlier day. */
import { addRecord, dialogOf, expectAbsent, openPage, rowOf, textBox, tokenOf } from '@gym/hub-kit/testing';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { signedIn } from '../testing/golden/client.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
let ada: string;

/** Ada Adams joined ten days ago, and is called Ada Baker now; Ben joined today. */
beforeAll(async () => {
  const member = { phone: '212-555-0100', membershipType: 'Basic' };
  ada = await addRecord(app, 'Member', { ...member, name: 'Ada Adams', email: 'ada@example.com' });
  const database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  await database.query(
    `alter table audit_entry disable trigger user;
     update audit_entry set at = at - interval '10 days';
     alter table audit_entry enable trigger user;
     update member set created_at = created_at - interval '10 days'`,
  );
  await database.end();
  await (await signedIn(app.url, 'admin')).put(`/members/${ada}`, { name: 'Ada Baker' });
  await addRecord(app, 'Member', { ...member, name: 'Ben', email: 'ben@example.com' });
});

it('is chosen in a list, stays on the page of a record, changes nothing, and ends with a button', async () => {
  const page = await openPage(`${app.url}/members`, { token: await tokenOf(app, 'admin') });
  await rowOf(page, 'Ben').waitFor();
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('button', { name: 'As of a day…' }).click();
  const day = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  const dialog = dialogOf(page, 'As of a day');
  await textBox(dialog, 'Day').fill(day);
  await textBox(dialog, 'Day').press('Tab');
  await dialog.getByRole('button', { name: 'Show' }).click();

  const banner = page.getByRole('status').filter({ hasText: 'Nothing can be changed here.' });
  await banner.waitFor();
  await rowOf(page, 'Ada Adams').waitFor();
  await expectAbsent(rowOf(page, 'Ben'));
  for (const name of ['Add Member', 'Import']) await expectAbsent(page.getByRole('button', { name }));
  await expectAbsent(rowOf(page, 'Ada Adams').getByRole('button', { name: /^(Edit|Delete)/ }));
  await expect.poll(() => new URL(page.url()).searchParams.get('asOf')).toBe(day);
  await expectAbsent(page.getByRole('checkbox'));

  await rowOf(page, 'Ada Adams').getByRole('link', { name: 'Ada Adams' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ada Adams' }).waitFor();
  await expect.poll(() => page.url()).toBe(`${app.url}/members/${ada}?asOf=${day}`);
  await banner.waitFor();
  await expectAbsent(page.getByRole('button', { name: 'Edit', exact: true }));
  await page.getByRole('button', { name: 'Details' }).click();
  const form = page.getByRole('dialog');
  await form.waitFor();
  await expectAbsent(form.getByRole('button', { name: 'Update' }));
  await form.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('button', { name: 'Back to today' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ada Baker' }).waitFor();
  await expectAbsent(banner);
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
});

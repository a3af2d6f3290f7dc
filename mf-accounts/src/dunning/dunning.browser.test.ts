import {
  addRecord,
  dialogOf,
  expectAccessible,
  failOperation,
  failureLines,
  openPage,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { addDays, today } from '@gym/hub-kit/format';

const club = useClub();

beforeAll(async () => {
  const memberId = await addRecord(club, 'Member', {
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: '2125550100',
  });
  await addRecord(club, 'BillingRecord', {
    memberId,
    invoiceNumber: 'A-1',
    amount: 50,
    invoiceDate: addDays(today(), -40),
    dueDate: addDays(today(), -10),
  });
});

it('a run carries out the reminder, and the invoice is paused with a reason and resumed', async () => {
  const page = await openPage(`${club.url}/dunning`, {
    token: await tokenOf(club, 'accounts'),
    expected: failureLines,
  });
  const mend = await failOperation(page, 'PreviewDunning', 'no answer');
  await page.getByRole('button', { name: 'Run Dunning' }).click();
  const dialog = dialogOf(page, 'Run Dunning');
  await dialog.getByText('The preview did not load: The server did not respond.').waitFor();
  await mend();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('row', { name: /Ann Lee.*A-1.*10.*Reminder/ }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send 1 letter', exact: true }).click();
  const report = dialogOf(page, 'Dunning run');
  await expect
    .poll(() => report.locator('dl > div').allInnerTexts())
    .toEqual(['Reminders\n1', 'Reminders with a fee\n0', 'Blocks\n0']);
  await report.getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(() => rowOf(page, 'A-1').innerText()).toContain('Reminder');
  await page.getByRole('radio', { name: /^Waiting for Letter/ }).check();
  await expect.poll(() => rowOf(page, 'A-1').innerText()).toContain('No Mail Server');
  await page.getByRole('radiogroup', { name: 'Stage' }).getByRole('radio', { name: /^All/ }).check();
  await page.getByRole('button', { name: 'Pause', exact: false }).first().click();
  const edit = dialogOf(page, 'Edit Dunning Case');
  await edit.getByRole('link', { name: 'Ann Lee' }).waitFor();
  await edit.getByRole('link', { name: 'A-1' }).waitFor();
  await textBox(edit, 'Pause Reason').fill('Complaint');
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Dunning case updated successfully').waitFor();
  await expect.poll(() => rowOf(page, 'A-1').innerText()).toContain('until');
});

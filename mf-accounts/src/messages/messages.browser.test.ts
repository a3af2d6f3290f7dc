import { readFile } from 'node:fs/promises';
import {
  chooseReference,
  combobox,
  dialogOf,
  expectAccessible,
  failureLines,
  actionOfRow,
  rowOf,
  textBox,
  toastOf,
  visit,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { addMember, create, Desk, type Page } from '../accounts.fixture.ts';

let memberId: string;
let offerId: string;
const desk = new Desk(async app => {
  memberId = await addMember(app, 'Ada Adams');
  await create(app, 'BillingRecord', { memberId, invoiceNumber: 'I-1', amount: 40, totalAmount: 40 });
  await create(app, 'MessageTemplate', {
    name: 'Your invoice',
    subject: 'Invoice {{ invoice.number }}',
    body: 'Dear {{ member.name }}',
  });
  offerId = await create(app, 'MessageTemplate', {
    name: 'Offer',
    kind: 'marketing',
    subject: 'An offer',
    body: 'Hello {{ member.name }}',
  });
});

const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');

/** Presses a button and returns the file that it downloads. */
async function download(page: Page, press: () => Promise<void>): Promise<{ name: string; content: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'latin1') };
}

it('a message is written with a document, which is downloaded in four places', async () => {
  const page = await desk.open('/messages', { expected: failureLines });
  await expectWritten(page);
  await expectInvoice(page);
});

it('marketing waits for consent, and a template shows its variables', async () => {
  await create(desk.app, 'Message', { memberId, templateId: offerId, subject: 'An offer', body: 'Hello' });
  const page = await desk.open(`/members/${memberId}`, { as: 'admin' });
  await expectConsent(page);
  await expectVariables(page);
});

it('a message goes to the selected members that may get it, and is cancelled by an undo', async () => {
  const agreed = await addMember(desk.app, 'Many Bo');
  await addMember(desk.app, 'Many Una');
  await desk.ask(
    'mutation ($id: ID!) { setMarketingConsent(memberId: $id, consent: true) { marketingConsent } }',
    { id: agreed },
  );
  const page = await desk.open('/members?q=Many', { as: 'admin' });
  await rowOf(page, 'Many Una').waitFor();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Send message' }).click();
  const dialog = dialogOf(page, 'Send a message to 2 members');
  await textBox(dialog, 'Subject').waitFor();
  await expectAccessible(page);
  await chooseReference(combobox(dialog, 'Template'), 'Off', 'Offer');
  const message = page.frameLocator('iframe[title="The message to Many Bo"]');
  await message.getByText('Hello Many Bo').waitFor();
  await dialog.getByText('1: The member has not agreed to marketing messages').waitFor();
  await dialog.getByRole('row', { name: /^Many Una/ }).waitFor();
  await dialog.getByRole('button', { name: 'Send a message to 1 member' }).click();

  const report = dialogOf(page, 'Some records were rejected');
  await report.getByRole('status').filter({ hasText: 'Done for 1 of 2 members' }).waitFor();
  const sent = () =>
    desk.ask('query ($id: ID!) { messages(filter: { memberId: { eq: $id } }) { items { body status } } }', {
      id: agreed,
    });
  expect(await sent()).toEqual({ items: [{ body: 'Hello Many Bo', status: 'queued' }] });
  await report.locator('footer').getByRole('button', { name: 'Undo' }).click();
  await toastOf(page, 'Undone for 1 of 1 member').waitFor();
  expect(await sent()).toEqual({ items: [{ body: 'Hello Many Bo', status: 'cancelled' }] });
});

/** From a template with a document; it is read, downloaded and marked as sent. */
async function expectWritten(page: Page) {
  await page.getByRole('note').getByText('No mail server is set').waitFor();
  await page.getByRole('button', { name: 'Write Message' }).first().click();
  const dialog = dialogOf(page, 'Write Message');
  await chooseReference(combobox(dialog, 'Member'), 'Ada', 'Ada Adams');
  await chooseReference(combobox(dialog, 'Template'), 'Your', 'Your invoice');
  await dialog.getByRole('alert').getByText('invoice.number').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: /^Invoice I-1/ }).check();
  await preview(page).getByText('Dear Ada Adams').waitFor();
  await dialog.getByText('Invoice I-1', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: /^Edit Invoice I-1/ }).click();
  const stored = dialogOf(page, 'Message');
  await preview(page).getByText('Dear Ada Adams').waitFor();
  const file = await download(page, () => stored.getByRole('button', { name: 'Download as e-mail' }).click());
  expect(file.name).toMatch(/^message-\d+\.eml$/);
  expect(file.content).toContain('Subject: Invoice I-1\r\n');
  expect(file.content).toContain('filename=invoice-I-1.pdf');
  await stored.getByRole('button', { name: 'Cancel' }).click();
  await (await actionOfRow(page, 'Mark as sent', 'Invoice I-1')).click();
  await expect.poll(() => rowOf(page, 'Invoice I-1').innerText()).toContain('Sent');
}

/** From its row, its dialog and the page of its member. */
async function expectInvoice(page: Page) {
  await visit(page, '/billing');
  const ofRow = await download(page, async () => (await actionOfRow(page, 'Download', 'I-1')).click());
  expect(ofRow).toEqual({ name: 'invoice-I-1.pdf', content: expect.stringMatching(/^%PDF-/) });
  await page.getByRole('button', { name: /^Edit I-1/ }).click();
  const file = await download(page, () =>
    dialogOf(page, 'Edit Billing Record').getByRole('button', { name: 'Download' }).click(),
  );
  expect(file).toEqual(ofRow);
  await visit(page, `/members/${memberId}`);
  const invoices = page.getByRole('region', { name: 'Invoices', exact: true });
  await invoices.scrollIntoViewIfNeeded();
  const ofMember = await download(page, () => invoices.getByRole('button', { name: 'Download I-1' }).click());
  expect(ofMember).toEqual(ofRow);
}

/** Marketing waits for the consent of the member, and is sent again then. */
async function expectConsent(page: Page) {
  // The section loads when it is in sight.
  await page.getByRole('region', { name: 'Messages', exact: true }).scrollIntoViewIfNeeded();
  const marketing = page.getByRole('group', { name: 'Marketing by e-mail' });
  await marketing.getByText('Not recorded').waitFor();
  await marketing.getByRole('button', { name: 'Record consent' }).click();
  await toastOf(page, 'Consent recorded').waitFor();
  await marketing.getByText(/^recorded by admin on /).waitFor();

  await visit(page, '/messages');
  await rowOf(page, 'An offer').getByText('The member has not agreed to marketing messages').waitFor();
  await page.getByRole('button', { name: 'Send again An offer' }).click();
  const question = dialogOf(page, 'Send again');
  await question.getByText('Once it is sent to the member, it cannot be taken back.').waitFor();
  await rowOf(page, 'An offer').getByText('The member has not agreed to marketing messages').waitFor();
  await question.getByRole('button', { name: 'Send again' }).click();
  await rowOf(page, 'An offer').getByText('Queued').waitFor();
}

/** Variables of a template, and a preview with examples. */
async function expectVariables(page: Page) {
  await visit(page, '/message-templates');
  await page.getByRole('button', { name: 'Edit Your invoice' }).click();
  const dialog = dialogOf(page, 'Edit Message Template');
  await dialog.getByText('Variables', { exact: true }).click();
  await dialog.getByText('{{ member.name }}', { exact: true }).waitFor();
  await textBox(dialog, 'Body').fill('Hello {{ member.name }}, {{ nobody }}');
  await dialog.getByRole('alert').getByText('nobody').waitFor();
  await textBox(dialog, 'Body').fill('Hello {{ member.name }}');
  await preview(page).getByText('Hello Ann Lee').waitFor();
}

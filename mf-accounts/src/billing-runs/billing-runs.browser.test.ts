import {
  addRecord,
  dialogOf,
  executeGraphql,
  expectAbsent,
  expectAccessible,
  failOperation,
  failureLines,
  openPage,
  rowOf,
  textBox,
  tokenOf,
  useClub,
  visit,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it, vi } from 'vitest';
import { today } from '@gym/hub-kit/format';

const club = useClub();

/** A member with a contract that begins today and costs 50.00 a month. @returns the id of the member */
async function addContract(name: string): Promise<string> {
  const memberId = await addRecord(club, 'Member', {
    name,
    email: `${name.replace(' ', '.')}@example.com`,
    phone: '2125550100',
  });
  const planId = await addRecord(club, 'MembershipPlan', {
    planName: `Premium of ${name}`,
    duration: 12,
    durationUnit: 'months',
    price: 50,
    billingFrequency: 'monthly',
  });
  await executeGraphql(
    club,
    'mutation ($input: ContractInput!) { record: createContract(input: $input) { id } }',
    { input: { memberId, planId, price: 50, startDate: today() } },
  );
  return memberId;
}

let annId: string;

beforeAll(async () => {
  annId = await addContract('Ann Lee');
  const benId = await addContract('Ben Orr');
  await executeGraphql(
    club,
    'mutation ($id: ID!) { setDocumentsByEmail(memberId: $id, wanted: false) { documentsByEmail } }',
    { id: benId },
  );
});

it('a run is previewed with its invoices and who gets them, started, and reports what it created', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
  vi.stubEnv('MAIL_FROM', 'club@example.com');
  const page = await openPage(`${club.url}/billing-runs`, { token: await tokenOf(club, 'accounts') });
  await page.getByRole('button', { name: 'Run Billing' }).click();
  const dialog = dialogOf(page, 'Run Billing');
  await dialog.getByRole('row', { name: /Ann Lee/ }).waitFor();
  await dialog.getByRole('switch', { name: 'Send by e-mail' }).check();
  await expect.poll(() => dialog.innerText()).toMatch(/By e-mail\s+1\s+To print: Not wanted\s+1/);
  await expectAccessible(page);
  // Enter in a field leads to the button, and runs nothing.
  await textBox(dialog, 'Due Until').press('Enter');
  await dialog.getByText('The preview is shown. Check it, and confirm again.').waitFor();
  const run = dialog.getByRole('button', { name: 'Create 2 invoices, $100.00', exact: true });
  await expect.poll(() => run.evaluate(button => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const report = dialogOf(page, 'Billing run RUN-000001');
  await report.getByRole('row', { name: /Created.*Ann Lee/ }).waitFor();
  await expectAbsent(report.getByRole('status'));
  await expect.poll(() => report.innerText()).toMatch(/By e-mail\s+1\s+To print\s+1/);
  await report.getByRole('button', { name: 'To print (1)' }).click();
  const made = page.waitForResponse(
    response => response.request().postData()?.includes('InvoicesPdf') ?? false,
  );
  const [, response] = await Promise.all([
    page.waitForEvent('popup'),
    made,
    report.getByRole('button', { name: 'Print 1' }).click(),
  ]);
  const { data } = (await response.json()) as { data: { file: { content: string } } };
  expect(Buffer.from(data.file.content, 'base64').toString('latin1')).toMatch(/^%PDF-/);
  await report.getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(() => rowOf(page, 'RUN-000001').innerText()).toContain('Completed');
  await page.getByRole('link', { name: 'RUN-000001' }).click();
  await report.getByRole('row', { name: /Created.*Ann Lee/ }).waitFor();
  await expectAccessible(page);

  // The invoice and a receipt say when they were sent.
  const settings = 'mutation ($patch: ClubSettingsPatch!) { updateClubSettings(patch: $patch) { id } }';
  await executeGraphql(club, settings, { patch: { sentDocuments: ['payment_receipt'] } });
  const paid = { paymentMethod: 'cash', paymentType: 'other', paymentStatus: 'completed' };
  await addRecord(club, 'Payment', {
    ...paid,
    memberId: annId,
    paymentNumber: 'P-1',
    amount: 5,
    onAccount: true,
  });
  await executeGraphql(club, settings, { patch: { sentDocuments: [] } });
  const { messages } = (await executeGraphql(
    club,
    '{ messages(sort: [{ field: createdAt, direction: ASC }]) { items { id cause } } }',
  )) as unknown as { messages: { items: { id: string; cause: string }[] } };
  expect(messages.items.map(({ cause }) => cause.split('/')[0])).toEqual(['invoice', 'receipt']);
  const sent = 'mutation ($id: ID!) { updateMessage(id: $id, patch: { status: "sent" }) { sentAt } }';
  for (const { id } of messages.items) await executeGraphql(club, sent, { id });
  for (const [path, name, title] of [
    ['/billing', /Ann Lee/, 'Edit Billing Record'],
    ['/payments', /P-1/, 'Edit Payment'],
  ] as const) {
    await visit(page, path);
    await page
      .getByRole('row', { name })
      .getByRole('button', { name: /^Edit / })
      .click();
    await dialogOf(page, title)
      .getByRole('link', { name: /^Sent / })
      .waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page, title).waitFor({ state: 'detached' });
  }
});

it('a run that does something else than its preview showed says so', async () => {
  await addContract('Bob Ray');
  const page = await openPage(`${club.url}/billing-runs`, { token: await tokenOf(club, 'accounts') });
  await page.getByRole('button', { name: 'Run Billing' }).click();
  const dialog = dialogOf(page, 'Run Billing');
  await dialog.getByRole('row', { name: /Bob Ray/ }).waitFor();
  await addContract('Cid Fox');
  await dialog.getByRole('button', { name: /^Create/ }).click();
  const report = dialogOf(page, 'Billing run RUN-000002');
  await report.getByRole('row', { name: /Created.*Cid Fox/ }).waitFor();
  await expect
    .poll(() => report.getByRole('status').innerText())
    .toBe('The preview showed 1 invoice, $50.00 in total. Contracts or invoices have changed since.');
});

it('a preview that fails is tried again, and a run whose response was lost is found', async () => {
  await addContract('Dan Poe');
  const page = await openPage(`${club.url}/billing-runs`, {
    token: await tokenOf(club, 'accounts'),
    expected: failureLines,
  });
  const mend = await failOperation(page, 'PreviewBilling', 'no answer');
  await page.getByRole('button', { name: 'Run Billing' }).click();
  const dialog = dialogOf(page, 'Run Billing');
  await dialog.getByText('The preview did not load: The server did not respond.').waitFor();
  await mend();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('row', { name: /Dan Poe/ }).waitFor();
  const keys: (string | undefined)[] = [];
  await page.route('**/graphql', async route => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName !== 'StartBilling') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await dialog.getByRole('button', { name: /^Create/ }).click();
  await dialogOf(page, 'Billing run RUN-000003')
    .getByRole('row', { name: /Created.*Dan Poe/ })
    .waitFor();
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
});

it('leaving while a run is being started needs a confirmation', async () => {
  const page = await openPage(`${club.url}/billing`, { token: await tokenOf(club, 'accounts') });
  await page.getByRole('link', { name: 'Billing Runs' }).click();
  await addContract('Eve Kay');
  await page.getByRole('button', { name: 'Run Billing' }).click();
  const dialog = dialogOf(page, 'Run Billing');
  const released = Promise.withResolvers<void>();
  let isSent = false;
  await page.route('**/graphql', async route => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName === 'StartBilling') {
      isSent = true;
      await released.promise;
    }
    return route.fallback();
  });
  await dialog.getByRole('button', { name: /^Create/ }).click();
  await expect.poll(() => isSent).toBe(true);
  await expect.poll(() => dialog.getByRole('button', { name: 'Close' }).last().isDisabled()).toBe(true);
  await page.goBack();
  const question = dialogOf(page, 'Leave now?');
  await question.getByRole('button', { name: 'Stay' }).click();
  await question.waitFor({ state: 'detached' });
  released.resolve();
  await dialogOf(page, 'Billing run RUN-000004').waitFor();
});

it('reception views runs and starts none', async () => {
  const page = await openPage(`${club.url}/billing-runs`, { token: await tokenOf(club, 'reception') });
  await rowOf(page, 'RUN-000001').waitFor();
  await expectAbsent(page.getByRole('button', { name: 'Run Billing' }));
});

import {
  addRecord,
  combobox,
  dialogOf,
  executeGraphql,
  expectAbsent,
  expectAccessible,
  failOperation,
  failureLines,
  messageOf,
  openPage,
  type Page,
  actionOfRow,
  rowOf,
  textBox,
  tokenOf,
  visit,
} from '@gym/hub-kit/testing';
import { addDays, formatDay, today } from '@gym/hub-kit/format';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { useContracts } from './contracts.fixture.ts';

const { club, plans, addContract } = useContracts();

const previewOf = (dialog: Locator) => dialog.getByRole('region', { name: 'Preview' });

const open = async (path: string, as = 'reception', expected?: readonly RegExp[]): Promise<Page> =>
  openPage(club.url + path, { token: await tokenOf(club, as), expected });

it('a new member is signed up from the toast, and the preview is what happens', async () => {
  const page = await open('/members?add');
  const form = dialogOf(page, 'Add Member');
  await textBox(form, 'Name').fill('Nora New');
  await textBox(form, 'Email').fill('nora@example.com');
  await textBox(form, 'Phone').fill('2125550100');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();

  const dialog = dialogOf(page, 'Sign Up');
  await expect.poll(() => combobox(dialog, 'Member').inputValue()).toBe('Nora New');
  const confirm = dialog.getByRole('button', { name: /^Sign up/ });
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => messageOf(combobox(dialog, 'Plan'))).toBe('Choose a plan');
  await combobox(dialog, 'Plan').locator('option', { hasText: 'Gold' }).waitFor({ state: 'attached' });
  await expect
    .poll(() => combobox(dialog, 'Plan').locator('option').allInnerTexts())
    .toEqual(['', 'Gold, $100.00 monthly', 'Silver, $60.00 monthly']);
  await combobox(dialog, 'Plan').selectOption({ label: 'Gold, $100.00 monthly' });
  await expect.poll(() => textBox(dialog, 'Price').inputValue()).toBe('100.00');
  await dialog.getByRole('button', { name: 'Sign up and invoice $110.00' }).waitFor();
  await textBox(dialog, 'Price').fill('90');
  await dialog.getByRole('button', { name: 'Sign up and invoice $100.00' }).waitFor();
  await expect
    .poll(() => previewOf(dialog).getByRole('row').allInnerTexts())
    .toEqual([
      expect.stringContaining('Setup fee'),
      expect.stringContaining('Gold'),
      expect.stringMatching(/Total\s+\$100\.00/),
    ]);
  await expectAccessible(page);
  // A second click does nothing more.
  await dialog.getByRole('button', { name: 'Sign up and invoice $100.00' }).dblclick();
  await dialog.waitFor({ state: 'detached' });

  const section = page.getByRole('region', { name: 'Contract', exact: true });
  await section.getByText('$90.00 monthly').waitFor();
  await section.getByText('Active', { exact: true }).waitFor();
  const { contracts, billingRecords } = await executeGraphql(
    club,
    `{ contracts(filter: { member: { name: { eq: "Nora New" } } }) { items { price status } }
       billingRecords(filter: { member: { name: { eq: "Nora New" } } }) { items { totalAmount } } }`,
  );
  expect(contracts).toEqual({ items: [{ price: 90, status: 'active' }] });
  expect(billingRecords).toEqual({ items: [{ totalAmount: 100 }] });
  await expectAbsent(page.getByRole('link', { name: 'Sign up', exact: true }));
});

it('a plan is switched by what the preview shows now: a change in between shows a new one first', async () => {
  const { id, memberId, contractNumber } = await addContract('Sam Switch');
  const page = await open('/contracts');
  await (await actionOfRow(page, 'Switch plan', contractNumber)).click();
  const dialog = dialogOf(page, 'Switch Plan');
  await combobox(dialog, 'New Plan').locator('option', { hasText: 'Silver' }).waitFor({ state: 'attached' });
  await combobox(dialog, 'New Plan').selectOption({ label: 'Silver, $60.00 monthly' });
  await textBox(dialog, 'Notes').fill('Wants less');
  const confirm = dialog.getByRole('button', { name: /^Switch plan and credit/ });
  await confirm.waitFor();

  await executeGraphql(
    club,
    'mutation ($id: ID!) { updateContract(id: $id, patch: { notes: "Called" }) { id } }',
    { id },
  );
  await confirm.click();
  await dialog.getByText(/^Something changed since the preview, and nothing was executed/).waitFor();
  await expect.poll(() => textBox(dialog, 'Notes').inputValue()).toBe('Wants less');
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe(null);
  await confirm.click();
  await dialog.waitFor({ state: 'detached' });
  const { contracts } = await executeGraphql(
    club,
    `query ($id: ID!) { contracts(filter: { memberId: { eq: $id } }, sort: [{ field: startDate }]) {
      items { planId notes status predecessorId } } }`,
    { id: memberId },
  );
  expect(contracts).toEqual({
    items: [
      { planId: plans.gold, notes: 'Called', status: 'ended', predecessorId: null },
      { planId: plans.silver, notes: 'Wants less', status: 'active', predecessorId: id },
    ],
  });

  await visit(page, `/members/${memberId}`);
  const section = page.getByRole('region', { name: 'Contract', exact: true });
  await section.getByText('Silver', { exact: true }).waitFor();
  await section.getByRole('link', { name: contractNumber }).click();
  const details = dialogOf(page, 'Edit Contract');
  await details.getByText('Followed by').waitFor();
  await details.getByRole('region', { name: 'Invoices' }).getByText('$110.00').first().waitFor();
});

it('the page of a member shows what is planned: a freeze, which can be ended, and the contract that follows', async () => {
  const { memberId, id } = await addContract('Paula Planned');
  await executeGraphql(
    club,
    'mutation ($id: ID!, $input: FreezeContractInput!) { freezeContract(id: $id, input: $input) { preview } }',
    { id, input: { from: addDays(today(), 5), until: addDays(today(), 9) } },
  );
  const page = await open(`/members/${memberId}`);
  const section = page.getByRole('region', { name: 'Contract', exact: true });
  const days = `${formatDay(addDays(today(), 5))} to ${formatDay(addDays(today(), 9))}`;
  await section.getByText(days).waitFor();
  await section.getByRole('link', { name: 'Resume' }).click();
  const resume = dialogOf(page, 'Resume Contract');
  await resume.getByRole('button', { name: /^Resume and invoice/ }).click();
  await resume.waitFor({ state: 'detached' });
  await section.getByText(days).waitFor({ state: 'detached' });

  // Both contracts can be cancelled; the dialog of the first one names the other.
  await executeGraphql(
    club,
    'mutation ($id: ID!, $input: SwitchPlanInput!) { switchPlan(id: $id, input: $input) { preview } }',
    { id, input: { planId: plans.silver, on: addDays(today(), 20) } },
  );
  await page.reload();
  await section.getByText('Upcoming', { exact: true }).waitFor();
  await expect.poll(() => section.getByRole('link', { name: 'Cancel contract' }).count()).toBe(2);
  await section.getByRole('link', { name: 'Cancel contract' }).first().click();
  await dialogOf(page, 'Cancel Contract')
    .getByText(/^The contract CON-\d+ follows and stays\./)
    .waitFor();
});

it('the address of an operation opens nothing for a user who may not execute it', async () => {
  const { memberId, contractNumber } = await addContract('Olga Open');
  const page = await open(`/members/${memberId}?operation=sign-up&member=${memberId}`, 'trainer');
  await page.getByRole('link', { name: contractNumber }).waitFor();
  await expectAbsent(page.getByRole('dialog'));
});

it('a contract is frozen and resumed on the page of its member', async () => {
  const { memberId, contractNumber } = await addContract('Fred Frozen');
  const page = await open(`/members/${memberId}`, 'reception', failureLines);
  const section = page.getByRole('region', { name: 'Contract', exact: true });
  await section.getByRole('link', { name: 'Freeze' }).click();
  const dialog = dialogOf(page, 'Freeze Contract');
  await dialog.getByText('2 freezes are left within twelve months.').waitFor();
  await textBox(dialog, 'Last Frozen Day').fill(formatDay(addDays(today(), 40)));
  await expect
    .poll(() => messageOf(textBox(dialog, 'Last Frozen Day')))
    .toMatch(
      /^Gold can be frozen for 30 days at the most, and these are 41\. Until \d\d\/\d\d\/\d{4} is possible\.$/,
    );
  await textBox(dialog, 'Last Frozen Day').fill(formatDay(addDays(today(), 9)));
  const confirm = dialog.getByRole('button', { name: /^Freeze and credit/ });
  await expect.poll(() => confirm.isEnabled()).toBe(true);
  await expect
    .poll(() =>
      previewOf(dialog)
        .getByText(/becomes/)
        .count(),
    )
    .toBeGreaterThan(0);

  // Enter while a preview loads executes nothing, and says so.
  const loaded = Promise.withResolvers<void>();
  const hold: Parameters<Page['route']>[1] = async route => {
    if (route.request().postData()?.includes('FreezeContract')) await loaded.promise;
    return route.fallback();
  };
  await page.route('**/graphql', hold);
  await textBox(dialog, 'Last Frozen Day').fill(formatDay(addDays(today(), 8)));
  await textBox(dialog, 'Last Frozen Day').press('Enter');
  await dialog.getByText('The preview is loading. Nothing was executed yet.').waitFor();
  loaded.resolve();
  await dialog.getByText('The preview is shown. Check it, and confirm again.').waitFor();
  await page.unroute('**/graphql', hold);
  await textBox(dialog, 'Last Frozen Day').fill(formatDay(addDays(today(), 9)));
  await expect.poll(() => confirm.isEnabled()).toBe(true);

  // A lost response: the same request is sent again.
  const mend = await failOperation(page, 'FreezeContract', 'no answer');
  await confirm.click();
  await dialog.getByText(/^The server did not respond\. It may have been executed/).waitFor();
  await mend();
  await confirm.click();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('region', { name: 'Overview' })
    .getByText(`The contract ${contractNumber} is frozen until ${formatDay(addDays(today(), 9))}.`)
    .waitFor();

  await section.getByRole('link', { name: 'Resume' }).click();
  const resume = dialogOf(page, 'Resume Contract');
  await resume.getByRole('button', { name: /^Resume and invoice/ }).click();
  await resume.waitFor({ state: 'detached' });
  await section.getByText('Active', { exact: true }).waitFor();

  // What was entered is not lost without a question.
  await section.getByRole('link', { name: 'Cancel contract' }).click();
  const cancel = dialogOf(page, 'Cancel Contract');
  await cancel.getByText('Notice period: 30 days. Fee for an earlier end: $40.00.').waitFor();
  await combobox(cancel, 'When').selectOption({ label: 'Now: today is the last day' });
  await previewOf(cancel).getByRole('rowheader', { name: 'Cancellation fee' }).waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page, 'Discard changes?').getByRole('button', { name: 'Discard' }).click();
  await cancel.waitFor({ state: 'detached' });
});

it('an operation whose response was lost is not executed again with other values', async () => {
  const name = 'Lou Lost';
  const memberId = await addRecord(club, 'Member', { name, email: 'lou@example.com', phone: '555-0100' });
  const page = await open(`/contracts?operation=sign-up&member=${memberId}`, 'reception', failureLines);
  const dialog = dialogOf(page, 'Sign Up');
  await combobox(dialog, 'Plan').selectOption({ label: 'Gold, $100.00 monthly' });
  const confirm = dialog.getByRole('button', { name: /^Sign up and invoice/ });
  // The response to the request, and to the one that is sent again by itself.
  let lost = 0;
  await page.route('**/graphql', async route => {
    const { operationName, variables } = (route.request().postDataJSON() ?? {}) as {
      operationName?: string;
      variables?: { dryRun?: boolean };
    };
    if (operationName !== 'SignUp' || variables?.dryRun !== false || lost === 2) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await confirm.click();
  await dialog.getByText(/^The server did not respond\. It may have been executed/).waitFor();
  await combobox(dialog, 'Plan').selectOption({ label: 'Silver, $60.00 monthly' });
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe(null);
  await confirm.click();
  await dialog.getByText(/^Your earlier attempt was executed as you had entered it then/).waitFor();
  await confirm.click();
  await expect.poll(() => confirm.getAttribute('aria-busy')).not.toBe('true');
  const { contracts } = await executeGraphql(
    club,
    'query ($memberId: ID!) { contracts(filter: { memberId: { eq: $memberId } }) { items { planId } } }',
    { memberId },
  );
  expect(contracts).toEqual({ items: [{ planId: plans.gold }] });
});

it('a trainer only views contracts', async () => {
  const { id } = await addContract('Tim Trained');
  const page = await open(`/contracts?id=${id}`, 'trainer');
  const dialog = dialogOf(page, 'Contract');
  await dialog.getByText('Tim Trained').waitFor();
  await expectAbsent(dialog.getByRole('link', { name: 'Freeze' }));
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expectAbsent(
    page.getByRole('button', { name: /^(More actions|Sign Up|Edit|Delete|Freeze|Switch plan) ?/ }),
  );
});

it('a contract that no run has billed stands on a tab of its own', async () => {
  const memberId = await addRecord(club, 'Member', {
    name: 'Uma Unbilled',
    email: 'uma@example.com',
    phone: '555-0100',
  });
  await addRecord(club, 'Contract', {
    memberId,
    planId: plans.gold,
    price: 100,
    startDate: addDays(today(), -3),
  });
  const page = await open('/contracts');
  await page.getByRole('radio', { name: /^Not Billed\s*1$/ }).check();
  await rowOf(page, 'Uma Unbilled').waitFor();
});

it('a plan that is paid once is signed without auto renewal', async () => {
  await addRecord(club, 'MembershipPlan', {
    planName: 'Course',
    duration: 3,
    durationUnit: 'months',
    price: 90,
    billingFrequency: 'one-time',
    autoRenewal: true,
  });
  const memberId = await addRecord(club, 'Member', {
    name: 'Otto Once',
    email: 'otto@example.com',
    phone: '555-0100',
  });
  // From the list, also when the message of the new member is gone.
  const page = await open('/members?q=Otto');
  await page.getByRole('button', { name: 'Edit Otto Once' }).click();
  const member = dialogOf(page, 'Edit Member');
  await member.getByRole('button', { name: 'Contract', exact: true }).click();
  await member.getByText('No contract yet').waitFor();
  await member.getByRole('link', { name: 'Sign up for a plan' }).click();
  const dialog = dialogOf(page, 'Sign Up');
  await dialog.getByRole('switch', { name: 'Auto Renewal' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/members/${memberId}`);
  await combobox(dialog, 'Plan').selectOption({ label: 'Course, $90.00 one time' });
  await dialog.getByRole('button', { name: 'Sign up and invoice $90.00' }).waitFor();
  await expectAbsent(dialog.getByRole('switch', { name: 'Auto Renewal' }));
  await dialog.getByRole('button', { name: 'Sign up and invoice $90.00' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { contracts } = await executeGraphql(
    club,
    '{ contracts(filter: { member: { name: { eq: "Otto Once" } } }) { items { autoRenewal price } } }',
  );
  expect(contracts).toEqual({ items: [{ autoRenewal: false, price: 90 }] });
});

it('an operation of today is taken back: the freeze, and its credit, are gone', async () => {
  const { memberId, id, contractNumber } = await addContract('Tim Take');
  await executeGraphql(
    club,
    'mutation ($id: ID!, $input: FreezeContractInput!) { freezeContract(id: $id, input: $input) { preview } }',
    { id, input: { from: addDays(today(), 3), until: addDays(today(), 9), fee: 5 } },
  );
  const page = await open(`/members/${memberId}`);
  await page.getByRole('link', { name: 'Take back' }).click();
  const dialog = dialogOf(page, 'Take Back the Last Operation');
  await previewOf(dialog)
    .getByText(/^INV-\d+ is cancelled\.$/)
    .waitFor();
  await previewOf(dialog).getByText('Freeze', { exact: true }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await page.getByText(`The last operation on contract ${contractNumber} was taken back`).waitFor();
  await expectAbsent(page.getByText('Planned freeze'));
  const { contractFreezes, billingRecords } = await executeGraphql(
    club,
    `query ($memberId: ID!, $id: ID!) {
       contractFreezes(filter: { contractId: { eq: $id } }) { totalCount }
       billingRecords(filter: { memberId: { eq: $memberId } }, sort: [{ field: id }]) { items { paymentStatus } } }`,
    { memberId, id },
  );
  expect(contractFreezes).toEqual({ totalCount: 0 });
  expect(billingRecords).toEqual({
    items: [{ paymentStatus: 'pending' }, { paymentStatus: 'cancelled' }],
  });
  await page.getByRole('link', { name: 'Take back' }).click();
  await previewOf(dialog).getByText('There is nothing to take back', { exact: false }).waitFor();
});

it('a price changes from a day on with the same plan', async () => {
  const { memberId } = await addContract('Pam Price');
  const page = await open(`/members/${memberId}`);
  await page.getByRole('link', { name: 'Switch plan' }).click();
  const dialog = dialogOf(page, 'Switch Plan');
  await combobox(dialog, 'New Plan').selectOption({ label: 'Gold, $100.00 monthly' });
  await expect
    .poll(() => messageOf(combobox(dialog, 'New Plan')))
    .toMatch(/has this plan already\. Choose another one, or another price\.$/);
  await textBox(dialog, 'Price').fill('110');
  await previewOf(dialog).getByText('The higher price begins before', { exact: false }).waitFor();
});

import {
  addRecord,
  chooseReference,
  combobox,
  dialogOf,
  executeGraphql,
  expectAbsent,
  expectAccessible,
  openPage,
  toastOf,
  tokenOf,
  useClub,
  visit,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { addMember } from '../members.fixture.ts';

const club = useClub();

async function namesOf(...ids: string[]): Promise<unknown> {
  const { members } = await executeGraphql(
    club,
    'query ($ids: [ID!]) { members(filter: { id: { in: $ids } }, sort: [{ field: id }]) { items { name city phone } } }',
    { ids },
  );
  return members!['items'];
}

const open = async (path: string) =>
  openPage(`${club.url}/members/${path}`, {
    token: await tokenOf(club, 'admin'),
  });

it('a member is merged into the older one from the page, and the undo works on another page', async () => {
  const older = await addMember(club, { name: 'Ann Berg', phone: '555-0101', city: null });
  const newer = await addMember(club, { name: 'Anna Berg', phone: '555-0102', city: 'Oslo' });
  for (const level of ['Silver', 'Gold']) await addRecord(club, 'Reward', { memberId: newer, level });
  const page = await open(newer);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Merge with another member…' }).click();

  const dialog = dialogOf(page, 'Merge Members');
  await chooseReference(combobox(dialog, 'Other Member'), 'Berg', 'Ann Berg');
  const chosen = (label: string) =>
    dialog.getByRole('radiogroup', { name: label, exact: true }).locator('label:has(:checked)').innerText();
  await expect.poll(() => chosen('Who stays')).toMatch(/^Ann Berg\n/);
  await expect
    .poll(() => Promise.all(['Name', 'Phone', 'City'].map(chosen)))
    .toEqual(['Ann Berg', '555-0101', 'Oslo']);
  await expectAbsent(dialog.getByRole('radiogroup', { name: 'Email' }));
  // By the keyboard, in the order of the pair.
  await dialog.getByRole('radiogroup', { name: 'Phone' }).getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => chosen('Phone')).toBe('555-0102');
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect.poll(() => preview.getByRole('definition').allInnerTexts()).toEqual(['2']);
  await expectAccessible(page);

  await executeGraphql(
    club,
    'mutation ($id: ID!) { updateMember(id: $id, patch: { city: "Bern" }) { id } }',
    { id: newer },
  );
  const confirm = dialog.getByRole('button', { name: 'Merge Anna Berg into Ann Berg' });
  await confirm.click();
  await dialog.getByText(/^Something changed since the preview, and nothing was executed/).waitFor();
  await expect.poll(() => chosen('City')).toBe('Bern');
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe(null);
  await confirm.click();
  await page.getByRole('heading', { name: 'Ann Berg', level: 1 }).waitFor();
  await expect.poll(() => page.url()).toBe(`${club.url}/members/${older}`);
  expect(await namesOf(older, newer)).toEqual([{ name: 'Ann Berg', city: 'Bern', phone: '555-0102' }]);

  await executeGraphql(
    club,
    'mutation ($id: ID!) { updateMember(id: $id, patch: { city: "Rome" }) { id } }',
    { id: older },
  );
  await visit(page, '/trainers');
  await toastOf(page, 'Anna Berg was merged into Ann Berg').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await toastOf(page, 'Change undone').waitFor();
  await toastOf(page, 'Not restored: Ann Berg (City)').waitFor();
  expect(await namesOf(older, newer)).toEqual([
    { name: 'Ann Berg', city: 'Rome', phone: '555-0101' },
    { name: 'Anna Berg', city: 'Bern', phone: '555-0102' },
  ]);
});

it('a merge that changes a closed month says why it is rejected', async () => {
  const older = await addMember(club, { name: 'Bo Lind' });
  const newer = await addMember(club, { name: 'Bob Lind' });
  await addRecord(club, 'BillingRecord', {
    memberId: newer,
    invoiceDate: '2024-03-05',
    dueDate: '2024-04-05',
    amount: 20,
    billingType: 'membership',
  });
  await executeGraphql(club, 'mutation { closePeriod(month: "2024-03") { id } }');
  const page = await open(`${newer}?merge=${older}`);
  const dialog = dialogOf(page, 'Merge Members');
  await dialog.getByText(/March 2024 is closed/).waitFor();
  const confirm = dialog.getByRole('button', { name: 'Merge', exact: true });
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true');
  // The invoice stays where it is when its member does.
  await dialog
    .getByRole('radio', { name: /^Bob Lind/ })
    .first()
    .check();
  await dialog.getByRole('button', { name: 'Merge Bo Lind into Bob Lind' }).waitFor();
  await expectAbsent(dialog.getByText(/March 2024 is closed/));
});

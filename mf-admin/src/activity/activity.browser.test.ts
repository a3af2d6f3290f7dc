import {
  addRecord,
  dialogOf,
  executeGraphql,
  expectAbsent,
  expectAccessible,
  openPage,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';

const club = useClub();
let memberId: string;

const update = async (patch: object) =>
  executeGraphql(
    club,
    'mutation ($id: ID!, $patch: MemberPatch!) { updateMember(id: $id, patch: $patch) { id } }',
    {
      id: memberId,
      patch,
    },
  );

beforeAll(async () => {
  memberId = await addRecord(club, 'Member', {
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: '555-0100',
  });
  await update({ city: 'Rome' });
});

const open = async (path: string, username = 'admin', options: object = {}) =>
  openPage(`${club.url}${path}`, { token: await tokenOf(club, username as 'admin'), ...options });

const entryOf = (page: Awaited<ReturnType<typeof openPage>>, name: string) =>
  page.getByRole('listitem', { name }).first();

it('the activity page filters by user, resource, field and action, in the address, and leads to the records', async () => {
  await addRecord(club, 'Location', {
    name: 'Old Town',
    address: '1 Main St',
    city: 'NY',
    state: 'NY',
    zipCode: '10001',
  });
  const page = await open('/activity');
  await entryOf(page, 'Changed Member Ann Lee').getByText('Rome').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Resource').selectOption('members');
  await page.getByLabel('Field').selectOption('city');
  await page.getByLabel('User').selectOption('admin');
  await page.getByLabel('Action').selectOption('updated');
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe('?resource=members&field=city&user=admin&action=updated');
  await expectAbsent(page.getByRole('listitem', { name: /^Added/ }));
  await page.getByLabel('Action').selectOption('deleted');
  await page.getByText('No changes found').waitFor();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await entryOf(page, 'Added Member Ann Lee').waitFor();

  await page.setViewportSize({ width: 390, height: 900 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBe(0);
  await expectAccessible(page);
  const link = (name: string) => page.getByRole('link', { name }).first().getAttribute('href');
  await entryOf(page, 'Added Location Old Town').waitFor();
  await expect.poll(() => link('Ann Lee')).toBe(`/members/${memberId}`);
  await page.getByRole('link', { name: 'Old Town' }).click();
  await dialogOf(page, 'Edit Location').waitFor();
});

it('a change is undone on the activity page, unless a newer one conflicts', async () => {
  await update({ city: 'Bern' });
  await update({ city: 'Oslo' });
  const page = await open('/activity?resource=members&field=city');
  const bern = page.getByRole('listitem').filter({ hasText: /Rome.*Bern/ });
  await bern.getByText(/Changed later by admin, .+: City/).waitFor();
  await expectAbsent(bern.getByRole('button', { name: /^Undo/ }));
  const oslo = page
    .getByRole('listitem')
    .filter({ hasText: /Bern.*Oslo/ })
    .first();
  await oslo.getByRole('button', { name: 'Undo the change of Member Ann Lee' }).click();
  await toastOf(page, 'Change undone').waitFor();
  await oslo.getByText(/Undone by admin/).waitFor();
  await bern.getByRole('button', { name: 'Undo the change of Member Ann Lee' }).waitFor();
});

it('the history in the dialog of a record restores an earlier state after confirmation', async () => {
  await update({ name: 'Ann Lee', phone: '555-0100', city: 'Rome' });
  await update({ phone: '555-0999' });
  const page = await open('/members?q=ann');
  await page.getByRole('button', { name: 'Edit Ann Lee' }).click();
  const dialog = dialogOf(page, 'Edit Member');
  await dialog.getByRole('button', { name: 'History' }).click();
  const history = dialog.getByRole('region', { name: 'History' });
  await history.getByText('555-0999').waitFor();
  await history
    .getByRole('button', { name: /^Restore the state of/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await question.getByText('These fields change:').waitFor();
  await question.getByText('555-0100').waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Restore' }).click();
  await toastOf(page, 'Earlier state restored').waitFor();
  await rowOf(page, '555-0100').waitFor();
  await expectAbsent(dialog);
});

it('an update and a deletion are undone from their toasts, by keyboard', async () => {
  const page = await open('/members?q=ann');
  await page.getByRole('button', { name: 'Edit Ann Lee' }).click();
  const dialog = dialogOf(page, 'Edit Member');
  await textBox(dialog, 'Phone').fill('555-0777');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Member updated successfully').waitFor();
  await rowOf(page, '555-0777').waitFor();
  await page.keyboard.press('Alt+KeyT');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
  await page.keyboard.press('Enter');
  await toastOf(page, 'Change undone').waitFor();
  await rowOf(page, '555-0100').waitFor();

  await page.getByRole('button', { name: 'Delete Ann Lee' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Member deleted successfully').waitFor();
  await expectAbsent(rowOf(page, 'Ann Lee'));
  await page
    .locator('[data-sonner-toast]')
    .filter({ hasText: 'deleted' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await rowOf(page, 'Ann Lee').waitFor();
  expect(
    await executeGraphql(club, 'query ($id: ID!) { member(id: $id) { name } }', { id: memberId }),
  ).toMatchObject({ member: { name: 'Ann Lee' } });
});

it('bulk operations are listed with what was rejected, and taken back', async () => {
  const ids: string[] = [];
  for (const name of ['Bo Bulk', 'Cy Bulk', 'Di Bulk'])
    ids.push(await addRecord(club, 'Member', { name, email: `${name[0]}@example.com`, phone: '555-0100' }));
  const change = (patch: object) =>
    executeGraphql(
      club,
      'mutation ($ids: [ID!], $patch: MemberPatch!) { bulkUpdateMembers(ids: $ids, patch: $patch) { id } }',
      { ids, patch },
    );
  await change({ city: 'Bonn' });
  await change({ cardNumber: 'B-1' });
  const page = await open('/activity');
  const part = page.getByRole('region', { name: 'Bulk Operations' });
  await part.getByRole('listitem', { name: 'Member: 3 of 3 changed' }).waitFor();
  const cards = part.getByRole('listitem', { name: 'Member: 1 of 3 changed' });
  await cards.getByText(' · Card number').waitFor();
  await cards.getByText('2 rejected').click();
  await cards.getByRole('row', { name: 'Di Bulk Card number is already in use' }).waitFor();
  await expectAccessible(page);

  await part
    .getByRole('listitem', { name: 'Member: 3 of 3 changed' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await dialogOf(page, 'Undo the changes?').getByRole('button', { name: 'Undo' }).click();
  await part.getByRole('listitem', { name: 'Member: 3 of 3 restored' }).waitFor();
  await part.getByText('Undone').waitFor();
  const { members } = await executeGraphql(
    club,
    'query ($ids: [ID!]) { members(filter: { id: { in: $ids } }) { items { city } } }',
    { ids },
  );
  expect(members!['items']).toEqual([{ city: null }, { city: null }, { city: null }]);
});

import {
  dialogOf,
  executeGraphql,
  expectAbsent,
  failOperation,
  openPage,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { addMember } from './members.fixture.ts';

const app = useClub();

async function openAdd(name: string) {
  const page = await openPage(`${app.url}/members?add`, {
    token: await tokenOf(app, 'reception'),
    expected: [/^error: Failed to fetch members/, /Failed to load resource/],
  });
  const dialog = dialogOf(page, 'Add Member');
  await textBox(dialog, 'Name').fill(name);
  await textBox(dialog, 'Email').fill('ann@example.com');
  await textBox(dialog, 'Phone').fill('2125550100');
  return { page, dialog, question: dialogOf(page, 'Save anyway?') };
}

const count = async () => (await executeGraphql(app, '{ members { totalCount } }'))['members']!['totalCount'];

it('the form asks before it saves a probable duplicate, and a double click saves one member', async () => {
  const id = await addMember(app, { name: 'Ann Lee', email: 'ann@example.com', phone: '2125550100' });
  const { page, dialog, question } = await openAdd('Anne Lee');
  await dialog.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await question.getByText('Ann Lee has the same email and phone already.').waitFor();
  await expect
    .poll(() => question.getByRole('link', { name: 'Show' }).getAttribute('href'))
    .toBe(`/members/${id}`);
  await expect.poll(() => count()).toBe(1);
  await question.getByRole('button', { name: 'Save anyway' }).dblclick();
  await toastOf(page, 'Member created successfully').waitFor();
  await expect.poll(() => count()).toBe(2);

  // A stored member is not compared with itself, nor while its email and phone stay.
  await page.goto(`${app.url}/members?id=${id}`);
  const edit = dialogOf(page, 'Edit Member');
  await textBox(edit, 'City').fill('Boston');
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Member updated successfully').waitFor();
});

it('the form asks before it saves an end before the start; a failed check does not prevent saving', async () => {
  const { page, dialog, question } = await openAdd('Bo Early');
  await textBox(dialog, 'Membership Start Date').fill('03/10/2026');
  await textBox(dialog, 'Membership End Date').fill('03/09/2026');
  await failOperation(page, 'MembersWithSameContact', 'no answer');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await question.waitFor();
  await expect
    .poll(() => question.getByRole('listitem').allInnerTexts())
    .toEqual(['The membership ends before it starts.']);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await textBox(dialog, 'Membership End Date').fill('03/11/2027');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Member created successfully').waitFor();
  await expect.poll(() => count()).toBe(3);
  await expectAbsent(question);
});

import {
  addRecord,
  dialogOf,
  executeGraphql,
  expectAbsent,
  expectAccessible,
  openPage,
  rowOf,
  tokenOf,
  useClub,
  visit,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';

const club = useClub();
let ann: string;

beforeAll(async () => {
  ann = await addRecord(club, 'Member', { name: 'Ann Lee', email: 'ann@example.com', phone: '555-0100' });
});

it('a note is one line and Enter; an alert and a task stay until they are done, with undo', async () => {
  const page = await openPage(`${club.url}/members/${ann}`, { token: await tokenOf(club, 'reception') });
  const section = page.getByRole('region', { name: 'Notes' });
  const line = section.getByRole('textbox', { name: 'New note' });
  await line.fill('Prefers the evening');
  await line.press('Enter');
  await section.getByRole('listitem').filter({ hasText: 'Prefers the evening' }).waitFor();
  await section.getByText(/^reception, /).waitFor();
  await expect.poll(() => line.inputValue()).toBe('');

  // From anywhere on the page: the dialog has the focus on its line.
  await page.keyboard.press('Control+k');
  const search = dialogOf(page, 'Search');
  await search.getByRole('combobox', { name: 'Search' }).fill('add note');
  await expect.poll(() => search.getByRole('option').allInnerTexts()).toEqual(['Add Note']);
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'Add Note');
  await dialog.getByRole('combobox', { name: 'Kind' }).selectOption('alert');
  await dialog.getByRole('textbox', { name: 'New note' }).fill('Owes a locker key');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });

  const banner = page.getByRole('region', { name: 'Overview' });
  const done = banner.getByRole('button', { name: 'Done: Owes a locker key' });
  await done.waitFor();
  await expectAccessible(page);
  await done.click();
  await done.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await done.waitFor();

  await section.getByRole('combobox', { name: 'Kind' }).selectOption('task');
  await line.fill('Call about the freeze');
  await line.press('Enter');
  await section.getByRole('button', { name: 'Done: Call about the freeze' }).waitFor();

  await visit(page, '/tasks');
  // With its count: the tabs are where they stay.
  await page.getByRole('radio', { name: 'Today 1' }).check();
  const row = rowOf(page, 'Call about the freeze');
  await expect.poll(() => row.innerText()).toContain('Ann Lee');
  // Neither the note nor the alert is a task.
  await expectAbsent(rowOf(page, 'Owes a locker key'));
  await row.getByRole('button', { name: 'Done Call about the freeze' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: /^Done/ }).check();
  await row.waitFor();
  const { notes } = (await executeGraphql(
    club,
    '{ notes(filter: { kind: { eq: "task" } }) { items { done doneBy { username } } } }',
  )) as { notes: unknown };
  expect(notes).toEqual({ items: [{ done: true, doneBy: { username: 'reception' } }] });
});

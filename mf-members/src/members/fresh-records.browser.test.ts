import { combobox, dialogOf, openPage, type Page, textBox, tokenOf, useClub } from '@gym/hub-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMember } from './members.fixture.ts';

const app = useClub();

beforeAll(async () => {
  // The toasts cover the buttons of the first rows.
  for (const letter of 'abcdef') await addMember(app, { name: `Aa${letter}` });
  await addMember(app, { name: 'Ann Lee' });
  await addMember(app, { name: 'Bo Gone' });
});

/** The members' list, and the operations that the page has sent since. */
async function openMembers() {
  const page = await openPage(`${app.url}/members`, { token: await tokenOf(app, 'admin') });
  await page.getByRole('button', { name: 'Edit Ann Lee' }).waitFor();
  const operations: string[] = [];
  page.on('request', request => {
    const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string };
    if (operationName) operations.push(operationName);
  });
  return { page, timesSent: (name: string) => operations.filter(sent => sent === name).length };
}

async function openRecord(page: Page) {
  await page.getByRole('button', { name: 'Edit Ann Lee' }).click();
  const dialog = dialogOf(page, 'Edit Member');
  await textBox(dialog, 'Address').waitFor();
  return dialog;
}

async function close(page: Page) {
  const dialog = dialogOf(page, 'Edit Member');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('a record that is opened again', () => {
  it('comes from the cache for half a minute, then from the server', async () => {
    const { page, timesSent } = await openMembers();
    await page.clock.install();
    await openRecord(page);
    await close(page);
    await openRecord(page);
    expect(timesSent('Member')).toBe(1);
    await close(page);
    await page.clock.fastForward(31_000);
    await openRecord(page);
    expect(timesSent('Member')).toBe(2);
  });

  it('has what was saved, without another request, until another record is deleted', async () => {
    const { page, timesSent } = await openMembers();
    await textBox(await openRecord(page), 'Address').fill('1 New Street');
    await dialogOf(page, 'Edit Member').getByRole('button', { name: 'Update' }).click();
    await dialogOf(page, 'Edit Member').waitFor({ state: 'detached' });
    const reopened = await openRecord(page);
    await expect.poll(() => textBox(reopened, 'Address').inputValue()).toBe('1 New Street');
    expect(timesSent('Member')).toBe(1);
    // The version of the cached record is the saved one: a second save meets no conflict.
    await textBox(dialogOf(page, 'Edit Member'), 'Address').fill('2 New Street');
    await dialogOf(page, 'Edit Member').getByRole('button', { name: 'Update' }).click();
    await dialogOf(page, 'Edit Member').waitFor({ state: 'detached' });

    // It comes from the server after another record was deleted, and choices from the cache.
    await page.getByRole('button', { name: 'Delete Bo Gone' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Edit Bo Gone' }).waitFor({ state: 'detached' });
    const dialog = await openRecord(page);
    expect(timesSent('Member')).toBe(2);
    const trainer = combobox(dialog, 'Assigned Trainer');
    for (let time = 0; time < 3; time++) {
      await trainer.click();
      await page.getByText('Nothing found').waitFor();
      await page.keyboard.press('Escape');
    }
    expect(timesSent('TrainerOptions')).toBe(1);
  });
});

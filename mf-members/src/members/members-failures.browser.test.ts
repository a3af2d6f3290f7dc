import {
  combobox,
  dialogOf,
  expectAbsent,
  failOperation,
  failureLines,
  openPage,
  type Page,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
  visit,
} from '@gym/hub-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMember } from './members.fixture.ts';

const app = useClub();
let memberId: string;

beforeAll(async () => {
  memberId = await addMember(app, { name: 'Ada Adams' });
});

async function open(): Promise<Page> {
  const page = await openPage(`${app.url}/members`, {
    token: await tokenOf(app, 'admin'),
    expected: failureLines,
  });
  await rowOf(page, 'Ada Adams').waitFor();
  return page;
}

describe('when a call fails', () => {
  it('the list recovers when the connection is back, and a banner names that it is lost', async () => {
    const page = await open();
    // The banner loads some seconds after the page.
    await page.waitForResponse(/session\.[^/]*js/);
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await page.getByRole('searchbox').fill('Ada');
    await page.getByRole('heading', { name: 'Failed to fetch members' }).waitFor();
    await page.context().setOffline(false);
    await rowOf(page, 'Ada Adams').waitFor();
    await expectAbsent(page.getByText('You are offline.'));
    // The retry has succeeded.
    await expectAbsent(page.locator('[data-sonner-toast]'));
  });

  it('the errors of the server stand together, a member is said to be gone, and a drop-down is empty', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Edit Ada Adams' }).click();
    const dialog = dialogOf(page, 'Edit Member');
    await textBox(dialog, 'Name').fill('Ada Brown');
    const fields = { email: 'Email is not known', phone: 'Phone is not known' };
    const mend = await failOperation(page, 'UpdateMember', [
      { message: 'Bad input', extensions: { code: 'BAD_USER_INPUT', fields } },
    ]);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await toastOf(page, 'Failed to save member: Email is not known, Phone is not known').waitFor();
    await expect.poll(() => textBox(dialog, 'Email').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => textBox(dialog, 'Name').inputValue()).toBe('Ada Brown');

    // A member that is gone is said to be gone.
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialogOf(page, 'Discard changes?').getByRole('button', { name: 'Discard' }).click();
    await dialog.waitFor({ state: 'detached' });
    await visit(page, '/trainers');
    await visit(page, `/members?id=${Number(memberId) + 1000}`);
    await page.getByRole('heading', { name: 'This member no longer exists' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => rowOf(page, 'Ada Adams').isVisible()).toBe(true);

    // A drop-down is empty, and the form goes on.
    await mend();
    await failOperation(page, 'MasterDataOptions', 'no answer');
    await failOperation(page, 'TrainerOptions', 'no answer');
    // The list has fetched the choices already, for its own texts.
    await page.reload();
    await page.getByRole('button', { name: 'Edit Ada Adams' }).click();
    await expect.poll(() => combobox(dialog, 'Gender').locator('option').count()).toBe(1);
    // What is stored stays chosen, though nothing else can be.
    await expect.poll(() => combobox(dialog, 'Membership Type').inputValue()).toBe('Standard');
    await combobox(dialog, 'Assigned Trainer').click();
    await toastOf(page, 'Failed to fetch trainers').waitFor();
    await page.getByText('The search failed').waitFor();
    await page.keyboard.press('Tab');
    await textBox(dialog, 'City').fill('Springfield');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await toastOf(page, 'Member updated successfully').waitFor();
  });
});

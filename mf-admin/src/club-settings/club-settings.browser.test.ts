import {
  addRecord,
  dialogOf,
  executeGraphql,
  expectAbsent,
  expectAccessible,
  failureLines,
  openPage,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  twoFrames,
  useClub,
  visit,
} from '@gym/hub-kit/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';

const club = useClub();

const defaults = {
  name: 'Gym Management System',
  logo: null,
  currency: 'USD',
  locale: 'en-US',
  taxRates: [],
  phone: null,
};
const save = (patch: object) =>
  executeGraphql(
    club,
    'mutation ($patch: ClubSettingsPatch!) { updateClubSettings(patch: $patch) { version } }',
    { patch },
  );
beforeEach(() => save(defaults));
afterAll(() => save(defaults));

const open = async (path: string, username: 'admin' | 'accounts' = 'admin', options: object = {}) =>
  openPage(`${club.url}${path}`, { token: await tokenOf(club, username), ...options });

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

it('name, logo and taxes are saved, and the page shows them at once', async () => {
  const page = await open('/club-settings', 'admin', { expected: failureLines });
  const name = textBox(page.getByRole('form'), 'Name');
  await expect.poll(() => name.inputValue()).toBe('Gym Management System');
  await expectAccessible(page);
  await name.fill('Iron Temple');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await page.getByAltText('Preview of the logo').waitFor();
  await page.getByRole('button', { name: 'Add tax rate' }).click();
  const rate = page.getByRole('group', { name: 'Tax rate 1' });
  await rate.getByLabel('Percentage').fill('101');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await rate.getByText('Name is required').waitFor();
  await rate.getByLabel('Name').fill('VAT');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Tax rate 1: the percentage must be between 0 and 100').first().waitFor();
  await rate.getByLabel('Percentage').fill('7.125');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await toastOf(page, 'Settings saved').waitFor();
  const bar = page.getByRole('banner');
  await bar.getByText('Iron Temple').waitFor();
  await expect.poll(() => bar.locator('img').getAttribute('src')).toMatch(/^\/club-logo\/[0-9a-f]{32}\.png$/);
  await expect.poll(() => page.title()).toBe('Club Settings · Iron Temple');
  await expectAbsent(page.getByRole('button', { name: 'Save settings' }));
});

it('a WebP becomes a PNG, which documents can contain; a damaged one is rejected', async () => {
  const page = await open('/club-settings');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'x.webp', mimeType: 'image/webp', buffer: Buffer.from('no image') });
  await page.getByText('The file cannot be read.').waitFor();
  const webp = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1_600, height: 400 });
    canvas.getContext('2d')!.fillRect(0, 0, 800, 400);
    return canvas.toDataURL('image/webp').split(',')[1]!;
  });
  await file.setInputFiles({
    name: 'logo.webp',
    mimeType: 'image/webp',
    buffer: Buffer.from(webp, 'base64'),
  });
  const preview = page.getByAltText('Preview of the logo');
  await preview.waitFor();
  await expect.poll(() => preview.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(800);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await toastOf(page, 'Settings saved').waitFor();
  await expect.poll(() => page.getByRole('banner').locator('img').getAttribute('src')).toMatch(/\.png$/);
});

it('unsaved changes are kept, and a conflict lets the user decide', async () => {
  const page = await open('/club-settings');
  await textBox(page.getByRole('form'), 'Name').fill('Iron Temple');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await dialogOf(page, 'Discard changes?').getByRole('button', { name: 'Keep editing' }).click();
  await save({ phone: '+1 555 0100' });
  await page.getByRole('button', { name: 'Save settings' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'The settings have changed since you opened them' });
  await dialog.getByText('Another user changed: Phone.').waitFor();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await toastOf(page, 'Settings saved').waitFor();
  await expect.poll(() => textBox(page.getByRole('form'), 'Phone').inputValue()).toBe('+1 555 0100');
  await expect.poll(() => textBox(page.getByRole('form'), 'Name').inputValue()).toBe('Iron Temple');
});

it('settings that another user saved show before somebody edits, and never replace what is typed', async () => {
  const page = await open('/club-settings');
  const phone = textBox(page.getByRole('form'), 'Phone');
  await expect.poll(() => phone.inputValue()).toBe('');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await save({ phone: '+1 555 0100' });
  // The screen opens with what the cache has.
  await visit(page, '/club-settings');
  await expect.poll(() => phone.inputValue()).toBe('+1 555 0100');

  await visit(page, '/');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await save({ phone: '+1 555 0199' });
  const released = Promise.withResolvers<void>();
  await page.route('**/graphql', async route => {
    const { query = '' } = (route.request().postDataJSON() ?? {}) as { query?: string };
    if (/^query ClubSettings\b/.test(query)) await released.promise;
    await route.fallback();
  });
  await visit(page, '/club-settings');
  await textBox(page.getByRole('form'), 'Name').fill('Iron Temple');
  const arrived = page.waitForResponse(response =>
    /query ClubSettings\b/.test(response.request().postData() ?? ''),
  );
  released.resolve();
  await (await arrived).finished();
  await twoFrames(page);
  await expect.poll(() => textBox(page.getByRole('form'), 'Name').inputValue()).toBe('Iron Temple');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => phone.inputValue()).toBe('+1 555 0199');
});

it('roles without edit only read the settings', async () => {
  const page = await open('/club-settings', 'accounts');
  await expect.poll(() => textBox(page.getByRole('form'), 'Name').isDisabled()).toBe(true);
  await expectAbsent(page.getByRole('button', { name: /Add|Remove|Choose|Replace/ }));
});

it('an open page says that formats have changed, and lists, dialogs and cards follow them', async () => {
  await addRecord(club, 'Expense', {
    description: 'Mats',
    amount: 1234,
    expenseDate: '2025-01-05',
    category: 'equipment',
    vendor: 'Mats & Co',
    paymentMethod: 'cash',
  });
  const page = await open('/expenses');
  await rowOf(page, 'Mats & Co').getByText('$1,234.00').waitFor();
  await save({ locale: 'de-DE', currency: 'EUR' });
  await page.getByText('The club writes amounts or dates differently now.').waitFor();
  await page.getByRole('button', { name: 'Reload Page' }).click();
  const row = rowOf(page, 'Mats & Co');
  await row.getByText('1.234,00\u00A0€').waitFor();
  await row.getByText('05.01.2025').waitFor();
  await row.getByRole('button', { name: /^Edit/ }).click();
  const dialog = dialogOf(page, 'Edit Expense');
  await expect.poll(() => textBox(dialog, 'Amount').inputValue()).toBe('1.234,00');
  await expect.poll(() => textBox(dialog, 'Date').inputValue()).toBe('05.01.2025');
  await textBox(dialog, 'Amount').fill('1.250,50');
  await textBox(dialog, 'Date').fill('6.1.2025');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await rowOf(page, 'Mats & Co').getByText('1.250,50\u00A0€').waitFor();
  await save({ locale: 'ja-JP', currency: 'JPY' });
  await page.getByText('The club writes amounts or dates differently now.').waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('￥0').first().waitFor();
});

import {
  combobox,
  dialogOf,
  expectAbsent,
  expectAccessible,
  openPage,
  rowOf,
  textBox,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';

const club = useClub();

const LINES = [
  'Vorname;Nachname;E-Mail;Telefon;Geboren;Typ;Guthaben',
  'Ada;Field;ada@import.test;555 1;03.02.1985;premium;1.234,50',
  'Bo;Rain;bo@import.test;555 2;31.12.1990;Gold;0',
  'Cy;Snow;cy@import.test;555 3;31.02.1990;Standard;0',
];

it('a file becomes members in three steps, and Undo takes them back', async () => {
  const page = await openPage(`${club.url}/members`, { token: await tokenOf(club, 'admin') });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = dialogOf(page, 'Import members');
  await expectAccessible(page);
  await dialog.getByLabel('File', { exact: true }).setInputFiles({
    name: 'old.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(LINES.join('\r\n'), 'utf8'),
  });

  await dialog.getByText('old.csv: 3 rows').waitFor();
  const fieldOf = (column: string) => combobox(dialog, `Field of ${column}`);
  const chosen = async (column: string) => fieldOf(column).locator('option:checked').textContent();
  expect(
    await Promise.all(['Vorname', 'Nachname', 'E-Mail', 'Telefon', 'Geboren', 'Typ'].map(chosen)),
  ).toEqual(['Name *', 'Name *', 'Email *', 'Phone *', 'Date of Birth', 'Membership Type']);
  await expect.poll(() => combobox(dialog, 'How Geboren is written').inputValue()).toBe('DMY');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Check 3 rows' }).click();

  await dialog.getByRole('button', { name: 'Import 1 row' }).waitFor();
  const reasons = dialog.getByRole('table', { name: 'Rejected rows' });
  await reasons.getByText('Date of birth: “31.02.1990” is no date as it is written in this column').waitFor();
  await combobox(dialog, 'Membership Type: “Gold”').selectOption('VIP');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await dialog.getByRole('button', { name: 'Import 2 rows' }).waitFor();
  await textBox(dialog, 'Rows').fill('3');
  await dialog.getByText('The file has 2').waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: 'Import 2 rows' }).isDisabled()).toBe(true);
  await textBox(dialog, 'Rows').fill('2');
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();

  await page.getByText('2 members created, 0 changed').waitFor();
  await rowOf(page, 'Ada Field').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Undone for 2 of 2 members').waitFor();
  await expectAbsent(rowOf(page, 'Ada Field'));
});

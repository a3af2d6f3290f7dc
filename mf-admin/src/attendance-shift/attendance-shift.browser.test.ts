import {
  chooseReference,
  columnTexts,
  combobox,
  dialogOf,
  executeGraphql,
  expectAccessible,
  messageOf,
  openPage,
  type Page,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { addEmployee, addLocation } from '../staff.fixture.ts';

const app = useClub();

beforeAll(async () => {
  await addEmployee(app, 'Ann Lee');
  await addEmployee(app, 'Bo Diaz');
  await addLocation(app, 'Harbor Gym');
});

async function open(options: { timeZone?: string } = {}): Promise<Page> {
  const token = await tokenOf(app, 'admin');
  const page = await openPage(`${app.url}/attendance-shift`, { token, ...options });
  await page.getByRole('heading', { name: 'Employee Attendance & Shift Management' }).waitFor();
  return page;
}

it("attendance is entered and shown by the club's clock in a browser elsewhere", async () => {
  const page = await open({ timeZone: 'Asia/Tokyo' });
  for (const [day, moment] of [
    ['07/04/2026', '2026-07-04T13:00:00.000Z'],
    ['01/15/2026', '2026-01-15T14:00:00.000Z'],
    // The day on which clocks are set forward.
    ['03/08/2026', '2026-03-08T13:00:00.000Z'],
  ] as const) {
    await page.getByRole('button', { name: 'Add Attendance Record' }).first().click();
    const dialog = dialogOf(page, 'New Attendance Record');
    await chooseReference(combobox(dialog, 'Employee'), 'bo', 'Bo Diaz');
    await textBox(dialog, 'Attendance Date').fill(day);
    await dialog.getByLabel('Check In Time time').fill('09:00');
    const out = dialog.getByLabel('Check Out Time time');
    await out.fill('25:00');
    await out.press('Tab');
    await expect.poll(() => messageOf(out)).toBe('Enter a time such as 09:30');
    await expect.poll(() => out.inputValue()).toBe('25:00');
    await out.fill('23:30');
    await expect.poll(() => textBox(dialog, 'Hours Worked').inputValue()).toBe('14.5');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const editButton = page.getByRole('button', { name: `Edit Bo Diaz, ${day}` });
    const cells = page.getByRole('row').filter({ has: editButton }).getByRole('gridcell');
    await expect.poll(async () => (await cells.allInnerTexts()).slice(4, 6)).toEqual(['09:00', '23:30']);

    await editButton.click();
    const edit = dialogOf(page, 'Edit Attendance Record');
    await expect.poll(() => edit.getByLabel('Check In Time time').inputValue()).toBe('09:00');
    await expect.poll(() => textBox(edit, 'Check Out Time date').inputValue()).toBe(day);
    const id = new URL(page.url()).searchParams.get('id');
    const stored = await executeGraphql(
      app,
      'query ($id: ID!) { attendanceRecord(id: $id) { checkInTime } }',
      { id },
    );
    expect(stored['attendanceRecord']).toEqual({ checkInTime: moment });
    await edit.getByRole('button', { name: 'Cancel' }).click();
    await edit.waitFor({ state: 'detached' });
  }
});

it('hours follow a night until they are typed by hand; a shift has days; arrow keys switch the lists', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Add Attendance Record' }).first().click();
  const night = dialogOf(page, 'New Attendance Record');
  await chooseReference(combobox(night, 'Employee'), 'ann', 'Ann Lee');
  await textBox(night, 'Attendance Date').fill('03/06/2026');
  await night.getByLabel('Check In Time time').fill('22:30');
  await expect.poll(() => textBox(night, 'Check In Time date').inputValue()).toBe('03/06/2026');
  await textBox(night, 'Check Out Time date').fill('03/07/2026');
  await night.getByLabel('Check Out Time time').fill('06:45');
  await expect.poll(() => textBox(night, 'Hours Worked').inputValue()).toBe('8.25');
  await textBox(night, 'Hours Worked').fill('7.5');
  // What was typed by hand stays.
  await night.getByLabel('Check Out Time time').fill('06:50');
  await night.getByLabel('Check Out Time time').fill('06:45');
  await expect.poll(() => textBox(night, 'Hours Worked').inputValue()).toBe('7.5');
  await textBox(night, 'Overtime Hours').press('ArrowUp');
  await night.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Attendance record created successfully').waitFor();
  await expect
    .poll(async () => (await rowOf(page, 'Ann Lee').getByRole('gridcell').allInnerTexts()).slice(4, 8))
    .toEqual(['22:30', 'Mar 07, 2026 06:45', '7.5', '0.5']);

  const addButtons = () => page.getByRole('button', { name: /^Add / }).first().innerText();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('tab', { name: 'Attendance' }).focus();
  for (const [tab, button] of [
    ['Shifts', 'Add Shift'],
    ['Attendance', 'Add Attendance Record'],
    ['Shifts', 'Add Shift'],
  ]) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(addButtons).toBe(button);
    await expect.poll(focused).toBe(tab);
  }

  await page.getByRole('button', { name: 'Add Shift' }).first().click();
  const dialog = dialogOf(page, 'New Shift');
  await chooseReference(combobox(dialog, 'Employee'), 'bo', 'Bo Diaz');
  await chooseReference(combobox(dialog, 'Location'), 'harbor', 'Harbor Gym');
  await textBox(dialog, 'Shift Name').fill('Early');
  await dialog.getByLabel('Start Time').fill('06:00');
  await dialog.getByLabel('End Time').fill('14:00');
  const days = dialog.getByRole('group', { name: 'Days of Week' });
  await expect.poll(() => days.getByRole('checkbox').count()).toBe(7);
  for (const day of ['Wed', 'Mon', 'Sun']) await days.getByRole('checkbox', { name: day }).check();
  await days.getByRole('checkbox', { name: 'Sun' }).uncheck();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Shift created successfully').waitFor();
  await expect
    .poll(async () => (await rowOf(page, 'Bo Diaz').getByRole('gridcell').allInnerTexts()).slice(6, 9))
    .toEqual(['Mon, Wed', 'Harbor Gym', 'Yes']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit Bo Diaz, Early' }).click();
  const edit = dialogOf(page, 'Edit Shift');
  await expect.poll(() => edit.getByRole('checkbox', { name: 'Wed' }).isChecked().catch(String)).toBe(true);
  await expect.poll(() => edit.getByRole('checkbox', { name: 'Sun' }).isChecked()).toBe(false);
  await expect.poll(() => edit.getByLabel('Start Time').inputValue()).toBe('06:00');
  await edit.getByRole('button', { name: 'Clear Location' }).click();
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Shift updated successfully').waitFor();
  await expect.poll(() => columnTexts(page, 7)).toEqual(['']);
});

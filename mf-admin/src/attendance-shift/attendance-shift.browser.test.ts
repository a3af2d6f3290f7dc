import {
  addRecord,
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
import { beforeAll, describe, expect, it } from 'vitest';
import { addEmployee, addLocation } from '../staff.fixture.ts';

const app = useClub();
let ann: string;

beforeAll(async () => {
  ann = await addEmployee(app, 'Ann Lee');
  await addEmployee(app, 'Bo Diaz');
});

interface OpenOptions {
  timeZone?: string;
  tab?: 'shifts';
  as?: string;
  width?: number;
  expected?: readonly RegExp[];
}

async function open({ tab, as = 'admin', ...options }: OpenOptions = {}): Promise<Page> {
  const url = `${app.url}/attendance-shift${tab ? `?tab=${tab}` : ''}`;
  const page = await openPage(url, { token: await tokenOf(app, as), ...options });
  await page.getByRole('heading', { name: 'Employee Attendance & Shift Management' }).waitFor();
  return page;
}

const headers = (page: Page) => page.getByRole('columnheader').allInnerTexts();

describe('attendance', () => {
  it.each([
    ['07/04/2026', '2026-07-04T13:00:00.000Z'],
    ['01/15/2026', '2026-01-15T14:00:00.000Z'],
    // The day on which clocks are set forward.
    ['03/08/2026', '2026-03-08T13:00:00.000Z'],
  ])("is entered and shown by the club's clock in a browser elsewhere, on %s", async (day, moment) => {
    const page = await open({ timeZone: 'Asia/Tokyo' });
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
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toastOf(page, 'Attendance record created successfully').waitFor();
    const cells = rowOf(page, 'Bo Diaz').getByRole('gridcell');
    await expect.poll(async () => (await cells.allInnerTexts()).slice(3, 5)).toEqual(['09:00', '23:30']);

    await page.getByRole('button', { name: `Edit Bo Diaz, ${day}` }).click();
    const edit = dialogOf(page, 'Edit Attendance Record');
    await expect.poll(() => edit.getByLabel('Check In Time time').inputValue()).toBe('09:00');
    await expect.poll(() => textBox(edit, 'Check Out Time date').inputValue()).toBe(day);
    const id = new URL(page.url()).searchParams.get('id');
    const stored = await executeGraphql(
      app,
      'query ($id: ID!) { attendanceRecord(id: $id) { checkInTime } }',
      {
        id,
      },
    );
    expect(stored['attendanceRecord']).toEqual({ checkInTime: moment });
    await executeGraphql(app, 'mutation ($id: ID!) { deleteAttendance(id: $id) }', { id });
  });

  it('is recorded, changed and deleted', async () => {
    const page = await open();
    await page.getByRole('heading', { name: 'No attendance records yet' }).waitFor();
    await page.getByRole('button', { name: 'Add Attendance Record' }).first().click();
    const dialog = dialogOf(page, 'New Attendance Record');
    await expect.poll(() => combobox(dialog, 'Status').inputValue()).toBe('present');
    await expect.poll(() => combobox(dialog, 'Status').locator('option').count()).toBe(6);

    await chooseReference(combobox(dialog, 'Employee'), 'ann', 'Ann Lee');
    await textBox(dialog, 'Attendance Date').fill('03/06/2026');
    await dialog.getByLabel('Check In Time time').fill('22:30');
    await expect.poll(() => textBox(dialog, 'Check In Time date').inputValue()).toBe('03/06/2026');
    await textBox(dialog, 'Check Out Time date').fill('03/07/2026');
    await dialog.getByLabel('Check Out Time time').fill('06:45');
    await expect.poll(() => textBox(dialog, 'Hours Worked').inputValue()).toBe('8.25');
    await textBox(dialog, 'Hours Worked').fill('7.5');
    // What was typed by hand stays.
    await dialog.getByLabel('Check Out Time time').fill('06:50');
    await dialog.getByLabel('Check Out Time time').fill('06:45');
    await expect.poll(() => textBox(dialog, 'Hours Worked').inputValue()).toBe('7.5');
    await textBox(dialog, 'Overtime Hours').press('ArrowUp');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toastOf(page, 'Attendance record created successfully').waitFor();

    await rowOf(page, 'Ann Lee').waitFor();
    await expect
      .poll(() => headers(page))
      .toEqual(['Employee', 'Date', 'Status', 'Check In', 'Check Out', 'Hours', 'OT Hours', 'Actions']);
    await expect
      .poll(async () => (await rowOf(page, 'Ann Lee').getByRole('gridcell').allInnerTexts()).slice(0, 7))
      .toEqual(['Ann Lee', '03/06/2026', 'Present', '22:30', 'Mar 07, 2026 06:45', '7.5', '0.5']);

    await page.getByRole('button', { name: 'Edit Ann Lee, 03/06/2026' }).click();
    const edit = dialogOf(page, 'Edit Attendance Record');
    await expect.poll(() => edit.getByLabel('Check In Time time').inputValue()).toBe('22:30');
    await combobox(edit, 'Status').selectOption({ label: 'Late' });
    await textBox(edit, 'Notes').fill('Train was late');
    await edit.getByRole('button', { name: 'Update' }).click();
    await toastOf(page, 'Attendance record updated successfully').waitFor();
    await expect.poll(() => columnTexts(page, 3)).toEqual(['Late']);

    await page.getByRole('button', { name: 'Delete Ann Lee, 03/06/2026' }).click();
    const confirm = dialogOf(page, 'Confirm Delete');
    await confirm.getByText('Are you sure you want to delete this attendance record?').waitFor();
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await toastOf(page, 'Attendance record deleted successfully').waitFor();
    await page.getByRole('heading', { name: 'No attendance records yet' }).waitFor();
  });
});

describe('shifts', () => {
  it('are planned, changed and deleted', async () => {
    await addLocation(app, 'Harbor Gym');
    const page = await open();
    await page.getByRole('tab', { name: 'Shifts' }).click();
    await page.getByRole('heading', { name: 'No shifts yet' }).waitFor();
    await page.getByRole('button', { name: 'Add Shift' }).first().click();
    const dialog = dialogOf(page, 'New Shift');
    await expect.poll(() => combobox(dialog, 'Shift Type').inputValue()).toBe('regular');
    await expect.poll(() => dialog.getByRole('switch', { name: 'Active' }).isChecked()).toBe(true);

    await chooseReference(combobox(dialog, 'Employee'), 'bo', 'Bo Diaz');
    await chooseReference(combobox(dialog, 'Location'), 'harbor', 'Harbor Gym');
    await textBox(dialog, 'Shift Name').fill('Early');
    await dialog.getByLabel('Start Time').fill('06:00');
    await dialog.getByLabel('End Time').fill('14:00');
    await textBox(dialog, 'Break Duration').fill('30');
    const days = dialog.getByRole('group', { name: 'Days of Week' });
    await expect.poll(() => days.getByRole('checkbox').count()).toBe(7);
    for (const day of ['Wed', 'Mon', 'Sun']) await days.getByRole('checkbox', { name: day }).check();
    await days.getByRole('checkbox', { name: 'Sun' }).uncheck();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toastOf(page, 'Shift created successfully').waitFor();

    await rowOf(page, 'Bo Diaz').waitFor();
    await expect
      .poll(() => headers(page))
      .toEqual([
        'Employee',
        'Shift Name',
        'Type',
        'Start Time',
        'End Time',
        'Days',
        'Location',
        'Active',
        'Actions',
      ]);
    await expect
      .poll(async () => (await rowOf(page, 'Bo Diaz').getByRole('gridcell').allInnerTexts()).slice(0, 8))
      .toEqual(['Bo Diaz', 'Early', 'Regular', '06:00', '14:00', 'Mon, Wed', 'Harbor Gym', 'Yes']);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Edit Bo Diaz, Early' }).click();
    const edit = dialogOf(page, 'Edit Shift');
    await expect.poll(() => edit.getByRole('checkbox', { name: 'Wed' }).isChecked().catch(String)).toBe(true);
    await expect.poll(() => edit.getByLabel('Start Time').inputValue()).toBe('06:00');
    await edit.getByRole('switch', { name: 'Active' }).click();
    await edit.getByRole('button', { name: 'Update' }).click();
    await toastOf(page, 'Shift updated successfully').waitFor();
    await expect.poll(() => columnTexts(page, 8)).toEqual(['No']);

    await page.getByRole('button', { name: 'Delete Bo Diaz, Early' }).click();
    const confirm = dialogOf(page, 'Confirm Delete');
    await confirm.getByText('Are you sure you want to delete this shift?').waitFor();
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await toastOf(page, 'Shift deleted successfully').waitFor();
    await page.getByRole('heading', { name: 'No shifts yet' }).waitFor();
  });
});

describe('both lists', () => {
  it('come in their order and page sizes, attendance the latest first, shifts by employee', async () => {
    const bo = await addEmployee(app, 'Bea Wu');
    await addRecord(app, 'Shift', {
      employeeId: ann,
      shiftName: 'Late',
      startTime: '14:00',
      endTime: '22:00',
    });
    for (const attendanceDate of ['2026-02-01', '2026-02-03', '2026-02-02'])
      await addRecord(app, 'Attendance', { employeeId: bo, attendanceDate, status: 'half-day' });
    await addRecord(app, 'Shift', {
      employeeId: bo,
      shiftName: 'Mid',
      startTime: '10:00',
      endTime: '18:00',
      shiftType: 'on-call',
    });
    const page = await open();
    const sizes = () => page.getByLabel('Rows per page').locator('option').allInnerTexts();
    await expect.poll(() => columnTexts(page, 2)).toEqual(['02/03/2026', '02/02/2026', '02/01/2026']);
    await expect.poll(() => columnTexts(page, 3)).toEqual(['Half Day', 'Half Day', 'Half Day']);
    await expect.poll(() => sizes()).toEqual(['5', '10', '25']);
    await expect.poll(() => page.getByLabel('Rows per page').inputValue()).toBe('10');

    await page.getByRole('tab', { name: 'Shifts' }).click();
    await expect.poll(() => columnTexts(page, 1)).toEqual(['Ann Lee', 'Bea Wu']);
    await expect.poll(() => columnTexts(page, 3)).toEqual(['Regular', 'On Call']);
    await expect.poll(() => sizes()).toEqual(['5', '10', '25']);
    await page.reload();
    await rowOf(page, 'Bea Wu').waitFor();

    const phone = await open({ width: 390 });
    await phone.getByRole('listitem').filter({ hasText: '02/03/2026' }).waitFor();
    await expect.poll(() => phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('are switched by the arrow keys, and each has its add button in the header', async () => {
    const page = await open();
    await rowOf(page, 'Bea Wu').first().waitFor();
    const addButtons = () => page.getByRole('button', { name: /^Add / }).allInnerTexts();
    await expect.poll(() => addButtons()).toEqual(['Add Attendance Record']);
    await page.getByRole('tab', { name: 'Attendance' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(addButtons).toEqual(['Add Shift']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Shifts');
    await page.keyboard.press('ArrowRight');
    await expect.poll(addButtons).toEqual(['Add Attendance Record']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Attendance');
  });
});

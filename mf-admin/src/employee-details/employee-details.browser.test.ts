import {
  chipColors,
  columnTexts,
  combobox,
  dialogOf,
  executeGraphql,
  failureLines,
  messageOf,
  openPage,
  type Page,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { addEmployee } from '../staff.fixture.ts';

const app = useClub();

interface OpenOptions {
  as?: string;
  width?: number;
  expected?: readonly RegExp[];
}

async function open({ as = 'admin', ...options }: OpenOptions = {}): Promise<Page> {
  const token = await tokenOf(app, as);
  const page = await openPage(`${app.url}/employee-details`, { token, ...options });
  await page.getByRole('heading', { name: 'Employee Details Management' }).waitFor();
  return page;
}

async function openAdd(page: Page) {
  await page.getByRole('button', { name: 'Add Employee' }).first().click();
  const dialog = dialogOf(page, 'Add Employee');
  await textBox(dialog, 'Name').waitFor();
  return dialog;
}

const storedEmployee = async (name: string) => {
  const { employees } = await executeGraphql(
    app,
    `query ($name: String!) { employees(filter: { name: { eq: $name } }) { items {
      name email phone position department status dateOfBirth gender address city state zipCode emergencyContact
      emergencyPhone hireDate salary bankAccount taxId qualifications } } }`,
    { name },
  );
  return (employees!['items'] as unknown[])[0];
};

it('an employee is added with every field, changed and deleted', async () => {
  const page = await open();
  await page.getByRole('heading', { name: 'No employees yet' }).waitFor();
  const dialog = await openAdd(page);
  await expect
    .poll(() => dialog.locator('legend').allInnerTexts())
    .toEqual(['Basic Information', 'Employment Information', 'Contact Information', 'Financial Information']);
  await expect.poll(() => combobox(dialog, 'Status').inputValue()).toBe('active');
  await textBox(dialog, 'Name').fill('Ada Lovelace');
  await textBox(dialog, 'Date of Birth').fill('12/10/1985');
  await combobox(dialog, 'Gender').selectOption({ label: 'Female' });
  await combobox(dialog, 'Position').selectOption('General Manager');
  await combobox(dialog, 'Department').selectOption({ index: 1 });
  const department = await combobox(dialog, 'Department').inputValue();
  await textBox(dialog, 'Hire Date').fill('01/15/2025');
  await combobox(dialog, 'Status').selectOption('on_leave');
  await combobox(dialog, 'Qualifications').click();
  await page.getByRole('listbox').getByRole('option', { name: "Bachelor's Degree" }).click();
  await textBox(dialog, 'Email').fill('ada@example.com');
  await textBox(dialog, 'Phone').fill('212-555-0100');
  await textBox(dialog, 'Address').fill('12 St James Square');
  await textBox(dialog, 'City').fill('New York');
  await textBox(dialog, 'State').fill('NY');
  await textBox(dialog, 'Zip Code').fill('10001');
  await textBox(dialog, 'Emergency Contact').fill('Charles Babbage');
  await textBox(dialog, 'Emergency Phone').fill('212-555-0101');
  await textBox(dialog, 'Salary').fill('$4,250.50');
  await textBox(dialog, 'Bank Account').fill('021000021 123456');
  await textBox(dialog, 'Tax ID').fill('900-70-0000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Employee created successfully').waitFor();

  await rowOf(page, 'Ada Lovelace').waitFor();
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(['Name', 'Position', 'Department', 'Status', 'Hire Date', 'Actions']);
  await expect
    .poll(async () => (await rowOf(page, 'Ada Lovelace').getByRole('gridcell').allInnerTexts()).slice(0, 5))
    .toEqual(['Ada Lovelace', 'General Manager', department, 'On Leave', '01/15/2025']);
  expect(await storedEmployee('Ada Lovelace')).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '212-555-0100',
    position: 'General Manager',
    department,
    status: 'on_leave',
    dateOfBirth: '1985-12-10',
    gender: 'female',
    address: '12 St James Square',
    city: 'New York',
    state: 'NY',
    zipCode: '10001',
    emergencyContact: 'Charles Babbage',
    emergencyPhone: '212-555-0101',
    hireDate: '2025-01-15',
    salary: 4250.5,
    bankAccount: '021000021 123456',
    taxId: '900-70-0000',
    qualifications: ["Bachelor's Degree"],
  });

  await page.getByRole('button', { name: 'Edit Ada Lovelace' }).click();
  const edit = dialogOf(page, 'Edit Employee');
  await expect.poll(() => textBox(edit, 'Zip Code').inputValue()).toBe('10001');
  await textBox(edit, 'Salary').fill('a lot');
  await textBox(edit, 'Bank Account').fill('');
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => messageOf(textBox(edit, 'Salary'))).toBe('Salary must be a number');
  expect(await storedEmployee('Ada Lovelace')).toMatchObject({ salary: 4250.5 });
  await textBox(edit, 'Salary').fill('3,500.25');
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Employee updated successfully').waitFor();
  expect(await storedEmployee('Ada Lovelace')).toMatchObject({ salary: 3500.25, bankAccount: null });

  await page.getByRole('button', { name: 'Delete Ada Lovelace' }).click();
  const confirm = dialogOf(page, 'Confirm Delete');
  await confirm
    .getByText('Are you sure you want to delete this employee? This action cannot be undone.')
    .waitFor();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Employee deleted successfully').waitFor();
  await page.getByRole('heading', { name: 'No employees yet' }).waitFor();
});

it('form and server show a message at each missing field', async () => {
  const page = await open({ expected: failureLines });
  const dialog = await openAdd(page);
  await textBox(dialog, 'Hire Date').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Please correct the errors in the form').waitFor();
  for (const label of ['Name', 'Email', 'Phone', 'Hire Date', 'Salary']) {
    const words = label.charAt(0) + label.slice(1).toLowerCase();
    await expect.poll(() => messageOf(textBox(dialog, label))).toBe(`${words} is required`);
  }
  for (const label of ['Position', 'Department'])
    await expect.poll(() => messageOf(combobox(dialog, label))).toBe(`${label} is required`);

  await textBox(dialog, 'Name').fill('Eve');
  await textBox(dialog, 'Email').fill('nowhere');
  await textBox(dialog, 'Phone').fill('1');
  await textBox(dialog, 'Hire Date').fill('01/15/2025');
  await textBox(dialog, 'Salary').fill('1');
  await combobox(dialog, 'Position').selectOption('Cleaner');
  await combobox(dialog, 'Department').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Failed to save employee: Invalid email address').waitFor();
  await expect.poll(() => messageOf(textBox(dialog, 'Email'))).toBe('Invalid email address');
  await expect.poll(() => textBox(dialog, 'Name').inputValue()).toBe('Eve');
});

it('the list comes by name and gives up columns on small screens', async () => {
  await addEmployee(app, 'Ann Lee');
  await addEmployee(app, 'Zoe Quinn', { status: 'inactive' });
  await addEmployee(app, 'Bo Diaz', { status: 'on_leave' });
  const page = await open();
  await expect.poll(() => columnTexts(page, 1)).toEqual(['Ann Lee', 'Bo Diaz', 'Zoe Quinn']);
  await expect.poll(() => columnTexts(page, 4)).toEqual(['Active', 'On Leave', 'Inactive']);
  await expect
    .poll(() => chipColors(page, ['Active', 'On Leave', 'Inactive']))
    .toEqual(['green', 'orange', 'red']);
  await expect
    .poll(() => page.getByLabel('Rows per page').locator('option').allInnerTexts())
    .toEqual(['10', '25', '50']);

  await page.setViewportSize({ width: 800, height: 900 });
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(['Name', 'Status', 'Hire Date', 'Actions']);
  await page.setViewportSize({ width: 390, height: 900 });
  const card = page.getByRole('listitem').filter({ hasText: 'Zoe Quinn' });
  await card.waitFor();
  await expect
    .poll(async () => (await card.innerText()).split(/\s*\n\s*/))
    .toEqual(['Zoe Quinn', 'Status', 'Inactive']);
  await expect.poll(() => card.getByRole('button', { name: 'Delete Zoe Quinn' }).count()).toBe(1);
});

it('a column without room is shown when it is selected, and exported in any case', async () => {
  const page = await open({ width: 800 });
  const headers = () => page.getByRole('columnheader').allInnerTexts();
  await expect.poll(headers).toEqual(['Name', 'Status', 'Hire Date', 'Actions']);
  await page.getByRole('button', { name: 'Columns' }).click();
  const menu = page.getByRole('dialog', { name: 'Columns' });
  const position = menu.getByRole('checkbox', { name: 'Position' });
  await expect.poll(() => position.isChecked()).toBe(false);
  await position.check();
  await expect.poll(headers).toEqual(['Name', 'Position', 'Status', 'Hire Date', 'Actions']);
  await menu.getByRole('checkbox', { name: 'Status' }).uncheck();
  await expect.poll(headers).toEqual(['Name', 'Position', 'Hire Date', 'Actions']);
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const [header] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  expect(header).toBe('\uFEFFName,Position,Department,Hire Date');
});

/** Links to the pages of records, in lists, references and forms. */
import {
  addRecord,
  chooseReference,
  combobox,
  dialogOf,
  expectAbsent,
  openPage,
  type Page,
  type PageOptions,
  rowOf,
  textBox,
  tokenOf,
  visit,
} from '@gym/hub-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../gateway/testing/test-app.ts';

const app = useTestApp();
let ada: string;
let tara: string;
let emil: string;
let session: string;

/** Ada trains with Tara, and Emil was at work. */
beforeAll(async () => {
  tara = await addRecord(app, 'Trainer', {
    name: 'Tara Stone',
    email: 'tara@example.com',
    phone: '212-555-0102',
    specializations: ['Yoga'],
    joiningDate: '2024-02-01',
    salary: 3000,
    emergencyContact: 'Tom Stone',
    emergencyPhone: '212-555-0103',
  });
  ada = await addRecord(app, 'Member', {
    name: 'Ada Adams',
    email: 'ada@example.com',
    phone: '212-555-0100',
    assignedTrainerId: tara,
  });
  session = await addRecord(app, 'Session', {
    memberId: ada,
    trainerId: tara,
    sessionType: 'Boxing',
    date: '2026-01-15',
    startTime: '09:00',
    endTime: '10:00',
    status: 'completed',
  });
  emil = await addRecord(app, 'Employee', {
    name: 'Emil Noon',
    email: 'emil@example.com',
    phone: '212-555-0104',
    position: 'Manager',
    department: 'Sales',
    hireDate: '2024-01-01',
    salary: 4000,
  });
  await addRecord(app, 'Attendance', { employeeId: emil, attendanceDate: '2026-01-15', status: 'late' });
});

type OpenOptions = Omit<PageOptions, 'token'> & { as?: string };

async function open(path: string, { as = 'admin', ...options }: OpenOptions = {}): Promise<Page> {
  return openPage(app.url + path, { token: await tokenOf(app, as), ...options });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('links to pages of records', () => {
  it('are the names in lists, in references and beside a chosen record', async () => {
    const page = await open('/sessions?search=Ada');
    await rowOf(page, 'Boxing').getByRole('link', { name: 'Tara Stone' }).waitFor();
    await rowOf(page, 'Boxing').getByRole('link', { name: 'Ada Adams' }).click();
    await heading(page, 'Ada Adams').waitFor();
    await page.goBack();
    await rowOf(page, 'Boxing').waitFor();
    await expect.poll(() => page.url()).toContain('/sessions?search=Ada');

    // A dialog has the name of its record although the list does not show it.
    await visit(page, `/members?id=${ada}&q=nobody`);
    await dialogOf(page, 'Edit Member').getByText('Ada Adams', { exact: true }).waitFor();
    await visit(page, `/sessions?id=${session}&q=nobody`);
    await dialogOf(page, 'Edit Session')
      .getByText(/^Ada Adams, .+ 09:00$/)
      .waitFor();

    await visit(page, `/members?id=${ada}`);
    const dialog = dialogOf(page, 'Edit Member');
    const link = dialog.getByRole('link', { name: 'Open Tara Stone' });
    await expect.poll(() => link.getAttribute('target')).toBeNull();
    await expect.poll(() => link.getAttribute('href')).toBe(`/trainers/${tara}`);
    // It opens another tab while input is unsaved.
    await textBox(dialog, 'Name').fill('Ada Adamson');
    await expect.poll(() => link.getAttribute('target')).toBe('_blank');
    const opened = page.context().waitForEvent('page');
    await link.click();
    await heading(await opened, 'Tara Stone').waitFor();
    const question = dialogOf(page, 'Discard changes?');
    await expectAbsent(question);
    await page.locator('a[href="/memberships"]').first().dispatchEvent('click');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.poll(() => textBox(dialog, 'Name').inputValue()).toBe('Ada Adamson');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await dialog.waitFor({ state: 'detached' });

    await visit(page, '/sessions?add');
    const added = dialogOf(page, 'Add Session');
    await chooseReference(combobox(added, 'Member'), 'ada', 'Ada Adams');
    await added.getByRole('link', { name: 'Open Ada Adams' }).waitFor();
  });

  it('are none for users who may not open them', async () => {
    const page = await open('/attendance-shift', { as: 'reception', expected: [/requires the permission/] });
    await rowOf(page, 'Emil Noon').waitFor();
    const link = page.getByRole('link', { name: 'Emil Noon' });
    await expect.poll(() => link.getAttribute('href')).toMatch(/^\/attendance-shift\?id=\d+$/);

    await visit(page, `/employee-details/${emil}`);
    await page.getByText('Your role does not include “Employees: View”.').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await expectAbsent(page.getByText('Emil Noon'));
  });

  it('leave a list where it was scrolled', async () => {
    for (let index = 0; index < 60; index++)
      await addRecord(app, 'Member', {
        name: `Zoe ${String(index).padStart(2, '0')}`,
        email: `zoe${index}@example.com`,
        phone: '212-555-0100',
      });
    const page = await open('/members?size=100', { height: 600 });
    const scrolled = () => page.evaluate(() => document.querySelector('main .rdg')?.scrollTop ?? -1);
    await page.getByRole('link', { name: 'Zoe 00' }).waitFor();
    await page.getByRole('grid').evaluate(grid => grid.scrollTo(0, 1500));
    const link = page.getByRole('link', { name: 'Zoe 30' });
    await link.scrollIntoViewIfNeeded();
    await expect.poll(scrolled).toBeGreaterThan(1000);
    const before = await scrolled();
    await link.click();
    await heading(page, 'Zoe 30').waitFor();
    await page.goBack();
    await expect.poll(scrolled).toBe(before);
  });
});

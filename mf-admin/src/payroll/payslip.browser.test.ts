import { readFile } from 'node:fs/promises';
import {
  addRecord,
  dialogOf,
  openPage,
  type Page,
  actionOfRow,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { addEmployee } from '../staff.fixture.ts';

const app = useClub();

beforeAll(async () => {
  await addRecord(app, 'Payroll', {
    employeeId: await addEmployee(app, 'Ann Lee'),
    payPeriodStart: '2026-01-01',
    payPeriodEnd: '2026-01-31',
    paymentDate: '2026-01-31',
    baseSalary: 3000,
  });
});

async function payslipOf(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(file.suggestedFilename()).toMatch(/^payslip-2026-01-01-\d+\.pdf$/);
  expect(await readFile(await file.path(), 'latin1')).toMatch(/^%PDF-/);
}

it('a payslip is downloaded and printed from its row, and downloaded from its dialog', async () => {
  const page = await openPage(`${app.url}/payroll`, { token: await tokenOf(app, 'accounts') });
  await payslipOf(page, async () => (await actionOfRow(page, 'Download', 'Ann Lee')).click());
  // Chromium without a window has no viewer for PDFs: the file that it would show is read instead.
  await page.evaluate(() => {
    const makeAddress = URL.createObjectURL;
    URL.createObjectURL = (file: Blob) => {
      void file
        .slice(0, 5)
        .text()
        .then(begin => document.documentElement.setAttribute('data-file', begin));
      return makeAddress(file);
    };
    const replace = (address: string) => document.documentElement.setAttribute('data-opened', address);
    window.open = () => {
      document.documentElement.setAttribute('data-window', '');
      return { document: {}, location: { replace } } as unknown as Window;
    };
  });
  // The window is opened in the click, before there is a file: browsers block later ones.
  const opened = Promise.withResolvers<void>();
  const hold: Parameters<typeof page.route>[1] = async route => {
    if (route.request().postData()?.includes('Pdf')) await opened.promise;
    return route.fallback();
  };
  await page.route('**/graphql', hold);
  await (await actionOfRow(page, 'Print', 'Ann Lee')).click();
  await page.locator('html[data-window]').waitFor({ state: 'attached' });
  opened.resolve();
  await page.locator('html[data-file="%PDF-"][data-opened^="blob:"]').waitFor();

  // A browser that blocks the window opens the file in the click on a message, or else downloads it.
  await page.evaluate(() => {
    window.open = address => {
      document.documentElement.setAttribute('data-tried', String(address).slice(0, 5));
      return null;
    };
  });
  await (await actionOfRow(page, 'Print', 'Ann Lee')).click();
  const blocked = page.locator('[data-sonner-toast]', { hasText: 'The browser blocked the window to print' });
  const open = blocked.getByRole('button', { name: 'Open the document' });
  await open.waitFor();
  await page.locator('html[data-tried=""]').waitFor({ state: 'attached' });
  await payslipOf(page, () => open.click());
  await page.locator('html[data-tried="blob:"]').waitFor({ state: 'attached' });

  await page.getByRole('button', { name: 'Edit Ann Lee' }).click();
  await payslipOf(page, () =>
    dialogOf(page, 'Edit Payroll Record').getByRole('button', { name: 'Download' }).click(),
  );
});

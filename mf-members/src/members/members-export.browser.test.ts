import { dialogOf, openPage, toastOf, tokenOf, useClub } from '@gym/hub-kit/testing';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const app = useClub({ demo: true });

it('exports more rows than the server gives at once, tells how far it is, and can be called off', async () => {
  const page = await openPage(`${app.url}/members`, { token: await tokenOf(app, 'trainer') });
  await page.getByText('1–25 of 3,000').waitFor();
  const exports = page.getByRole('button', { name: 'Export', exact: true });

  // The second page of rows waits until the test lets it through.
  const released = Promise.withResolvers<void>();
  await page.route('**/graphql', async route => {
    const { variables } = route.request().postDataJSON() as { variables?: { page?: { offset: number } } };
    if (variables?.page?.offset === 1000) await released.promise;
    return route.fallback();
  });
  await exports.click();
  const progress = dialogOf(page, 'Exporting members');
  await progress.getByText('1,000 of 3,000').waitFor();
  await progress.getByRole('button', { name: 'Cancel' }).click();
  await progress.waitFor({ state: 'detached' });
  await exports.and(page.locator(':enabled')).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await exports.click();
      await progress.getByText('1,000 of 3,000').waitFor();
      released.resolve();
    })(),
  ]);
  await toastOf(page, '3,000 members exported').waitFor();
  const csvLines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(csvLines.length).toBe(3001);
  expect(new Set(csvLines).size).toBe(3001);
});

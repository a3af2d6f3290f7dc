import { expect, test } from 'vitest';

import { useBlockedStatements } from '../../testing/blocked-statements.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { linkTo, openExplorer, run } from './testing/explorer-page.ts';

/** How soon a statement ends in PostgreSQL. */
const AT_ONCE = { timeout: 8_000, interval: 20 };

const app = useTestApp();
const { block, waiting } = useBlockedStatements(() => app.databaseUrl);

const members = linkTo('{ members { items { id city } } }');

test('Stop and Cancel cancel the statements of a query and of a download', async () => {
  const page = await openExplorer(app, { address: members });
  await block('member');
  await run(page);
  await expect.poll(waiting).toBe(1);
  await page.getByRole('button', { name: /^Stop query/ }).click();
  await expect.poll(waiting, AT_ONCE).toBe(0);

  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect.poll(waiting).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(waiting, AT_ONCE).toBe(0);
  await page.locator('.download-state').waitFor({ state: 'detached' });
});

/**
 * Hubs as they were built with earlier versions of hub-kit, which clubs have released and never build again. Each stays
 * here for as long as the present contract has its major version.
 *
 * To store the next one, with the version of hub-kit's package.json:
 * `npx -y pnpm@12 create:hub mf-kept --resource rewards`, `npx -y pnpm@12 install`, then in `mf-kept`
 * `npx -y pnpm@12 build`. Copy the `.js` and `.json` files of `mf-kept/dist` to `hub-kit-<version>` beside this file and
 * remove `mf-kept`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ClubClient } from '@gym/hub-build/client';
import {
  chooseFirst,
  combobox,
  dialogOf,
  executeGraphql,
  openPage,
  textBox,
  toastOf,
  tokenOf,
} from '@gym/hub-kit/testing';
import { expect, test } from 'vitest';
import { useTestApp } from '../test-app.ts';

const app = useTestApp({ demo: true });

const kept = readdirSync(import.meta.dirname).filter(name => name.startsWith('hub-kit-'));

async function countRewards(): Promise<number> {
  const { rewards } = await executeGraphql(app, '{ rewards { totalCount } }');
  return rewards!['totalCount'] as number;
}

test.each(kept)(
  'a hub that was built with %s lists records and saves a new one in the present shell',
  async name => {
    const token = await tokenOf(app, 'admin');
    const club = new ClubClient({ url: app.url, token });
    const { remote, version } = await club.store(join(import.meta.dirname, name));
    await club.activate(remote, version);
    const before = await countRewards();

    const page = await openPage(app.url, { token });
    await page.getByRole('button', { name: 'Kept', exact: true }).click();
    await page.getByRole('link', { name: 'Rewards', exact: true }).last().click();
    await page.waitForURL(`${app.url}/kept/rewards`);
    await page.getByRole('heading', { level: 1, name: 'Rewards' }).waitFor();
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .waitFor();

    await page.getByRole('button', { name: 'Add Reward' }).first().click();
    const dialog = dialogOf(page, 'Add Reward');
    await chooseFirst(combobox(dialog, 'Member'));
    await textBox(dialog, 'Expiry Date').fill('03/11/2099');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await toastOf(page, 'Reward created successfully').waitFor();
    expect(await countRewards()).toBe(before + 1);
  },
);

import { columnTexts, rowOf } from '@gym/hub-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../gateway/testing/accessibility.ts';
import { type Browser, openBrowser, openPage, type Page } from '../../../gateway/testing/browser.ts';
import { type Club, startClub, tokenOf } from '../../../gateway/testing/club.ts';
import { addSixtyMembers, memberName } from './members.fixture.ts';

let club: Club;
let browser: Browser;

beforeAll(async () => {
  [club, browser] = await Promise.all([startClub(), openBrowser()]);
  await addSixtyMembers(club);
});
afterAll(async () => {
  await browser?.close();
  await club?.stop();
});

async function open(path = '/members', as = 'admin', width?: number): Promise<Page> {
  const page = await openPage(browser, club.url + path, { token: await tokenOf(club, as), width });
  await page.getByText(memberName(0)).first().waitFor();
  return page;
}

const headers = (page: Page) => page.getByRole('columnheader').allInnerTexts();
const soon = { timeout: 10_000 };
const standard = ['Name', 'Email', 'Phone', 'Membership Type', 'Status', 'Assigned Trainer', 'Actions'];

describe('the columns', () => {
  it('are chosen and ordered in a menu, and stay so for the person', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Columns' }).click();
    const menu = page.getByRole('dialog', { name: 'Columns' });
    await menu.getByRole('checkbox', { name: 'Email' }).uncheck();
    expect(await menu.getByRole('checkbox', { name: 'Name' }).isDisabled()).toBe(true);
    await menu.getByRole('button', { name: 'Move Status up' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const chosen = ['Name', 'Status', 'Phone', 'Membership Type', 'Assigned Trainer', 'Actions'];
    await expect.poll(() => headers(page), soon).toEqual(chosen);
    expect((await columnTexts(page, 2))[0]).toBe('Active');
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Columns');
    await page.reload();
    await rowOf(page, memberName(0)).waitFor();
    expect(await headers(page)).toEqual(chosen);

    await page.getByRole('button', { name: 'Columns' }).click();
    await menu.getByRole('button', { name: 'Reset columns' }).click();
    expect(await headers(page)).toEqual(standard);
    expect(await menu.getByRole('button', { name: 'Reset columns' }).isDisabled()).toBe(true);
    await page.getByRole('searchbox').click();
    await menu.waitFor({ state: 'hidden' });
  });

  it('are ordered by dragging their headers, and still sort and name the rows', async () => {
    const page = await open();
    const header = (name: string) => page.getByRole('columnheader', { name });
    await header('Name').dragTo(header('Phone'));
    await expect
      .poll(() => headers(page), soon)
      .toEqual(['Email', 'Phone', 'Name', 'Membership Type', 'Status', 'Assigned Trainer', 'Actions']);
    await header('Name').click();
    await rowOf(page, memberName(59))
      .getByRole('button', { name: `Edit ${memberName(59)}` })
      .waitFor();
    expect((await columnTexts(page, 3))[0]).toBe(memberName(59));
  });

  it('are chosen on a phone too', async () => {
    const page = await open('/members', 'admin', 390);
    await page.getByRole('button', { name: 'Columns' }).click();
    const menu = page.getByRole('dialog', { name: 'Columns' });
    await menu.getByRole('checkbox', { name: 'Phone' }).uncheck();
    await expect.poll(() => page.getByText('555-0100').count(), soon).toBe(0);
    const box = await menu.boundingBox();
    expect([box?.x, box?.width]).toEqual([16, 358]);
  });
});

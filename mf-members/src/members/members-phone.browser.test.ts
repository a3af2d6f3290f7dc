import { dialogOf, expectAbsent, openPage, settled, tokenOf, useClub, visit } from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { addSixtyMembers, memberName } from './members.fixture.ts';

const app = useClub();

beforeAll(async () => {
  await addSixtyMembers(app);
});

it('members are cards on a phone, which are opened, sorted, filtered and added, also at 320 px', async () => {
  const page = await openPage(`${app.url}/members`, { token: await tokenOf(app, 'admin'), width: 390 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const cards = page.getByRole('list', { name: 'Members Management' }).getByRole('listitem');
  const card = cards.filter({ hasText: memberName(1) });
  await card.waitFor();
  for (const part of ['Premium', 'Inactive', 'member1@example.com', '555-0101', 'Tara Trainer'])
    await expect.poll(() => card.innerText()).toContain(part);
  await expect
    .poll(() => cards.first().getByRole('term').allInnerTexts())
    .toEqual(expect.arrayContaining(['Membership Type', 'Status']));
  await expect.poll(width).toBe(390);

  // The link to the explorer is beside the search.
  await expect
    .poll(async () => {
      const search = (await page.getByRole('search').boundingBox())!;
      const link = (await page.getByRole('link', { name: 'Open in explorer' }).boundingBox())!;
      return [link.y - search.y, link.height - search.height];
    })
    .toEqual([0, 0]);

  // A card opens as a whole, with its name as a link.
  await card.getByText('member1@example.com').click();
  const dialog = dialogOf(page, 'Edit Member');
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(memberName(1));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => card.getByRole('link', { name: memberName(1) }).getAttribute('href'))
    .toMatch(/^\/members\/\d+$/);
  await card.getByRole('button', { name: `Delete ${memberName(1)}` }).click();
  await dialogOf(page, 'Confirm Delete').waitFor();
  await expectAbsent(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await dialogOf(page, 'Confirm Delete').waitFor({ state: 'detached' });

  const sortBy = page.getByLabel('Sort by');
  await expect.poll(() => sortBy.locator('option:checked').innerText()).toBe('Name');
  await page.getByRole('button', { name: 'Sort descending' }).click();
  await expect.poll(() => cards.first().innerText()).toContain(memberName(59));
  await sortBy.selectOption('Email');
  await expect.poll(() => cards.first().innerText()).toContain('member0@');
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=email');

  await page.getByRole('button', { name: 'Display' }).click();
  const menu = page.getByRole('dialog', { name: 'Display' });
  await menu.getByRole('checkbox', { name: 'Phone' }).uncheck();
  await expectAbsent(page.getByText('555-0100'));
  await expect.poll(() => menu.boundingBox()).toMatchObject({ x: 16, width: 358 });
  await page.keyboard.press('Escape');

  await visit(page, '/trainers');
  await visit(page, '/members?f.membershipType=Standard&f.name.contains=a');
  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('listitem');
  await chips.getByText('Membership Type: Standard').click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('checkbox', { name: 'Standard', exact: true, checked: true }).waitFor();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(358);
  await expect.poll(width).toBe(390);
  await page.keyboard.press('Escape');

  const add = dialogOf(page, 'Add Member');
  await page.getByRole('button', { name: 'Add Member' }).click();
  await add.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await expect.poll(() => add.boundingBox()).toMatchObject({ width: 390, height: 900 });
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => add.evaluate(element => element.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await add.waitFor({ state: 'detached' });
  await settled(page);
  await expect.poll(width).toBeLessThanOrEqual(320);
  for (const name of ['Filters', 'Display']) {
    await page.getByRole('button', { name }).first().click();
    const opened = page.getByRole('dialog', { name });
    const end = () => opened.evaluate(element => element.getBoundingClientRect().right);
    await expect.poll(end).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
  }
});

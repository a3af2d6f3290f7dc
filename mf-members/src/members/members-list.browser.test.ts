import {
  chipColors,
  columnTexts,
  dialogOf,
  executeGraphql,
  expectAbsent,
  openPage,
  type Page,
  rowOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { addSixtyMembers, memberName } from './members.fixture.ts';

const app = useClub();

beforeAll(async () => {
  await addSixtyMembers(app);
});

async function open(path = '/members', as = 'admin', width?: number): Promise<Page> {
  const page = await openPage(app.url + path, { token: await tokenOf(app, as), width });
  await page.getByRole('heading', { name: 'Members Management' }).waitFor();
  return page;
}

const range = (page: Page) => page.getByRole('navigation', { name: 'Pages' }).getByRole('status').innerText();
const names = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => memberName(from + i));
const address = (page: Page) => page.url().replace(app.url, '');

describe('the list of members', () => {
  it('shows the columns of the specification, by name, 25 to a page', async () => {
    const page = await open();
    await page.getByRole('grid', { name: 'Members Management' }).waitFor();
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual(['Name', 'Email', 'Phone', 'Membership Type', 'Status', 'Assigned Trainer', 'Actions']);
    await expect.poll(() => range(page)).toBe('1–25 of 60');
    await expect.poll(async () => (await columnTexts(page, 1)).slice(0, 8)).toEqual(names(0, 8));
    await expect
      .poll(async () => (await columnTexts(page, 4)).slice(0, 3))
      .toEqual(['Standard', 'Premium', 'VIP']);
    await expect
      .poll(async () => (await columnTexts(page, 5)).slice(0, 3))
      .toEqual(['Active', 'Inactive', 'Suspended']);
    await expect
      .poll(async () => (await columnTexts(page, 6)).slice(0, 2))
      .toEqual(['Not Assigned', 'Tara Trainer']);
    await expect
      .poll(() => page.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort'))
      .toBe('ascending');
  });

  it('shares the width by the content: no text is cut beside an empty half of a column', async () => {
    const email = 'christopher.hernandez@example.com';
    const { members } = await executeGraphql(
      app,
      `query ($name: String!) { members(filter: { name: { eq: $name } }) { items { id email version } } }`,
      { name: memberName(3) },
    );
    const [{ id, email: before, version }] = members!['items'] as [
      { id: string; email: string; version: number },
    ];
    const change = `mutation ($id: ID!, $patch: MemberPatch!, $version: Int!) {
      updateMember(id: $id, patch: $patch, version: $version) { version } }`;
    const { updateMember } = await executeGraphql(app, change, { id, patch: { email }, version });
    const page = await open('/members', 'admin', 1440);
    await rowOf(page, memberName(3)).getByText(email).waitFor();
    const cut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[role="gridcell"] > span, [role="columnheader"] span')]
          .filter(text => text.scrollWidth > text.clientWidth + 1)
          .map(text => text.textContent),
      );
    await expect.poll(cut).toEqual([]);
    await executeGraphql(app, change, { id, patch: { email: before }, version: updateMember!['version'] });
  });

  it('colours the chips as the specification says', async () => {
    const page = await open();
    await expect
      .poll(() => chipColors(page, ['Premium', 'VIP', 'Standard', 'Active', 'Inactive', 'Suspended']))
      .toEqual(['primary', 'secondary', 'grey', 'green', 'red', 'orange']);
  });

  it('turns pages, and the address says which', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('26–50 of 60').waitFor();
    await expect.poll(() => address(page)).toBe('/members?page=2');
    await rowOf(page, memberName(25)).waitFor();
    await expect.poll(async () => (await columnTexts(page, 1))[0]).toBe(memberName(25));

    await page.getByLabel('Rows per page').selectOption('50');
    await page.getByText('1–50 of 60').waitFor();
    await expect.poll(() => address(page)).toBe('/members?size=50');
    await expect
      .poll(() => page.getByLabel('Rows per page').locator('option').allInnerTexts())
      .toEqual(['10', '25', '50', '100']);

    await page.goBack();
    await page.getByText('26–50 of 60').waitFor();
    await page.reload();
    await page.getByText('26–50 of 60').waitFor();
  });

  it('finds its way from an address beyond the end', async () => {
    const page = await open('/members?page=99');
    await page.getByText('51–60 of 60').waitFor();
    await expect.poll(() => address(page)).toBe('/members?page=3');
    await expect.poll(() => page.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true);
  });

  it('sorts on the server, over all pages', async () => {
    const page = await open();
    await page.getByRole('columnheader', { name: 'Name' }).click();
    await rowOf(page, memberName(59)).waitFor();
    await expect.poll(() => address(page)).toBe('/members?sort=-name');
    await expect.poll(async () => (await columnTexts(page, 1))[0]).toBe(memberName(59));

    await page.getByRole('columnheader', { name: 'Assigned Trainer' }).click();
    await rowOf(page, memberName(1)).waitFor();
    await expect.poll(() => address(page)).toBe('/members?sort=assignedTrainerName');
    await expect
      .poll(async () => new Set((await columnTexts(page, 6)).slice(0, 8)))
      .toEqual(new Set(['Tara Trainer']));
  });

  it('searches on the server while typing', async () => {
    const page = await open('/members?page=3');
    await page.getByRole('searchbox').pressSequentially('member42@');
    await page.getByText('1–1 of 1').waitFor();
    await expect.poll(() => address(page)).toBe('/members?q=member42%40');
    await expect.poll(() => columnTexts(page, 1)).toEqual([memberName(42)]);

    await page.getByRole('searchbox').fill('nobody');
    await page.getByRole('heading', { name: 'No members found' }).waitFor();
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await page.getByText('1–25 of 60').waitFor();
    await expect.poll(() => address(page)).toBe('/members');
  });

  it('is at home on the keyboard', async () => {
    const page = await open();
    await rowOf(page, memberName(0)).waitFor();
    await page.getByRole('columnheader', { name: 'Name' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    // The name is a link, which Enter follows; another cell opens the form.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page, 'Edit Member');
    await dialog.waitFor();
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(memberName(1));

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('member1@example.com');

    await page.keyboard.press('Delete');
    await dialogOf(page, 'Confirm Delete').waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page, 'Confirm Delete').waitFor({ state: 'detached' });
  });

  it('shows cards on a phone', async () => {
    const page = await open('/members', 'admin', 390);
    const card = page.getByRole('listitem').filter({ hasText: memberName(1) });
    await card.waitFor();
    for (const part of ['Premium', 'Inactive', 'member1@example.com', '555-0101', 'Tara Trainer'])
      await expect.poll(() => card.innerText()).toContain(part);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await card.getByRole('button', { name: `Edit ${memberName(1)}` }).click();
    await dialogOf(page, 'Edit Member').waitFor();
  });
});

describe('a role with limited permissions', () => {
  it('only looks, without add, edit and delete', async () => {
    const page = await open('/members', 'trainer');
    await rowOf(page, memberName(0)).waitFor();
    await expectAbsent(page.getByRole('button', { name: 'Add Member' }));
    await expectAbsent(page.getByRole('columnheader', { name: 'Actions' }));

    await page
      .getByRole('gridcell', { name: memberName(0), exact: true })
      .dblclick({ position: { x: 4, y: 4 } });
    const dialog = dialogOf(page, 'Member');
    await dialog.waitFor();
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Name' }).isDisabled()).toBe(true);
    await expectAbsent(dialog.getByRole('button', { name: 'Update' }));
    const form = dialog.locator('form');
    await form.getByRole('combobox', { name: 'Health Conditions' }).waitFor();
    await expectAbsent(form.getByRole('button'));
    await expect.poll(() => form.innerText()).not.toContain('*');

    await page.goto(`${app.url}/members?add`);
    await rowOf(page, memberName(0)).waitFor();
    await expectAbsent(page.getByRole('dialog'));
  });

  it('sees a message if it may not view members', async () => {
    const { permissions } = await executeGraphql(
      app,
      `{ permissions(filter: { role: { eq: "Accounts" }, resource: { eq: "members" } }) { items { id } } }`,
    );
    const [grant] = permissions!['items'] as { id: string }[];
    await executeGraphql(
      app,
      `mutation ($id: ID!) { updatePermission(id: $id, patch: { canView: false }) { id } }`,
      { id: grant?.id },
    );
    const page = await open('/members', 'accounts');
    await page.getByRole('heading', { name: 'You may not view members' }).waitFor();
    await expectAbsent(page.getByRole('grid'));
    await expectAbsent(page.getByRole('button', { name: 'Add Member' }));

    await page.goto(`${app.url}/members?id=1`);
    await page.getByRole('heading', { name: 'You may not view members' }).waitFor();
    await expectAbsent(page.getByRole('dialog'));
  });
});

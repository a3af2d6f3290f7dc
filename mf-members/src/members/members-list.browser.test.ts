import {
  changeGrant,
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
  visit,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { addMember, addSixtyMembers, memberName } from './members.fixture.ts';

const app = useClub();

beforeAll(async () => {
  await addSixtyMembers(app);
});

async function open(as: string): Promise<Page> {
  const page = await openPage(`${app.url}/members`, { token: await tokenOf(app, as) });
  await page.getByRole('heading', { name: 'Members Management' }).waitFor();
  return page;
}

/** Leaves the list and comes back. */
async function revisit(page: Page, path: string): Promise<void> {
  await visit(page, '/trainers');
  await visit(page, path);
}

const address = (page: Page) => page.url().replace(app.url, '');

it('shows the list by name in its colors, and no text is cut beside an empty half of a column', async () => {
  const email = 'christopher.hernandez@example.com';
  const { members } = await executeGraphql(
    app,
    `query ($name: String!) { members(filter: { name: { eq: $name } }) { items { id } } }`,
    { name: memberName(3) },
  );
  const [member] = members!['items'] as { id: string }[];
  await executeGraphql(
    app,
    `mutation ($id: ID!, $email: String!) { updateMember(id: $id, patch: { email: $email }) { id } }`,
    { id: member?.id, email },
  );
  const page = await open('admin');
  await rowOf(page, memberName(3)).getByText(email).waitFor();
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[role="gridcell"] > span, [role="columnheader"] span')]
        .filter(text => text.scrollWidth > text.clientWidth + 1)
        .map(text => text.textContent),
    );
  await expect.poll(cut).toEqual([]);
  await page.getByText('1–25 of 60').waitFor();
  await expect
    .poll(() => page.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort'))
    .toBe('ascending');
  await expect
    .poll(() => chipColors(page, ['Premium', 'VIP', 'Standard', 'Active', 'Inactive', 'Suspended']))
    .toEqual(['primary', 'secondary', 'grey', 'green', 'red', 'orange']);
});

it('turns pages, sorts and searches on the server, and the address says how', async () => {
  const page = await open('admin');
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('26–50 of 60').waitFor();
  await expect.poll(() => address(page)).toBe('/members?page=2');
  await rowOf(page, memberName(25)).waitFor();
  await expect.poll(async () => (await columnTexts(page, 1))[0]).toBe(memberName(25));
  await page.getByLabel('Rows per page').selectOption('50');
  await page.getByText('1–50 of 60').waitFor();
  await expect.poll(() => address(page)).toBe('/members?size=50');
  await page.goBack();
  await page.getByText('26–50 of 60').waitFor();
  await page.reload();
  await page.getByText('26–50 of 60').waitFor();

  // An address beyond the end is that of the last page.
  await revisit(page, '/members?page=99');
  await page.getByText('51–60 of 60').waitFor();
  await expect.poll(() => address(page)).toBe('/members?page=3');
  await expect.poll(() => page.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true);

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

  const searches: string[] = [];
  page.on('request', request => {
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
    const { operationName, variables } = request.postDataJSON() as Record<string, unknown>;
    if (operationName === 'Search') searches.push((variables as { text: string }).text);
  });
  await revisit(page, '/members?page=3');
  await page.getByRole('searchbox').pressSequentially('member42@');
  await page.getByText('1–1 of 1').waitFor();
  await expect.poll(() => address(page)).toBe('/members?q=member42%40');
  await expect.poll(() => columnTexts(page, 1)).toEqual([memberName(42)]);
  await page.getByRole('searchbox').fill('nobody');
  await page.getByRole('heading', { name: 'No members found' }).waitFor();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await page.getByText('1–25 of 60').waitFor();
  await expect.poll(() => address(page)).toBe('/members');

  await addMember(app, { name: 'Annabel Lee' });
  await page.getByRole('searchbox').fill('anabel lee');
  await page
    .getByRole('group', { name: 'Did you mean' })
    .getByRole('button', { name: 'Annabel Lee' })
    .waitFor();
  await page.getByRole('button', { name: 'Clear search' }).last().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await rowOf(page, 'Annabel Lee').waitFor();
  await expect.poll(() => address(page)).toBe('/members?q=Annabel+Lee');
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value))
    .toBe('Annabel Lee');
  expect(searches, 'requested where nothing was found').toEqual(['nobody', 'anabel lee']);
});

it('a role that may only view members opens a form without controls, and none by its URL', async () => {
  const page = await open('trainer');
  await rowOf(page, memberName(0)).waitFor();
  await expectAbsent(page.getByRole('columnheader', { name: 'Actions' }));
  // It is for users of analytics.
  await expectAbsent(page.getByRole('link', { name: 'Open in explorer' }));
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

  await revisit(page, '/members?add');
  await rowOf(page, memberName(0)).waitFor();
  await expectAbsent(page.getByRole('dialog'));

  await changeGrant(app, 'Trainer', 'members', { canView: false });
  await revisit(page, '/members?id=1');
  await page.getByRole('heading', { name: 'You may not view members' }).waitFor();
  await expectAbsent(page.getByRole('dialog'));
  await expectAbsent(page.getByRole('grid'));
});

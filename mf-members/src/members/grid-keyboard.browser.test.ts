import {
  dialogOf,
  expectAbsent,
  openPage,
  type Page,
  rowOf,
  textBox,
  toastOf,
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

async function open(path: string, heading: string): Promise<Page> {
  const page = await openPage(app.url + path, { token: await tokenOf(app, 'admin') });
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return page;
}
const openMembers = async () => {
  const page = await open('/members', 'Members Management');
  await page.getByRole('link', { name: memberName(0), exact: true }).waitFor();
  return page;
};

/** What has the focus: the label of a button, else the text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });

/** The number of Tab strokes from the header of the grid to what follows it. */
async function strokesAcross(page: Page): Promise<number> {
  await page.getByRole('columnheader').first().focus();
  for (let strokes = 1; strokes < 300; strokes++) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(() => Boolean(document.activeElement?.closest('[role="grid"]')))))
      return strokes;
  }
  return Infinity;
}

it('a grid is one Tab stop, and its arrow keys, Enter, Home, End and Page keys reach and open rows', async () => {
  const page = await openMembers();
  await expect.poll(() => strokesAcross(page)).toBe(1);
  const after = await focused(page);
  await page.keyboard.press('Shift+Tab');
  await expect
    .poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('[role="grid"]'))))
    .toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toBe(memberName(0));
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe(after);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focused(page)).toBe(memberName(0));
  await page.keyboard.press('Shift+Tab');
  await expect
    .poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('[role="grid"]'))))
    .toBe(false);

  // A panel that Tab leaves closes.
  await page.getByRole('button', { name: 'Columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await panel.waitFor();
  await page.keyboard.press('Shift+Tab');
  await panel.waitFor();
  await page.keyboard.press('Shift+Tab');
  await panel.waitFor({ state: 'hidden' });

  await page.getByRole('columnheader').first().focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toBe(memberName(0));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  // It says whom it edits.
  await dialogOf(page, 'Edit Member').getByText(memberName(0), { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page, 'Edit Member').waitFor({ state: 'detached' });
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: memberName(0) }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/members\/\d+$/);

  await visit(page, '/members?size=100');
  await page.getByRole('link', { name: memberName(0), exact: true }).focus();
  await page.getByRole('columnheader').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+End');
  await expect.poll(() => focused(page)).toBe(`Edit ${memberName(59)}`);
  await page.keyboard.press('Home');
  await expect.poll(() => focused(page)).toBe(memberName(59));
  await page.keyboard.press('PageUp');
  await expect.poll(() => focused(page)).not.toBe(memberName(59));
  await page.keyboard.press('PageDown');
  await expect.poll(() => focused(page)).toBe(memberName(59));
  await page.keyboard.press('Control+Home');
  await expect.poll(() => focused(page)).toMatch(/^Name/);
});

it('the arrow keys reach every action of a row, and ? lists the shortcuts, but not while typing', async () => {
  const page = await open('/users', 'User Management');
  await page.getByRole('link', { name: 'accounts', exact: true }).click();
  await dialogOf(page, 'Edit User').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('accounts');
  await page.keyboard.press('End');
  await expect.poll(() => focused(page)).toBe('Edit accounts');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe('Change password of accounts');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe('Deactivate accounts');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await dialogOf(page, 'Change Password').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Change password of accounts');
  // One Tab stop, whichever action has the focus.
  await page.keyboard.press('Shift+Tab');
  await expect
    .poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('[role="grid"]'))))
    .toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Change password of accounts');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-colindex')))
    .toBe('6');

  await visit(page, '/members');
  await page.getByRole('searchbox').pressSequentially('?');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('?');
  await expectAbsent(page.getByRole('dialog', { name: 'Keyboard Shortcuts' }));
  await page.getByRole('searchbox').fill('');
  await page.getByRole('columnheader').first().focus();
  await page.keyboard.press('?');
  const dialog = dialogOf(page, 'Keyboard Shortcuts');
  await dialog.getByText('Open the record', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Show shortcuts' }).click();
  await dialog.waitFor();
});

it('a row opens on a click, also on two fast ones, not for a selected text, and its name is a link', async () => {
  const page = await openMembers();
  await rowOf(page, memberName(3)).getByRole('gridcell').nth(1).click();
  const dialog = dialogOf(page, 'Edit Member');
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(memberName(3));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role="row"]')?.textContent))
    .toContain(memberName(3));

  // The second click changes nothing in the dialog.
  await rowOf(page, memberName(6)).getByRole('gridcell').nth(2).dblclick();
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(memberName(6));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const cell = rowOf(page, memberName(2)).getByRole('gridcell').nth(1);
  const box = (await cell.boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toMatch(/\w{3}/);
  await expect.poll(() => new URL(page.url()).search).toBe('');

  // The Control key opens another tab.
  await visit(page, '/trainers');
  await visit(page, '/members?page=2&sort=-name');
  const link = page.getByRole('row').nth(3).getByRole('link');
  await expect.poll(() => link.innerText()).not.toBe('');
  const name = await link.innerText();
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await other.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await expect.poll(() => other.url()).toMatch(/\/members\/\d+$/);
  await expectAbsent(page.getByRole('dialog'));
});

it('the active cell is copied, and stays at its record when a row is added above it', async () => {
  const page = await openMembers();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const cellOf = async (title: string) => {
    const header = page.getByRole('columnheader', { name: title });
    const index = await header.getAttribute('aria-colindex');
    return rowOf(page, memberName(1)).locator(`[role="gridcell"][aria-colindex="${index}"]`);
  };
  await page.getByRole('columnheader').first().focus();
  for (let row = 0; row < 5 && (await focused(page)) !== memberName(1); row++) {
    const before = await focused(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).not.toBe(before);
  }
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(clipboard).toBe(memberName(1));
  for (const title of ['Email', 'Membership Type', 'Status']) {
    const cell = await cellOf(title);
    await expect.poll(() => cell.innerText()).toMatch(/\S/);
    const text = (await cell.innerText()).trim();
    while (!(await cell.evaluate(each => each === document.activeElement)))
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ControlOrMeta+c');
    await expect.poll(clipboard).toBe(text);
  }
  // A selection that covers the grid.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(clipboard).toContain('Members Management');
  await page.evaluate(() => getSelection()?.removeAllRanges());

  await page.getByRole('columnheader').first().focus();
  await page.keyboard.press('Control+Home');
  for (const _ of [0, 1, 2]) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const row = () => page.evaluate(() => document.activeElement?.closest('[role="row"]')?.textContent);
  await expect.poll(row).toContain(memberName(2));
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'Edit Member');
  await textBox(dialog, 'Phone').fill('555-0777');
  await addMember(app, { name: 'Aaron First' });
  await dialog.getByRole('button', { name: 'Update' }).click();
  await rowOf(page, 'Aaron First').waitFor();
  await expect.poll(row).toContain(memberName(2));
  await page.keyboard.press('Delete');
  await dialogOf(page, 'Confirm Delete').getByText(memberName(2)).waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page, 'Confirm Delete').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await expect.poll(() => textBox(dialog, 'Name').inputValue()).toBe(memberName(2));
});

/** In the page: the buttons, fields and tabs that toasts cover. */
const COVERED = `[...document.querySelectorAll('header button, main button, main input')]
  .filter(control => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-sonner-toast]');
  })
  .map(control => control.ariaLabel ?? control.innerText)`;

it('deleted rows give the focus to the next one, and have a message with Undo each, three at most', async () => {
  const page = await openMembers();
  await rowOf(page, memberName(10))
    .getByRole('button', { name: /^Delete/ })
    .click();
  await dialogOf(page, 'Confirm Delete').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Member deleted successfully').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role="row"]')?.textContent ?? ''))
    .toContain(memberName(11));
  const names = [20, 21, 22, 23].map(memberName);
  for (const name of names) {
    await rowOf(page, name)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await dialogOf(page, 'Confirm Delete').getByRole('button', { name: 'Delete' }).click();
    await toastOf(page, name).waitFor();
  }
  const messages = page.locator('[data-sonner-toast]');
  await messages.filter({ hasText: memberName(20) }).waitFor({ state: 'detached' });
  await expect.poll(() => messages.count()).toBe(3);
  await expect
    .poll(async () => {
      const box = (await messages.first().boundingBox())!;
      const actions = (await page.getByRole('columnheader', { name: 'Actions' }).boundingBox())!;
      return actions.x - box.x - box.width;
    })
    .toBe(12);
  await expect.poll(() => page.evaluate(COVERED)).toEqual([]);
  const oldest = messages.filter({ hasText: memberName(21) });
  // The pointer spreads the messages.
  await page.locator('[data-sonner-toast][data-front="true"]').hover();
  await oldest.getByRole('button', { name: 'Undo' }).click();
  await toastOf(page, 'Change undone').waitFor();
  await rowOf(page, memberName(21)).waitFor();
  await oldest.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  // Nothing covers the search and the account menu.
  await page.getByRole('button', { name: /^Account of/ }).click({ timeout: 2000 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search', exact: true }).click({ timeout: 2000 });
  await dialogOf(page, 'Search').waitFor();
});

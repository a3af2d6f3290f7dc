import {
  dialogOf,
  type Page,
  rowOf,
  settled,
  textBox,
  toastOf,
  twoFrames,
  visit,
} from '@gym/hub-kit/testing';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addressOf, memberName, reload, sixtyMembers, useGallery } from './gallery.fixture.ts';

const open = useGallery();

async function openMembers(options: Partial<Parameters<typeof open>[0]> = {}): Promise<Page> {
  const page = await open({ path: '/members', rows: sixtyMembers, ...options });
  await page.getByRole('link', { name: memberName(0), exact: true }).waitFor();
  await settled(page);
  return page;
}

/** What has the focus: the label of a button, else the text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });

/** Moves the focus to the header of the names, after that of the check boxes. */
async function focusName(page: Page): Promise<void> {
  await page.getByRole('columnheader').first().focus();
  await page.keyboard.press('ArrowRight');
}

/** The number of Tab strokes from the header of the grid to what follows it. */
async function strokesAcross(page: Page): Promise<number> {
  await focusName(page);
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
  await page.getByRole('button', { name: 'Display' }).click();
  const panel = page.getByRole('dialog', { name: 'Display' });
  await panel.waitFor();
  await page.keyboard.press('Shift+Tab');
  await panel.waitFor();
  await page.keyboard.press('Shift+Tab');
  await panel.waitFor({ state: 'hidden' });

  await focusName(page);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe(memberName(0));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  // It says whom it edits.
  await dialogOf(page, 'Edit Member').getByText(memberName(0), { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page, 'Edit Member').waitFor({ state: 'detached' });
  await page.keyboard.press('Home');
  await expect.poll(() => focused(page)).toBe(`Select ${memberName(0)}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: memberName(0) }).waitFor();
  await expect.poll(() => addressOf(page)).toMatch(/^\/members\/\d+$/);

  await visit(page, '#/members?size=100');
  await page.getByRole('link', { name: memberName(0), exact: true }).focus();
  await focusName(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+End');
  await expect.poll(() => focused(page)).toBe(`Edit ${memberName(59)}`);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe(memberName(59));
  await page.keyboard.press('PageUp');
  await expect.poll(() => focused(page)).not.toBe(memberName(59));
  await page.keyboard.press('PageDown');
  await expect.poll(() => focused(page)).toBe(memberName(59));
  await page.keyboard.press('Control+Home');
  await expect.poll(() => focused(page)).toBe('Select all rows of this page');
});

it('a grid measures its texts once for the same rows', async () => {
  const page = await openMembers();
  const counter = await page.evaluateHandle(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { measureText } = prototype;
    const counter = { calls: 0, stop: () => Object.assign(prototype, { measureText }) };
    prototype.measureText = function (text) {
      counter.calls += 1;
      return measureText.call(this, text);
    };
    return counter;
  });
  const calls = () => counter.evaluate(({ calls }) => calls);
  await page.getByRole('columnheader', { name: 'Name' }).click();
  await page.getByRole('link', { name: memberName(59), exact: true }).waitFor();
  await settled(page);
  await expect.poll(calls).toBeGreaterThan(0);
  const before = await calls();
  // A narrower window renders the grid.
  const { width, height } = page.viewportSize()!;
  const gridWidth = async () => (await page.getByRole('grid').boundingBox())!.width;
  const wide = await gridWidth();
  await page.setViewportSize({ width: width - 40, height });
  await expect.poll(gridWidth).toBeLessThan(wide);
  await twoFrames(page);
  await expect.poll(calls).toBe(before);
  await counter.evaluate(({ stop }) => void stop());
  await page.setViewportSize({ width, height });
});

it('the arrow keys reach every action of a row, and leave the grid as one Tab stop', async () => {
  const page = await open({ path: '/locations', rows: { locations: [{ name: 'Pier', status: 'active' }] } });
  await page.getByRole('link', { name: 'Pier', exact: true }).click();
  await dialogOf(page, 'Edit Location').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Pier');
  await page.keyboard.press('End');
  await expect.poll(() => focused(page)).toBe('Edit Pier');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe('Close Pier');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe('Delete Pier');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await dialogOf(page, 'Edit Location').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Close Pier');
  // One Tab stop, whichever action has the focus.
  await page.keyboard.press('Shift+Tab');
  await expect
    .poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('[role="grid"]'))))
    .toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Close Pier');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-colindex')))
    .toBe('5');
});

it('a row opens on a click, also on two fast ones, not for a selected text, and its name is a link', async () => {
  const page = await openMembers();
  await rowOf(page, memberName(3)).getByRole('gridcell').nth(2).click();
  const dialog = dialogOf(page, 'Edit Member');
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(memberName(3));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role="row"]')?.textContent))
    .toContain(memberName(3));

  // The second click changes nothing in the dialog.
  await rowOf(page, memberName(6)).getByRole('gridcell').nth(3).dblclick();
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(memberName(6));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const cell = rowOf(page, memberName(2)).getByRole('gridcell').nth(2);
  const box = (await cell.boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toMatch(/\w{3}/);
  await expect.poll(() => addressOf(page)).toBe('/members');
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
  await focusName(page);
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

  await focusName(page);
  await page.keyboard.press('Control+Home');
  for (const _ of [0, 1, 2]) await page.keyboard.press('ArrowDown');
  for (const _ of [0, 1]) await page.keyboard.press('ArrowRight');
  const row = () => page.evaluate(() => document.activeElement?.closest('[role="row"]')?.textContent);
  await expect.poll(row).toContain(memberName(2));
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'Edit Member');
  await textBox(dialog, 'Phone').fill('555-0777');
  await page.evaluate(() => window.gallery.link().server.insert('members', { name: 'Aaron First' }));
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
});

const header = (page: Page, name: string) => page.getByRole('columnheader', { name });

/** The width of each column in whole pixels, by its title. */
const widths = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('[role="columnheader"]')].map(cell => [
        cell.textContent,
        Math.round(cell.getBoundingClientRect().width),
      ]),
    ),
  );

async function dragEdge(page: Page, name: string, by: number): Promise<void> {
  const { x, y, width, height } = (await header(page, name).boundingBox())!;
  await page.mouse.move(x + width - 3, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 3 + by, y + height / 2, { steps: 8 });
  await page.mouse.up();
}

describe('the width of a column', () => {
  it('follows the edge of its header and Control with an arrow key, without a change of the others, and survives a reload', async () => {
    const page = await openMembers();
    const before = await widths(page);
    await dragEdge(page, 'Phone', 80);
    const wider = { ...before, Phone: before['Phone']! + 80 };
    await expect.poll(() => widths(page)).toEqual(wider);
    await dragEdge(page, 'Email', -40);
    const both = { ...wider, Email: before['Email']! - 40 };
    await expect.poll(() => widths(page)).toEqual(both);
    await reload(page);
    await expect.poll(() => widths(page)).toEqual(both);
    // The first drag after a reload begins at the stored width.
    await dragEdge(page, 'Phone', 20);
    await expect.poll(() => widths(page)).toEqual({ ...both, Phone: both['Phone']! + 20 });
    // By Control and an arrow key on the header.
    await header(page, 'Phone').focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'])
      await page.keyboard.press(`Control+${key}`);
    const widest = { ...both, Phone: both['Phone']! + 40 };
    await expect.poll(() => widths(page)).toEqual(widest);
    await reload(page);
    await expect.poll(() => widths(page)).toEqual(widest);
  });

  it('leaves no gap beside the last column when it becomes smaller', async () => {
    const page = await openMembers();
    const before = await widths(page);
    await dragEdge(page, 'Email', -30);
    // Less than two pixels differ, by rounding.
    const actions = expect.closeTo(before['Actions']! + 30, -0.5) as number;
    const narrowed = { ...before, Email: before['Email']! - 30, Actions: actions };
    await expect.poll(() => widths(page)).toEqual(narrowed);
    await reload(page);
    await expect.poll(() => widths(page)).toEqual(narrowed);
    // The buttons are at the end of their column.
    const button = page.getByRole('button', { name: `Delete ${memberName(0)}`, exact: true });
    const endOf = async (element: Locator) => {
      const { x, width } = (await element.boundingBox())!;
      return x + width;
    };
    await expect
      .poll(async () => (await endOf(header(page, 'Actions'))) - (await endOf(button)))
      .toBeLessThan(24);
  });

  it('leaves no gap where rows have no actions, and the last column can be widened', async () => {
    const page = await openMembers({ denied: ['members:edit', 'members:delete'] });
    await expect.poll(async () => Object.keys(await widths(page)).at(-1)).toBe('Assigned Trainer');
    const before = await widths(page);
    await dragEdge(page, 'Assigned Trainer', -60);
    await dragEdge(page, 'Email', -30);
    // Less than two pixels differ, by rounding.
    const filled = expect.closeTo(before['Assigned Trainer']! + 30, -0.5) as number;
    const expected = { ...before, Email: before['Email']! - 30, 'Assigned Trainer': filled };
    await expect.poll(() => widths(page)).toEqual(expected);
    const narrowed = await widths(page);
    await dragEdge(page, 'Assigned Trainer', 50);
    const widened = { ...narrowed, 'Assigned Trainer': narrowed['Assigned Trainer']! + 50 };
    await expect.poll(() => widths(page)).toEqual(widened);
    await reload(page);
    await expect.poll(() => widths(page)).toEqual(widened);
  });
});

import { openPage, type Page, settled, tokenOf, useClub } from '@gym/hub-kit/testing';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addSixtyMembers, memberName } from './members.fixture.ts';

const app = useClub();

beforeAll(async () => {
  await addSixtyMembers(app);
});

async function open(role = 'admin'): Promise<Page> {
  const page = await openPage(`${app.url}/members`, { token: await tokenOf(app, role) });
  await page.getByRole('link', { name: memberName(0), exact: true }).waitFor();
  await settled(page);
  return page;
}

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

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('link', { name: memberName(0), exact: true }).waitFor();
  await settled(page);
}

describe('the width of a column', () => {
  it('follows the edge of its header and Control with an arrow key, without a change of the others, and survives a reload', async () => {
    const page = await open();
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
    const page = await open();
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
    const page = await open('trainer');
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

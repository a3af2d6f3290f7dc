import {
  combobox,
  dialogOf,
  executeGraphql,
  expectAbsent,
  messageOf,
  openPage,
  type Page,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addTrainer } from './members.fixture.ts';

const app = useClub();

beforeAll(async () => {
  await addTrainer(app, 'Tara Trainer');
  await addTrainer(app, 'Theo Twin');
  await executeGraphql(app, `mutation ($input: TrainerInput!) { createTrainer(input: $input) { id } }`, {
    input: {
      name: 'Theo Twin',
      email: 'other.theo@example.com',
      phone: '2125550101',
      specializations: ['Yoga'],
      status: 'active',
      joiningDate: '2024-01-01',
      salary: 3000,
      workingHours: 40,
    },
  });
});

async function openForm(
  path: string,
  button: string,
  options: { width?: number; height?: number; timeZone?: string } = {},
) {
  const page = await openPage(app.url + path, { token: await tokenOf(app, 'admin'), ...options });
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Add / });
  await dialog.getByRole('button', { name: 'Save' }).waitFor();
  return { page, dialog };
}

const openMember = (options?: { width?: number; height?: number }) =>
  openForm('/members', 'Add Member', options);

const isFocused = (control: Locator) => control.evaluate(box => box === document.activeElement);

async function typeAndLeave(control: Locator, text: string) {
  await control.fill(text);
  await control.press('Tab');
}

describe('Escape', () => {
  it('closes the list of a combobox, then the dialog, and empties nothing', async () => {
    const { page, dialog } = await openMember();
    const trainer = combobox(dialog, 'Assigned Trainer');
    await trainer.fill('tara');
    await page.getByRole('option', { name: /^Tara Trainer/ }).click();
    await trainer.press('ArrowDown');
    await page.getByRole('option', { name: /^Tara Trainer/ }).waitFor();
    await page.keyboard.press('Escape');
    await expectAbsent(page.getByRole('option', { name: /^Tara/ }));
    await expectAbsent(dialogOf(page, 'Discard changes?'));
    await page.keyboard.press('Escape');
    await dialogOf(page, 'Discard changes?').waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page, 'Discard changes?').waitFor({ state: 'detached' });
    await expect.poll(() => trainer.inputValue()).toBe('Tara Trainer');
  });

  it('and Enter are the input method’s while it composes a word', async () => {
    const { page, dialog } = await openMember();
    const conditions = combobox(dialog, 'Health Conditions');
    await conditions.fill('asth');
    await page.getByRole('option', { name: 'Asthma' }).waitFor();
    await conditions.press('ArrowDown');
    for (const key of ['Enter', 'Escape'])
      await conditions.evaluate(
        (box, pressed) =>
          box.dispatchEvent(
            new KeyboardEvent('keydown', {
              key: pressed,
              isComposing: true,
              bubbles: true,
              cancelable: true,
            }),
          ),
        key,
      );
    await expect.poll(() => page.getByRole('option', { name: 'Asthma' }).isVisible()).toBe(true);
    await expect.poll(() => conditions.inputValue()).toBe('asth');
    await conditions.press('Enter');
    await dialog.getByRole('button', { name: 'Remove Asthma' }).waitFor();
  });

  it('closes the dialog from a box of several choices', async () => {
    const { page, dialog } = await openMember();
    await combobox(dialog, 'Health Conditions').click();
    await page.getByRole('option', { name: 'Asthma' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

it('a calendar closes when the focus leaves it', async () => {
  const { page, dialog } = await openMember();
  await dialog.getByRole('button', { name: 'Choose Date of Birth' }).click();
  const calendar = page.getByRole('dialog', { name: 'Date of Birth' });
  await calendar.getByRole('gridcell').first().waitFor();
  await textBox(dialog, 'Name').focus();
  await expectAbsent(calendar);
});

it('a combobox takes the key that follows a click at once', async () => {
  const { page, dialog } = await openMember();
  const trainer = combobox(dialog, 'Assigned Trainer');
  await trainer.fill('tara');
  const option = page.getByRole('option', { name: /^Tara Trainer/ });
  await option.hover();
  await Promise.all([page.mouse.down(), page.mouse.up(), page.keyboard.press('ArrowDown')]);
  // The mark of the chosen one, in a list that is open again.
  await option.locator('svg').waitFor();
  await expect.poll(() => trainer.inputValue()).toBe('Tara Trainer');
});

it('a combobox that is left chooses nothing that is only highlighted', async () => {
  const { page, dialog } = await openMember();
  const trainer = combobox(dialog, 'Assigned Trainer');
  // Several begin with it: a text that only one record has chooses that record.
  await trainer.pressSequentially('t');
  await page.getByRole('option', { name: /^Tara Trainer/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => messageOf(trainer)).toBe('Choose one of the list');
  await expectAbsent(dialog.getByRole('button', { name: 'Clear Assigned Trainer' }));

  await trainer.fill('tara');
  await page.getByRole('option', { name: /^Tara Trainer/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => trainer.inputValue()).toBe('Tara Trainer');
  await trainer.fill('t');
  await page
    .getByRole('option', { name: /^Theo Twin/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => trainer.inputValue()).toBe('Tara Trainer');
});

describe('a whole name', () => {
  it('is a choice when the box is left', async () => {
    const { dialog } = await openMember();
    const trainer = combobox(dialog, 'Assigned Trainer');
    await trainer.pressSequentially('tara trainer');
    await trainer.press('Tab');
    await expect.poll(() => trainer.inputValue()).toBe('Tara Trainer');
    await dialog.getByRole('button', { name: 'Clear Assigned Trainer' }).waitFor();

    const conditions = combobox(dialog, 'Health Conditions');
    await conditions.pressSequentially('ASTHMA');
    await conditions.press('Tab');
    await dialog.getByRole('button', { name: 'Remove Asthma' }).waitFor();
  });

  for (const key of ['click', 'Enter'] as const)
    it(`is saved by ${key === 'click' ? 'a click on Save' : 'Enter'} before the server has responded`, async () => {
      const { page, dialog } = await openMember();
      const lookup = Promise.withResolvers<void>();
      await page.route('**/graphql', async route => {
        const { variables } = (route.request().postDataJSON() ?? {}) as { variables?: { text?: string } };
        if (JSON.stringify(variables ?? {}).includes('tara trainer')) await lookup.promise;
        await route.fallback();
      });
      const name = `Ned ${key}`;
      await textBox(dialog, 'Name').fill(name);
      await textBox(dialog, 'Email').fill(`ned.${key.toLowerCase()}@example.com`);
      await textBox(dialog, 'Phone').fill('2125550100');
      const trainer = combobox(dialog, 'Assigned Trainer');
      await trainer.fill('tara trainer');
      const save = dialog.getByRole('button', { name: 'Save' });
      if (key === 'click') await save.click();
      else {
        // Of the list first, which closes.
        await trainer.press('Enter');
        await trainer.press('Enter');
      }
      // Waits for the server: a second click does nothing.
      await expect.poll(() => save.isDisabled()).toBe(true);
      lookup.resolve();
      await toastOf(page, 'Member created successfully').waitFor();
      const { members } = await executeGraphql(
        app,
        `query ($name: String!) { members(filter: { name: { eq: $name } }) { items { assignedTrainer { name } } } }`,
        { name },
      );
      expect(members!['items']).toEqual([{ assignedTrainer: { name: 'Tara Trainer' } }]);
    });

  it('that two records share, or that nobody has, is reported, and nothing is saved', async () => {
    const { page, dialog } = await openMember();
    await textBox(dialog, 'Name').fill('Kit Careful');
    await textBox(dialog, 'Email').fill('kit@example.com');
    await textBox(dialog, 'Phone').fill('2125550100');
    const trainer = combobox(dialog, 'Assigned Trainer');
    await typeAndLeave(trainer, 'theo twin');
    await expect
      .poll(() => messageOf(trainer))
      .toBe('Several are called “theo twin”. Choose one of the list');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toastOf(page, 'Please fix the form errors').waitFor();
    await expect.poll(() => trainer.inputValue()).toBe('theo twin');

    await typeAndLeave(trainer, 'nobody');
    await expect.poll(() => messageOf(trainer)).toBe('Choose one of the list');
    await typeAndLeave(trainer, '');
    await expect.poll(() => messageOf(trainer)).toBe('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toastOf(page, 'Member created successfully').waitFor();
  });
});

describe('a date', () => {
  it('of birth is typed with few characters, and lies in the past', async () => {
    const { dialog } = await openMember();
    const birth = textBox(dialog, 'Date of Birth');
    const dates = {
      '05041994': '05/04/1994',
      '5/4/30': '05/04/1930',
      '050494': '05/04/1994',
      '5/4/95': '05/04/1995',
    };
    for (const [typed, shown] of Object.entries(dates)) {
      await typeAndLeave(birth, typed);
      await expect.poll(() => birth.inputValue()).toBe(shown);
      await expect.poll(() => messageOf(birth)).toBe('');
    }
  });

  it('is typed as a word, and reported where month and day could be mixed up', async () => {
    const { dialog } = await openMember();
    const joining = textBox(dialog, 'Joining Date');
    const today = await joining.inputValue();
    await typeAndLeave(joining, 'yesterday');
    await expect.poll(() => joining.inputValue()).not.toBe('yesterday');
    await expect.poll(() => joining.inputValue()).not.toBe(today);
    await typeAndLeave(joining, 'Today');
    await expect.poll(() => joining.inputValue()).toBe(today);
    for (const typed of ['05.06.2025', '25.12.2025']) {
      await typeAndLeave(joining, typed);
      await expect.poll(() => messageOf(joining)).toBe('Enter a date as MM/DD/YYYY');
      await expect.poll(() => joining.inputValue()).toBe(typed);
    }
  });

  it.each([
    ['Alt and ArrowDown', 'Alt+ArrowDown', 1440, 900],
    ['Alt and ArrowDown in a low window', 'Alt+ArrowDown', 1024, 420],
    ['the button and Enter', 'Enter', 1440, 900],
    ['the button and Space on a phone', 'Space', 390, 700],
  ])('is chosen in a calendar that %s opens', async (_how, key, width, height) => {
    const { page, dialog } = await openMember({ width, height });
    const birth = textBox(dialog, 'Date of Birth');
    const calendar = page.getByRole('dialog', { name: 'Date of Birth', exact: true });
    await birth.fill('05041994');
    // The second time its file is there at once.
    for (const _ of [1, 2]) {
      await birth.focus();
      if (key !== 'Alt+ArrowDown') await page.keyboard.press('Tab');
      await page.keyboard.press(key);
      const day = calendar.getByRole('button', { name: /May 4, 1994/ });
      await expect.poll(() => isFocused(day)).toBe(true);
      const outside = async () => {
        const box = (await calendar.boundingBox())!;
        const ends = { left: -box.x, top: -box.y, right: box.x + box.width - width };
        return Math.max(...Object.values(ends), box.y + box.height - height);
      };
      await expect.poll(outside).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect.poll(() => isFocused(birth)).toBe(true);
      await expectAbsent(calendar);
    }
    await expect.poll(() => dialog.isVisible()).toBe(true);
  });
});

describe('an amount', () => {
  it('takes commas between thousands alone, and is shown with them', async () => {
    const { page, dialog } = await openForm('/memberships', 'Add Membership Plan');
    const price = textBox(dialog, 'Price');
    await typeAndLeave(price, '1250.5');
    await expect.poll(() => price.inputValue()).toBe('1,250.50');
    await typeAndLeave(price, '12,50');
    await expect.poll(() => messageOf(price)).toBe('Write the amount as 1,250.50');
    await expect.poll(() => price.inputValue()).toBe('12,50');
    await expect.poll(() => page.url()).toContain('?add');
    await typeAndLeave(price, '12,345.67');
    await expect.poll(() => messageOf(price)).toBe('');
    await expect.poll(() => price.inputValue()).toBe('12,345.67');
  });
});

describe('CLUB_TIME_ZONE', () => {
  const joiningDateAt = async (now: string) => {
    const page: Page = await openPage(`${app.url}/health`, {
      token: await tokenOf(app, 'admin'),
      timeZone: 'Asia/Tokyo',
    });
    await page.clock.setFixedTime(now);
    await page.goto(`${app.url}/members`);
    await page.getByRole('button', { name: 'Add Member' }).first().click();
    const joining = textBox(dialogOf(page, 'Add Member'), 'Joining Date');
    const shown = await joining.inputValue();
    await joining.press('Alt+ArrowDown');
    const calendar = page.getByRole('dialog', { name: 'Joining Date', exact: true });
    const marked = await calendar.getByRole('button', { name: /^Today, / }).getAttribute('aria-label');
    return [shown, marked];
  };

  it('says which day it is, also in a browser where it is tomorrow', async () => {
    expect(await joiningDateAt('2026-07-04T03:59:00Z')).toEqual([
      '07/03/2026',
      'Today, Friday, July 3, 2026, selected',
    ]);
    expect(await joiningDateAt('2026-07-04T04:00:00Z')).toEqual([
      '07/04/2026',
      'Today, Saturday, July 4, 2026, selected',
    ]);
  });

  it('shows the last login on the profile', async () => {
    const at = async (timeZone?: string) => {
      const page = await openPage(`${app.url}/profile`, {
        token: await tokenOf(app, 'admin'),
        timeZone,
      });
      return page
        .getByText(/^[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d$/)
        .first()
        .innerText();
    };
    await tokenOf(app, 'admin');
    expect(await at('Asia/Tokyo')).toBe(await at());
  });
});

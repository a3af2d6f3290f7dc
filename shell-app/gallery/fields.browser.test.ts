import {
  combobox,
  dialogOf,
  expectAbsent,
  failureLines,
  messageOf,
  type Page,
  textBox,
  toastOf,
} from '@gym/hub-kit/testing';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { rowsOf, set, trainer, useGallery } from './gallery.fixture.ts';

const open = useGallery();

const trainers = ['Tara Trainer', 'Uma Under', 'Vic Vale', 'Theo Twin', 'Theo Twin'].map((name, index) =>
  trainer(index + 1, name),
);

async function openMember() {
  const page = await open({ path: '/members', rows: { trainers }, expected: failureLines });
  return { page, dialog: await openAdd(page) };
}

async function openAdd(page: Page) {
  await page.getByRole('button', { name: 'Add Member' }).first().click();
  const dialog = dialogOf(page, 'Add Member');
  await dialog.getByRole('button', { name: 'Save', exact: true }).waitFor();
  return dialog;
}

const isFocused = (control: Locator) => control.evaluate(box => box === document.activeElement);

async function typeAndLeave(control: Locator, text: string) {
  await control.fill(text);
  await control.press('Tab');
}

it('a combobox chooses what is clicked, typed or confirmed by Enter, and nothing that is only highlighted', async () => {
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

  // It takes the key that follows a click at once.
  await trainer.fill('tara');
  const option = page.getByRole('option', { name: /^Tara Trainer/ });
  await option.hover();
  await Promise.all([page.mouse.down(), page.mouse.up(), page.keyboard.press('ArrowDown')]);
  // The mark of the chosen one, in a list that is open again.
  await option.locator('svg').waitFor();
  await expect.poll(() => trainer.inputValue()).toBe('Tara Trainer');

  // A whole name is a choice when the box is left.
  await dialog.getByRole('button', { name: 'Clear Assigned Trainer' }).click();
  await trainer.pressSequentially('tara trainer');
  await trainer.press('Tab');
  await expect.poll(() => trainer.inputValue()).toBe('Tara Trainer');
  await dialog.getByRole('button', { name: 'Clear Assigned Trainer' }).waitFor();

  const conditions = combobox(dialog, 'Health Conditions');
  await conditions.pressSequentially('ASTHMA');
  await conditions.press('Tab');
  await dialog.getByRole('button', { name: 'Remove Asthma' }).waitFor();
  await conditions.pressSequentially('diabetes');
  await conditions.press('Tab');
  await dialog.getByRole('button', { name: 'Remove Diabetes' }).waitFor();
  await conditions.focus();
  await Promise.all([page.keyboard.press('Backspace'), page.keyboard.press('Backspace')]);
  await expectAbsent(dialog.getByRole('button', { name: /^Remove / }));
});

it('Enter chooses nothing while a changed text is searched for, and a failed search is no empty one', async () => {
  const { page, dialog } = await openMember();
  const trainer = combobox(dialog, 'Assigned Trainer');
  const option = page.getByRole('option', { name: /^Theo Twin/ }).first();
  await trainer.pressSequentially('t');
  await option.waitFor();
  await trainer.press('ArrowDown');
  await set(page, 'hold', 'TrainerOptions');
  await trainer.press('h');
  await trainer.press('ArrowDown');
  await trainer.press('Enter');
  await expect.poll(() => trainer.inputValue()).toBe('th');
  await expectAbsent(dialog.getByRole('button', { name: 'Clear Assigned Trainer' }));
  await set(page, 'release', 'TrainerOptions');

  await set(page, 'fail', 'TrainerOptions', [{ message: 'The database is busy' }]);
  await trainer.fill('tar');
  await page.getByText('The search failed').waitFor();
  await expectAbsent(page.getByText('Nothing found'));
  await set(page, 'mend', 'TrainerOptions');
  await trainer.fill('tara');
  await page.getByRole('option', { name: /^Tara Trainer/ }).click();
  await expect.poll(() => trainer.inputValue()).toBe('Tara Trainer');
});

it('half a name leaves the choice, also when the values of another user are taken', async () => {
  const ned = { name: 'Ned Net', email: 'ned@example.com', phone: '2125550100', assignedTrainerId: '1' };
  const page = await open({ path: '/members', rows: { trainers, members: [ned] } });
  await page.getByRole('button', { name: 'Edit Ned Net' }).click();
  const dialog = dialogOf(page, 'Edit Member');
  const trainer = combobox(dialog, 'Assigned Trainer');
  await expect.poll(() => trainer.inputValue()).toBe('Tara Trainer');
  await textBox(dialog, 'Phone').fill('2125550111');
  await trainer.fill('t');
  await page.evaluate(() => {
    const { server } = window.gallery.link();
    server.update('members', server.rows('members')[0]!.id, { phone: '2125550122', assignedTrainerId: '2' });
  });
  await dialog.getByRole('button', { name: 'Update' }).click();
  const question = dialogOf(page, 'This member has changed since you opened it');
  await question.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(() => trainer.inputValue()).toBe('Uma Under');
  await textBox(dialog, 'City').fill('Salem');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await rowsOf(page, 'members')).toMatchObject([{ city: 'Salem', assignedTrainerId: '2' }]);
});

it('Escape closes a list, then the dialog, and is the input method’s, as Enter is, while it composes a word', async () => {
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

  // A calendar closes when the focus leaves it.
  await dialog.getByRole('button', { name: 'Choose Date of Birth' }).click();
  const calendar = page.getByRole('dialog', { name: 'Date of Birth' });
  await calendar.getByRole('gridcell').first().waitFor();
  await textBox(dialog, 'Name').focus();
  await expectAbsent(calendar);

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

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialogOf(page, 'Discard changes?').getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
  await openAdd(page);
  await combobox(dialog, 'Health Conditions').click();
  await page.getByRole('option', { name: 'Asthma' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

it('a whole name is saved before the server has responded, unless two records share it or nobody has it', async () => {
  const { page, dialog } = await openMember();
  const trainer = combobox(dialog, 'Assigned Trainer');
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  async function fillContact(name: string) {
    await textBox(dialog, 'Name').fill(name);
    await textBox(dialog, 'Email').fill(`${name.toLowerCase().replace(' ', '.')}@example.com`);
    await textBox(dialog, 'Phone').fill('2125550100');
  }
  // Enter of the list comes first, which closes.
  const press = {
    click: () => save.click(),
    Enter: () => trainer.press('Enter').then(() => trainer.press('Enter')),
  };
  for (const [key, typed, chosen] of [
    ['click', 'uma under', 'Uma Under'],
    ['Enter', 'vic vale', 'Vic Vale'],
  ] as const) {
    await set(page, 'hold', 'TrainerOptions');
    await fillContact(`Ned ${key}`);
    await trainer.fill(typed);
    await press[key]();
    // Waits for the server: a second click does nothing.
    await expect.poll(() => save.isDisabled()).toBe(true);
    await set(page, 'release', 'TrainerOptions');
    await dialog.waitFor({ state: 'detached' });
    const saved = (await rowsOf(page, 'members')).find(({ name }) => name === `Ned ${key}`);
    expect(saved?.['assignedTrainerId']).toBe(trainers.find(({ name }) => name === chosen)!.id);
    await openAdd(page);
  }

  await fillContact('Kit Careful');
  await typeAndLeave(trainer, 'theo twin');
  await expect.poll(() => messageOf(trainer)).toBe('Several are called “theo twin”. Choose one of the list');
  await save.click();
  await toastOf(page, 'Please fix the form errors').waitFor();
  await expect.poll(() => trainer.inputValue()).toBe('theo twin');

  await typeAndLeave(trainer, 'nobody');
  await expect.poll(() => messageOf(trainer)).toBe('Choose one of the list');
  await typeAndLeave(trainer, '');
  await expect.poll(() => messageOf(trainer)).toBe('');
  await save.click();
  await dialog.waitFor({ state: 'detached' });
});

it('a day is typed with few characters or as a word, and chosen in a calendar by keys, in any window', async () => {
  const { page, dialog } = await openMember();
  const birth = textBox(dialog, 'Date of Birth');
  await typeAndLeave(birth, '5/4/30');
  await expect.poll(() => birth.inputValue()).toBe('05/04/1930');
  const joining = textBox(dialog, 'Joining Date');
  const today = await joining.inputValue();
  await typeAndLeave(joining, 'yesterday');
  await expect.poll(() => joining.inputValue()).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  await expect.poll(() => joining.inputValue()).not.toBe(today);
  await typeAndLeave(joining, '05.06.2025');
  await expect.poll(() => messageOf(joining)).toBe('Enter a date as MM/DD/YYYY');
  await expect.poll(() => joining.inputValue()).toBe('05.06.2025');

  const calendar = page.getByRole('dialog', { name: 'Date of Birth', exact: true });
  const day = calendar.getByRole('button', { name: /May 4, 1994/ });
  await birth.fill('05041994');
  // The first time its file is fetched.
  for (const [key, width, height] of [
    ['Alt+ArrowDown', 1440, 900],
    ['Alt+ArrowDown', 1024, 420],
    ['Enter', 1440, 900],
    ['Space', 390, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await birth.focus();
    if (key !== 'Alt+ArrowDown') await page.keyboard.press('Tab');
    await page.keyboard.press(key);
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

it('a key stroke renders the field itself and those that depend on it', async () => {
  const { dialog } = await openMember();
  const city = textBox(dialog, 'City');
  // The name has the focus first: leaving it checks the form.
  await city.focus();
  await expect.poll(() => messageOf(textBox(dialog, 'Name'))).toBe('Name is required');
  // The link to a trainer opens another tab from now on.
  expect(await renderedBy(dialog, () => city.press('S'))).toEqual(['assignedTrainerId', 'city']);
  expect(await renderedBy(dialog, () => city.press('a'))).toEqual(['city']);
  await expect.poll(() => city.inputValue()).toBe('Sa');
});

/** The names of the controls that an action renders: React gives those other properties. */
async function renderedBy(dialog: Locator, action: () => Promise<unknown>): Promise<(string | null)[]> {
  const controls = await dialog.evaluateHandle(element => {
    const propertiesOf = (control: Element): unknown =>
      Object.entries(control).find(([key]) => key.startsWith('__reactProps'))?.[1];
    return [...element.querySelectorAll('input[name], select[name], textarea[name]')].map(control => {
      const before = propertiesOf(control);
      return { name: control.getAttribute('name'), isRendered: () => propertiesOf(control) !== before };
    });
  });
  await action();
  return controls.evaluate(all => all.filter(({ isRendered }) => isRendered()).map(({ name }) => name));
}

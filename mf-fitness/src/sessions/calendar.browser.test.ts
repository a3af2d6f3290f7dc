import {
  addRecord,
  chooseReference,
  combobox,
  dialogOf,
  executeGraphql,
  expectAccessible,
  failureLines,
  openPage,
  type Page,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { addMember, addTrainer } from '../fitness.fixture.ts';

const app = useClub();
// A Monday, in a week that begins on Sunday.
const day = '2026-11-30';
let memberId = '';
let tara = '';
let theo = '';

beforeAll(async () => {
  memberId = await addMember(app, 'Ada Moss');
  tara = await addTrainer(app, 'Tara Stone');
  theo = await addTrainer(app, 'Theo Banks');
});

const addSession = (startTime: string, endTime: string, date = day) =>
  addRecord(app, 'Session', { memberId, trainerId: tara, sessionType: 'Yoga', date, startTime, endTime });

async function open(query: string, width = 1440, expected: readonly RegExp[] = []): Promise<Page> {
  const token = await tokenOf(app, 'admin');
  const page = await openPage(`${app.url}/sessions?${query}`, { token, width, expected });
  await page.locator('.ec').waitFor();
  return page;
}

/** Where a time of a column of the calendar is on the page. */
async function pointAt(page: Page, column: number, hour: number): Promise<[number, number]> {
  const box = await page.locator('.ec-body .ec-day').nth(column).boundingBox();
  if (!box) throw new Error(`The calendar has no column ${column}`);
  return [box.x + box.width / 2, box.y + (hour / 24) * box.height];
}

async function drag(page: Page, from: [number, number], to: [number, number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
}

const session = (page: Page, time: string) =>
  page.getByRole('link', { name: new RegExp(`^${time} .*Ada Moss`) });

async function storedSession(id: string) {
  const data = await executeGraphql(
    app,
    'query ($id: ID!) { session(id: $id) { date startTime endTime trainerId } }',
    { id },
  );
  return data['session'];
}

it('a session is added by dragging over free time of a trainer, moved by dragging, and moved back', async () => {
  const page = await open(`view=day&day=${day}`);
  await page.getByText('Theo Banks').waitFor();
  // A quarter of an hour is twelve pixels: just inside of the first one and of the last one.
  await drag(page, await pointAt(page, 0, 9.1), await pointAt(page, 0, 10.4));
  const dialog = dialogOf(page, 'Add Session');
  await expect.poll(() => textBox(dialog, 'Date').inputValue()).toBe('11/30/2026');
  await expect.poll(() => dialog.getByLabel('Start Time').inputValue()).toBe('09:00');
  await expect.poll(() => dialog.getByLabel('End Time').inputValue()).toBe('10:30');
  await expect.poll(() => combobox(dialog, 'Trainer').inputValue()).toBe('Tara Stone');
  await chooseReference(combobox(dialog, 'Member'), 'ada', 'Ada Moss');
  await combobox(dialog, 'Session Type').selectOption('Boxing');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await session(page, '09:00 - 10:30').click();
  await dialogOf(page, 'Edit Session').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expectAccessible(page);

  const id = (await session(page, '09:00 - 10:30').getAttribute('data-record')) ?? '';
  await drag(page, await pointAt(page, 0, 9.3), await pointAt(page, 1, 11.3));
  await session(page, '11:00 - 12:30').waitFor();
  const toast = toastOf(page, 'Session updated successfully');
  await toast.waitFor();
  expect(await storedSession(id)).toEqual({
    date: day,
    startTime: '11:00',
    endTime: '12:30',
    trainerId: theo,
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await session(page, '09:00 - 10:30').waitFor();
  expect(await storedSession(id)).toEqual({
    date: day,
    startTime: '09:00',
    endTime: '10:30',
    trainerId: tara,
  });
});

it('a session that clashes says so, as soon as another one is moved there', async () => {
  const other = '2026-12-15';
  await addSession('09:00', '10:00', other);
  await addSession('11:00', '12:00', other);
  const page = await open(`view=week&day=${other}`);
  await session(page, '11:00 - 12:00').focus();
  await page.keyboard.down('Shift');
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowUp');
  await session(page, '09:30 - 10:30').waitFor();
  await page.keyboard.up('Shift');
  const clash = 'Tara Stone has a session with Ada Moss from 09:00 to 10:00 already.';
  await page.getByRole('link', { name: clash }).waitFor();
});

it('the keyboard opens, moves and resizes a session, and adds one on the day that is shown', async () => {
  const other = '2026-12-08';
  const id = await addSession('14:00', '15:00', other);
  const page = await open(`view=week&day=${other}`);
  await session(page, '14:00 - 15:00').focus();
  await page.keyboard.down('Shift');
  await page.keyboard.press('ArrowDown');
  await session(page, '14:15 - 15:15').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Alt+ArrowDown');
  await session(page, '14:15 - 15:30').waitFor();
  await page.keyboard.up('Shift');
  await toastOf(page, 'Session updated successfully').waitFor();
  expect(await storedSession(id)).toMatchObject({ date: '2026-12-09', startTime: '14:15', endTime: '15:30' });
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset['record']))
    .toBe(id);
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'Edit Session');
  await expect.poll(() => dialog.getByLabel('End Time').inputValue()).toBe('15:30');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();

  await page.getByRole('button', { name: 'Add Session' }).focus();
  await page.keyboard.press('Enter');
  const add = dialogOf(page, 'Add Session');
  await expect.poll(() => textBox(add, 'Date').inputValue()).toBe('12/08/2026');
  await expect.poll(() => add.getByLabel('Start Time').inputValue()).toBe('09:00');
});

it('what another user has changed meanwhile is shown again, and nothing is saved for a step back', async () => {
  const date = '2026-12-22';
  const id = await addSession('14:00', '15:00', date);
  const page = await open(`view=week&day=${date}`, 1440, failureLines);
  await session(page, '14:00 - 15:00').focus();
  await page.keyboard.down('Shift');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.up('Shift');
  const changed = await executeGraphql(
    app,
    `mutation ($id: ID!) {
      updateSession(id: $id, patch: { startTime: "08:00", endTime: "09:00" }) { version }
    }`,
    { id },
  );
  expect(changed['updateSession']).toEqual({ version: 2 });
  await page.keyboard.press('Shift+ArrowDown');
  await toastOf(
    page,
    'Failed to save session: Session was changed by another user since you opened it',
  ).waitFor();
  await session(page, '08:00 - 09:00').waitFor();
  expect(await storedSession(id)).toMatchObject({ startTime: '08:00', endTime: '09:00' });
});

it('days and views are in the address, Back leads to those before, and a phone shows the agenda', async () => {
  await addSession('18:00', '19:00', '2026-12-15');
  const page = await open('view=week&day=2026-12-08&q=ada');
  const parameters = () => Object.fromEntries(new URL(page.url()).searchParams);
  await page.getByRole('button', { name: 'Next week' }).click();
  await session(page, '18:00 - 19:00').waitFor();
  await page.getByRole('radio', { name: 'Day', exact: true }).check();
  await page.getByRole('combobox', { name: 'Columns' }).selectOption('By Location');
  await expect.poll(parameters).toEqual({ view: 'day', day: '2026-12-15', by: 'location', q: 'ada' });
  await page.goBack();
  await page.goBack();
  await expect.poll(parameters).toEqual({ view: 'week', day: '2026-12-15', q: 'ada' });
  await page.getByRole('radio', { name: 'Week', checked: true }).waitFor();
  await page.goForward();
  await expect.poll(parameters).toEqual({ view: 'day', day: '2026-12-15', q: 'ada' });

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('heading', { name: 'Tuesday, December 15' }).waitFor();
  await session(page, '18:00 - 19:00').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next day' }).click();
  await page.getByText('No sessions on these days').waitFor();
  await page.getByRole('radio', { name: 'List' }).check();
  await expect.poll(parameters).toEqual({ q: 'ada' });
});

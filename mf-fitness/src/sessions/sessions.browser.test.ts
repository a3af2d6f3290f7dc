import {
  addRecord,
  chipColors,
  chooseReference,
  columnTexts,
  combobox,
  dialogOf,
  executeGraphql,
  expectAbsent,
  failOperation,
  failureLines,
  messageOf,
  openPage,
  type Page,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { addLocation, addMember, addTrainer } from '../fitness.fixture.ts';

const app = useClub();
let memberId: string;
let trainerId: string;

beforeAll(async () => {
  memberId = await addMember(app, 'Ada Moss');
  trainerId = await addTrainer(app, 'Tara Stone');
  await addLocation(app, 'Harbor Gym');
  await addLocation(app, 'Uptown Gym');
});

async function open(
  options: { as?: string; width?: number; expected?: readonly RegExp[] } = {},
): Promise<Page> {
  const token = await tokenOf(app, options.as ?? 'admin');
  const page = await openPage(`${app.url}/sessions`, { token, ...options });
  await page.getByRole('heading', { name: 'Training Sessions Management' }).waitFor();
  return page;
}

async function openAdd(page: Page) {
  await page.getByRole('button', { name: 'Add Session' }).first().click();
  const dialog = dialogOf(page, 'Add Session');
  await textBox(dialog, 'Date').waitFor();
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openAdd>>;

async function fillRequired(dialog: Dialog) {
  await chooseReference(combobox(dialog, 'Member'), 'ada', 'Ada Moss');
  await chooseReference(combobox(dialog, 'Trainer'), 'tara', 'Tara Stone');
  await combobox(dialog, 'Session Type').selectOption('Boxing');
  await textBox(dialog, 'Date').fill('03/09/2026');
}

async function storedSession(id: string) {
  const answer = await executeGraphql(
    app,
    `query ($id: ID!) { session(id: $id) {
      member { name } trainer { name } sessionType date startTime endTime status location roomNumber equipment notes
      intensity goals paymentStatus sessionPackage price } }`,
    { id },
  );
  return answer['session'];
}

it('the end follows the start, and a session with the default price of $0.00 is saved at once', async () => {
  const page = await open();
  const dialog = await openAdd(page);
  await fillRequired(dialog);
  await dialog.getByLabel('Start Time').fill('14:30');
  await expect.poll(() => dialog.getByLabel('End Time').inputValue()).toBe('15:30');
  await dialog.getByLabel('End Time').fill('16:00');
  await dialog.getByLabel('Start Time').fill('08:15');
  await expect.poll(() => dialog.getByLabel('End Time').inputValue()).toBe('09:45');

  await textBox(dialog, 'Room Number').fill('PT 9');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Session created successfully').waitFor();

  await page.getByRole('button', { name: /^Edit Ada Moss/ }).click();
  const edit = dialogOf(page, 'Edit Session');
  await expect.poll(() => edit.getByLabel('Start Time').inputValue()).toBe('08:15');
  await expect.poll(() => textBox(edit, 'Room Number').inputValue()).toBe('PT 9');
  await textBox(edit, 'Room Number').fill('PT 1');
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Session updated successfully').waitFor();

  // Another session from 09:00 to 10:00, while the first one is from 08:15 to 09:45.
  const overlapping = await openAdd(page);
  await fillRequired(overlapping);
  await overlapping.getByRole('button', { name: 'Save' }).click();
  const question = dialogOf(page, 'Save anyway?');
  await question.getByText('Tara Stone has a session with Ada Moss from 08:15 to 09:45 already.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await overlapping.getByLabel('Start Time').fill('09:45');
  await overlapping.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Session created successfully').waitFor();
  await page.getByRole('button', { name: /^Delete Ada Moss.* 09:45/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Session deleted successfully').waitFor();

  await page.getByRole('button', { name: /^Delete Ada Moss.* 08:15/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'No sessions yet' }).waitFor();
});

it('a session is added, changed and deleted', async () => {
  const page = await open();
  await page.getByRole('heading', { name: 'No sessions yet' }).waitFor();
  const dialog = await openAdd(page);
  await expect.poll(() => combobox(dialog, 'Status').inputValue()).toBe('scheduled');
  await expect.poll(() => combobox(dialog, 'Intensity').inputValue()).toBe('medium');
  await expect.poll(() => combobox(dialog, 'Payment Status').inputValue()).toBe('pending');
  await expect
    .poll(() => combobox(dialog, 'Payment Status').locator('option').allInnerTexts())
    .toEqual(['', 'Pending', 'Paid', 'Refunded']);
  await expect.poll(() => textBox(dialog, 'Date').inputValue()).toBe('');
  await expect.poll(() => dialog.getByLabel('Start Time').inputValue()).toBe('09:00');
  await expect.poll(() => dialog.getByLabel('End Time').inputValue()).toBe('10:00');
  await expect.poll(() => textBox(dialog, 'Price').inputValue()).toBe('0.00');

  await fillRequired(dialog);
  await chooseReference(combobox(dialog, 'Location'), 'harb', 'Harbor Gym');
  await textBox(dialog, 'Room Number').fill('PT 2');
  await combobox(dialog, 'Equipment').click();
  await page.getByRole('option', { name: 'Boxing Gloves' }).click();
  await combobox(dialog, 'Goals').click();
  await page.getByRole('option', { name: 'Endurance' }).click();
  await textBox(dialog, 'Notes').fill('Left shoulder hurts.');
  await textBox(dialog, 'Session Package').fill('10 Sessions');
  await textBox(dialog, 'Price').fill('75.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Session created successfully').waitFor();

  await rowOf(page, 'Ada Moss').waitFor();
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual([
      'Member',
      'Trainer',
      'Session Type',
      'Date',
      'Time',
      'Status',
      'Intensity',
      'Payment',
      'Price',
      'Actions',
    ]);
  await expect
    .poll(async () => (await rowOf(page, 'Ada Moss').getByRole('gridcell').allInnerTexts()).slice(0, 9))
    .toEqual([
      'Ada Moss',
      'Tara Stone',
      'Boxing',
      '03/09/2026',
      '09:00 - 10:00',
      'Scheduled',
      'Medium',
      'Pending',
      '$75.50',
    ]);

  await page.getByRole('button', { name: 'Edit Ada Moss, 03/09/2026 09:00' }).click();
  const edit = dialogOf(page, 'Edit Session');
  await expect.poll(() => combobox(edit, 'Location').inputValue().catch(String)).toBe('Harbor Gym');
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await combobox(edit, 'Location').fill('In the park');
  await edit.getByLabel('Start Time').fill('18:30');
  await edit.getByLabel('End Time').fill('19:15');
  await combobox(edit, 'Status').selectOption('completed');
  await combobox(edit, 'Intensity').selectOption('high');
  await combobox(edit, 'Payment Status').selectOption('paid');
  await textBox(edit, 'Price').fill('');
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Session updated successfully').waitFor();
  await expect.poll(() => columnTexts(page, 5)).toEqual(['18:30 - 19:15']);
  expect(await storedSession(id)).toEqual({
    member: { name: 'Ada Moss' },
    trainer: { name: 'Tara Stone' },
    sessionType: 'Boxing',
    date: '2026-03-09',
    startTime: '18:30',
    endTime: '19:15',
    status: 'completed',
    location: 'In the park',
    roomNumber: 'PT 2',
    equipment: ['Boxing Gloves'],
    notes: 'Left shoulder hurts.',
    intensity: 'high',
    goals: ['Endurance'],
    paymentStatus: 'paid',
    sessionPackage: '10 Sessions',
    price: 0,
  });

  await page.getByRole('button', { name: 'Delete Ada Moss, 03/09/2026 18:30' }).click();
  const confirm = dialogOf(page, 'Confirm Delete');
  await confirm.getByText('Are you sure you want to delete this session?').waitFor();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Session deleted successfully').waitFor();
  await page.getByRole('heading', { name: 'No sessions yet' }).waitFor();
});

it('a place is taken as it is typed while none can be suggested', async () => {
  const page = await open({ expected: failureLines });
  await failOperation(page, 'LocationOptions', 'no answer');
  const dialog = await openAdd(page);
  await combobox(dialog, 'Location').fill('Roof');
  await toastOf(page, 'Failed to fetch locations').waitFor();
  await combobox(dialog, 'Location').press('Tab');
  await expect.poll(() => combobox(dialog, 'Location').inputValue()).toBe('Roof');
});

it('a place is suggested, and anything else is taken as it is typed', async () => {
  const page = await open();
  const dialog = await openAdd(page);
  const place = combobox(dialog, 'Location');
  const suggested = () => page.getByRole('listbox', { name: 'Location' }).getByRole('option').allInnerTexts();
  await place.click();
  await expect.poll(suggested).toEqual(['Harbor Gym', 'Uptown Gym']);
  await place.pressSequentially('upt');
  await expect.poll(suggested).toEqual(['Uptown Gym']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => place.inputValue()).toBe('Uptown Gym');
  await dialog.getByRole('button', { name: 'Show the choices of Location' }).click();
  await expect.poll(suggested).toEqual(['Harbor Gym', 'Uptown Gym']);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(true);
  await place.fill('Upt');
  await place.press('Tab');
  await expect.poll(() => place.inputValue()).toBe('Upt');
});

it('leaving a reference checks the record that it has then', async () => {
  const page = await open();
  const dialog = await openAdd(page);
  const member = combobox(dialog, 'Member');
  await member.fill('ada');
  const found = page.getByRole('option', { name: /^Ada Moss/ });
  const option = await found.elementHandle();
  await member.evaluate(async (box, choice) => {
    choice?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    // Leaving is another event, before anything that waits for a turn of its own.
    await Promise.resolve();
    box.blur();
  }, option);
  await expect.poll(() => member.inputValue()).toBe('Ada Moss');
  await expect.poll(() => messageOf(member)).toBe('');

  await member.fill('');
  await member.press('Tab');
  await expect.poll(() => messageOf(member)).toBe('Member is required');
});

it('no key and no click chooses a record that an earlier text has found', async () => {
  await addTrainer(app, 'Anton Abel');
  await addTrainer(app, 'Anna Abel');
  const page = await open();
  const dialog = await openAdd(page);
  const trainer = combobox(dialog, 'Trainer');
  const place = combobox(dialog, 'Location');
  const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });
  let release: () => void = () => undefined;
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route('**/graphql', async route => {
    if (/"search":"(anton|upt)"/.test(route.request().postData() ?? '')) await held;
    await route.fallback();
  });
  await trainer.fill('an');
  await option('Anna Abel').waitFor();
  await trainer.fill('anton');
  await expect.poll(() => option('Anna Abel').getAttribute('aria-disabled')).toBe('true');
  await option('Anna Abel').click({ force: true });
  await trainer.press('ArrowDown');
  await trainer.press('Enter');
  await expect.poll(() => trainer.inputValue()).toBe('anton');

  await place.click();
  await option('Harbor Gym').waitFor();
  await place.fill('upt');
  await place.press('ArrowDown');
  await place.press('Enter');
  await expect.poll(() => place.inputValue()).toBe('upt');
  release();
  await place.fill('upto');
  await option('Uptown Gym').waitFor();
  await expectAbsent(option('Harbor Gym'));
  await expect.poll(() => option('Uptown Gym').getAttribute('aria-disabled')).not.toBe('true');
  await place.press('ArrowDown');
  await place.press('Enter');
  await expect.poll(() => place.inputValue()).toBe('Uptown Gym');
});

it('the list comes the latest first, ten to a page, in colours', async () => {
  const session = { memberId, trainerId, sessionType: 'Pilates', date: '2026-01-05' };
  await addRecord(app, 'Session', { ...session, sessionType: 'Yoga' });
  for (const [startTime, status, paymentStatus] of [
    ['07:00', 'completed', 'paid'],
    ['08:00', 'cancelled', 'refunded'],
    ['09:30', 'in-progress', 'pending'],
  ])
    await addRecord(app, 'Session', { ...session, startTime, status, paymentStatus });
  const page = await open();
  await expect
    .poll(() => columnTexts(page, 5))
    .toEqual(['09:30 - 10:00', '09:00 - 10:00', '08:00 - 10:00', '07:00 - 10:00']);
  await expect
    .poll(() =>
      chipColors(page, ['Completed', 'Scheduled', 'Cancelled', 'In Progress', 'Paid', 'Pending', 'Refunded']),
    )
    .toEqual(['green', 'orange', 'red', 'grey', 'green', 'orange', 'grey']);
  const sizes = page.getByLabel('Rows per page');
  await expect.poll(() => sizes.inputValue()).toBe('10');
  await expect.poll(() => sizes.locator('option').allInnerTexts()).toEqual(['5', '10', '25']);
  await page.getByRole('searchbox').fill('ada yoga');
  await expect.poll(() => columnTexts(page, 3)).toEqual(['Yoga']);
  await page.goto(
    `${app.url}/sessions?f.trainerId=${trainerId}&f.paymentStatus=paid&f.date=2026-01-01..2026-01-31`,
  );
  await expect.poll(() => columnTexts(page, 5)).toEqual(['07:00 - 10:00']);
});

it('a role that may only view sessions reads the names on them', async () => {
  const page = await open({ as: 'accounts' });
  await page
    .getByRole('gridcell', { name: 'Ada Moss', exact: true })
    .first()
    .dblclick({ position: { x: 4, y: 4 } });
  const dialog = dialogOf(page, 'Session');
  await expect.poll(() => combobox(dialog, 'Trainer').inputValue().catch(String)).toBe('Tara Stone');
  await expect.poll(() => textBox(dialog, 'Date').isDisabled()).toBe(true);
});

import {
  addRecord,
  chooseReference,
  combobox,
  dialogOf,
  executeGraphql,
  expectAbsent,
  failOperation,
  failureLines,
  messageOf,
  openPage,
  type Page,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { today } from '@gym/hub-kit/format';
import { beforeAll, expect, it } from 'vitest';
import { addLocation, addMember, addTrainer } from '../fitness.fixture.ts';

const app = useClub();

beforeAll(async () => {
  await addMember(app, 'Ada Moss');
  await addTrainer(app, 'Tara Stone');
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

it('the end follows the start, an overlap needs a confirmation, and another place and no price are stored', async () => {
  const page = await open();
  const dialog = await openAdd(page);
  await fillRequired(dialog);
  await dialog.getByLabel('Start Time').fill('14:30');
  await expect.poll(() => dialog.getByLabel('End Time').inputValue()).toBe('15:30');
  await dialog.getByLabel('End Time').fill('16:00');
  await dialog.getByLabel('Start Time').fill('08:15');
  await expect.poll(() => dialog.getByLabel('End Time').inputValue()).toBe('09:45');

  await textBox(dialog, 'Room Number').fill('PT 9');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Session created successfully').waitFor();

  await page.getByRole('button', { name: /^Edit Ada Moss/ }).click();
  const edit = dialogOf(page, 'Edit Session');
  await expect.poll(() => edit.getByLabel('Start Time').inputValue()).toBe('08:15');
  await expect.poll(() => textBox(edit, 'Room Number').inputValue()).toBe('PT 9');
  const id = new URL(page.url()).searchParams.get('id');
  await combobox(edit, 'Location').fill('In the park');
  await textBox(edit, 'Price').fill('');
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Session updated successfully').waitFor();
  const { session } = await executeGraphql(
    app,
    `query ($id: ID!) { session(id: $id) { startTime endTime location roomNumber price } }`,
    { id },
  );
  expect(session).toEqual({
    startTime: '08:15',
    endTime: '09:45',
    location: 'In the park',
    roomNumber: 'PT 9',
    price: 0,
  });

  // Another session from 09:00 to 10:00, while the first one is from 08:15 to 09:45.
  const overlapping = await openAdd(page);
  await fillRequired(overlapping);
  await overlapping.getByRole('button', { name: 'Save', exact: true }).click();
  const question = dialogOf(page, 'Save anyway?');
  await question.getByText('Tara Stone has a session with Ada Moss from 08:15 to 09:45 already.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await overlapping.getByLabel('Start Time').fill('09:45');
  await overlapping.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: /^Edit Ada Moss.* 09:45/ }).waitFor();
});

it('a trainer who signs in has a tab of the own sessions, a filter and the day on the dashboard', async () => {
  const trainerId = await addTrainer(app, 'Theo Banks');
  const otherId = await addTrainer(app, 'Ivy Marsh');
  const memberId = await addMember(app, 'Mira Own');
  const { me } = await executeGraphql(app, '{ me { id } }', {}, 'trainer');
  await addRecord(app, 'Employee', {
    name: 'Theo Banks',
    email: 'theo@example.com',
    phone: '212-555-0103',
    position: 'Personal Trainer',
    department: 'Fitness',
    hireDate: '2024-02-01',
    salary: 3000,
    userId: me!['id'],
    trainerId,
  });
  const session = { memberId, sessionType: 'Yoga', date: today() };
  await addRecord(app, 'Session', { ...session, trainerId, startTime: '07:00', endTime: '08:00' });
  await addRecord(app, 'Session', { ...session, trainerId: otherId, startTime: '08:30', endTime: '09:30' });

  const page = await open({ as: 'trainer' });
  await page.getByRole('radio', { name: /^Mine/ }).check();
  await page.getByRole('button', { name: /^Edit Mira Own.* 07:00/ }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('f.trainerId')).toBe('me');
  await page.getByText('Trainer: Me').waitFor();
  await expectAbsent(page.getByRole('button', { name: /^Edit Mira Own.* 08:30/ }));

  await page.goto(`${app.url}/dashboard`);
  const panel = page.getByRole('region', { name: 'My Day' });
  await panel.getByRole('link', { name: '07:00 - 08:00' }).waitFor();
  await expectAbsent(panel.getByText('08:30'));

  // An administrator is no trainer.
  const admin = await open();
  await admin.getByRole('radio', { name: /^Today/ }).waitFor();
  await expectAbsent(admin.getByRole('radio', { name: /^Mine/ }));
});

it('a place is suggested, and anything else is taken as it is typed, also while none can be suggested', async () => {
  const page = await open({ expected: failureLines });
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

  await failOperation(page, 'LocationOptions', 'no answer');
  await place.fill('Roof');
  await toastOf(page, 'Failed to fetch locations').waitFor();
  await place.press('Tab');
  await expect.poll(() => place.inputValue()).toBe('Roof');
});

it('a reference has the record that was chosen, by no key or click of an earlier text', async () => {
  await addTrainer(app, 'Anton Abel');
  await addTrainer(app, 'Anna Abel');
  const page = await open();
  const dialog = await openAdd(page);
  const member = combobox(dialog, 'Member');
  await member.fill('ada');
  const adaOption = page.getByRole('option', { name: /^Ada Moss/ });
  const ada = await adaOption.elementHandle();
  await member.evaluate(async (box, choice) => {
    choice?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    // Leaving is another event, before anything that waits for a turn of its own.
    await Promise.resolve();
    box.blur();
  }, ada);
  await expect.poll(() => member.inputValue()).toBe('Ada Moss');
  await expect.poll(() => messageOf(member)).toBe('');

  await member.fill('');
  await member.press('Tab');
  await expect.poll(() => messageOf(member)).toBe('Member is required');

  const trainer = combobox(dialog, 'Trainer');
  const place = combobox(dialog, 'Location');
  const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });
  let release: () => void = () => undefined;
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route('**/graphql', async route => {
    if (/"search":"(anton|upt)"/.test(route.request().postData() ?? '')) await released;
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

it('a session is repeated from its dialog, and its series is changed and cancelled with a preview', async () => {
  const trainerId = await addTrainer(app, 'Rita Lane');
  const memberId = await addMember(app, 'Cora Series');
  const session = { memberId, trainerId, sessionType: 'Yoga', startTime: '10:00', endTime: '11:00' };
  const id = await addRecord(app, 'Session', { ...session, date: '2041-03-04' });
  await addRecord(app, 'Session', { ...session, date: '2041-03-11' });

  const page = await open();
  await page.goto(`${app.url}/sessions?id=${id}`);
  await dialogOf(page, 'Edit Session').getByRole('button', { name: 'Repeat' }).click();
  const repeat = dialogOf(page, 'Repeat Session');
  await repeat.getByLabel('How many times').fill('3');
  await repeat.getByText('Rita Lane has a session with Cora Series from 10:00 to 11:00 already.').waitFor();
  await repeat.getByRole('switch', { name: 'Leave out days that clash' }).check();
  await repeat.getByRole('button', { name: 'Add 2 sessions' }).click();
  await toastOf(page, '2 sessions added').waitFor();

  await page.goto(`${app.url}/sessions?id=${id}`);
  await dialogOf(page, 'Edit Session').getByRole('button', { name: 'Change Series' }).click();
  const change = dialogOf(page, 'Change Series');
  await change.getByRole('button', { name: 'Nothing to do' }).waitFor();
  // The end moves with the start. The other session of 03/11 ends when the moved ones begin.
  await change.getByLabel('Start Time').fill('11:00');
  await change.getByLabel('Start Time').press('Tab');
  await combobox(change, 'Location').fill('Harbor Gym');
  await change.getByText('11:00 - 12:00').nth(2).waitFor();
  await change.getByRole('button', { name: 'Change 3 sessions' }).click();
  await toastOf(page, '3 sessions changed').waitFor();

  await page.goto(`${app.url}/sessions?id=${id}`);
  await dialogOf(page, 'Edit Session').getByRole('button', { name: 'Cancel Sessions' }).click();
  const cancel = dialogOf(page, 'Cancel Sessions');
  await combobox(cancel, 'Which sessions').selectOption('All of the series');
  await expect.poll(() => cancel.getByText('No mail server').count()).toBe(3);
  await cancel.getByRole('button', { name: 'Cancel 3 sessions' }).click();
  await toastOf(page, '3 sessions cancelled').waitFor();
  const { sessions } = await executeGraphql(
    app,
    'query ($id: ID!) { sessions(filter: { memberId: { eq: $id } }, sort: [{ field: date, direction: ASC }]) { items { date status startTime location } } }',
    { id: memberId },
  );
  const moved = { status: 'cancelled', startTime: '11:00', location: 'Harbor Gym' };
  expect(sessions!['items']).toEqual([
    { ...moved, date: '2041-03-04' },
    { date: '2041-03-11', status: 'scheduled', startTime: '10:00', location: null },
    { ...moved, date: '2041-03-18' },
    { ...moved, date: '2041-03-25' },
  ]);
});

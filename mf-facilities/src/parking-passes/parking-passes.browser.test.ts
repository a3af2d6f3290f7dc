import {
  addRecord,
  chipColors,
  chooseReference,
  columnTexts,
  combobox,
  dialogOf,
  executeGraphql,
  expectFailuresTold,
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
import { beforeAll, describe, expect, it } from 'vitest';

const app = useClub();
let ann: string;

beforeAll(async () => {
  ann = await addRecord(app, 'Member', { name: 'Ann Lee', email: 'ann@example.com', phone: '555-0100' });
  await addRecord(app, 'Member', { name: 'Bo Diaz', email: 'bo@example.com', phone: '555-0101' });
});

interface OpenOptions {
  path?: string;
  as?: string;
  width?: number;
  expected?: readonly RegExp[];
}

async function open({ path = '', as = 'admin', ...options }: OpenOptions = {}): Promise<Page> {
  const url = `${app.url}/parking-passes${path}`;
  const page = await openPage(url, { token: await tokenOf(app, as), ...options });
  await page.getByRole('heading', { name: 'Parking Passes Management' }).waitFor();
  return page;
}

/** A day so many days from today, by the clock of the pages of tests, as it is stored. */
const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + days * 86_400_000);
/** The same as it is shown and typed. */
const shown = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');

const addPass = async (input: object): Promise<{ id: string; passNumber: string }> => {
  const { createParkingPass } = await executeGraphql(
    app,
    `mutation ($input: ParkingPassInput!) { createParkingPass(input: $input) { id passNumber } }`,
    { input: { memberId: ann, vehicleNumber: 'AB-1', ...input } },
  );
  return createParkingPass as { id: string; passNumber: string };
};

describe('a parking pass', () => {
  it('is added with its defaults, changed and deleted', async () => {
    const page = await open();
    await page.getByRole('heading', { name: 'No parking passes yet' }).waitFor();
    await page.getByRole('button', { name: 'Add Parking Pass' }).first().click();
    const dialog = dialogOf(page, 'Add Parking Pass');
    await expect.poll(() => combobox(dialog, 'Status').locator('option').count()).toBe(4);
    await expect.poll(() => combobox(dialog, 'Pass Type').inputValue()).toBe('Monthly');
    await expect.poll(() => combobox(dialog, 'Status').inputValue()).toBe('active');
    await expect.poll(() => textBox(dialog, 'Valid From').inputValue()).toBe(shown(dayFromNow(0)));
    const until = await textBox(dialog, 'Valid Until').inputValue();

    await chooseReference(combobox(dialog, 'Member'), 'ann', 'Ann Lee');
    await textBox(dialog, 'Vehicle Number').fill(' kte-9294');
    await textBox(dialog, 'Lot').fill('Roof Deck');
    await textBox(dialog, 'Notes').fill('Blue car');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toastOf(page, 'Parking pass created successfully').waitFor();

    const { parkingPasses } = await executeGraphql(
      app,
      `{ parkingPasses { items { passNumber vehicleNumber type status validFrom lot notes } } }`,
    );
    const [pass] = parkingPasses!['items'] as { passNumber: string }[];
    expect(pass).toEqual({
      passNumber: expect.stringMatching(/\d/),
      vehicleNumber: 'KTE-9294',
      type: 'Monthly',
      status: 'active',
      validFrom: dayFromNow(0),
      lot: 'Roof Deck',
      notes: 'Blue car',
    });
    const number = pass!.passNumber;
    await rowOf(page, number).waitFor();
    await expect
      .poll(async () => (await rowOf(page, number).getByRole('gridcell').allInnerTexts()).slice(0, 7))
      .toEqual([number, 'Ann Lee', 'KTE-9294', 'Monthly', shown(dayFromNow(0)), until, 'Active']);

    await page.getByRole('button', { name: `Edit ${number}, Ann Lee` }).click();
    const edit = dialogOf(page, 'Edit Parking Pass');
    await expect.poll(() => combobox(edit, 'Member').inputValue()).toBe('Ann Lee');
    await combobox(edit, 'Status').selectOption({ label: 'Cancelled' });
    await textBox(edit, 'Lot').fill('');
    await edit.getByRole('button', { name: 'Update' }).click();
    await toastOf(page, 'Parking pass updated successfully').waitFor();
    await expect.poll(() => columnTexts(page, 7)).toEqual(['Cancelled']);

    await page.getByRole('button', { name: `Delete ${number}, Ann Lee` }).click();
    const confirm = dialogOf(page, 'Confirm Delete');
    await confirm.getByText('Are you sure you want to delete this parking pass?').waitFor();
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await toastOf(page, 'Parking pass deleted successfully').waitFor();
    await page.getByRole('heading', { name: 'No parking passes yet' }).waitFor();
  });

  it('that began in the past stays as it is while it is active, and is not made active again', async () => {
    const dates = { validFrom: dayFromNow(-9), validUntil: dayFromNow(21) };
    const expired = await addPass({ ...dates, status: 'expired' });
    const page = await open({ path: `?id=${expired.id}` });
    const dialog = dialogOf(page, 'Edit Parking Pass');
    await combobox(dialog, 'Status').selectOption('active');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await toastOf(page, 'Please fix the form errors').waitFor();
    await expect
      .poll(() => messageOf(textBox(dialog, 'Valid From')))
      .toBe('Valid from date must not be in the past for active passes');

    const active = await addPass({});
    // Time passes only in the answer: what is stored began today.
    await page.route('**/graphql', async route => {
      const { operationName } = route.request().postDataJSON() as { operationName?: string };
      if (operationName !== 'ParkingPass') return route.fallback();
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { record: object } };
      return route.fulfill({ json: { data: { record: { ...answer.data.record, ...dates } } } });
    });
    await page.goto(`${app.url}/parking-passes?id=${active.id}`);
    await textBox(dialog, 'Notes').fill('Blue car');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await toastOf(page, 'Parking pass updated successfully').waitFor();
  });
});

describe('the list of parking passes', () => {
  it('shows the columns of the specification, ten to a page, with coloured statuses', async () => {
    const statuses = ['active', 'expired', 'cancelled'];
    for (let n = 0; n < 12; n++)
      await addPass({
        vehicleNumber: `CAR-${n + 10}`,
        status: statuses[n % 3],
        validUntil: dayFromNow(100 + n),
      });
    const page = await open();
    await page.getByText('1–10 of 14').waitFor();
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual([
        'Pass Number',
        'Member',
        'Vehicle Number',
        'Pass Type',
        'Valid From',
        'Valid Until',
        'Status',
        'Actions',
      ]);
    await expect
      .poll(async () => (await columnTexts(page, 3)).slice(0, 3))
      .toEqual(['CAR-21', 'CAR-20', 'CAR-19']);
    await expect
      .poll(() => chipColors(page, ['Active', 'Expired', 'Cancelled']))
      .toEqual(['green', 'red', 'grey']);

    await page.getByRole('columnheader', { name: 'Vehicle Number' }).click();
    await expect.poll(async () => (await columnTexts(page, 3))[0]).toBe('AB-1');
    await page.getByRole('searchbox').fill('car-15');
    await expect.poll(() => columnTexts(page, 3)).toEqual(['CAR-15']);
  });

  it('shows cards on a phone', async () => {
    const page = await open({ path: '?q=car-15', width: 390 });
    await page.getByRole('listitem').filter({ hasText: 'CAR-15' }).getByText('Ann Lee').waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe('when a call fails', () => {
  it('shows a message and keeps the typed values', async () => {
    const { passNumber } = await addPass({ validUntil: dayFromNow(500) });
    const page = await open({ expected: failureLines });
    await expectFailuresTold(page, {
      operations: {
        list: 'ParkingPasses',
        get: 'ParkingPass',
        create: 'CreateParkingPass',
        update: 'UpdateParkingPass',
        remove: 'DeleteParkingPass',
      },
      texts: {
        list: 'Failed to fetch parking passes',
        details: 'Failed to fetch parking pass details',
        save: 'Failed to save parking pass',
        remove: 'Failed to delete parking pass',
      },
      row: `${passNumber}, Ann Lee`,
      addButton: 'Add Parking Pass',
      dialogs: { add: 'Add Parking Pass', edit: 'Edit Parking Pass' },
      fill: async dialog => {
        await chooseReference(combobox(dialog, 'Member'), 'bo', 'Bo Diaz');
        await textBox(dialog, 'Vehicle Number').fill('CAR-1');
      },
      edit: dialog => textBox(dialog, 'Vehicle Number').fill('CAR-2'),
      field: { name: 'vehicleNumber', control: dialog => textBox(dialog, 'Vehicle Number') },
    });
  });
});

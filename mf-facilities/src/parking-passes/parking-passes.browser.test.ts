import {
  addRecord,
  chooseReference,
  combobox,
  dialogOf,
  executeGraphql,
  expectFailuresTold,
  failureLines,
  openPage,
  textBox,
  toastOf,
  tokenOf,
  useClub,
  visit,
} from '@gym/hub-kit/testing';
import { beforeAll, it } from 'vitest';

const app = useClub();
let ann: string;

beforeAll(async () => {
  ann = await addRecord(app, 'Member', { name: 'Ann Lee', email: 'ann@example.com', phone: '555-0100' });
  await addRecord(app, 'Member', { name: 'Bo Diaz', email: 'bo@example.com', phone: '555-0101' });
});

/** A day so many days from today, by the clock of the pages of tests, as it is stored. */
const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + days * 86_400_000);

const addPass = async (input: object): Promise<{ id: string; passNumber: string }> => {
  const { createParkingPass } = await executeGraphql(
    app,
    `mutation ($input: ParkingPassInput!) { createParkingPass(input: $input) { id passNumber } }`,
    { input: { memberId: ann, vehicleNumber: 'AB-1', ...input } },
  );
  return createParkingPass as { id: string; passNumber: string };
};

it('an active pass that began in the past can be changed, and a failed call keeps what is typed', async () => {
  const active = await addPass({});
  const page = await openPage(`${app.url}/locations`, {
    token: await tokenOf(app, 'admin'),
    expected: failureLines,
  });
  await page.getByRole('heading', { name: 'Locations Management' }).waitFor();
  // Time passes only in the response: what is stored began today.
  const dates = { validFrom: dayFromNow(-9), validUntil: dayFromNow(21) };
  await page.route('**/graphql', async route => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operationName !== 'ParkingPass') return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as { data: { record: object } };
    return route.fulfill({ json: { data: { record: { ...body.data.record, ...dates } } } });
  });
  await visit(page, `/parking-passes?id=${active.id}`);
  const dialog = dialogOf(page, 'Edit Parking Pass');
  await textBox(dialog, 'Notes').fill('Blue car');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Parking pass updated successfully').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.unroute('**/graphql');

  const { passNumber } = await addPass({});
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

import {
  addRecord,
  changeGrant,
  chooseReference,
  combobox,
  dialogOf,
  executeGraphql,
  expectAbsent,
  failureLines,
  openPage,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';

const app = useClub();
let treadmill: string;

beforeAll(async () => {
  const place = { address: '1 Pier', city: 'Boston', state: 'MA', zipCode: '02110' };
  const locationId = await addRecord(app, 'Location', { ...place, name: 'Harbor Gym' });
  const assignedToId = await addRecord(app, 'Trainer', {
    name: 'Tara Trainer',
    email: 'tara@example.com',
    phone: '2125550100',
    specializations: ['Yoga'],
    joiningDate: '2024-01-01',
    salary: 3000,
  });
  await addRecord(app, 'Equipment', { name: 'Bike 01', type: 'Cardio', locationId });
  treadmill = await addRecord(app, 'Equipment', {
    name: 'Treadmill',
    type: 'Cardio',
    locationId,
    assignedToId,
    nextMaintenance: '2036-09-09',
    cost: 4200.5,
  });
});

it('maintenance is recorded from the list of equipment, which stays where it is, and keeps its equipment', async () => {
  const page = await openPage(`${app.url}/equipment?q=bike`, {
    token: await tokenOf(app, 'admin'),
    expected: failureLines,
  });
  await rowOf(page, 'Bike 01').waitFor();
  await page.getByRole('button', { name: 'Add Maintenance' }).click();
  const dialog = dialogOf(page, 'New Maintenance Record');
  await chooseReference(combobox(dialog, 'Equipment'), 'bike 0', 'Bike 01');
  await textBox(dialog, 'Date').fill('03/09/2026');
  await page.goBack();
  await dialogOf(page, 'Discard changes?').getByRole('button', { name: 'Keep editing' }).click();
  await combobox(dialog, 'Type').selectOption('Repair');
  await textBox(dialog, 'Technician').fill('Frank');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Maintenance record created successfully').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.url()).toBe(`${app.url}/equipment?q=bike`);

  await page.getByRole('button', { name: 'Delete Bike 01' }).click();
  await dialogOf(page, 'Confirm Delete').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Failed to delete equipment: 1 maintenance record refers to this equipment').waitFor();

  await page.getByRole('tab', { name: 'Maintenance Records' }).click();
  await page.getByRole('columnheader', { name: 'Technician' }).waitFor();
  await rowOf(page, 'Bike 01').getByText('Frank').waitFor();
  await expect.poll(() => page.url()).toBe(`${app.url}/equipment?tab=maintenance`);
  await expectAbsent(page.getByRole('button', { name: 'Add Equipment' }));
});

it('optional values of equipment are cleared', async () => {
  const page = await openPage(`${app.url}/equipment?id=${treadmill}`, { token: await tokenOf(app, 'admin') });
  const edit = dialogOf(page, 'Edit Equipment');
  await expect.poll(() => combobox(edit, 'Assigned To').inputValue().catch(String)).toBe('Tara Trainer');
  await textBox(edit, 'Next Maintenance').fill('');
  await textBox(edit, 'Cost').fill('');
  await edit.getByRole('button', { name: 'Clear Assigned To' }).click();
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Equipment updated successfully').waitFor();
  const { equipmentItem } = await executeGraphql(
    app,
    `query ($id: ID!) { equipmentItem(id: $id) { nextMaintenance cost assignedTo { name } } }`,
    { id: treadmill },
  );
  expect(equipmentItem).toEqual({ nextMaintenance: null, cost: null, assignedTo: null });
});

it('each tab shows what the role may not view, and no form opens by its URL', async () => {
  await changeGrant(app, 'Trainer', 'maintenance', { canView: false, canAdd: false });
  const page = await openPage(`${app.url}/equipment?add-maintenance`, {
    token: await tokenOf(app, 'trainer'),
    // A request may be open while the permission is removed.
    expected: [
      /^error: Failed to (?:count the records of the tabs|summarize the list|fetch equipment) .*You do not have permission/,
    ],
  });
  await rowOf(page, 'Bike 01').waitFor();
  await expectAbsent(page.getByRole('button', { name: 'Add Maintenance' }));
  await expectAbsent(page.getByRole('dialog'));
  await page.getByRole('tab', { name: 'Maintenance Records' }).click();
  await page.getByRole('heading', { name: 'You may not view maintenance records' }).waitFor();
  await expectAbsent(page.getByRole('button', { name: /^Add / }));

  await page.getByRole('tab', { name: 'Equipment' }).click();
  await rowOf(page, 'Bike 01').waitFor();
  await changeGrant(app, 'Trainer', 'equipment', { canView: false });
  await page.getByRole('heading', { name: 'You may not view equipment' }).waitFor();
  await expectAbsent(page.getByRole('grid'));
});

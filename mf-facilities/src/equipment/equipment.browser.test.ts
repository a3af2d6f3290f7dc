import {
  addRecord,
  changeGrant,
  chipColors,
  chooseReference,
  columnTexts,
  combobox,
  dialogOf,
  executeGraphql,
  expectAbsent,
  expectAccessible,
  failureLines,
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
let harbor: string;

beforeAll(async () => {
  const place = { address: '1 Pier', city: 'Boston', state: 'MA', zipCode: '02110' };
  harbor = await addRecord(app, 'Location', { ...place, name: 'Harbor Gym' });
  await addRecord(app, 'Trainer', {
    name: 'Tara Trainer',
    email: 'tara@example.com',
    phone: '2125550100',
    specializations: ['Yoga'],
    joiningDate: '2024-01-01',
    salary: 3000,
  });
});

interface OpenOptions {
  path?: string;
  as?: string;
  width?: number;
  expected?: readonly RegExp[];
}

async function open({ path = '', as = 'admin', ...options }: OpenOptions = {}): Promise<Page> {
  const url = `${app.url}/equipment${path}`;
  const page = await openPage(url, { token: await tokenOf(app, as), ...options });
  await page.getByRole('heading', { name: 'Equipment Management' }).waitFor();
  return page;
}

const maintenance = '?tab=maintenance';
const headers = (page: Page) => page.getByRole('columnheader').allInnerTexts();
const sizes = (page: Page) => page.getByLabel('Rows per page').locator('option').allInnerTexts();
const cells = (page: Page, name: string) => rowOf(page, name).getByRole('gridcell').allInnerTexts();

const addEquipment = (name: string, more: object = {}) =>
  addRecord(app, 'Equipment', { name, type: 'Cardio', locationId: harbor, ...more });

describe('equipment', () => {
  it('is added with every field, changed and deleted', async () => {
    const page = await open();
    await page.getByRole('heading', { name: 'No equipment yet' }).waitFor();
    await page.getByRole('button', { name: 'Add Equipment' }).first().click();
    const dialog = dialogOf(page, 'New Equipment');
    await expect.poll(() => combobox(dialog, 'Condition').locator('option').count()).toBe(6);
    await expect.poll(() => combobox(dialog, 'Status').inputValue()).toBe('available');

    await combobox(dialog, 'Type').selectOption('Cardio');
    await combobox(dialog, 'Status').selectOption('in-use');
    await combobox(dialog, 'Condition').selectOption({ label: 'Good' });
    await chooseReference(combobox(dialog, 'Location'), 'harb', 'Harbor Gym');
    await chooseReference(combobox(dialog, 'Assigned To'), 'tara', 'Tara Trainer');
    const texts = {
      Name: 'Treadmill 1',
      Manufacturer: 'Velocor',
      Model: 'T9',
      'Serial Number': 'VE-1',
      'QR Code': 'EQ-1',
      'Manual URL': 'https://example.com/t9',
      'Last Maintenance': '03/09/2026',
      'Next Maintenance': '2036-09-09',
      'Maintenance Schedule': 'Every 180 days',
      'Maintenance History': 'Belt replaced',
      'Max User Weight': '180.5',
      'Power Requirement': '220 V',
      Dimensions: '210 x 95 x 150 cm',
      Supplier: 'GymSource',
      'Purchase Date': '1/5/2025',
      'Purchase Order Number': 'PO-1',
      'Warranty Expiry': '1/5/2028',
      'Warranty Info': 'Three years',
      Cost: '$4,200.50',
      'Depreciation Value': '800',
      'Replacement Cost': '4,600',
      'Usage Restrictions': 'Not in bare feet',
      'Safety Guidelines': 'Attach the clip',
      Notes: 'By the window',
    };
    for (const [label, text] of Object.entries(texts)) await textBox(dialog, label).fill(text);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toastOf(page, 'Equipment created successfully').waitFor();

    await rowOf(page, 'Treadmill 1').waitFor();
    await expect
      .poll(async () => (await cells(page, 'Treadmill 1')).slice(0, 8))
      .toEqual([
        'Treadmill 1',
        'Cardio',
        'Harbor Gym',
        'In Use',
        'Good',
        '03/09/2026',
        '09/09/2036',
        '$4,200.50',
      ]);
    const { equipment } = await executeGraphql(
      app,
      `{ equipment { items {
        name type status eqpCondition eqpManufacturer model serialNumber qrCode manualUrl lastMaintenance
        nextMaintenance maintenanceSchedule maintenanceHistory maxUserWeight powerRequirement dimensions supplier
        purchaseDate purchaseOrderNumber warrantyExpiry warrantyInfo cost depreciationValue replacementCost
        usageRestrictions safetyGuidelines notes location { name } assignedTo { name } } } }`,
    );
    expect(equipment!['items']).toEqual([
      {
        name: 'Treadmill 1',
        type: 'Cardio',
        status: 'in-use',
        eqpCondition: 'good',
        eqpManufacturer: 'Velocor',
        model: 'T9',
        serialNumber: 'VE-1',
        qrCode: 'EQ-1',
        manualUrl: 'https://example.com/t9',
        lastMaintenance: '2026-03-09',
        nextMaintenance: '2036-09-09',
        maintenanceSchedule: 'Every 180 days',
        maintenanceHistory: 'Belt replaced',
        maxUserWeight: 180.5,
        powerRequirement: '220 V',
        dimensions: '210 x 95 x 150 cm',
        supplier: 'GymSource',
        purchaseDate: '2025-01-05',
        purchaseOrderNumber: 'PO-1',
        warrantyExpiry: '2028-01-05',
        warrantyInfo: 'Three years',
        cost: 4200.5,
        depreciationValue: 800,
        replacementCost: 4600,
        usageRestrictions: 'Not in bare feet',
        safetyGuidelines: 'Attach the clip',
        notes: 'By the window',
        location: { name: 'Harbor Gym' },
        assignedTo: { name: 'Tara Trainer' },
      },
    ]);

    await page.getByRole('button', { name: 'Edit Treadmill 1' }).click();
    const edit = dialogOf(page, 'Edit Equipment');
    await expect.poll(() => combobox(edit, 'Location').inputValue()).toBe('Harbor Gym');
    await textBox(edit, 'Next Maintenance').fill('');
    await textBox(edit, 'Cost').fill('');
    await edit.getByRole('button', { name: 'Clear Assigned To' }).click();
    await combobox(edit, 'Status').selectOption('out-of-order');
    await edit.getByRole('button', { name: 'Update' }).click();
    await toastOf(page, 'Equipment updated successfully').waitFor();
    await expect.poll(() => columnTexts(page, 4)).toEqual(['Out Of Order']);
    await expect
      .poll(async () => (await cells(page, 'Treadmill 1')).slice(5, 8))
      .toEqual(['03/09/2026', '', '']);

    await page.getByRole('button', { name: 'Delete Treadmill 1' }).click();
    const confirm = dialogOf(page, 'Confirm Delete');
    await confirm.getByText('Are you sure you want to delete this equipment?').waitFor();
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await toastOf(page, 'Equipment deleted successfully').waitFor();
    await page.getByRole('heading', { name: 'No equipment yet' }).waitFor();
  });

  it('stands in a list by name, ten to a page, with coloured statuses', async () => {
    const statuses = ['available', 'in-use', 'maintenance', 'out-of-order'];
    for (let n = 0; n < 12; n++)
      await addEquipment(`Bike ${String(n).padStart(2, '0')}`, { status: statuses[n % 4], cost: n * 100 });
    const page = await open();
    await rowOf(page, 'Bike 00').waitFor();
    await expect
      .poll(() => headers(page))
      .toEqual([
        'Name',
        'Type',
        'Location',
        'Status',
        'Condition',
        'Last Maintenance',
        'Next Maintenance',
        'Cost',
        'Actions',
      ]);
    await page.getByText('1–10 of 12').waitFor();
    await expect.poll(() => sizes(page)).toEqual(['5', '10', '25']);
    await expect
      .poll(() => chipColors(page, ['Available', 'In Use', 'Maintenance', 'Out Of Order']))
      .toEqual(['green', 'grey', 'orange', 'red']);
    await page.getByRole('columnheader', { name: 'Cost' }).click();
    await page.getByRole('columnheader', { name: 'Cost' }).click();
    await expect.poll(async () => (await columnTexts(page, 8))[0]).toBe('$1,100.00');
    await page.getByRole('searchbox').fill('bike 07');
    await expect.poll(() => columnTexts(page, 1)).toEqual(['Bike 07']);
  });
});

describe('maintenance', () => {
  it('is recorded from the list of equipment, which stays where it is', async () => {
    const page = await open({ path: '?q=bike' });
    await rowOf(page, 'Bike 00').waitFor();
    await page.getByRole('button', { name: 'Add Maintenance' }).click();
    const dialog = dialogOf(page, 'New Maintenance Record');
    await chooseReference(combobox(dialog, 'Equipment'), 'bike 0', 'Bike 01');
    await textBox(dialog, 'Date').fill('03/09/2026');

    await page.goBack();
    const discard = dialogOf(page, 'Discard changes?');
    await discard.getByRole('button', { name: 'Keep editing' }).click();
    await combobox(dialog, 'Type').selectOption('Repair');
    await textBox(dialog, 'Technician').fill('Frank');
    await textBox(dialog, 'Cost').fill('99.9');
    await textBox(dialog, 'Description').fill('Chain replaced');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toastOf(page, 'Maintenance record created successfully').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toBe(`${app.url}/equipment?q=bike`);

    await page.getByRole('tab', { name: 'Maintenance Records' }).click();
    await page.getByRole('columnheader', { name: 'Technician' }).waitFor();
    await rowOf(page, 'Bike 01').waitFor();
    await expect.poll(() => page.url()).toBe(`${app.url}/equipment${maintenance}`);
    await expectAbsent(page.getByRole('button', { name: 'Add Equipment' }));
    await expect
      .poll(async () => (await cells(page, 'Bike 01')).slice(0, 6))
      .toEqual(['Bike 01', '03/09/2026', 'Repair', 'Chain replaced', '$99.90', 'Frank']);
  });

  it('is added, changed and deleted in its own list', async () => {
    const page = await open({ path: maintenance });
    await page.getByRole('button', { name: 'Add Maintenance' }).first().click();
    const dialog = dialogOf(page, 'New Maintenance Record');
    await chooseReference(combobox(dialog, 'Equipment'), 'bike 0', 'Bike 02');
    await textBox(dialog, 'Date').fill('03/10/2026');
    await expect.poll(() => combobox(dialog, 'Type').locator('option').count()).toBe(8);
    await combobox(dialog, 'Type').selectOption('Inspection');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toastOf(page, 'Maintenance record created successfully').waitFor();
    await expect.poll(() => columnTexts(page, 1)).toEqual(['Bike 02', 'Bike 01']);
    await expect
      .poll(() => headers(page))
      .toEqual(['Equipment', 'Date', 'Type', 'Description', 'Cost', 'Technician', 'Actions']);
    await expect.poll(() => sizes(page)).toEqual(['5', '10', '25']);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Edit Bike 02, Inspection on 03/10/2026' }).click();
    const edit = dialogOf(page, 'Edit Maintenance Record');
    await expect.poll(() => combobox(edit, 'Equipment').inputValue()).toBe('Bike 02');
    await textBox(edit, 'Technician').fill('Luis');
    await edit.getByRole('button', { name: 'Update' }).click();
    await toastOf(page, 'Maintenance record updated successfully').waitFor();
    await expect.poll(() => columnTexts(page, 6)).toEqual(['Luis', 'Frank']);

    await page.getByRole('button', { name: 'Delete Bike 02, Inspection on 03/10/2026' }).click();
    const confirm = dialogOf(page, 'Confirm Delete');
    await confirm.getByText('Are you sure you want to delete this maintenance record?').waitFor();
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await toastOf(page, 'Maintenance record deleted successfully').waitFor();
    await expect.poll(() => columnTexts(page, 1)).toEqual(['Bike 01']);
  });

  it('keeps the equipment that it belongs to', async () => {
    const page = await open({ expected: failureLines });
    await page.getByRole('button', { name: 'Delete Bike 01' }).click();
    await dialogOf(page, 'Confirm Delete').getByRole('button', { name: 'Delete' }).click();
    await toastOf(
      page,
      'Failed to delete equipment: 1 maintenance record refers to this equipment',
    ).waitFor();
  });
});

describe('a role with limited permissions', () => {
  it('only looks on a phone, and opens no form by its URL', async () => {
    const page = await open({ as: 'accounts', width: 390 });
    await page.getByRole('listitem').filter({ hasText: 'Bike 00' }).getByText('Harbor Gym').waitFor();
    await expectAbsent(page.getByRole('button', { name: /^(Add|Edit|Delete) / }));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.goto(`${app.url}/equipment?add-maintenance`);
    await page.getByRole('listitem').filter({ hasText: 'Bike 00' }).waitFor();
    await expectAbsent(page.getByRole('dialog'));
  });

  it('shows in each tab what the role may not view', async () => {
    await changeGrant(app, 'Trainer', 'maintenance', { canView: false });
    const page = await open({ as: 'trainer' });
    await rowOf(page, 'Bike 00').waitFor();
    await expectAbsent(page.getByRole('button', { name: 'Add Maintenance' }));
    await page.getByRole('tab', { name: 'Maintenance Records' }).click();
    await page.getByRole('heading', { name: 'You may not view maintenance records' }).waitFor();
    await expectAbsent(page.getByRole('button', { name: /^Add / }));

    await changeGrant(app, 'Trainer', 'equipment', { canView: false });
    const nothing = await open({ as: 'trainer' });
    await nothing.getByRole('heading', { name: 'You may not view equipment' }).waitFor();
    await expectAbsent(nothing.getByRole('grid'));
  });
});

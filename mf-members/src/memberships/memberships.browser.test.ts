import {
  addRecord,
  columnTexts,
  combobox,
  dialogOf,
  executeGraphql,
  expectAccessible,
  messageOf,
  openPage,
  type Page,
  rowOf,
  rowTexts,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';

const app = useClub();

interface OpenOptions {
  path?: string;
  as?: string;
  width?: number;
  expected?: readonly RegExp[];
}

async function open({ path = '/memberships', as = 'admin', ...options }: OpenOptions = {}): Promise<Page> {
  const page = await openPage(app.url + path, { token: await tokenOf(app, as), ...options });
  await page.getByRole('heading', { name: 'Membership Plans Management' }).waitFor();
  return page;
}

async function openAdd(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Membership Plan' }).first().click();
  const dialog = dialogOf(page, 'Add Membership Plan');
  await textBox(dialog, 'Plan Name').waitFor();
  return dialog;
}

const saveOf = (dialog: Locator) => dialog.getByRole('button', { name: 'Save' });
const plan = { planName: 'Gold', duration: 12, price: 600 };
const addPlan = (input: object) => addRecord(app, 'MembershipPlan', { ...plan, ...input });
const deletePlan = (id: string) =>
  executeGraphql(app, `mutation ($id: ID!) { deleteMembershipPlan(id: $id) }`, { id });

it('a plan is added with every field', async () => {
  const page = await open();
  await page.getByRole('heading', { name: 'No membership plans yet' }).waitFor();
  const dialog = await openAdd(page);
  await expect.poll(() => combobox(dialog, 'Duration Unit').inputValue()).toBe('months');
  await expect.poll(() => combobox(dialog, 'Billing Frequency').inputValue()).toBe('monthly');
  await expect.poll(() => combobox(dialog, 'Status').inputValue()).toBe('active');
  await expect
    .poll(() => dialog.getByRole('group').locator('legend').allInnerTexts())
    .toEqual([
      'Basic Information',
      'Validity Period',
      'Additional Fees',
      'Included Benefits',
      'Discounts',
      'Contract Terms',
      'Access Restrictions',
      'Additional Notes',
    ]);

  const texts = {
    'Plan Name': 'Gold Annual',
    Description: 'All of it, for a year',
    Duration: '12',
    Price: '1,200.50',
    'Max Members': '250',
    'Valid From': '01/02/2026',
    'Valid Until': '12/31/2026',
    'Setup Fee': '10',
    'Enrollment Fee': '20',
    'Maintenance Fee': '30.25',
    'Classes Included': '8',
    'PT Sessions Included': '2',
    'Guest Passes': '3',
    'Free Trial Days': '7',
    'Referral Bonus': '50',
    Discount: '1',
    'Early Bird Discount': '2',
    'Family Discount': '3',
    'Corporate Discount': '4',
    'Student Discount': '5.5',
    'Military Discount': '6',
    'Senior Discount': '100',
    'Minimum Commitment': '12',
    'Notice Period': '30',
    'Cancellation Fee': '99',
    'Freeze Period': '31',
    'Freeze Limit': '2',
    'Min Age': '16',
    'Max Age': '99',
    Notes: 'Ask for a card',
  };
  for (const [label, text] of Object.entries(texts)) await textBox(dialog, label).fill(text);
  await combobox(dialog, 'Billing Frequency').selectOption({ label: 'Yearly' });
  for (const label of ['Contract Required', 'Auto Renewal', 'Peak Hours Access', 'Off-Peak Hours Access'])
    await dialog.getByRole('switch', { name: label, exact: true }).check();
  const lists = {
    Features: ['Group Classes', 'Sauna'],
    'Access Hours': ['Weekdays Only'],
    'Locations Access': ['All Locations'],
    'Equipment Access': ['Cardio'],
    'Facility Access': ['Spa'],
  };
  for (const [label, entries] of Object.entries(lists))
    for (const entry of entries) {
      await combobox(dialog, label).fill(entry);
      await page.getByRole('option', { name: entry, exact: true }).click();
    }
  await combobox(dialog, 'Access Hours').fill('Mon 05:00-06:30');
  await page.getByRole('option', { name: 'Add “Mon 05:00-06:30”' }).waitFor();
  await combobox(dialog, 'Access Hours').press('Enter');
  await dialog.getByRole('button', { name: 'Remove Mon 05:00-06:30' }).waitFor();
  await expectAccessible(page);
  await saveOf(dialog).click();

  await toastOf(page, 'Membership plan created successfully').waitFor();
  await page.getByRole('button', { name: 'Edit Gold Annual' }).click();
  await dialogOf(page, 'Edit Membership Plan').waitFor();
  const id = new URL(page.url()).searchParams.get('id');
  const { membershipPlan } = await executeGraphql(
    app,
    `query ($id: ID!) { membershipPlan(id: $id) {
      planName description duration durationUnit price billingFrequency maxMembers status validityStart validityEnd
      setupFee enrollmentFee maintenanceFee features classesIncluded ptSessionsIncluded guestPasses freeTrialDays
      referralBonus discountPercent earlyBirdDiscount familyDiscount corporateDiscount studentDiscount
      militaryDiscount seniorDiscount contractRequired autoRenewal minimumCommitment noticePeriod cancellationFee
      freezePeriod freezeLimit accessHours peakHoursAccess offPeakHoursAccess locationsAccess equipmentAccess
      facilityAccess minAge maxAge notes } }`,
    { id },
  );
  expect(membershipPlan).toEqual({
    planName: 'Gold Annual',
    description: 'All of it, for a year',
    duration: 12,
    durationUnit: 'months',
    price: 1200.5,
    billingFrequency: 'annual',
    maxMembers: 250,
    status: 'active',
    validityStart: '2026-01-02',
    validityEnd: '2026-12-31',
    setupFee: 10,
    enrollmentFee: 20,
    maintenanceFee: 30.25,
    features: ['Group Classes', 'Sauna'],
    classesIncluded: 8,
    ptSessionsIncluded: 2,
    guestPasses: 3,
    freeTrialDays: 7,
    referralBonus: 50,
    discountPercent: 1,
    earlyBirdDiscount: 2,
    familyDiscount: 3,
    corporateDiscount: 4,
    studentDiscount: 5.5,
    militaryDiscount: 6,
    seniorDiscount: 100,
    contractRequired: true,
    autoRenewal: true,
    minimumCommitment: 12,
    noticePeriod: 30,
    cancellationFee: 99,
    freezePeriod: 31,
    freezeLimit: 2,
    accessHours: ['Weekdays Only', 'Mon 05:00-06:30'],
    peakHoursAccess: true,
    offPeakHoursAccess: true,
    locationsAccess: ['All Locations'],
    equipmentAccess: ['Cardio'],
    facilityAccess: ['Spa'],
    minAge: 16,
    maxAge: 99,
    notes: 'Ask for a card',
  });
  await deletePlan(String(id));
});

it('nothing can be saved while something is wrong, and the form says what', async () => {
  const page = await open({ width: 390 });
  const dialog = await openAdd(page);
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390);
  await dialog.getByText('Missing: Plan Name, Duration, Price', { exact: true }).waitFor();
  await expect.poll(() => saveOf(dialog).isDisabled()).toBe(true);
  // The button can be reached: whoever presses it is told at the fields.
  await saveOf(dialog).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => messageOf(textBox(dialog, 'Plan Name'))).toBe('Plan name is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Price'))).toBe('Valid price is required');
  await expect
    .poll(() => textBox(dialog, 'Plan Name').evaluate(box => box === document.activeElement))
    .toBe(true);

  const expectWrong = async (control: Locator, typed: string, message: string) => {
    await control.fill(typed);
    await control.press('Tab');
    await expect.poll(() => messageOf(control)).toBe(message);
    await expect.poll(() => saveOf(dialog).isDisabled()).toBe(true);
  };
  await expectWrong(textBox(dialog, 'Plan Name'), '   ', 'Plan name is required');
  await textBox(dialog, 'Plan Name').fill('Gold');
  await dialog.getByText('Missing: Duration, Price', { exact: true }).waitFor();
  await expectWrong(textBox(dialog, 'Duration'), '0', 'Valid duration is required');
  await expectWrong(textBox(dialog, 'Duration'), 'a year', 'Valid duration is required');
  await textBox(dialog, 'Duration').fill('1');
  await dialog.getByText('Missing: Price', { exact: true }).waitFor();
  await expectWrong(textBox(dialog, 'Price'), '0', 'Valid price is required');
  await expectWrong(textBox(dialog, 'Price'), '-5', 'Valid price is required');
  await textBox(dialog, 'Price').fill('50');
  await expect.poll(() => saveOf(dialog).isEnabled()).toBe(true);

  await combobox(dialog, 'Status').selectOption('');
  await expect.poll(() => saveOf(dialog).isDisabled()).toBe(true);
  await combobox(dialog, 'Status').press('Tab');
  await expect.poll(() => messageOf(combobox(dialog, 'Status'))).toBe('Status is required');
  await combobox(dialog, 'Status').selectOption('draft');

  await expectWrong(textBox(dialog, 'Valid From'), '13/45/2026', 'Invalid start date');
  await textBox(dialog, 'Valid From').fill('02/02/2026');
  await expectWrong(textBox(dialog, 'Valid Until'), '2026', 'Invalid end date');
  await expectWrong(textBox(dialog, 'Valid Until'), '02/01/2026', 'End date must be after start date');
  await textBox(dialog, 'Valid Until').fill('02/02/2026');
  await expectWrong(textBox(dialog, 'Senior Discount'), '101', 'Senior discount cannot be above 100');
  await textBox(dialog, 'Senior Discount').fill('');
  await expectWrong(textBox(dialog, 'Guest Passes'), '1.5', 'Guest passes must be a whole number');
  await textBox(dialog, 'Guest Passes').fill('1');
  await expectWrong(textBox(dialog, 'Setup Fee'), '-1', 'Setup fee cannot be below 0');
  await textBox(dialog, 'Setup Fee').fill('');
  await saveOf(dialog).click();
  await toastOf(page, 'Membership plan created successfully').waitFor();

  const card = page.getByRole('listitem').filter({ hasText: 'Gold' });
  for (const part of ['Draft', '1 month', '$50.00', '02/02/2026'])
    await expect.poll(() => card.innerText()).toContain(part);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await card.getByRole('button', { name: 'Delete Gold' }).click();
  const confirm = dialogOf(page, 'Confirm Delete');
  await confirm.getByText('Are you sure you want to delete this membership plan?').waitFor();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Membership plan deleted successfully').waitFor();
  await page.getByRole('heading', { name: 'No membership plans yet' }).waitFor();
});

it('the list shows the plans by name, 25 to a page', async () => {
  const added = [
    await addPlan({ planName: 'Silver', description: 'For a while', duration: 1, durationUnit: 'years' }),
    await addPlan({ planName: 'Bronze', status: 'inactive', price: 1250, validityEnd: '2027-01-31' }),
    await addPlan({ planName: 'Tin', status: 'archived', duration: 10, durationUnit: 'days' }),
  ];
  const page = await open();
  await rowOf(page, 'Tin').waitFor();
  await expect
    .poll(async () => (await rowTexts(page)).map(row => row.slice(0, 7)))
    .toEqual([
      ['Plan Name', 'Description', 'Duration', 'Price', 'Valid From', 'Valid Until', 'Status'],
      ['Bronze', '-', '12 months', '$1,250.00', '-', '01/31/2027', 'Inactive'],
      ['Silver', 'For a while', '1 year', '$600.00', '-', '-', 'Active'],
      ['Tin', '-', '10 days', '$600.00', '-', '-', 'Archived'],
    ]);
  const sizes = page.getByLabel('Rows per page');
  await expect.poll(() => sizes.inputValue()).toBe('25');
  await expect.poll(() => sizes.locator('option').allInnerTexts()).toEqual(['10', '25', '50', '100']);

  await page.getByRole('columnheader', { name: 'Price' }).click();
  await expect.poll(async () => (await columnTexts(page, 1)).at(-1)).toBe('Bronze');
  await page.getByRole('searchbox').fill('while');
  await expect.poll(() => columnTexts(page, 1)).toEqual(['Silver']);
  await page.getByRole('button', { name: 'Edit Silver' }).click();
  const dialog = dialogOf(page, 'Edit Membership Plan');
  await textBox(dialog, 'Description').fill('');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Membership plan updated successfully').waitFor();
  await page.getByRole('heading', { name: 'No membership plans found' }).waitFor();

  await page.goto(`${app.url}/memberships?f.price=1000..&f.status=inactive&f.status=archived`);
  await expect.poll(() => columnTexts(page, 1)).toEqual(['Bronze']);
  for (const id of added) await deletePlan(id);
});

import {
  combobox,
  dialogOf,
  executeGraphql,
  messageOf,
  openPage,
  type Page,
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

const saveOf = (dialog: Locator) => dialog.getByRole('button', { name: 'Save', exact: true });

it('a plan is saved once nothing is wrong, with every field', async () => {
  const page = await open();
  await page.getByRole('heading', { name: 'No membership plans yet' }).waitFor();
  const dialog = await openAdd(page);
  // Nothing can be saved while something is wrong, and the form says what.
  await dialog.getByText('Missing: Plan Name, Duration, Price', { exact: true }).waitFor();
  await expect.poll(() => saveOf(dialog).isDisabled()).toBe(true);
  // The button is enabled: pressing it shows what is missing at the fields.
  await saveOf(dialog).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => messageOf(textBox(dialog, 'Plan Name'))).toBe('Plan name is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Price'))).toBe('Valid price is required');
  await expect
    .poll(() => textBox(dialog, 'Plan Name').evaluate(box => box === document.activeElement))
    .toBe(true);
  await textBox(dialog, 'Plan Name').fill('Gold');
  await dialog.getByText('Missing: Duration, Price', { exact: true }).waitFor();
  await textBox(dialog, 'Duration').fill('1');
  await dialog.getByText('Missing: Price', { exact: true }).waitFor();
  const price = textBox(dialog, 'Price');
  await price.fill('12,50');
  await price.press('Tab');
  await expect.poll(() => messageOf(price)).toBe('Write the amount as 1,250.50');
  await expect.poll(() => price.inputValue()).toBe('12,50');
  await expect.poll(() => saveOf(dialog).isDisabled()).toBe(true);
  await price.fill('12345.67');
  await price.press('Tab');
  await expect.poll(() => price.inputValue()).toBe('12,345.67');
  await expect.poll(() => saveOf(dialog).isEnabled()).toBe(true);
  await textBox(dialog, 'Valid From').fill('02/02/2026');
  await textBox(dialog, 'Valid Until').fill('02/01/2026');
  await textBox(dialog, 'Valid Until').press('Tab');
  await expect
    .poll(() => messageOf(textBox(dialog, 'Valid Until')))
    .toBe('End date must be after start date');
  await expect.poll(() => saveOf(dialog).isDisabled()).toBe(true);

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
});

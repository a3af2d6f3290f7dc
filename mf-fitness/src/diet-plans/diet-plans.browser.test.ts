import {
  addRecord,
  chipColors,
  chooseReference,
  columnTexts,
  combobox,
  dialogOf,
  executeGraphql,
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
import { addMember } from '../fitness.fixture.ts';

const app = useClub();
let memberId: string;

beforeAll(async () => {
  memberId = await addMember(app, 'Ada Moss');
});

async function open(
  options: { as?: string; width?: number; expected?: readonly RegExp[] } = {},
): Promise<Page> {
  const token = await tokenOf(app, options.as ?? 'admin');
  const page = await openPage(`${app.url}/diet-plans`, { token, ...options });
  await page.getByRole('heading', { name: 'Diet Plans Management' }).waitFor();
  return page;
}

async function openAdd(page: Page) {
  await page.getByRole('button', { name: 'Add Diet Plan' }).first().click();
  const dialog = dialogOf(page, 'Add New Diet Plan');
  await textBox(dialog, 'Plan Name').waitFor();
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openAdd>>;

async function fillRequired(dialog: Dialog) {
  await textBox(dialog, 'Plan Name').fill('Lean Start');
  await chooseReference(combobox(dialog, 'Member'), 'ada', 'Ada Moss');
  await textBox(dialog, 'Start Date').fill('01/05/2026');
}

async function storedPlan(id: string) {
  const answer = await executeGraphql(
    app,
    `query ($id: ID!) { dietPlan(id: $id) {
      planName member { name } startDate endDate goal dietaryRestrictions mealPlans caloriesPerDay proteinGrams
      carbsGrams fatGrams supplements notes status } }`,
    { id },
  );
  return answer['dietPlan'];
}

it('a diet plan is added, changed and deleted', async () => {
  const page = await open();
  await page.getByRole('heading', { name: 'No diet plans yet' }).waitFor();
  const dialog = await openAdd(page);
  await expect.poll(() => combobox(dialog, 'Status').inputValue()).toBe('active');
  await fillRequired(dialog);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Diet plan created successfully').waitFor();

  await rowOf(page, 'Lean Start').waitFor();
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual([
      'Plan Name',
      'Assigned To',
      'Start Date',
      'End Date',
      'Goal',
      'Dietary Restrictions',
      'Daily Calories',
      'Status',
      'Actions',
    ]);
  const row = async () => (await rowOf(page, 'Lean Start').getByRole('gridcell').allInnerTexts()).slice(0, 8);
  await expect
    .poll(() => row())
    .toEqual(['Lean Start', 'Ada Moss', '01/05/2026', 'N/A', '', 'None', 'N/A', 'Active']);

  await page.getByRole('button', { name: 'Edit Lean Start, Ada Moss' }).click();
  const edit = dialogOf(page, 'Edit Diet Plan');
  await expect.poll(() => combobox(edit, 'Member').inputValue().catch(String)).toBe('Ada Moss');
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await textBox(edit, 'End Date').fill('03/31/2026');
  await combobox(edit, 'Goal').selectOption('Weight Loss');
  await combobox(edit, 'Status').selectOption('completed');
  await textBox(edit, 'Calories per Day').fill('1850');
  await textBox(edit, 'Protein').fill('120.5');
  await textBox(edit, 'Carbs').fill('0');
  await textBox(edit, 'Fat').fill('60');
  const restrictions = combobox(edit, 'Dietary Restrictions');
  await restrictions.click();
  await page.getByRole('option', { name: 'Gluten-Free' }).click();
  await restrictions.fill('No cilantro');
  await restrictions.press('Enter');
  const meals = combobox(edit, 'Meal Plans');
  for (const meal of ['Oats, berries', 'Lentil soup']) {
    await meals.pressSequentially(meal);
    await meals.press('Enter');
    await expect.poll(() => meals.inputValue()).toBe('');
  }
  // Nothing is typed: Enter takes nothing away.
  await meals.press('Enter');
  await combobox(edit, 'Supplements').fill('vit');
  await combobox(edit, 'Supplements').press('Enter');
  await textBox(edit, 'Notes').fill('Weigh on Mondays.\nNo soda.');
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Diet plan updated successfully').waitFor();
  await expect
    .poll(row)
    .toEqual([
      'Lean Start',
      'Ada Moss',
      '01/05/2026',
      '03/31/2026',
      'Weight Loss',
      'Gluten-Free, No cilantro',
      '1850 kcal',
      'Completed',
    ]);
  expect(await storedPlan(id)).toEqual({
    planName: 'Lean Start',
    member: { name: 'Ada Moss' },
    startDate: '2026-01-05',
    endDate: '2026-03-31',
    goal: 'Weight Loss',
    dietaryRestrictions: ['Gluten-Free', 'No cilantro'],
    mealPlans: ['Oats, berries', 'Lentil soup'],
    caloriesPerDay: 1850,
    proteinGrams: 120.5,
    carbsGrams: 0,
    fatGrams: 60,
    supplements: ['Vitamin D'],
    notes: 'Weigh on Mondays.\nNo soda.',
    status: 'completed',
  });

  await page.getByRole('button', { name: 'Delete Lean Start, Ada Moss' }).click();
  const confirm = dialogOf(page, 'Confirm Delete');
  await confirm.getByText('Are you sure you want to delete this diet plan?').waitFor();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Diet plan deleted successfully').waitFor();
  await page.getByRole('heading', { name: 'No diet plans yet' }).waitFor();
});

it('missing and invalid values have a message at their field', async () => {
  const page = await open({ width: 390, expected: failureLines });
  const dialog = await openAdd(page);
  await combobox(dialog, 'Status').selectOption('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Please fix the form errors').waitFor();
  await expect.poll(() => messageOf(textBox(dialog, 'Plan Name'))).toBe('Plan name is required');
  await expect.poll(() => messageOf(combobox(dialog, 'Member'))).toBe('Member is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Start Date'))).toBe('Start date is required');
  await expect.poll(() => messageOf(combobox(dialog, 'Status'))).toBe('Status is required');
  await textBox(dialog, 'Plan Name').press('L');
  await expect.poll(() => messageOf(textBox(dialog, 'Plan Name'))).toBe('');

  for (const [label, text, message] of [
    ['Calories per Day', '-1', 'Calories per day cannot be below 0'],
    ['Protein', '-1', 'Protein grams cannot be below 0'],
    ['Carbs', 'many', 'Carbs grams must be a number'],
    ['Fat', '-0.5', 'Fat grams cannot be below 0'],
    ['End Date', '13/01/2026', 'Enter a date as MM/DD/YYYY'],
    ['Plan Name', 'x'.repeat(201), 'Plan name may have 200 characters at the most'],
  ] as const) {
    await textBox(dialog, label).fill(text);
    await textBox(dialog, label).press('Tab');
    await expect.poll(() => messageOf(textBox(dialog, label))).toBe(message);
    await textBox(dialog, label).fill('');
  }

  // A rule that only the server checks.
  await fillRequired(dialog);
  await combobox(dialog, 'Status').selectOption('active');
  await textBox(dialog, 'Fat').fill('0.125');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const tooExact = 'Fat grams may have two decimals at the most';
  await toastOf(page, `Failed to save diet plan: ${tooExact}`).waitFor();
  await expect.poll(() => messageOf(textBox(dialog, 'Fat'))).toBe(tooExact);
  await expect.poll(() => combobox(dialog, 'Member').inputValue()).toBe('Ada Moss');
});

it('the list goes by plan name, ten to a page, in colours', async () => {
  const plan = { memberId, startDate: '2026-02-01' };
  await addRecord(app, 'DietPlan', { ...plan, planName: 'Reset' });
  await addRecord(app, 'DietPlan', { ...plan, planName: 'Balance', status: 'completed' });
  await addRecord(app, 'DietPlan', { ...plan, planName: 'Strong', status: 'paused', goal: 'Strength' });
  const page = await open();
  await expect.poll(() => columnTexts(page, 1)).toEqual(['Balance', 'Reset', 'Strong']);
  await expect
    .poll(() => chipColors(page, ['Completed', 'Active', 'Paused']))
    .toEqual(['blue', 'green', 'grey']);
  const sizes = page.getByLabel('Rows per page');
  await expect.poll(() => sizes.inputValue()).toBe('10');
  await expect.poll(() => sizes.locator('option').allInnerTexts()).toEqual(['5', '10', '25']);
  await page.getByRole('searchbox').fill('strength');
  await expect.poll(() => columnTexts(page, 1)).toEqual(['Strong']);
  await page.goto(`${app.url}/diet-plans?f.memberId=${memberId}&f.status=active&f.status=completed`);
  await expect.poll(() => columnTexts(page, 1)).toEqual(['Balance', 'Reset']);
});

import {
  addRecord,
  combobox,
  dialogOf,
  executeGraphql,
  openPage,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { addMember } from '../fitness.fixture.ts';

const app = useClub();

it('lists of a diet plan take choices and other texts, commas included', async () => {
  const memberId = await addMember(app, 'Ada Moss');
  const plan = { memberId, planName: 'Lean Start', startDate: '2026-01-05' };
  const id = await addRecord(app, 'DietPlan', plan);
  const page = await openPage(`${app.url}/diet-plans?id=${id}`, { token: await tokenOf(app, 'admin') });
  const edit = dialogOf(page, 'Edit Diet Plan');
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
  const { dietPlan } = await executeGraphql(
    app,
    `query ($id: ID!) { dietPlan(id: $id) { dietaryRestrictions mealPlans supplements notes } }`,
    { id },
  );
  expect(dietPlan).toEqual({
    dietaryRestrictions: ['Gluten-Free', 'No cilantro'],
    mealPlans: ['Oats, berries', 'Lentil soup'],
    supplements: ['Vitamin D'],
    notes: 'Weigh on Mondays.\nNo soda.',
  });
});

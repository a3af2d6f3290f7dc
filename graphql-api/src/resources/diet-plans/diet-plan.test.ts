import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
const plans = () => app.as('admin').records('DietPlan');

test('name, member, start date and status are required', async () => {
  await expect(plans().create({ status: '' })).rejects.toMatchObject(
    invalidInput({
      planName: 'Plan name is required',
      memberId: 'Member is required',
      startDate: 'Start date is required',
      status: 'Status is required',
    }),
  );
});

test('calories and grams are at least 0', async () => {
  const plan = await makeRecord(app.as('admin'), 'DietPlan', { caloriesPerDay: 0 });
  expect(plan).toMatchObject({ caloriesPerDay: 0, proteinGrams: null, status: 'active', mealPlans: [] });
  const below = { caloriesPerDay: -1, proteinGrams: -1, carbsGrams: -0.5, fatGrams: -1 };
  await expect(plans().update(plan.id, below)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: Object.fromEntries(Object.keys(below).map(name => [name, expect.any(String)])),
  });
  expect(await plans().update(plan.id, { fatGrams: -0 })).toMatchObject({ fatGrams: 0 });
  await expect(plans().update(plan.id, { fatGrams: 0.125 })).rejects.toMatchObject(
    invalidInput({ fatGrams: 'Fat grams may have two decimals at the most' }),
  );
});

test('notes of 10 KB are returned unchanged', async () => {
  const notes = 'Ä line of noteß, "quoted" — 10 KB long.\n'.repeat(300).trim();
  expect(notes.length).toBeGreaterThan(10_240);
  expect(await makeRecord(app.as('admin'), 'DietPlan', { notes })).toMatchObject({ notes });
});

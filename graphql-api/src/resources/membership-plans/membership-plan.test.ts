import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { invalidInput } from '../../../testing/rejections.ts';

const app = useApp();
const plans = () => app.as('admin').records('MembershipPlan');
const least = { planName: 'Gold', duration: 12, price: 49.99 };

test('name, price, duration and status are required', async () => {
  await expect(plans().create({ planName: '  ', status: '' })).rejects.toMatchObject(
    invalidInput({
      planName: 'Plan name is required',
      duration: 'Valid duration is required',
      price: 'Valid price is required',
      status: 'Status is required',
    }),
  );
});

test.each([0, -1])('price and duration of %d are rejected', async number => {
  await expect(plans().create({ ...least, price: number, duration: number })).rejects.toMatchObject(
    invalidInput({ price: 'Valid price is required', duration: 'Valid duration is required' }),
  );
});

test('a new plan is active, in months, billed monthly, with its booleans false', async () => {
  expect(await plans().create(least)).toMatchObject({
    durationUnit: 'months',
    billingFrequency: 'monthly',
    status: 'active',
    contractRequired: false,
    autoRenewal: false,
    peakHoursAccess: false,
    offPeakHoursAccess: false,
    features: [],
    accessHours: [],
  });
});

test('a validity ends on or after its start', async () => {
  const validity = (validityStart: unknown, validityEnd: unknown) =>
    plans().create({ ...least, validityStart, validityEnd });
  await expect(validity('2026-02-02', '2026-02-01')).rejects.toMatchObject(
    invalidInput({ validityEnd: 'End date must be after start date' }),
  );
  await expect(validity('soon', null)).rejects.toMatchObject(
    invalidInput({ validityStart: 'Invalid start date' }),
  );
  await expect(validity(null, '2026-02-30')).rejects.toMatchObject(
    invalidInput({ validityEnd: 'Invalid end date' }),
  );
  expect(await validity('2026-02-01', '2026-02-01')).toMatchObject({ validityEnd: '2026-02-01' });
  expect(await validity('2026-02-01', null)).toMatchObject({ validityEnd: null });
});

test('access hours take free text', async () => {
  expect(await plans().create({ ...least, accessHours: ['Mon 05:00-06:30'] })).toMatchObject({
    accessHours: ['Mon 05:00-06:30'],
  });
});

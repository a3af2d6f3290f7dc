import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { invalidInput } from '../../../testing/rejections.ts';

const app = useApp();
const trainers = () => app.as('admin').records('Trainer');
const least = {
  name: 'Tara',
  email: 'tara@example.com',
  phone: '(555) 010-0199',
  specializations: ['Yoga'],
  salary: 1,
};
const REQUIRED = 'This field is required';

test('the required fields of the specification are required', async () => {
  const empty = { specializations: [], status: '', joiningDate: null, workingHours: null };
  await expect(trainers().create(empty)).rejects.toMatchObject(
    invalidInput({
      name: REQUIRED,
      email: REQUIRED,
      phone: REQUIRED,
      specializations: REQUIRED,
      status: REQUIRED,
      joiningDate: REQUIRED,
      salary: REQUIRED,
      workingHours: REQUIRED,
    }),
  );
  const { id } = await trainers().create(least);
  await expect(
    trainers().update(id, { joiningDate: null, workingHours: null, salary: null }),
  ).rejects.toMatchObject(invalidInput({ joiningDate: REQUIRED, workingHours: REQUIRED, salary: REQUIRED }));
});

test('a new trainer is active, joins today, works 40 hours and has no clients', async () => {
  expect(await trainers().create(least)).toMatchObject({
    status: 'active',
    joiningDate: dayFromToday(),
    workingHours: 40,
    assignedClients: 0,
    certifications: [],
    availability: [],
  });
});

test.each(['tara', 'tara@example', 'tara @example.com', '@example.com'])(
  '%s is no e-mail address',
  async email => {
    await expect(trainers().create({ ...least, email })).rejects.toMatchObject(
      invalidInput({ email: 'Invalid email address' }),
    );
  },
);

test.each(['555010019', '15550100199', 'none'])('%s is not a phone number of 10 digits', async phone => {
  await expect(trainers().create({ ...least, phone })).rejects.toMatchObject(
    invalidInput({ phone: 'Invalid phone number' }),
  );
});

test('salary and working hours are above 0', async () => {
  await expect(trainers().create({ ...least, salary: 0, workingHours: -1 })).rejects.toMatchObject(
    invalidInput({
      salary: 'Salary must be a positive number',
      workingHours: 'Working hours must be a positive number',
    }),
  );
  await expect(trainers().create({ ...least, salary: 'much' })).rejects.toMatchObject(
    invalidInput({ salary: 'Salary must be a positive number' }),
  );
  expect(await trainers().create({ ...least, salary: 0.01 })).toMatchObject({ salary: 0.01 });
});

test('the statistics count trainers by status', async () => {
  await app.sql('delete from trainer');
  for (const status of ['active', 'active', 'on leave', 'busy', 'elsewhere'])
    await trainers().create({ ...least, status });
  const { trainerStatistics } = await app
    .as('trainer')
    .request('{ trainerStatistics { totalTrainers activeTrainers onLeaveTrainers busyTrainers } }');
  expect(trainerStatistics).toEqual({
    totalTrainers: 5,
    activeTrainers: 2,
    onLeaveTrainers: 1,
    busyTrainers: 1,
  });
});

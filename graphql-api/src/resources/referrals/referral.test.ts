import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
const referrals = () => app.as('admin').records('Referral');
let least: Record<string, unknown>;
let trainerId: number;

beforeAll(async () => {
  const member = await makeRecord(app.as('admin'), 'Member');
  trainerId = Number((await makeRecord(app.as('admin'), 'Trainer')).id);
  least = {
    referrerCategory: 'member',
    referrerId: Number(member.id),
    referredName: 'Rob',
    referredEmail: 'rob@example.com',
    referredPhone: '+1-555-010-0199',
  };
});

test('everything but the join date and notes is required', async () => {
  await expect(referrals().create({ status: '', rewardStatus: '' })).rejects.toMatchObject(
    invalidInput({
      referrerCategory: 'Referrer type is required',
      referrerId: 'Referrer is required',
      referredName: 'Referred name is required',
      referredEmail: 'Referred email is required',
      referredPhone: 'Referred phone is required',
      status: 'Status is required',
      rewardStatus: 'Reward status is required',
    }),
  );
});

test('a new referral and its reward of 50 are pending', async () => {
  expect(await referrals().create(least)).toMatchObject({
    status: 'pending',
    rewardStatus: 'pending',
    rewardAmount: 50,
    joinDate: null,
  });
});

test('e-mail, phone and reward amount are validated', async () => {
  const bad = { referredEmail: 'rob', referredPhone: '555 010 0199', rewardAmount: -1 };
  await expect(referrals().create({ ...least, ...bad })).rejects.toMatchObject(
    invalidInput({
      referredEmail: 'Invalid email address',
      referredPhone: 'Invalid phone number',
      rewardAmount: 'Reward amount cannot be negative',
    }),
  );
  await expect(referrals().create({ ...least, referredPhone: '123-45678' })).rejects.toMatchObject(
    invalidInput({ referredPhone: 'Invalid phone number' }),
  );
  expect(await referrals().create({ ...least, referredPhone: '1234567890', rewardAmount: 0 })).toMatchObject({
    rewardAmount: 0,
  });
});

test.each([
  ['status', 'lost'],
  ['rewardStatus', 'joined'],
  ['referrerCategory', 'employee'],
])('%s takes its words only', async (field, value) => {
  await expect(referrals().create({ ...least, [field]: value })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: expect.any(String) },
  });
});

test('a join date is required with status joined, not in the future, and null otherwise', async () => {
  const joined = (joinDate: unknown) => referrals().create({ ...least, status: 'joined', joinDate });
  await expect(joined(null)).rejects.toMatchObject(
    invalidInput({ joinDate: 'Join date is required when status is joined' }),
  );
  await expect(joined(dayFromToday({ days: 2 }))).rejects.toMatchObject(
    invalidInput({ joinDate: 'Join date cannot be in the future' }),
  );
  await expect(joined('yesterday')).rejects.toMatchObject(
    invalidInput({ joinDate: 'Invalid join date format' }),
  );
  const referral = await joined(dayFromToday());
  expect(referral).toMatchObject({ joinDate: dayFromToday() });
  expect(await referrals().update(referral.id, { status: 'expired' })).toMatchObject({ joinDate: null });
  expect(await referrals().create({ ...least, joinDate: '2020-01-01' })).toMatchObject({ joinDate: null });
});

test('a referral refers to a member or a trainer and restricts their deletion', async () => {
  const byTrainer = await referrals().create({
    ...least,
    referrerCategory: 'trainer',
    referrerId: trainerId,
  });
  const data = await app
    .as('admin')
    .request('query ($id: ID!) { referral(id: $id) { memberReferrer { id } trainerReferrer { id } } }', {
      id: byTrainer.id,
    });
  expect(data).toEqual({ referral: { memberReferrer: null, trainerReferrer: { id: String(trainerId) } } });
  await expect(app.as('admin').records('Trainer').remove(String(trainerId))).rejects.toMatchObject({
    code: 'CONFLICT',
    message: '1 referral refers to this trainer',
  });
  await expect(referrals().create({ ...least, referrerId: 999_999 })).rejects.toMatchObject(
    invalidInput({ referrerId: 'Referrer not found' }),
  );
});

test('a change of the referrer category requires a new referrer', async () => {
  const { id } = await referrals().create(least);
  await expect(referrals().update(id, { referrerCategory: 'trainer' })).rejects.toMatchObject(
    invalidInput({ referrerId: 'Referrer is required' }),
  );
  expect(await referrals().update(id, { referrerCategory: 'trainer', referrerId: trainerId })).toMatchObject({
    referrerId: trainerId,
  });
});

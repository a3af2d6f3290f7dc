import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
const rewards = () => app.as('admin').records('Reward');
let memberId: string;

beforeAll(async () => {
  memberId = (await makeRecord(app.as('admin'), 'Member')).id;
});

test('member, level, expiry date and status are required, points are not below 0', async () => {
  await expect(rewards().create({ level: '', status: '', points: -1 })).rejects.toMatchObject(
    invalidInput({
      memberId: 'Member is required',
      level: 'Level is required',
      status: 'Status is required',
      points: 'Points must be a positive number',
    }),
  );
  const { id } = await rewards().create({ memberId });
  await expect(rewards().update(id, { expiryDate: null })).rejects.toMatchObject(
    invalidInput({ expiryDate: 'Expiry date is required' }),
  );
});

test('a new reward is Bronze and active, without points, for 12 months', async () => {
  expect(await rewards().create({ memberId })).toMatchObject({
    level: 'Bronze',
    status: 'active',
    points: 0,
    expiryDate: dayFromToday({ months: 12 }),
    rewardsEarned: [],
    rewardsRedeemed: [],
  });
});

test('a reward is unique in each list, but can be both earned and redeemed', async () => {
  await expect(rewards().create({ memberId, rewardsEarned: ['Towel', 'Towel'] })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { rewardsEarned: expect.any(String) },
  });
  const both = { rewardsEarned: ['Towel', 'Bottle'], rewardsRedeemed: ['Towel'] };
  expect(await rewards().create({ memberId, ...both })).toMatchObject(both);
});

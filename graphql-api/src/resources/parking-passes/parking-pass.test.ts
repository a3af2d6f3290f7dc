import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
const passes = () => app.as('admin').records('ParkingPass');
const REQUIRED = 'This field is required';
const PAST = 'Valid from date must not be in the past for active passes';
let least: Record<string, unknown>;

beforeAll(async () => {
  least = { memberId: (await makeRecord(app.as('admin'), 'Member')).id, vehicleNumber: 'ab-123' };
});

test('member, vehicle, dates, type and status are required', async () => {
  await expect(passes().create({ type: '', status: '' })).rejects.toMatchObject(
    invalidInput({ memberId: REQUIRED, vehicleNumber: REQUIRED, type: REQUIRED, status: REQUIRED }),
  );
  const { id } = await passes().create(least);
  await expect(passes().update(id, { validFrom: null, validUntil: null })).rejects.toMatchObject(
    invalidInput({ validFrom: REQUIRED, validUntil: REQUIRED }),
  );
});

test('a new pass is monthly and active from today for a month, with a unique number', async () => {
  const [one, other] = await Promise.all([passes().create(least), passes().create(least)]);
  expect(one).toMatchObject({
    type: 'Monthly',
    status: 'active',
    validFrom: dayFromToday(),
    validUntil: dayFromToday({ months: 1 }),
    vehicleNumber: 'AB-123',
    passNumber: expect.stringMatching(/\d/),
  });
  expect(one['passNumber']).not.toBe(other['passNumber']);
});

test.each(['A', 'ABCDEFGHIJK', 'AB 123', 'ÄB-1', 'AB_1'])(
  '%s is not a vehicle number',
  async vehicleNumber => {
    await expect(passes().create({ ...least, vehicleNumber })).rejects.toMatchObject(
      invalidInput({ vehicleNumber: 'Invalid vehicle number format' }),
    );
  },
);

test('an active pass cannot begin in the past', async () => {
  const validFrom = dayFromToday({ days: -1 });
  await expect(passes().create({ ...least, validFrom })).rejects.toMatchObject(
    invalidInput({ validFrom: PAST }),
  );
  const expired = await passes().create({ ...least, validFrom, status: 'expired' });
  await expect(passes().update(expired.id, { status: 'active' })).rejects.toMatchObject(
    invalidInput({ validFrom: PAST }),
  );
  await expect(
    passes().update(expired.id, { status: 'active', validFrom: dayFromToday() }),
  ).resolves.toBeDefined();
});

test('an active pass that has begun can still be edited', async () => {
  const { id } = await passes().create(least);
  await app.sql(`update parking_pass set valid_from = valid_from - 10 where id = $1`, [id]);
  const validFrom = dayFromToday({ days: -10 });
  expect(await passes().update(id, { notes: 'Blue car', status: 'active', validFrom })).toMatchObject({
    notes: 'Blue car',
  });
  await expect(passes().update(id, { validFrom: dayFromToday({ days: -5 }) })).rejects.toMatchObject(
    invalidInput({ validFrom: PAST }),
  );
});

test('a pass ends after it begins', async () => {
  const day = dayFromToday({ days: 3 });
  await expect(passes().create({ ...least, validFrom: day, validUntil: day })).rejects.toMatchObject(
    invalidInput({ validUntil: 'Valid until date must be after valid from date' }),
  );
});

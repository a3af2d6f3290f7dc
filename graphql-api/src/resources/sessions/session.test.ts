import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
const sessions = () => app.as('admin').records('Session');
let least: Record<string, unknown>;

beforeAll(async () => {
  const admin = app.as('admin');
  const [member, trainer] = [await makeRecord(admin, 'Member'), await makeRecord(admin, 'Trainer')];
  least = { memberId: member.id, trainerId: trainer.id, sessionType: 'Personal', date: '2026-03-29' };
});

test('member, trainer, type and date are required', async () => {
  await expect(sessions().create({})).rejects.toMatchObject(
    invalidInput({
      memberId: 'Member is required',
      trainerId: 'Trainer is required',
      sessionType: 'Session type is required',
      date: 'Please select a date',
    }),
  );
});

test('a new session is scheduled from 09:00 to 10:00, of medium intensity, unpaid and free', async () => {
  expect(await sessions().create(least)).toMatchObject({
    startTime: '09:00',
    endTime: '10:00',
    status: 'scheduled',
    intensity: 'medium',
    paymentStatus: 'pending',
    price: 0,
    equipment: [],
    goals: [],
    date: '2026-03-29',
  });
});

test('a session ends after it starts', async () => {
  const message = { endTime: 'End time must be after start time' };
  await expect(sessions().create({ ...least, startTime: '10:00', endTime: '10:00' })).rejects.toMatchObject(
    invalidInput(message),
  );
  const { id } = await sessions().create(least);
  await expect(sessions().update(id, { endTime: '08:59' })).rejects.toMatchObject(invalidInput(message));
  expect(await sessions().update(id, { startTime: '08:00', endTime: '08:59' })).toMatchObject({
    endTime: '08:59',
  });
});

test('a session is paid, pending or refunded', async () => {
  await expect(sessions().create({ ...least, paymentStatus: 'lost' })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  expect(await sessions().create({ ...least, paymentStatus: 'refunded' })).toMatchObject({
    paymentStatus: 'refunded',
  });
});

test('the location is free text', async () => {
  expect(await sessions().create({ ...least, location: 'In the park' })).toMatchObject({
    location: 'In the park',
  });
});

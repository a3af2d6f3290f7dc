import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
const admin = () => app.as('admin');

test('name, type and location are required', async () => {
  await expect(admin().records('Equipment').create({})).rejects.toMatchObject(
    invalidInput({ name: 'Name is required', type: 'Type is required', locationId: 'Location is required' }),
  );
});

test('equipment, date and type of a maintenance are required', async () => {
  await expect(admin().records('MaintenanceRecord').create({ date: '' })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  await expect(admin().records('MaintenanceRecord').create({})).rejects.toMatchObject(
    invalidInput({
      equipmentId: 'Equipment is required',
      date: 'Date is required',
      type: 'Type is required',
    }),
  );
});

test('numbers and dates are optional', async () => {
  const nothing = { cost: null, maxUserWeight: null, depreciationValue: null, lastMaintenance: null };
  expect(await makeRecord(admin(), 'Equipment', nothing)).toMatchObject(nothing);
});

test('its maintenance restricts its deletion, and it restricts that of its location', async () => {
  const item = await makeRecord(admin(), 'Equipment');
  for (let n = 0; n < 2; n++) await makeRecord(admin(), 'MaintenanceRecord', { equipmentId: item.id });
  await expect(admin().records('Equipment').remove(item.id)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: '2 maintenance records refer to this equipment',
  });
  await expect(admin().records('Location').remove(String(item['locationId']))).rejects.toMatchObject({
    code: 'CONFLICT',
    message: '1 piece of equipment refers to this location',
  });
});

test('the deletion of a trainer clears the assignment', async () => {
  const trainer = await makeRecord(admin(), 'Trainer');
  const item = await makeRecord(admin(), 'Equipment', { assignedToId: trainer.id });
  await admin().records('Trainer').remove(trainer.id);
  expect(await admin().records('Equipment').one(item.id)).toMatchObject({ assignedToId: null });
});

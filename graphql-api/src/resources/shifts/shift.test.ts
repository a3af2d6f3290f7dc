import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
const shifts = () => app.as('admin').records('Shift');
let least: Record<string, unknown>;

beforeAll(async () => {
  const employee = await makeRecord(app.as('admin'), 'Employee');
  least = { employeeId: employee.id, shiftName: 'Early', startTime: '06:00', endTime: '14:00' };
});

test('employee, name, type, start and end are required', async () => {
  await expect(shifts().create({ shiftType: '' })).rejects.toMatchObject(
    invalidInput({
      employeeId: 'Employee is required',
      shiftName: 'Shift name is required',
      shiftType: 'Shift type is required',
      startTime: 'Start time is required',
      endTime: 'End time is required',
    }),
  );
});

test('a new shift is regular and active', async () => {
  expect(await shifts().create(least)).toMatchObject({
    shiftType: 'regular',
    isActive: true,
    daysOfWeek: null,
    locationId: null,
    breakDuration: null,
  });
});

test('a night shift ends before it starts', async () => {
  const night = { startTime: '22:00', endTime: '06:00' };
  expect(await shifts().create({ ...least, ...night })).toMatchObject(night);
});

test.each(['Mon', 'Mon,Tue,Wed,Thu,Fri,Sat,Sun', 'Sat, Sun'])('%s are days of the week', async daysOfWeek => {
  expect(await shifts().create({ ...least, daysOfWeek })).toMatchObject({ daysOfWeek });
});

test.each(['mon', 'Mon,', 'Monday', 'Mon Tue', 'Mon,,Tue', ',Mon'])(
  '%s are no days of the week',
  async daysOfWeek => {
    await expect(shifts().create({ ...least, daysOfWeek })).rejects.toMatchObject(
      invalidInput({
        daysOfWeek: 'Days of week are Mon, Tue, Wed, Thu, Fri, Sat and Sun, set apart by commas',
      }),
    );
  },
);

test('the deletion of a location keeps its shifts', async () => {
  const location = await makeRecord(app.as('admin'), 'Location');
  const shift = await shifts().create({ ...least, locationId: location.id });
  await app.as('admin').records('Location').remove(location.id);
  expect(await shifts().one(shift.id)).toMatchObject({ locationId: null });
});

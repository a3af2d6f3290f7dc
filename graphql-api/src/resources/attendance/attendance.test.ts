import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
const attendance = () => app.as('admin').records('Attendance');
let employeeId: string;

beforeAll(async () => {
  employeeId = (await makeRecord(app.as('admin'), 'Employee')).id;
});

test('employee, date and status are required', async () => {
  await expect(attendance().create({ status: '' })).rejects.toMatchObject(
    invalidInput({ employeeId: 'Employee is required', status: 'Status is required' }),
  );
  const { id } = await attendance().create({ employeeId });
  await expect(attendance().update(id, { attendanceDate: null })).rejects.toMatchObject(
    invalidInput({ attendanceDate: 'Attendance date is required' }),
  );
});

test('attendance defaults to present today', async () => {
  expect(await attendance().create({ employeeId })).toMatchObject({
    attendanceDate: dayFromToday(),
    status: 'present',
    checkInTime: null,
    checkOutTime: null,
    hoursWorked: null,
    overtimeHours: null,
  });
});

test('check-out is after check-in, which may be on the previous day', async () => {
  const day = (checkInTime: string | null, checkOutTime: string | null) =>
    attendance().create({ employeeId, checkInTime, checkOutTime });
  await expect(day('2026-03-02T09:00:00Z', '2026-03-02T08:59:00Z')).rejects.toMatchObject(
    invalidInput({ checkOutTime: 'Check out time must be after check in time' }),
  );
  expect(await day('2026-03-01T22:00:00Z', '2026-03-02T06:00:00Z')).toMatchObject({
    checkOutTime: '2026-03-02T06:00:00.000Z',
  });
  const early = await day('2026-03-02T09:00:00Z', null);
  await expect(attendance().update(early.id, { checkOutTime: '2026-03-02T08:00:00Z' })).rejects.toMatchObject(
    invalidInput({ checkOutTime: 'Check out time must be after check in time' }),
  );
});

test('hours are from 0 to 24, with fractions', async () => {
  const hours = { hoursWorked: 7.5, overtimeHours: 0.5 };
  expect(await attendance().create({ employeeId, ...hours })).toMatchObject(hours);
  await expect(
    attendance().create({ employeeId, hoursWorked: 24.5, overtimeHours: -0.5 }),
  ).rejects.toMatchObject(
    invalidInput({
      hoursWorked: 'Hours worked cannot be above 24',
      overtimeHours: 'Overtime hours cannot be below 0',
    }),
  );
});

const HOUR = 3_600_000;
const CLOCK_OUT =
  'mutation ($id: ID!, $version: Int) { record: clockOut(id: $id, version: $version) { version checkOutTime hoursWorked } }';

test("clocking out takes the server's time and the hours since the check-in", async () => {
  const begin = Date.now();
  const checkInTime = new Date(begin - 4.5 * HOUR).toISOString();
  const { id } = await attendance().create({ employeeId, checkInTime });
  const { record } = await app
    .as('admin')
    .request<{ record: { version: number; checkOutTime: string; hoursWorked: number } }>(CLOCK_OUT, {
      id,
      version: 1,
    });
  const left = Date.parse(record.checkOutTime);
  expect(left).toBeGreaterThanOrEqual(begin);
  expect(left).toBeLessThanOrEqual(Date.now());
  expect(record).toMatchObject({ version: 2, hoursWorked: Math.round((left - begin) / 36_000) / 100 + 4.5 });
  await expect(app.as('admin').request(CLOCK_OUT, { id })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'The employee was clocked out already.',
  });
  await expect(app.as('admin').request(CLOCK_OUT, { id, version: 1 })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('changed'),
  });
});

test.each([
  ['no check-in', null, 'Without a check in time'],
  ['a check-in of two days ago', -48, 'more than 24 hours ago'],
  ['a check-in to come', 2, 'in the future'],
])('nobody is clocked out with %s', async (_name, hours, reason) => {
  const checkInTime = hours && new Date(Date.now() + hours * HOUR).toISOString();
  const { id } = await attendance().create({ employeeId, checkInTime });
  await expect(app.as('admin').request(CLOCK_OUT, { id })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining(reason),
  });
});

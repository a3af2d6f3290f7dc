import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
const employees = () => app.as('admin').records('Employee');
const least = {
  name: 'Eve Baker',
  email: 'eve@club.example',
  phone: '555 0100',
  position: 'Receptionist',
  department: 'Front Desk',
  salary: 2_800,
};

test('name, email, phone, position, department, hire date and salary are required', async () => {
  await expect(employees().create({ name: ' ' })).rejects.toMatchObject(
    invalidInput({
      name: 'Name is required',
      email: 'Email is required',
      phone: 'Phone is required',
      position: 'Position is required',
      department: 'Department is required',
      salary: 'Salary is required',
    }),
  );
  const { id } = await employees().create(least);
  await expect(employees().update(id, { hireDate: null })).rejects.toMatchObject(
    invalidInput({ hireDate: 'Hire date is required' }),
  );
});

test('a new employee is active and hired today', async () => {
  expect(await employees().create(least)).toMatchObject({
    status: 'active',
    hireDate: dayFromToday(),
    salary: 2_800,
    qualifications: [],
    dateOfBirth: null,
  });
});

test('a salary has at most two decimals and is at least 0', async () => {
  expect(await employees().create({ ...least, salary: 0 })).toMatchObject({ salary: 0 });
  await expect(employees().create({ ...least, salary: 'much' })).rejects.toMatchObject(
    invalidInput({ salary: 'Salary must be a number' }),
  );
  await expect(employees().create({ ...least, salary: -0.01 })).rejects.toMatchObject(
    invalidInput({ salary: 'Salary cannot be below 0' }),
  );
});

test('attendance, shifts, commissions and payroll restrict the deletion of an employee', async () => {
  const admin = app.as('admin');
  const { id: employeeId } = await employees().create(least);
  for (let n = 0; n < 2; n++) await makeRecord(admin, 'Payroll', { employeeId });
  await makeRecord(admin, 'Attendance', { employeeId });
  await makeRecord(admin, 'Shift', { employeeId });
  await makeRecord(admin, 'Commission', { employeeId });
  await expect(employees().remove(employeeId)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: '2 payroll records, 1 attendance record, 1 commission and 1 shift refer to this employee',
  });
  expect(await employees().one(employeeId)).not.toBeNull();
});

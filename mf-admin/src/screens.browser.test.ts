import { openPage, tokenOf, useClub } from '@gym/hub-kit/testing';
import { expectRecordKept } from '@gym/hub-kit/testing/screens';
import { test } from 'vitest';
import { attendanceScreen } from './attendance-shift/attendance.screen.ts';
import { shiftsScreen } from './attendance-shift/shifts.screen.ts';
import commissionsScreen from './commissions/commissions.screen.ts';
import employeesScreen from './employee-details/employees.screen.ts';
import { masterDataScreen } from './master-data/master-data.screen.ts';
import payrollScreen from './payroll/payroll.screen.ts';
import { addLocation } from './staff.fixture.ts';
import { permissionsScreen } from './users/permissions.screen.ts';

const club = useClub();

test('records of each screen are added, changed, deleted and brought back', async () => {
  await addLocation(club, 'Harbor Gym');
  const page = await openPage(club.url, { token: await tokenOf(club, 'admin') });
  await expectRecordKept(page, employeesScreen, {
    path: '/employee-details',
    row: 'Ada Lovelace',
    values: {
      Name: 'Ada Lovelace',
      'Date of Birth': '12/10/1985',
      Position: 'General Manager',
      Department: 'Management',
      Email: 'ada@example.com',
      Phone: '212-555-0100',
      Salary: '$4,250.50',
    },
    changes: { Salary: '3,500.25', 'Bank Account': '021000021 123456', Status: 'On Leave' },
  });
  await expectRecordKept(page, attendanceScreen, {
    path: '/attendance-shift',
    row: 'Ada Lovelace, 03/06/2026',
    values: { Employee: 'Ada Lovelace', 'Attendance Date': '03/06/2026', 'Hours Worked': '7.5' },
    changes: { Status: 'Late', Notes: 'Train was late' },
  });
  await expectRecordKept(page, commissionsScreen, {
    path: '/commissions',
    row: 'Ada Lovelace, 03/06/2026',
    values: {
      Employee: 'Ada Lovelace',
      Amount: '1,234.5',
      'Commission Date': '03/06/2026',
      Location: 'Harbor Gym',
    },
    changes: { 'Payment Status': 'Paid', 'Payment Date': '03/31/2026' },
  });
  await expectRecordKept(page, shiftsScreen, {
    path: '/attendance-shift?tab=shifts',
    row: 'Ada Lovelace, Early',
    values: {
      Employee: 'Ada Lovelace',
      'Shift Name': 'Early',
      'Start Time': '06:00',
      'End Time': '14:00',
      'Break Duration': '30',
    },
    changes: { Active: 'off', 'Shift Type': 'On Call' },
  });
  await expectRecordKept(page, payrollScreen, {
    path: '/payroll',
    row: 'Ada Lovelace, 02/01/2026',
    values: {
      Employee: 'Ada Lovelace',
      'Pay Period Start': '01/01/2026',
      'Pay Period End': '01/31/2026',
      'Base Salary': '3000',
      'Payment Date': '02/01/2026',
    },
    changes: { Bonus: '100.10', 'Payment Method': 'Check' },
  });
  await expectRecordKept(page, permissionsScreen, {
    path: '/users?tab=permissions&q=benches',
    row: 'Trainer, benches',
    values: { Role: 'Trainer', Resource: 'benches', 'Can View': 'on' },
    changes: { 'Can Add': 'on', 'Can View': 'off' },
    deleteTitle: 'Delete Permission',
  });
  await expectRecordKept(page, masterDataScreen, {
    path: '/master-data-management?of=Members&dropdown=membership_type',
    row: 'Members, membership_type, Couple Pass',
    values: { Value: 'Couple', 'Display Text': 'Couple Pass' },
    changes: { 'Sort Order': '9', Active: 'off' },
  });
});

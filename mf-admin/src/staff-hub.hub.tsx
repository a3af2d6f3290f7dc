import { defineHub } from '@gym/hub-kit';
import { staffHub } from '../hub.manifest.ts';

const notes = () => import('./record-notes/record-notes.tsx');
const alerts = () => import('./record-notes/record-alerts.tsx');

export const hub = defineHub(staffHub, {
  screens: {
    employeeDetails: () => import('./employee-details/employees.screen.ts'),
    attendanceShift: () => import('./attendance-shift/attendance-shift-screen.tsx'),
    commissions: () => import('./commissions/commissions.screen.ts'),
    payroll: () => import('./payroll/payroll-screen.tsx'),
    tasks: () => import('./tasks/tasks-screen.tsx'),
  },
  lists: {
    attendanceShift: [
      () => import('./attendance-shift/attendance.screen.ts'),
      () => import('./attendance-shift/shifts.screen.ts'),
    ],
    payroll: [() => import('./payroll/payroll.screen.ts')],
    tasks: [() => import('./tasks/tasks.screen.ts')],
  },
  pages: {
    employeeDetails: () => import('./employee-details/employee-page.tsx'),
  },
  panels: {
    memberNotes: notes,
    trainerNotes: notes,
    employeeNotes: notes,
    contractNotes: notes,
    sessionNotes: notes,
    memberAlerts: alerts,
    trainerAlerts: alerts,
    employeeAlerts: alerts,
    attendanceByWeekday: () => import('./attendance-by-weekday/attendance-by-weekday.tsx'),
    employeeAttendance: () => import('./employee-attendance/employee-attendance.tsx'),
    employeeCommissions: () => import('./employee-commissions/employee-commissions.tsx'),
    employeePay: () => import('./employee-pay/employee-pay.tsx'),
    employeePayroll: () => import('./employee-payroll/employee-payroll.tsx'),
  },
});

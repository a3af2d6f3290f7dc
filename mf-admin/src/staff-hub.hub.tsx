import { defineHub } from '@gym/hub-kit';
import { staffHub } from '../hub.manifest.ts';

export const hub = defineHub(staffHub, {
  screens: {
    employeeDetails: () => import('./employee-details/employees.screen.ts'),
    attendanceShift: () => import('./attendance-shift/attendance-shift-screen.tsx'),
    commissions: () => import('./commissions/commissions.screen.ts'),
    payroll: () => import('./payroll/payroll-screen.tsx'),
  },
  pages: {
    employeeDetails: () => import('./employee-details/employee-page.tsx'),
  },
  panels: {
    attendanceByWeekday: () => import('./attendance-by-weekday/attendance-by-weekday.tsx'),
    employeeAttendance: () => import('./employee-attendance/employee-attendance.tsx'),
    employeeCommissions: () => import('./employee-commissions/employee-commissions.tsx'),
    employeePay: () => import('./employee-pay/employee-pay.tsx'),
    employeePayroll: () => import('./employee-payroll/employee-payroll.tsx'),
  },
});

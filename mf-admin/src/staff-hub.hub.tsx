import { defineHub } from '@gym/hub-kit';
import { staffHub } from '../hub.manifest.ts';

export const hub = defineHub(staffHub, {
  screens: {
    employeeDetails: () => import('./employee-details/employee-details-screen.tsx'),
    attendanceShift: () => import('./attendance-shift/attendance-shift-screen.tsx'),
    commissions: () => import('./commissions/commissions-screen.tsx'),
    payroll: () => import('./payroll/payroll-screen.tsx'),
  },
});

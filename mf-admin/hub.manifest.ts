import type { HubManifest } from '@gym/hub-kit';
import { defineAttention, addAddress } from '@gym/hub-kit/define';
import { payrollRecords, type attendanceRecords, type commissions } from '@gym/hub-kit/resources';
import { tasksOverdue, tasksToday } from './src/tasks/due-tasks.ts';

const notesPanel = { title: 'Notes', icon: 'edit', requires: 'notes:view' } as const;

/** Also shows the dialog of a new note, to which `addNote` leads. */
const alertsPanel = { title: 'Alerts', icon: 'warning', place: 'warning', requires: 'notes:view' } as const;

const addNote = { title: 'Add Note', icon: 'edit', requires: 'notes:add' } as const;

/**
 * As specified, every entry of this category depends on the menu visibility of `employees`, and three routes on
 * `employees:view`. What a screen shows depends on its own resource: a role with `payroll:view` and without
 * `employees:view` reaches payroll records over the APIs only.
 */
export const staffHub = {
  contract: 2,
  id: 'staff-hub',
  title: 'Staff Hub',
  icon: 'staff',
  order: 50,
  screens: {
    employeeDetails: {
      path: '/employee-details',
      title: 'Employee Details',
      icon: 'id-card',
      menu: 'employees',
      requires: 'employees:view',
      recordPage: { record: 'employee', requires: 'employees:view' },
      list: { record: 'employee', resource: 'employees', add: 'Add Employee' },
    },
    attendanceShift: {
      path: '/attendance-shift',
      title: 'Attendance & Shift',
      icon: 'attendance',
      menu: 'employees',
      requires: null,
    },
    commissions: {
      path: '/commissions',
      title: 'Commissions',
      icon: 'commissions',
      menu: 'employees',
      requires: 'employees:view',
      list: { record: 'commission', resource: 'commissions', add: 'Add Commission' },
    },
    payroll: {
      path: '/payroll',
      title: 'Payroll',
      icon: 'payroll',
      menu: 'employees',
      requires: 'employees:view',
      list: { record: 'payrollRecord', resource: 'payroll', add: 'Add Payroll Record' },
      attention: [
        defineAttention(payrollRecords, {
          filter: { paymentStatus: { among: ['pending'] } },
          line: ['payroll record is pending', 'payroll records are pending'],
          requires: 'payroll:view',
        }),
      ],
    },
    tasks: {
      path: '/tasks',
      title: 'Tasks',
      icon: 'check',
      menu: 'notes',
      requires: 'notes:view',
      list: { record: 'note', resource: 'notes', add: 'Add Task' },
      attention: [tasksToday, tasksOverdue],
    },
  },
  panels: {
    memberNotes: { slot: 'member', isFirst: true, ...notesPanel },
    trainerNotes: { slot: 'trainer', isFirst: true, ...notesPanel },
    employeeNotes: { slot: 'employee', isFirst: true, ...notesPanel },
    contractNotes: { slot: 'contract', ...notesPanel },
    sessionNotes: { slot: 'session', ...notesPanel },
    memberAlerts: { slot: 'member', ...alertsPanel },
    trainerAlerts: { slot: 'trainer', ...alertsPanel },
    employeeAlerts: { slot: 'employee', ...alertsPanel },
    attendanceByWeekday: {
      slot: 'dashboard',
      title: 'Attendance by Weekday',
      icon: 'chart',
      requires: 'attendance:view',
    },
    employeeAttendance: {
      slot: 'employee',
      title: 'Attendance',
      icon: 'attendance',
      requires: 'attendance:view',
    },
    employeeCommissions: {
      slot: 'employee',
      title: 'Commissions',
      icon: 'commissions',
      requires: 'commissions:view',
    },
    employeePay: { slot: 'employee', title: 'Salary', icon: 'money', requires: 'employee-pay:view' },
    employeePayroll: { slot: 'employee', title: 'Payroll', icon: 'payroll', requires: 'payroll:view' },
  },
  actions: {
    addMemberNote: { slot: 'member', path: '/members/:id?note', ...addNote },
    addTrainerNote: { slot: 'trainer', path: '/trainers/:id?note', ...addNote },
    addEmployeeNote: { slot: 'employee', path: '/employee-details/:id?note', ...addNote },
    addAttendance: {
      slot: 'employee',
      title: 'Add attendance',
      icon: 'attendance',
      requires: 'attendance:add',
      path: addAddress<typeof attendanceRecords>('/attendance-shift', { employeeId: ':id' }),
    },
    addCommission: {
      slot: 'employee',
      title: 'Add commission',
      icon: 'commissions',
      requires: 'commissions:add',
      path: addAddress<typeof commissions>('/commissions', { employeeId: ':id' }),
    },
  },
} as const satisfies HubManifest;

/** As specified, the block and the entry of Master Data depend on `admin`; the route is open to every signed-in user, and its data depend on `master-data`. */
export const administration = {
  contract: 2,
  id: 'administration',
  title: 'Administration',
  icon: 'shield',
  order: 70,
  block: 'administration',
  requires: 'admin:view',
  screens: {
    users: {
      path: '/users',
      title: 'Users',
      icon: 'user-accounts',
      menu: 'users',
      requires: 'users:view',
      list: { record: 'user', resource: 'users', add: 'Add User' },
    },
    masterData: {
      path: '/master-data-management',
      title: 'Master Data',
      icon: 'database',
      menu: 'admin',
      requires: null,
    },
    clubSettings: {
      path: '/club-settings',
      title: 'Club Settings',
      icon: 'settings',
      menu: 'club-settings',
      requires: 'club-settings:view',
    },
    activity: {
      path: '/activity',
      title: 'Activity',
      icon: 'activity',
      menu: 'admin',
      requires: 'admin:view',
    },
    backgroundJobs: {
      path: '/background-jobs',
      title: 'Background Jobs',
      icon: 'hourglass',
      menu: 'admin',
      requires: 'admin:view',
    },
  },
} as const satisfies HubManifest;

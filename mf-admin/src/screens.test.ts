import { cellsOf, contractOf, fallbacksOf, messagesFor } from '@gym/hub-kit/testing/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ValidationError } from 'yup';
import { attendanceScreen } from './attendance-shift/attendance.screen.ts';
import { shiftsScreen } from './attendance-shift/shifts.screen.ts';
import commissionsScreen from './commissions/commissions.screen.ts';
import employeesScreen from './employee-details/employees.screen.ts';
import employeePayScreen from './employee-pay/employee-pay.screen.ts';
import { masterDataScreen } from './master-data/master-data.screen.ts';
import payrollScreen from './payroll/payroll.screen.ts';
import tasksScreen from './tasks/tasks.screen.ts';
import { emptyPasswords, passwordSchema } from './users/password.schema.ts';
import { permissionsScreen } from './users/permissions.screen.ts';
import { usersScreen } from './users/users.screen.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00'), toFake: ['Date'] }));

const roles = 'Super User red, Admin orange, Accounts blue, Reception green, Trainer grey, * grey';
/** A moment by the clock of the club, which is that of the process here. */
const moment = (local: string) => new Date(local).toISOString();
const ann = { id: '1', name: 'Ann Lee' };

test('users', () => {
  expect(contractOf(usersScreen)).toEqual({
    title: 'Users',
    entity: 'user, users',
    offers: 'add, change',
    words: { 'title of a new record': 'Add New User', 'title of a record': 'Edit User' },
    search: 'Search by username, email or name',
    columns: [
      'Username',
      'Email',
      'Full Name',
      `Role: ${roles}`,
      'Status: active green, inactive red',
      'Last Login',
    ],
    sort: 'username asc',
    pages: '10 of 5, 10, 25',
    tabs: ['by status'],
    filters: ['Username', 'Full Name', 'Email', 'Role', 'Status', 'Last Login'],
    form: {
      Account: [
        'Username*: text',
        'Email*: email',
        'Full Name*: text',
        'Role*: own',
        'Status*: own = active',
      ],
    },
    addForm: {
      Account: ['Username*: text', 'Email*: email', 'Full Name*: text', 'Role*: own'],
      Password: ['Password*: password', 'Confirm Password*: password'],
    },
    missing: [
      'Username is required',
      'Email is required',
      'Full name is required',
      'Role is required',
      'Password is required',
      'Confirm password is required',
    ],
    texts: { invalid: 'Please correct the errors in the form' },
  });
  const user = { username: 'nina', email: 'nina@example.com', fullName: 'Nina Vale', role: 'Reception' };
  expect(cellsOf(usersScreen, { ...user, status: 'active', lastLogin: null })).toEqual([
    'nina',
    'nina@example.com',
    'Nina Vale',
    'Reception',
    'Active',
    'Never',
  ]);
  const signedIn = { ...user, status: 'inactive', lastLogin: moment('2026-01-05T14:30') };
  expect(cellsOf(usersScreen, signedIn).slice(4)).toEqual(['Inactive', 'Jan 05, 2026 14:30']);
});

test('a user has a valid e-mail, and a password that is repeated', async () => {
  const user = { username: 'nina', email: 'nina@example.com', fullName: 'Nina Vale', role: 'Reception' };
  const passwords = { password: 'sesame', confirmPassword: 'sesame' };
  expect(await messagesFor(usersScreen, {})).toEqual({
    username: 'Username is required',
    email: 'Email is required',
    fullName: 'Full name is required',
    role: 'Role is required',
    password: 'Password is required',
    confirmPassword: 'Confirm password is required',
  });
  expect(await messagesFor(usersScreen, { ...user, ...passwords })).toEqual({});
  expect(
    await messagesFor(usersScreen, {
      ...user,
      email: 'nina',
      password: 'short',
      confirmPassword: 'longer',
    }),
  ).toEqual({
    email: 'Enter a valid email',
    password: 'Password must be at least 6 characters',
    confirmPassword: 'Passwords must match',
  });

  const stored = { ...user, status: 'active' };
  expect(await messagesFor(usersScreen, stored, stored)).toEqual({});
  expect(await messagesFor(usersScreen, { status: '' }, stored)).toEqual({
    username: 'Username is required',
    email: 'Email is required',
    fullName: 'Full name is required',
    role: 'Role is required',
    status: 'Status is required',
  });
  expect(await messagesFor(usersScreen, { ...stored, email: 'nina' }, stored)).toEqual({
    email: 'Enter a valid email',
  });
});

test('a new password has at least six characters and is repeated', async () => {
  const messages = async (values: object) => {
    try {
      await passwordSchema.validate({ ...emptyPasswords, ...values }, { abortEarly: false });
      return {};
    } catch (error) {
      const { inner } = error as ValidationError;
      return Object.fromEntries(inner.toReversed().map(({ path, message }) => [path, message]));
    }
  };
  expect(await messages({ currentPassword: 'a', newPassword: 'secret', confirmPassword: 'secret' })).toEqual(
    {},
  );
  expect(await messages({})).toMatchObject({
    currentPassword: 'Current password is required',
    newPassword: 'New password is required',
    confirmPassword: 'Confirm password is required',
  });
  expect(await messages({ currentPassword: 'a', newPassword: 'short', confirmPassword: 'other' })).toEqual({
    newPassword: 'Password must be at least 6 characters',
    confirmPassword: 'Passwords must match',
  });
});

test('permissions', async () => {
  expect(contractOf(permissionsScreen)).toEqual({
    title: 'Permissions',
    entity: 'permission, permissions',
    offers: 'add, change, delete',
    words: { 'title of a new record': 'Add New Permission', 'title of a record': 'Edit Permission' },
    search: 'Search by role or resource',
    columns: [
      `Role: ${roles}`,
      'Resource',
      'View: true green, false grey',
      'Add: true green, false grey',
      'Edit: true green, false grey',
      'Delete: true green, false grey',
      'Menu Visible: true green, false grey',
    ],
    sort: 'role asc, resource asc',
    pages: '10 of 5, 10, 25',
    filters: ['Role', 'Resource', 'View', 'Add', 'Edit', 'Delete', 'Menu Visible'],
    form: {
      'Who and What': ['Role*: select', 'Resource*: text'],
      Granted: [
        'Can View*: switch',
        'Can Add*: switch',
        'Can Edit*: switch',
        'Can Delete*: switch',
        'Menu Visible*: switch',
      ],
    },
    missing: [
      'Role is required',
      'Resource is required',
      'Can view is required',
      'Can add is required',
      'Can edit is required',
      'Can delete is required',
      'Menu visible is required',
    ],
    texts: { invalid: 'Please correct the errors in the form' },
  });
  const flags = { canView: true, canAdd: true, canEdit: true, canDelete: false, menuVisible: true };
  expect(cellsOf(permissionsScreen, { role: 'Reception', resource: 'members', ...flags })).toEqual([
    'Reception',
    'members',
    'Yes',
    'Yes',
    'Yes',
    'No',
    'Yes',
  ]);
  expect(await messagesFor(permissionsScreen, {})).toEqual({
    role: 'Role is required',
    resource: 'Resource is required',
  });
});

test('employees', async () => {
  expect(contractOf(employeesScreen)).toEqual({
    title: 'Employee Details Management',
    entity: 'employee, employees',
    offers: 'add, change, delete',
    search: 'Search by name, email, phone, position',
    columns: [
      'Name',
      'Position',
      'Department',
      'Status: active green, inactive red, on_leave orange',
      'Hire Date',
    ],
    sort: 'name asc',
    pages: '10 of 10, 25, 50',
    tabs: ['by status'],
    filters: ['Name', 'Position', 'Department', 'Status', 'Hire Date', 'Qualifications'],
    form: {
      'Basic Information': ['Name*: text', 'Date of Birth: date', 'Gender: select'],
      'Employment Information': [
        'Position*: select',
        'Department*: select',
        'Hire Date*: date = 2026-06-15',
        'Last Day: date',
        'Status: select = active',
        'Qualifications: multi-select',
      ],
      'Contact Information': [
        'Email*: email',
        'Phone*: phone',
        'Address: text',
        'City: text',
        'State: text',
        'Zip Code: text',
        'Emergency Contact: text',
        'Emergency Phone: phone',
      ],
      'Sign-in': ['User: reference', 'Trainer: reference'],
      'Financial Information': ['Salary*: money', 'Bank Account: text', 'Tax ID: text'],
    },
    missing: [
      'Name is required',
      'Position is required',
      'Department is required',
      'Hire date is required',
      'Email is required',
      'Phone is required',
      'Salary is required',
    ],
    texts: {
      listFailed: 'Failed to load employees',
      detailsFailed: 'Failed to load employee details',
      invalid: 'Please correct the errors in the form',
      confirmDelete: 'Are you sure you want to delete this employee? This action cannot be undone.',
    },
  });
  const failed = 'Failed to fetch dropdown options';
  expect(fallbacksOf(employeesScreen)).toEqual({
    Gender: failed,
    Position: failed,
    Department: failed,
    Status: failed,
    Qualifications: failed,
    User: 'Failed to fetch users',
    Trainer: 'Failed to fetch trainers',
  });
  const employee = {
    name: 'Ada',
    position: 'General Manager',
    department: 'Fitness',
    hireDate: '2025-01-15',
  };
  expect(cellsOf(employeesScreen, { ...employee, status: 'on_leave' })).toEqual([
    'Ada',
    'General Manager',
    'Fitness',
    'On Leave',
    '01/15/2025',
  ]);
  const entered = { ...employee, email: 'ada@example.com', phone: '212-555-0100' };
  expect(await messagesFor(employeesScreen, { ...entered, salary: 4250.5 })).toEqual({});
  expect(await messagesFor(employeesScreen, { ...entered, salary: 'a lot' })).toEqual({
    salary: 'Salary must be a number',
  });
  expect(await messagesFor(employeesScreen, { ...entered, salary: -1 })).toEqual({
    salary: 'Salary cannot be below 0',
  });
  expect(await messagesFor(employeesScreen, { hireDate: '' })).toEqual({
    name: 'Name is required',
    position: 'Position is required',
    department: 'Department is required',
    hireDate: 'Hire date is required',
    email: 'Email is required',
    phone: 'Phone is required',
    salary: 'Salary is required',
  });
});

test('pay of employees', async () => {
  expect(contractOf(employeePayScreen)).toEqual({
    title: 'Pay Records',
    entity: 'pay record, pay records',
    offers: 'add, change, delete',
    words: { button: 'Add Pay', 'title of a new record': 'Add Pay', 'title of a record': 'Edit Pay' },
    columns: ['Employee', 'Valid From', 'Salary', 'Overtime Rate'],
    sort: 'validFrom desc',
    pages: '10 of 5, 10, 25',
    form: {
      'Pay Record': [
        'Employee*: reference',
        'Valid From*: date = 2026-06-15',
        'Salary*: money',
        'Overtime Rate: money = 0',
        'Notes: textarea',
      ],
    },
    missing: ['Employee is required', 'Valid from is required', 'Salary is required'],
  });
  const pay = { employeeId: '1', salary: 36_000 };
  expect(await messagesFor(employeePayScreen, pay)).toEqual({});
  expect(await messagesFor(employeePayScreen, { ...pay, salary: -1, overtimeRate: -1 })).toEqual({
    salary: 'Salary cannot be below 0',
    overtimeRate: 'Overtime rate cannot be below 0',
  });
});

test('attendance', async () => {
  expect(contractOf(attendanceScreen)).toEqual({
    title: 'Attendance',
    entity: 'attendance record, attendance records',
    offers: 'add, change, delete',
    words: {
      'title of a new record': 'New Attendance Record',
      'title of a record': 'Edit Attendance Record',
    },
    search: 'Search by employee or status',
    columns: [
      'Employee',
      'Date',
      'Status: present green, late orange, absent red, on-leave orange, * grey',
      'Check In',
      'Check Out',
      'Hours',
      'OT Hours',
    ],
    sort: 'attendanceDate desc',
    pages: '10 of 5, 10, 25',
    tabs: ['Today', 'by status'],
    filters: ['Employee', 'Date', 'Status', 'Hours', 'OT Hours'],
    actions: ['Clock out'],
    form: {
      Attendance: [
        'Employee*: reference',
        'Attendance Date*: date = 2026-06-15',
        'Status*: select = present',
      ],
      Hours: [
        'Check In Time: dateTime',
        'Check Out Time: dateTime',
        'Hours Worked: number = 0',
        'Overtime Hours: number = 0',
        'Notes: textarea',
      ],
    },
    missing: ['Employee is required', 'Attendance date is required', 'Status is required'],
    texts: { invalid: 'Please correct the errors in the form' },
  });
  expect(fallbacksOf(attendanceScreen)).toEqual({ Employee: 'Failed to fetch employees' });
  const night = {
    employee: ann,
    attendanceDate: '2026-03-06',
    status: 'half-day',
    checkInTime: moment('2026-03-06T22:30'),
    checkOutTime: moment('2026-03-07T06:45'),
    hoursWorked: 7.5,
    overtimeHours: 0.5,
  };
  expect(cellsOf(attendanceScreen, night)).toEqual([
    'Ann Lee',
    '03/06/2026',
    'Half Day',
    '22:30',
    'Mar 07, 2026 06:45',
    '7.5',
    '0.5',
  ]);
  expect(await messagesFor(attendanceScreen, { attendanceDate: '', status: '' })).toEqual({
    employeeId: 'Employee is required',
    attendanceDate: 'Attendance date is required',
    status: 'Status is required',
  });
  const record = { employeeId: '1', checkInTime: '2026-03-06T14:00:00Z' };
  expect(await messagesFor(attendanceScreen, { ...record, checkOutTime: record.checkInTime })).toEqual({});
  expect(await messagesFor(attendanceScreen, { ...record, checkOutTime: '2026-03-06T13:59:00Z' })).toEqual({
    checkOutTime: 'Check out time must be after check in time',
  });
  expect(await messagesFor(attendanceScreen, { ...record, hoursWorked: 25, overtimeHours: -1 })).toEqual({
    hoursWorked: 'Hours worked cannot be above 24',
    overtimeHours: 'Overtime hours cannot be below 0',
  });
});

test('shifts', async () => {
  expect(contractOf(shiftsScreen)).toEqual({
    title: 'Shifts',
    entity: 'shift, shifts',
    offers: 'add, change, delete',
    words: { 'title of a new record': 'New Shift', 'title of a record': 'Edit Shift' },
    search: 'Search by employee or shift name',
    columns: [
      'Employee',
      'Shift Name',
      'Type: * grey',
      'Start Time',
      'End Time',
      'Days',
      'Location',
      'Active: true green, false grey',
    ],
    sort: 'employeeName asc',
    pages: '10 of 5, 10, 25',
    tabs: ['Active', 'Inactive'],
    filters: ['Employee', 'Shift Name', 'Type', 'Location', 'Active'],
    form: {
      Shift: [
        'Employee*: reference',
        'Location: reference',
        'Shift Name*: text',
        'Shift Type*: select = regular',
      ],
      'Working Hours': [
        'Start Time*: time',
        'End Time*: time',
        'Break Duration: number',
        'Days of Week: own',
      ],
      'Status and Notes': ['Active: switch = true', 'Notes: textarea'],
    },
    missing: [
      'Employee is required',
      'Shift name is required',
      'Shift type is required',
      'Start time is required',
      'End time is required',
    ],
    texts: { invalid: 'Please correct the errors in the form' },
  });
  expect(fallbacksOf(shiftsScreen)).toEqual({
    Employee: 'Failed to fetch employees',
    Location: 'Failed to fetch locations',
  });
  const shift = {
    employee: ann,
    shiftName: 'Early',
    shiftType: 'on-call',
    startTime: '06:00',
    endTime: '14:00',
    daysOfWeek: 'Mon,Wed',
    location: { id: '1', name: 'Harbor Gym' },
  };
  expect(cellsOf(shiftsScreen, { ...shift, isActive: true })).toEqual([
    'Ann Lee',
    'Early',
    'On Call',
    '06:00',
    '14:00',
    'Mon, Wed',
    'Harbor Gym',
    'Yes',
  ]);
  expect(cellsOf(shiftsScreen, { ...shift, isActive: false }).at(-1)).toBe('No');
  const night = { employeeId: '1', shiftName: 'Night', startTime: '22:00', endTime: '06:00' };
  expect(await messagesFor(shiftsScreen, night)).toEqual({});
  expect(await messagesFor(shiftsScreen, { ...night, breakDuration: -5 })).toEqual({
    breakDuration: 'Break duration cannot be below 0',
  });
});

test('commissions', async () => {
  expect(contractOf(commissionsScreen)).toEqual({
    title: 'Employee Commissions Management',
    entity: 'commission, commissions',
    offers: 'add, change, delete',
    search: 'Search by employee, type or description',
    columns: [
      'Employee',
      'Type',
      'Amount',
      'Date',
      'Status: paid green, approved blue, pending orange, * red',
      'Location',
    ],
    sort: 'commissionDate desc',
    pages: '10 of 5, 10, 25',
    tabs: ['by paymentStatus'],
    filters: ['Employee', 'Type', 'Amount', 'Date', 'Status', 'Payment Date', 'Location'],
    actions: ['Approve', 'Mark as paid'],
    form: {
      Commission: [
        'Employee*: reference',
        'Commission Type*: select = membership_sale',
        'Amount*: money = 0',
        'Commission Date*: date = 2026-06-15',
        'Location: reference',
        'Description: textarea',
      ],
      Payment: ['Payment Status*: select = pending', 'Payment Date: date'],
    },
    missing: [
      'Employee is required',
      'Commission type is required',
      'Amount is required',
      'Commission date is required',
      'Payment status is required',
    ],
    texts: { invalid: 'Please correct the errors in the form' },
  });
  expect(fallbacksOf(commissionsScreen)).toEqual({
    Employee: 'Failed to fetch employees',
    Location: 'Failed to fetch locations',
  });
  const commission = {
    employee: ann,
    commissionType: 'membership_sale',
    amount: 1234.5,
    commissionDate: '2026-03-06',
    paymentStatus: 'pending',
    location: null,
  };
  expect(cellsOf(commissionsScreen, commission)).toEqual([
    'Ann Lee',
    'Membership Sale',
    '$1,234.50',
    '03/06/2026',
    'Pending',
    '',
  ]);
  expect(await messagesFor(commissionsScreen, { employeeId: '1' })).toEqual({});
  expect(await messagesFor(commissionsScreen, { employeeId: '1', amount: -0.01 })).toEqual({
    amount: 'Amount cannot be below 0',
  });
});

test('payroll', async () => {
  expect(contractOf(payrollScreen)).toEqual({
    title: 'Employee Payroll Management',
    entity: 'payroll record, payroll records',
    offers: 'add, change, delete',
    words: {
      'title of a new record': 'Add New Payroll Record',
      'title of a record': 'Edit Payroll Record',
    },
    search: 'Search by employee',
    columns: [
      'Employee',
      'Pay Period Start',
      'Pay Period End',
      'Base Salary',
      'Total Amount',
      'Payment Date',
      'Status: paid green, pending orange, cancelled red',
    ],
    sort: 'paymentDate desc',
    pages: '10 of 10, 25, 50',
    tabs: ['Payment Due', 'by paymentStatus'],
    filters: [
      'Employee',
      'Pay Period Start',
      'Pay Period End',
      'Total Amount',
      'Payment Date',
      'Status',
      'Counts In',
    ],
    form: {
      'Employee and Pay Period': ['Employee*: reference', 'Pay Period Start*: date', 'Pay Period End*: date'],
      'Earnings and Deductions': [
        'Base Salary*: money',
        'Overtime Hours: number = 0',
        'Overtime Rate: money = 0',
        'Bonus: money = 0',
        'Bonus Description: text',
        'Deductions: money = 0',
        'Deduction Description: text',
        'Total Amount: output',
      ],
      Payment: [
        'Payment Date*: date = 2026-06-15',
        'Payment Status: select = pending',
        'Payment Method: select = direct_deposit',
        'Collected: money = 0',
        'Notes: textarea',
      ],
    },
    missing: [
      'Employee is required',
      'Pay period start date is required',
      'Pay period end date is required',
      'Base salary is required',
      'Payment date is required',
    ],
    texts: { listFailed: 'Failed to fetch payrolls', invalid: 'Please correct the errors in the form' },
  });
  const failed = 'Failed to load dropdown options';
  expect(fallbacksOf(payrollScreen)).toEqual({
    Employee: 'Failed to fetch employees',
    'Payment Status': `${failed}: pending, paid, cancelled`,
    'Payment Method': `${failed}: direct_deposit, check, cash`,
  });
  const period = { payPeriodStart: '2026-01-01', payPeriodEnd: '2026-01-31', baseSalary: 3000 };
  const paid = { totalAmount: 3217.53, paymentDate: '2026-02-01', paymentStatus: 'paid', approvedAt: null };
  expect(cellsOf(payrollScreen, { employee: ann, ...period, ...paid })).toEqual([
    'Ann Lee',
    '01/01/2026',
    '01/31/2026',
    '$3,000.00',
    '$3,217.53',
    '02/01/2026',
    'Paid',
  ]);

  expect(await messagesFor(payrollScreen, { paymentDate: '' })).toEqual({
    employeeId: 'Employee is required',
    payPeriodStart: 'Pay period start date is required',
    payPeriodEnd: 'Pay period end date is required',
    baseSalary: 'Base salary is required',
    paymentDate: 'Payment date is required',
  });
  const record = { employeeId: '1', ...period };
  expect(await messagesFor(payrollScreen, record)).toEqual({});
  expect(await messagesFor(payrollScreen, { ...record, payPeriodEnd: '2026-01-01' })).toEqual({});
  expect(await messagesFor(payrollScreen, { ...record, payPeriodEnd: '2025-12-31' })).toEqual({
    payPeriodEnd: 'End date must be after start date',
  });
  const negative = { overtimeHours: -0.5, overtimeRate: -0.01, bonus: -0.01, deductions: -0.01 };
  expect(await messagesFor(payrollScreen, { ...record, ...negative })).toEqual({
    overtimeHours: 'Overtime hours cannot be below 0',
    overtimeRate: 'Overtime rate cannot be below 0',
    bonus: 'Bonus cannot be below 0',
    deductions: 'Deductions cannot be below 0',
  });
});

test('master data', async () => {
  expect(contractOf(masterDataScreen)).toEqual({
    title: 'Master Data Management',
    entity: 'master data, master data',
    offers: 'add, change, delete',
    words: {
      'title of a new record': 'Add New Master Data',
      'title of a record': 'Edit Master Data',
      'saves a new record': 'Create',
      'saves a record': 'Update',
    },
    search: 'Search by page, field, value or text',
    columns: [
      'Page',
      'Dropdown Field',
      'Value',
      'Display Text',
      'Sort Order',
      'Status: true green, false grey',
    ],
    sort: 'page asc, dropdownName asc, sortOrder asc',
    pages: '10 of 10, 25, 50',
    form: {
      Where: ['Page*: own', 'Dropdown Name*: own'],
      Choice: ['Value*: text', 'Display Text*: text', 'Sort Order: number = 0', 'Active: switch = true'],
    },
    missing: [
      'Page is required',
      'Dropdown name is required',
      'Value is required',
      'Display text is required',
    ],
    texts: {
      confirmDelete: 'Are you sure you want to delete this master data item?',
      invalid: 'Please correct the errors in the form',
    },
  });
  const item = { page: 'Members', dropdownName: 'gender', value: 'x', displayText: 'Diverse', sortOrder: 3 };
  expect(cellsOf(masterDataScreen, { ...item, isActive: true })).toEqual([
    'Members',
    'gender',
    'x',
    'Diverse',
    '3',
    'Active',
  ]);
  expect(cellsOf(masterDataScreen, { ...item, isActive: false }).at(-1)).toBe('Inactive');
  expect(await messagesFor(masterDataScreen, { ...item, sortOrder: null })).toEqual({});
  expect(await messagesFor(masterDataScreen, { ...item, sortOrder: 'first' })).toEqual({
    sortOrder: 'Sort order must be a number',
  });
});

test('tasks', () => {
  expect(contractOf(tasksScreen)).toEqual({
    title: 'Tasks',
    entity: 'task, tasks',
    offers: 'add, change, delete',
    words: { 'title of a new record': 'Add Task', 'title of a record': 'Edit Task' },
    search: 'Search by text or name',
    columns: ['Task', 'About', 'For', 'Due Day', 'Done', 'Written By'],
    sort: 'done asc, dueDay asc',
    pages: '10 of 5, 10, 25',
    tabs: ['Mine', 'Today', 'Overdue', 'Done'],
    filters: ['Member', 'Trainer', 'Employee', 'For', 'Due Day', 'Done', 'Task'],
    actions: ['Done', 'Open again'],
    form: {
      Task: ['Text*: textarea', 'Kind: select = task', 'For: reference', 'Due Day: date = 2026-06-15'],
      About: [
        'Member: reference',
        'Trainer: reference',
        'Employee: reference',
        'Contract: reference',
        'Session: reference',
      ],
    },
    missing: ['Text is required'],
  });
  const task = {
    text: 'Call',
    member: null,
    trainer: null,
    employee: null,
    contract: null,
    session: null,
    forUser: null,
    dueDay: null,
    done: false,
    doneAt: null,
    writtenBy: { id: '2', username: 'reception' },
  };
  expect(cellsOf(tasksScreen, { ...task, member: ann })).toEqual([
    'Call',
    'Ann Lee',
    '-',
    '-',
    '-',
    'reception',
  ]);
  const done = { done: true, doneAt: moment('2026-06-14T18:05'), dueDay: '2026-06-14' };
  const contract = { id: '3', contractNumber: 'CON-000003' };
  const trainer = { id: '5', username: 'trainer' };
  expect(cellsOf(tasksScreen, { ...task, ...done, contract, forUser: trainer })).toEqual([
    'Call',
    'CON-000003',
    'trainer',
    '06/14/2026',
    'Jun 14, 2026 18:05',
    'reception',
  ]);
});

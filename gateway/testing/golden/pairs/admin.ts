import { expect } from 'vitest';
import { failure } from '../failure.ts';
import { moment, number, story, text, type Story } from './pair.ts';

const user = (username: string, role: string) => ({
  id: number,
  username,
  email: text,
  full_name: text,
  role,
  status: 'active',
  last_login: expect.toBeOneOf([null, moment]) as unknown,
  created_at: moment,
  updated_at: moment,
  permissions: expect.objectContaining({
    members: { view: true, add: true, edit: true, delete: false, menuVisible: true },
    employees: { view: false, add: false, edit: false, delete: false, menuVisible: false },
  }) as unknown,
});
export const authentication: Story = {
  name: '/auth',
  pairs: [
    {
      request: 'POST /auth/login',
      as: 'nobody',
      body: { username: 'reception', password: 'reception123' },
      response: { token: text, user: user('reception', 'Reception') },
    },
    {
      request: 'POST /auth/login',
      as: 'nobody',
      body: { username: 'reception', password: 'something' },
      status: 401,
      response: failure('Invalid username or password'),
    },
    { request: 'GET /auth/me', as: 'reception', response: { user: user('reception', 'Reception') } },
    { request: 'GET /auth/me', as: 'nobody', status: 401, response: failure('Please sign in') },
  ],
  removal: [],
};

const eve = {
  name: 'Eve Baker',
  email: 'eve@club.example',
  phone: '555-010-0100',
  position: 'Receptionist',
  department: 'Front Desk',
  date_of_birth: '1992-02-29',
  zip_code: '78704',
  emergency_contact: 'Tom Baker',
  emergency_phone: '555-010-0101',
  hire_date: '2024-06-01',
  salary: 2800,
  bank_account: 'DE89 3704 0044 0532 0130 00',
  tax_id: '12-3456789',
};
export const employees = story({
  path: '/employees',
  keep: 'employee',
  label: 'Employee',
  body: { ...eve, qualifications: '["First Aid"]' },
  record: {
    ...eve,
    status: 'active',
    last_day: null,
    gender: null,
    address: null,
    city: null,
    state: null,
    qualifications: ['First Aid'],
    user_id: null,
    user_username: null,
    trainer_id: null,
    trainer_name: null,
  },
  change: { status: 'on_leave', salary: 2950.5 },
});

const presence = {
  employee_id: '{employee}',
  attendance_date: '2026-03-08',
  check_in_time: '2026-03-08T08:00:00.000Z',
  check_out_time: null,
};
export const attendance = story({
  path: '/attendance',
  keep: 'day',
  label: 'Attendance record',
  as: 'reception',
  body: presence,
  record: {
    ...presence,
    employee_name: 'Eve Baker',
    status: 'present',
    hours_worked: null,
    overtime_hours: null,
    notes: null,
  },
  change: {
    status: 'late',
    check_out_time: '2026-03-08T16:30:00.000Z',
    hours_worked: 8,
    overtime_hours: 0.5,
  },
});

export const shifts = story({
  path: '/shifts',
  keep: 'shift',
  label: 'Shift',
  body: {
    employee_id: '{employee}',
    shift_name: 'Early',
    start_time: '06:00',
    end_time: '14:00',
    days_of_week: 'Mon,Tue,Sun',
    location_id: '{location}',
  },
  record: {
    employee_id: '{employee}',
    employee_name: 'Eve Baker',
    shift_name: 'Early',
    shift_type: 'regular',
    start_time: '06:00',
    end_time: '14:00',
    days_of_week: 'Mon,Tue,Sun',
    location_id: '{location}',
    location_name: 'Downtown',
    is_active: true,
    break_duration: null,
    notes: null,
  },
  change: { is_active: false, break_duration: 30, shift_type: 'on-call' },
});

const bonus = {
  employee_id: '{employee}',
  amount: 75.25,
  commission_date: '2026-03-08',
  description: 'Sold a Gold membership',
  location_id: '{location}',
};
export const commissions = story({
  path: '/commissions',
  keep: 'commission',
  label: 'Commission',
  as: 'accounts',
  body: bonus,
  record: {
    ...bonus,
    employee_name: 'Eve Baker',
    commission_type: 'membership_sale',
    payment_status: 'pending',
    payment_date: null,
    location_name: 'Downtown',
  },
  change: { payment_status: 'paid', payment_date: '2026-03-31' },
});

const march = {
  employee_id: '{employee}',
  pay_period_start: '2026-03-01',
  pay_period_end: '2026-03-31',
  base_salary: 2800,
  overtime_hours: 1.5,
  overtime_rate: 33.33,
  bonus: 100,
  bonus_description: 'Spring',
  deductions: 50.5,
  deduction_description: 'Uniform',
  payment_date: '2026-04-01',
};
export const payroll = story({
  path: '/payroll',
  keep: 'slip',
  label: 'Payroll record',
  as: 'accounts',
  body: { ...march, total_amount: 2899.5 },
  record: {
    ...march,
    employee_name: 'Eve Baker',
    total_amount: 2899.5,
    payment_status: 'pending',
    payment_method: 'direct_deposit',
    collected_amount: 0,
    notes: null,
    approved_by: null,
    approved_at: null,
  },
  change: { bonus: 0, payment_status: 'paid' },
  changed: { total_amount: 2799.5 },
});
payroll.pairs.push({
  request: 'POST /payroll',
  as: 'accounts',
  body: { ...march, pay_period_end: '2026-02-28' },
  status: 400,
  response: failure('End date must be after start date', {
    pay_period_end: 'End date must be after start date',
  }),
});

const bob = { username: 'bob', email: 'bob@club.example', full_name: 'Bob Brown', role: 'Reception' };
const savedBob = {
  ...bob,
  id: '{bob}',
  status: 'active',
  last_login: null,
  created_at: moment,
  updated_at: moment,
};
export const users: Story = {
  name: '/users',
  pairs: [
    {
      request: 'POST /users',
      body: { ...bob, password: 'secret1' },
      status: 201,
      response: { ...savedBob, version: 1 },
      keep: 'bob',
    },
    { request: 'GET /users', response: expect.arrayContaining([{ ...savedBob, version: 1 }]) },
    { request: 'GET /users/{bob}', response: { ...savedBob, version: 1 } },
    {
      request: 'PUT /users/{bob}',
      body: { ...bob, full_name: 'Bob Blue', status: 'active' },
      response: { ...savedBob, full_name: 'Bob Blue', version: 2 },
    },
    {
      request: 'PUT /users/{bob}/status',
      body: { status: 'inactive' },
      response: { ...savedBob, full_name: 'Bob Blue', status: 'inactive', version: 3 },
    },
    {
      request: 'PUT /users/{bob}/password',
      body: { currentPassword: 'admin123', newPassword: 'changed1', confirmPassword: 'changed1' },
      response: { message: 'Password updated successfully' },
    },
    {
      request: 'PUT /users/{bob}/password',
      body: { currentPassword: 'admin123', newPassword: 'changed1', confirmPassword: 'changed2' },
      status: 400,
      response: failure('Passwords must match', { confirmPassword: 'Passwords must match' }),
    },
    {
      request: 'POST /users',
      body: { ...bob, username: 'bob2', email: 'bob2', password: 'short' },
      status: 400,
      response: failure('Enter a valid email; Password must be at least 6 characters', {
        email: 'Enter a valid email',
        password: 'Password must be at least 6 characters',
      }),
    },
    {
      request: 'GET /users',
      as: 'reception',
      status: 403,
      response: failure('You do not have permission for this (users:view)'),
    },
  ],
  removal: [],
};

const sauna = {
  role: 'Trainer',
  resource: 'saunas',
  can_view: 1,
  can_add: 0,
  can_edit: 0,
  can_delete: 0,
  menu_visible: 1,
};
export const permissions = story({
  path: '/users/permissions',
  keep: 'permission',
  label: 'Permission',
  narrowed: '?resource=saunas',
  body: sauna,
  record: sauna,
  change: { can_add: 1, menu_visible: 0 },
});
permissions.pairs.push(
  {
    request: 'GET /users/permissions',
    as: 'manager',
    response: expect.arrayContaining([
      {
        id: '{permission}',
        version: 2,
        created_at: moment,
        updated_at: moment,
        ...sauna,
        can_add: 1,
        menu_visible: 0,
      },
    ]),
  },
  {
    request: 'PUT /users/permissions/{permission}',
    as: 'manager',
    body: { can_edit: 1 },
    status: 403,
    response: failure('You do not have permission for this (permissions:edit)'),
  },
);

export const masterData = story({
  path: '/master-data',
  keep: 'choice',
  label: 'Master data',
  narrowed: '?page=Lockers',
  body: { page: 'Lockers', dropdown_name: 'size', value: 'wide', display_text: 'Wide' },
  record: {
    page: 'Lockers',
    dropdown_name: 'size',
    value: 'wide',
    display_text: 'Wide',
    sort_order: 0,
    is_active: true,
  },
  change: { display_text: 'Very wide', sort_order: 3 },
});
const veryWide = {
  id: '{choice}',
  version: 2,
  created_at: moment,
  updated_at: moment,
  page: 'Lockers',
  dropdown_name: 'size',
  value: 'wide',
  display_text: 'Very wide',
  sort_order: 3,
  is_active: true,
};
masterData.pairs.push(
  { request: 'GET /master-data', as: 'trainer', response: expect.arrayContaining([veryWide]) },
  { request: 'GET /master-data/page/Lockers', as: 'trainer', response: [veryWide] },
  {
    request: 'GET /master-data/dropdown/size/page/Lockers',
    as: 'trainer',
    response: [{ id: '{choice}', value: 'wide', display_text: 'Very wide' }],
  },
  {
    request: 'GET /master-data/dropdown/reward/page/Rewards',
    as: 'trainer',
    response: [],
  },
);

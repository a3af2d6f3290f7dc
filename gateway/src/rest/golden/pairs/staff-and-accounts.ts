import { expect } from 'vitest';
import { failure } from '../failure.ts';
import { moment, story, text, type Pair, type Story } from './pair.ts';

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
const employees = story({
  path: '/employees',
  keep: 'employee',
  label: 'Employee',
  body: { ...eve, qualifications: '["First Aid"]' },
  record: {
    ...eve,
    status: 'active',
    gender: null,
    address: null,
    city: null,
    state: null,
    qualifications: ['First Aid'],
  },
  change: { status: 'on_leave', salary: 2950.5 },
});

const presence = {
  employee_id: '{employee}',
  attendance_date: '2026-03-08',
  check_in_time: '2026-03-08T08:00:00.000Z',
  check_out_time: null,
};
const attendance = story({
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
const shifts = story({
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
const commissions = story({
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
const payroll = story({
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
    notes: null,
  },
  change: { bonus: 0, payment_status: 'paid' },
  changed: { total_amount: 2799.5 },
});
payroll.pairs.push({
  request: 'POST /payroll',
  as: 'accounts',
  body: { ...march, pay_period_end: '2026-02-28' },
  status: 400,
  answer: failure('End date must be after start date', {
    pay_period_end: 'End date must be after start date',
  }),
});

const rent = {
  expense_date: '2026-03-01',
  category: 'Rent',
  vendor: 'City Estates',
  amount: 4200,
  receipt_number: 'R-17',
  location_id: '{location}',
};
const expenses = story({
  path: '/expenses',
  keep: 'expense',
  label: 'Expense',
  as: 'accounts',
  body: rent,
  record: {
    ...rent,
    description: null,
    payment_method: 'cash',
    receipt_image_url: null,
    approved_by: null,
    approval_date: null,
    status: 'pending',
    notes: null,
    location_name: 'Downtown',
  },
  change: { status: 'approved', approved_by: 'Ada Ledger', approval_date: '2026-03-02' },
});
expenses.pairs.push({
  request: 'POST /expenses',
  as: 'accounts',
  body: { expense_date: '', category: '', vendor: '', amount: '' },
  status: 400,
  answer: failure('Date is required; Category is required; Vendor is required; Amount is required', {
    expense_date: 'Date is required',
    category: 'Category is required',
    vendor: 'Vendor is required',
    amount: 'Amount is required',
  }),
});

const shop = { income_date: '2026-03-01', category: 'Merchandise', source: 'Shop', amount: 310.1 };
const income = story({
  path: '/income',
  keep: 'income',
  label: 'Income record',
  as: 'accounts',
  body: shop,
  record: {
    ...shop,
    description: null,
    payment_method: 'cash',
    reference_number: null,
    receipt_image_url: null,
    recorded_by: null,
    recording_date: null,
    status: 'pending',
    notes: null,
    location_id: null,
    location_name: null,
  },
  change: { status: 'reconciled', recorded_by: 'Ada Ledger', recording_date: '2026-03-02' },
});

const invoice = {
  member_id: '{member}',
  invoice_number: '2026-0001',
  invoice_date: '2026-03-01',
  due_date: '2026-03-31',
  amount: 100,
  tax_amount: 8.25,
  discount_amount: 10,
  billing_period_start: '2026-03-01',
  billing_period_end: '2026-03-31',
};
const billing = story({
  path: '/billing',
  keep: 'invoice',
  label: 'Billing record',
  as: 'accounts',
  body: { ...invoice, total_amount: 98.25 },
  record: {
    ...invoice,
    member_name: 'Zoe Adams',
    total_amount: 98.25,
    paid_amount: 0,
    open_amount: 98.25,
    payment_status: 'pending',
    payment_date: null,
    payment_method: null,
    billing_type: 'membership',
    description: null,
    notes: null,
    location_id: null,
    location_name: null,
  },
  change: { tax_amount: 0, payment_status: 'overdue', notes: 'Reminded' },
  changed: { total_amount: 90, open_amount: 90 },
});
billing.pairs.push(
  {
    request: 'POST /billing',
    as: 'accounts',
    body: { ...invoice, invoice_number: '2026-0002', total_amount: 98 },
    status: 400,
    answer: failure('Total amount must be 98.25', { total_amount: 'Total amount must be 98.25' }),
  },
  {
    request: 'POST /billing',
    as: 'accounts',
    body: invoice,
    status: 409,
    answer: failure('Invoice number is already in use', {
      invoice_number: 'Invoice number is already in use',
    }),
  },
);

const paid = {
  member_id: '{member}',
  payment_number: 'P-0001',
  payment_date: '2026-03-15',
  amount: 90,
  payment_method: 'credit_card',
  payment_type: 'membership_fee',
  transaction_id: 'tx_1',
  billing_id: '{invoice}',
};
const payments = story({
  path: '/payments',
  keep: 'payment',
  label: 'Payment',
  as: 'accounts',
  body: paid,
  record: {
    ...paid,
    member_name: 'Zoe Adams',
    payment_status: 'completed',
    reference_number: null,
    billing_invoice_number: '2026-0001',
    notes: null,
    location_id: null,
    location_name: null,
  },
  change: { reference_number: 'Counter 2', location_id: '{location}' },
  changed: { location_name: 'Downtown' },
});
payments.pairs.push(
  {
    request: 'GET /billing/{invoice}',
    as: 'accounts',
    answer: expect.objectContaining({ paid_amount: 90, open_amount: 0, version: 2 }),
  },
  {
    request: 'POST /payments',
    as: 'accounts',
    body: { member_id: '', payment_number: '', amount: '', payment_method: '', payment_type: '' },
    status: 400,
    answer: failure(
      'Please fill in all required fields',
      Object.fromEntries(
        ['member_id', 'payment_number', 'amount', 'payment_method', 'payment_type'].map(field => [
          field,
          'Please fill in all required fields',
        ]),
      ),
    ),
  },
);

const power = {
  vendor_name: 'Power & Light',
  payment_number: 'E-0001',
  payment_date: '2026-03-20',
  amount: 310.5,
};
const externalPayments = story({
  path: '/external-payments',
  keep: 'external',
  label: 'External payment',
  as: 'accounts',
  body: power,
  record: {
    ...power,
    payment_method: 'cash',
    payment_status: 'completed',
    payment_type: 'utilities',
    reference_number: null,
    transaction_id: null,
    invoice_number: null,
    category: null,
    notes: null,
    location_id: null,
    location_name: null,
  },
  change: { payment_status: 'failed', invoice_number: 'PL-9' },
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
const users: Story = {
  name: '/users',
  pairs: [
    {
      request: 'POST /users',
      body: { ...bob, password: 'secret1' },
      status: 201,
      answer: { ...savedBob, version: 1 },
      keep: 'bob',
    },
    { request: 'GET /users', answer: expect.arrayContaining([{ ...savedBob, version: 1 }]) },
    { request: 'GET /users/{bob}', answer: { ...savedBob, version: 1 } },
    {
      request: 'PUT /users/{bob}',
      body: { ...bob, full_name: 'Bob Blue', status: 'active' },
      answer: { ...savedBob, full_name: 'Bob Blue', version: 2 },
    },
    {
      request: 'PUT /users/{bob}/status',
      body: { status: 'inactive' },
      answer: { ...savedBob, full_name: 'Bob Blue', status: 'inactive', version: 3 },
    },
    {
      request: 'PUT /users/{bob}/password',
      body: { currentPassword: 'admin123', newPassword: 'changed1', confirmPassword: 'changed1' },
      answer: { message: 'Password updated successfully' },
    },
    {
      request: 'PUT /users/{bob}/password',
      body: { currentPassword: 'admin123', newPassword: 'changed1', confirmPassword: 'changed2' },
      status: 400,
      answer: failure('Passwords must match', { confirmPassword: 'Passwords must match' }),
    },
    {
      request: 'POST /users',
      body: { ...bob, username: 'bob2', email: 'bob2', password: 'short' },
      status: 400,
      answer: failure('Enter a valid email; Password must be at least 6 characters', {
        email: 'Enter a valid email',
        password: 'Password must be at least 6 characters',
      }),
    },
    {
      request: 'GET /users',
      as: 'reception',
      status: 403,
      answer: failure('You do not have permission for this (users:view)'),
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
const permissions = story({
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
    answer: expect.arrayContaining([
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
    answer: failure('You do not have permission for this (permissions:edit)'),
  },
);

/** What refers to a record keeps it. */
const held: Pair[] = [
  {
    request: 'DELETE /members/{member}',
    status: 409,
    answer: failure(expect.stringMatching(/^1 .+ and 1 .+ refer to this member$/) as unknown as string),
  },
  {
    request: 'DELETE /billing/{invoice}',
    status: 409,
    answer: failure('1 payment refers to this billing record'),
  },
  {
    request: 'DELETE /employees/{employee}',
    status: 409,
    answer: failure(text as string),
  },
];

export const staffAndAccounts: Story[] = [
  employees,
  attendance,
  shifts,
  commissions,
  payroll,
  expenses,
  income,
  billing,
  payments,
  externalPayments,
  users,
  permissions,
  { name: 'what is held', pairs: held, removal: [] },
];

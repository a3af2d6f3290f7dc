import { expect, test } from 'vitest';
import '../resources/index.ts';
import { allResources } from '../declaration/resource.ts';
import { displayTextOf, masterDataRows } from './master-data.ts';

const rows = masterDataRows();
const values = (page: string, dropdown: string) =>
  rows.filter(row => row.page === page && row.dropdownName === dropdown).map(row => row.value);

test('a value reads as words with capitals', () => {
  expect(displayTextOf('credit_card')).toBe('Credit Card');
  expect(displayTextOf('half-day')).toBe('Half Day');
  expect(displayTextOf('on leave')).toBe('On Leave');
  expect(displayTextOf('active')).toBe('Active');
  expect(displayTextOf('VIP')).toBe('VIP');
  expect(displayTextOf('Stretching & Mobility')).toBe('Stretching & Mobility');
});

test('the order of the list is the sort order, and a choice can bring its own text', () => {
  expect(rows.filter(row => row.page === 'Members' && row.dropdownName === 'gender')).toEqual([
    { page: 'Members', dropdownName: 'gender', value: 'female', displayText: 'Female', sortOrder: 0 },
    { page: 'Members', dropdownName: 'gender', value: 'male', displayText: 'Male', sortOrder: 1 },
    { page: 'Members', dropdownName: 'gender', value: 'non-binary', displayText: 'Non-binary', sortOrder: 2 },
    {
      page: 'Members',
      dropdownName: 'gender',
      value: 'undisclosed',
      displayText: 'Prefer not to say',
      sortOrder: 3,
    },
  ]);
});

test('a value is unique in its dropdown and has a text', () => {
  const keys = rows.map(row => `${row.page}/${row.dropdownName}/${row.value}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const row of rows) expect(row.displayText.trim()).not.toBe('');
});

test('every screen has its dropdowns', () => {
  const dropdowns = Map.groupBy(rows, ({ page }) => page);
  const namesOf = (page: string) => [
    ...new Set(dropdowns.get(page)?.map(({ dropdownName }) => dropdownName)),
  ];
  const expected = {
    Members: ['membership_type', 'status', 'gender'],
    Trainers: ['status', 'specializations', 'certifications', 'availability'],
    Sessions: ['session_type', 'status', 'equipment', 'intensity', 'goals'],
    Equipment: ['type', 'status', 'eqp_condition'],
    Maintenance: ['type'],
    Memberships: [
      'duration_unit',
      'billing_frequency',
      'status',
      'features',
      'access_hours',
      'locations_access',
      'equipment_access',
      'facility_access',
    ],
    Contracts: ['status', 'freeze_reason', 'cancellation_reason'],
    ParkingPasses: ['type', 'status'],
    Rewards: ['level', 'status', 'rewardsEarned', 'rewardsRedeemed'],
    DietPlans: ['status', 'goal'],
    Locations: ['status'],
    EmployeeDetails: ['gender', 'position', 'department', 'status', 'qualifications'],
    AttendanceShift: ['status', 'shift_type'],
    Commissions: ['commission_type', 'payment_status'],
    Payroll: ['payment_status', 'payment_method'],
    Expenses: ['status', 'payment_method', 'category'],
    Income: ['status', 'payment_method', 'category'],
    Billing: ['billing_type', 'payment_status', 'payment_method'],
    Payments: ['payment_type', 'payment_status', 'payment_method'],
    ExternalPayments: ['payment_type', 'payment_status', 'payment_method'],
  };
  expect([...dropdowns.keys()].toSorted()).toEqual(Object.keys(expected).toSorted());
  for (const [page, names] of Object.entries(expected))
    expect([page, namesOf(page).toSorted()]).toEqual([page, names.toSorted()]);
});

test('each drop-down of a column gets its choices from one column', () => {
  const columns = allResources().flatMap(resource => resource.columns.filter(column => column.masterData));
  const byDropdown = Map.groupBy(columns, ({ masterData }) => `${masterData!.page} ${masterData!.dropdown}`);
  expect(byDropdown.size).toBeGreaterThan(50);
  for (const [dropdown, sharing] of byDropdown) {
    const declaring = sharing.filter(({ choices }) => choices);
    const lists = new Set(
      (declaring.length > 0 ? declaring : sharing).map(({ choices, values }) => choices ?? values),
    );
    expect([dropdown, declaring.length <= 1, lists.size, lists.has(undefined)]).toEqual([
      dropdown,
      true,
      1,
      false,
    ]);
  }
});

test.each([
  ['Members', 'status', ['active', 'inactive']],
  ['Members', 'membership_type', ['Standard', 'Premium', 'VIP']],
  ['Locations', 'status', ['active', 'maintenance']],
  ['Memberships', 'status', ['active', 'inactive']],
  ['Memberships', 'duration_unit', ['months']],
  ['Memberships', 'billing_frequency', ['monthly']],
  ['ParkingPasses', 'type', ['Monthly']],
  ['DietPlans', 'status', ['active', 'completed']],
  ['Commissions', 'commission_type', ['membership_sale']],
  ['Commissions', 'payment_status', ['pending', 'paid']],
])('%s %s offers at least %j', (page, dropdown, expected) => {
  expect(values(page, dropdown)).toEqual(expect.arrayContaining(expected));
});

const methods = ['cash', 'credit_card', 'debit_card', 'bank_transfer', 'check', 'online', 'other'];

test.each([
  ['Trainers', 'status', ['active', 'on leave', 'busy']],
  ['Sessions', 'status', ['scheduled', 'in-progress', 'completed', 'cancelled']],
  ['Sessions', 'intensity', ['low', 'medium', 'high']],
  ['Equipment', 'status', ['available', 'in-use', 'maintenance', 'out-of-order']],
  ['ParkingPasses', 'status', ['active', 'expired', 'cancelled']],
  ['Rewards', 'level', ['Bronze', 'Silver', 'Gold', 'Platinum']],
  ['Rewards', 'status', ['active', 'inactive', 'expired']],
  ['EmployeeDetails', 'status', ['active', 'inactive', 'on_leave']],
  ['AttendanceShift', 'status', ['present', 'late', 'absent', 'half-day', 'on-leave']],
  ['AttendanceShift', 'shift_type', ['regular', 'rotating', 'split', 'on-call', 'flexible']],
  ['Payroll', 'payment_status', ['pending', 'paid', 'cancelled']],
  ['Payroll', 'payment_method', ['direct_deposit', 'check', 'cash']],
  ['Expenses', 'status', ['pending', 'approved', 'rejected']],
  ['Expenses', 'payment_method', ['cash', 'credit_card', 'bank_transfer', 'check', 'other']],
  ['Income', 'status', ['pending', 'confirmed', 'reconciled']],
  ['Income', 'payment_method', ['cash', 'credit_card', 'bank_transfer', 'check', 'other']],
  ['Billing', 'billing_type', ['membership', 'personal_training', 'merchandise', 'class', 'other']],
  ['Billing', 'payment_status', ['pending', 'paid', 'overdue', 'cancelled', 'refunded']],
  [
    'Payments',
    'payment_type',
    ['membership_fee', 'personal_training', 'class_fee', 'merchandise', 'service', 'other'],
  ],
  ['Payments', 'payment_status', ['completed', 'pending', 'failed', 'refunded', 'cancelled']],
  ['Payments', 'payment_method', methods],
  [
    'ExternalPayments',
    'payment_type',
    [
      'utilities',
      'rent',
      'equipment',
      'maintenance',
      'supplies',
      'insurance',
      'marketing',
      'software',
      'other',
    ],
  ],
  ['ExternalPayments', 'payment_status', ['completed', 'pending', 'failed', 'cancelled']],
  ['ExternalPayments', 'payment_method', methods],
])('%s %s offers exactly %j', (page, dropdown, expected) => {
  expect(values(page, dropdown)).toEqual(expected);
});

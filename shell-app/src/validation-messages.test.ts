import { fileURLToPath } from 'node:url';
import { messagesOf } from '@gym/hub-kit/screen-messages';
import { addDays, today } from '@gym/hub-kit/format';
import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { schemaOf } from '../packages/hub-kit/src/records/schema.ts';

type Values = Readonly<Record<string, unknown>>;
type Messages = Readonly<Record<string, string>>;

/** What the form of a new record shows: the messages of the specification, and today's where it has none. */
interface Expected {
  screen: string;
  /** The toast. */
  summary: string;
  /** The messages of a form in which nothing is entered. */
  missing: Messages;
  /** Further values, and the messages of their fields. */
  invalid: readonly [Values, Messages][];
}

const REQUIRED = 'This field is required';

const screens: Expected[] = [
  {
    screen: 'mf-admin/src/attendance-shift/attendance',
    summary: 'Please correct the errors in the form',
    missing: {
      employeeId: 'Employee is required',
      attendanceDate: 'Attendance date is required',
      status: 'Status is required',
    },
    invalid: [
      [
        { checkInTime: '2026-03-06', hoursWorked: 25, overtimeHours: 'many' },
        {
          checkInTime: 'Enter a date and a time',
          hoursWorked: 'Hours worked cannot be above 24',
          overtimeHours: 'Overtime hours must be a number',
        },
      ],
      [
        { checkInTime: '2026-03-06T09:00', checkOutTime: '2026-03-06T08:59', hoursWorked: -1 },
        {
          checkOutTime: 'Check out time must be after check in time',
          hoursWorked: 'Hours worked cannot be below 0',
        },
      ],
    ],
  },
  {
    screen: 'mf-admin/src/attendance-shift/shifts',
    summary: 'Please correct the errors in the form',
    missing: {
      employeeId: 'Employee is required',
      shiftName: 'Shift name is required',
      shiftType: 'Shift type is required',
      startTime: 'Start time is required',
      endTime: 'End time is required',
    },
    invalid: [[{ breakDuration: -5 }, { breakDuration: 'Break duration cannot be below 0' }]],
  },
  {
    screen: 'mf-admin/src/commissions/commissions',
    summary: 'Please correct the errors in the form',
    missing: {
      employeeId: 'Employee is required',
      commissionType: 'Commission type is required',
      amount: 'Amount is required',
      commissionDate: 'Commission date is required',
      paymentStatus: 'Payment status is required',
    },
    invalid: [
      [
        { paymentDate: '31.31.2026', amount: 'some' },
        { paymentDate: 'Enter a date as MM/DD/YYYY', amount: 'Amount must be a number' },
      ],
      [{ amount: -1 }, { amount: 'Amount cannot be below 0' }],
    ],
  },
  {
    screen: 'mf-admin/src/payroll/payroll',
    summary: 'Please correct the errors in the form',
    missing: {
      employeeId: 'Employee is required',
      payPeriodStart: 'Pay period start date is required',
      payPeriodEnd: 'Pay period end date is required',
      baseSalary: 'Base salary is required',
      paymentDate: 'Payment date is required',
    },
    invalid: [
      [
        { overtimeHours: -1, bonus: 'big' },
        { overtimeHours: 'Overtime hours cannot be below 0', bonus: 'Bonus must be a number' },
      ],
      [
        { payPeriodStart: '2026-02-02', payPeriodEnd: '2026-02-01' },
        { payPeriodEnd: 'End date must be after start date' },
      ],
    ],
  },
  {
    screen: 'mf-facilities/src/equipment/equipment',
    summary: 'Please fix the form errors',
    missing: { name: 'Name is required', type: 'Type is required', locationId: 'Location is required' },
    invalid: [
      [
        {
          maxUserWeight: 'heavy',
          cost: -1,
          depreciationValue: -1,
          replacementCost: -1,
          purchaseDate: '02/30/2026',
        },
        {
          maxUserWeight: 'Max user weight must be a number',
          cost: 'Cost cannot be below 0',
          depreciationValue: 'Depreciation value cannot be below 0',
          replacementCost: 'Replacement cost cannot be below 0',
          purchaseDate: 'Enter a date as MM/DD/YYYY',
        },
      ],
    ],
  },
  {
    screen: 'mf-facilities/src/equipment/maintenance',
    summary: 'Please fix the form errors',
    missing: { equipmentId: 'Equipment is required', date: 'Date is required', type: 'Type is required' },
    invalid: [
      [{ cost: -1 }, { cost: 'Cost cannot be below 0' }],
      [{ cost: 'some' }, { cost: 'Cost must be a number' }],
    ],
  },
  {
    screen: 'mf-facilities/src/parking-passes/parking-passes',
    summary: 'Please fix the form errors',
    missing: {
      memberId: REQUIRED,
      vehicleNumber: REQUIRED,
      type: REQUIRED,
      status: REQUIRED,
      validFrom: REQUIRED,
      validUntil: REQUIRED,
    },
    invalid: [
      ...['A', 'ABCDEFGHIJK', 'AB 1', 'AB_1'].map((vehicleNumber): [Values, Messages] => [
        { vehicleNumber },
        { vehicleNumber: 'Invalid vehicle number format' },
      ]),
      [
        { status: 'active', validFrom: addDays(today(), -1), validUntil: addDays(today(), -1) },
        {
          validFrom: 'Valid from date must not be in the past for active passes',
          validUntil: 'Valid until date must be after valid from date',
        },
      ],
      [{ status: 'expired', vehicleNumber: 'ab-1', validFrom: addDays(today(), -1) }, {}],
    ],
  },
  {
    screen: 'mf-fitness/src/sessions/sessions',
    summary: 'Please fix the form errors',
    missing: {
      memberId: 'Member is required',
      trainerId: 'Trainer is required',
      sessionType: 'Session type is required',
      date: 'Please select a date',
      startTime: 'Start time is required',
      endTime: 'End time is required',
      status: 'Status is required',
      intensity: 'Intensity is required',
      paymentStatus: 'Payment status is required',
    },
    invalid: [
      [{ price: -1 }, { price: 'Price cannot be below 0' }],
      [
        { startTime: '10:00', endTime: '10:00', price: 'free' },
        { endTime: 'End time must be after start time', price: 'Price must be a number' },
      ],
    ],
  },
  {
    screen: 'mf-fitness/src/trainers/trainers',
    summary: 'Please fix the form errors',
    missing: {
      name: REQUIRED,
      email: REQUIRED,
      phone: REQUIRED,
      specializations: REQUIRED,
      status: REQUIRED,
      joiningDate: REQUIRED,
      salary: REQUIRED,
      workingHours: REQUIRED,
    },
    invalid: [
      [
        { email: 'tara@example', phone: '212-555-019', salary: 0, workingHours: -1, assignedClients: -1 },
        {
          email: 'Invalid email address',
          phone: 'Invalid phone number',
          salary: 'Salary must be a positive number',
          workingHours: 'Working hours must be a positive number',
          assignedClients: 'Assigned clients cannot be below 0',
        },
      ],
      [
        { salary: 'much', assignedClients: 1.5, dateOfBirth: '02/30/1990' },
        {
          salary: 'Salary must be a positive number',
          assignedClients: 'Assigned clients must be a whole number',
          dateOfBirth: 'Enter a date as MM/DD/YYYY',
        },
      ],
      [{ phone: '(212) 555-0190', specializations: ['Yoga'] }, {}],
    ],
  },
  {
    screen: 'mf-members/src/memberships/membership-plans',
    summary: 'Please fix the form errors',
    missing: {
      planName: 'Plan name is required',
      duration: 'Valid duration is required',
      durationUnit: 'Duration unit is required',
      price: 'Valid price is required',
      billingFrequency: 'Billing frequency is required',
      status: 'Status is required',
    },
    invalid: [[{ price: 10.999 }, { price: 'Price may have two decimals at the most' }]],
  },
  {
    screen: 'mf-members/src/rewards/rewards',
    summary: 'Please fix the form errors',
    missing: {
      memberId: 'Member is required',
      level: 'Level is required',
      points: 'Points must be a positive number',
      expiryDate: 'Expiry date is required',
      status: 'Status is required',
    },
    invalid: [
      [{ points: -1 }, { points: 'Points must be a positive number' }],
      [{ points: 'many' }, { points: 'Points must be a positive number' }],
      [{ points: 1.5 }, { points: 'Points must be a whole number' }],
    ],
  },
];

/** As much of a definition as decides what its form shows. */
interface Screen {
  entity: { one: string; many: string };
  form: Parameters<typeof schemaOf>[0] & { empty: (context: unknown) => Values };
}

async function screenOf(path: string): Promise<Screen> {
  const file = fileURLToPath(new URL(`../../${path}.screen.ts`, import.meta.url));
  const exports = Object.values((await import(file)) as Record<string, unknown>);
  return exports.find(
    (value): value is Screen => typeof value === 'object' && value !== null && 'documents' in value,
  )!;
}

/** The form of a new record in which every default has been removed. */
function blankOf({ form }: Screen): Values {
  const context = { user: { fullName: 'Ada Adams' }, searchParams: new URLSearchParams() };
  const blanks = Object.entries(form.empty(context)).map(([name, value]) => {
    if (typeof value === 'string') return [name, ''];
    if (typeof value === 'number') return [name, null];
    return [name, Array.isArray(value) ? [] : value];
  });
  return Object.fromEntries(blanks) as Values;
}

/** The first message of each field. */
async function errorsOf({ form }: Screen, values: Values): Promise<Messages> {
  try {
    await schemaOf(form).validate(values, { abortEarly: false, context: { stored: null } });
    return {};
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    return Object.fromEntries(failure.inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

describe.each(screens)('the form of $screen', ({ screen: path, summary, missing, invalid }) => {
  it('says what is missing', async () => {
    const screen = await screenOf(path);
    expect(await errorsOf(screen, blankOf(screen))).toEqual(missing);
    expect(messagesOf(screen)).toMatchObject({ invalid: summary });
  });

  it.each(invalid)('says what is wrong: %j', async (values, messages) => {
    const screen = await screenOf(path);
    const errors = await errorsOf(screen, { ...blankOf(screen), ...values });
    const others = Object.entries(missing).filter(([name]) => !(name in values));
    expect(errors).toEqual({ ...Object.fromEntries(others), ...messages });
  });
});

import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { messagesOf } from '@gym/hub-kit/screen-messages';
import { describe, expect, it } from 'vitest';

/** The texts of a screen when one of its requests fails: those of the specification, and today's where it has none. */
interface Failures {
  list: string;
  details: string;
  /** Absent where a screen writes or deletes nothing. */
  save?: string;
  remove?: string;
  /** When no number can be proposed for a new record. */
  prepare?: string;
  /** When the choices of a field cannot be fetched. A drop-down without one is empty, and only a log line is written. */
  choices?: Record<string, string>;
  /** The choices of drop-downs that cannot be fetched. */
  builtIn?: Record<string, readonly string[]>;
  /** The question before a record is deleted. */
  confirm?: string;
}

const paymentMethods = ['cash', 'credit_card', 'debit_card', 'bank_transfer', 'check', 'online', 'other'];
const expenseMethods = ['cash', 'credit_card', 'bank_transfer', 'check', 'other'];

const expected: Record<string, Failures> = {
  'mf-accounts/src/billing-runs/billing-runs': {
    list: 'Failed to fetch billing runs',
    details: 'Failed to fetch billing run details',
  },
  'mf-accounts/src/billing/billing': {
    list: 'Failed to fetch billing records',
    details: 'Failed to fetch billing record details',
    save: 'Failed to save billing record',
    remove: 'Failed to delete billing record',
    prepare: 'Failed to prepare billing form',
    choices: {
      memberId: 'Failed to fetch members',
      locationId: 'Failed to fetch locations',
      billingType: 'Failed to load dropdown options for billing',
      paymentStatus: 'Failed to load dropdown options for billing',
      paymentMethod: 'Failed to load dropdown options for billing',
    },
    builtIn: {
      billingType: ['membership', 'personal_training', 'merchandise', 'class', 'other'],
      paymentStatus: ['pending', 'paid', 'overdue', 'cancelled', 'refunded'],
      paymentMethod: paymentMethods,
    },
    confirm: 'Are you sure you want to delete this billing record?',
  },
  'mf-accounts/src/dunning/dunning': {
    list: 'Failed to fetch dunning cases',
    details: 'Failed to fetch dunning case details',
    save: 'Failed to save dunning case',
  },
  'mf-accounts/src/expenses/expenses': {
    list: 'Failed to fetch expenses',
    details: 'Failed to fetch expense details',
    save: 'Failed to save expense',
    remove: 'Failed to delete expense',
    choices: { locationId: 'Failed to prepare expense form' },
    builtIn: {
      status: ['pending', 'approved', 'rejected'],
      paymentMethod: expenseMethods,
      category: [
        'Equipment Maintenance',
        'Cleaning Supplies',
        'Utilities',
        'Marketing',
        'Staff Training',
        'Office Supplies',
        'Equipment Purchase',
        'Repairs',
        'Software',
        'Insurance',
        'Rent',
        'Salaries',
        'Taxes',
        'Other',
      ],
    },
    confirm: 'Are you sure you want to delete this expense?',
  },
  'mf-accounts/src/external-payments/external-payments': {
    list: 'Failed to fetch external payments',
    details: 'Failed to fetch external payment details',
    save: 'Failed to save external payment',
    remove: 'Failed to delete external payment',
    prepare: 'Failed to prepare external payment form',
    choices: {
      locationId: 'Failed to fetch locations',
      paymentType: 'Failed to fetch dropdown options',
      paymentStatus: 'Failed to fetch dropdown options',
      paymentMethod: 'Failed to fetch dropdown options',
    },
    builtIn: {
      paymentType: [
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
      paymentStatus: ['completed', 'pending', 'failed', 'cancelled'],
      paymentMethod: paymentMethods,
    },
    confirm: 'Are you sure you want to delete this external payment? This action cannot be undone.',
  },
  'mf-accounts/src/income/income': {
    list: 'Failed to fetch income records',
    details: 'Failed to fetch income record details',
    save: 'Failed to save income record',
    remove: 'Failed to delete income record',
    choices: { locationId: 'Failed to prepare income record form' },
    builtIn: {
      status: ['pending', 'confirmed', 'reconciled'],
      paymentMethod: expenseMethods,
      category: [
        'Membership Fees',
        'Personal Training',
        'Class Fees',
        'Merchandise',
        'Event Fees',
        'Rental Income',
        'Sponsorship',
        'Special Programs',
        'Gift Cards',
        'Other',
      ],
    },
    confirm: 'Are you sure you want to delete this income record?',
  },
  'mf-accounts/src/messages/message-templates': {
    list: 'Failed to fetch message templates',
    details: 'Failed to fetch message template details',
    save: 'Failed to save message template',
    remove: 'Failed to delete message template',
    confirm: 'Are you sure you want to delete this message template?',
  },
  'mf-accounts/src/messages/messages': {
    list: 'Failed to fetch messages',
    details: 'Failed to fetch message details',
    save: 'Failed to save message',
    remove: 'Failed to delete message',
    choices: { memberId: 'Failed to fetch members', templateId: 'Failed to fetch message templates' },
    confirm: 'Are you sure you want to delete this message?',
  },
  'mf-accounts/src/payments/payments': {
    list: 'Failed to fetch payments',
    details: 'Failed to fetch payment details',
    save: 'Failed to save payment',
    remove: 'Failed to delete payment',
    prepare: 'Failed to prepare payment form',
    choices: {
      memberId: 'Failed to fetch members',
      billingId: 'Failed to fetch billings',
      locationId: 'Failed to fetch locations',
      paymentType: 'Failed to fetch dropdown options',
      paymentStatus: 'Failed to fetch dropdown options',
      paymentMethod: 'Failed to fetch dropdown options',
    },
    builtIn: {
      paymentType: ['membership_fee', 'personal_training', 'class_fee', 'merchandise', 'service', 'other'],
      paymentStatus: ['completed', 'pending', 'failed', 'refunded', 'cancelled'],
      paymentMethod: paymentMethods,
    },
    confirm: 'Are you sure you want to delete this payment? This action cannot be undone.',
  },
  'mf-admin/src/attendance-shift/attendance': {
    list: 'Failed to fetch attendance records',
    details: 'Failed to fetch attendance record details',
    save: 'Failed to save attendance record',
    remove: 'Failed to delete attendance record',
    choices: { employeeId: 'Failed to fetch employees' },
    confirm: 'Are you sure you want to delete this attendance record?',
  },
  'mf-admin/src/attendance-shift/shifts': {
    list: 'Failed to fetch shifts',
    details: 'Failed to fetch shift details',
    save: 'Failed to save shift',
    remove: 'Failed to delete shift',
    choices: { employeeId: 'Failed to fetch employees', locationId: 'Failed to fetch locations' },
    confirm: 'Are you sure you want to delete this shift?',
  },
  'mf-admin/src/commissions/commissions': {
    list: 'Failed to fetch commissions',
    details: 'Failed to fetch commission details',
    save: 'Failed to save commission',
    remove: 'Failed to delete commission',
    choices: { employeeId: 'Failed to fetch employees', locationId: 'Failed to fetch locations' },
    confirm: 'Are you sure you want to delete this commission?',
  },
  'mf-admin/src/employee-details/employees': {
    list: 'Failed to load employees',
    details: 'Failed to load employee details',
    save: 'Failed to save employee',
    remove: 'Failed to delete employee',
    choices: {
      gender: 'Failed to fetch dropdown options',
      position: 'Failed to fetch dropdown options',
      department: 'Failed to fetch dropdown options',
      status: 'Failed to fetch dropdown options',
      qualifications: 'Failed to fetch dropdown options',
    },
    confirm: 'Are you sure you want to delete this employee? This action cannot be undone.',
  },
  'mf-admin/src/employee-pay/employee-pay': {
    list: 'Failed to fetch pay records',
    details: 'Failed to fetch pay record details',
    save: 'Failed to save pay record',
    remove: 'Failed to delete pay record',
    choices: { employeeId: 'Failed to fetch employees' },
    confirm: 'Are you sure you want to delete this pay record?',
  },
  'mf-admin/src/master-data/master-data': {
    list: 'Failed to fetch master data',
    details: 'Failed to fetch master data details',
    save: 'Failed to save master data',
    remove: 'Failed to delete master data',
    confirm: 'Are you sure you want to delete this master data item?',
  },
  'mf-admin/src/payroll/payroll': {
    list: 'Failed to fetch payrolls',
    details: 'Failed to fetch payroll record details',
    save: 'Failed to save payroll record',
    remove: 'Failed to delete payroll record',
    choices: {
      employeeId: 'Failed to fetch employees',
      paymentStatus: 'Failed to load dropdown options',
      paymentMethod: 'Failed to load dropdown options',
    },
    builtIn: {
      paymentStatus: ['pending', 'paid', 'cancelled'],
      paymentMethod: ['direct_deposit', 'check', 'cash'],
    },
    confirm: 'Are you sure you want to delete this payroll record?',
  },
  'mf-admin/src/users/permissions': {
    list: 'Failed to fetch permissions',
    details: 'Failed to fetch permission details',
    save: 'Failed to save permission',
    remove: 'Failed to delete permission',
    confirm: 'Are you sure you want to delete this permission?',
  },
  'mf-admin/src/users/users': {
    list: 'Failed to fetch users',
    details: 'Failed to fetch user details',
    save: 'Failed to save user',
  },
  'mf-facilities/src/equipment/equipment': {
    list: 'Failed to fetch equipment',
    details: 'Failed to fetch equipment details',
    save: 'Failed to save equipment',
    remove: 'Failed to delete equipment',
    choices: { locationId: 'Failed to fetch locations', assignedToId: 'Failed to fetch trainers' },
    confirm: 'Are you sure you want to delete this equipment?',
  },
  'mf-facilities/src/equipment/maintenance': {
    list: 'Failed to fetch maintenance records',
    details: 'Failed to fetch maintenance record details',
    save: 'Failed to save maintenance record',
    remove: 'Failed to delete maintenance record',
    choices: { equipmentId: 'Failed to fetch equipment' },
    confirm: 'Are you sure you want to delete this maintenance record?',
  },
  'mf-facilities/src/locations/locations': {
    list: 'Failed to fetch locations',
    details: 'Failed to fetch location details',
    save: 'Failed to save location',
    remove: 'Failed to delete location',
    confirm: 'Are you sure you want to delete this location?',
  },
  'mf-facilities/src/parking-passes/parking-passes': {
    list: 'Failed to fetch parking passes',
    details: 'Failed to fetch parking pass details',
    save: 'Failed to save parking pass',
    remove: 'Failed to delete parking pass',
    choices: { memberId: 'Failed to fetch members' },
    confirm: 'Are you sure you want to delete this parking pass?',
  },
  'mf-fitness/src/diet-plans/diet-plans': {
    list: 'Failed to fetch diet plans',
    details: 'Failed to fetch diet plan details',
    save: 'Failed to save diet plan',
    remove: 'Failed to delete diet plan',
    choices: { memberId: 'Failed to fetch members' },
    confirm: 'Are you sure you want to delete this diet plan?',
  },
  'mf-fitness/src/sessions/sessions': {
    list: 'Failed to fetch sessions',
    details: 'Failed to fetch session details',
    save: 'Failed to save session',
    remove: 'Failed to delete session',
    choices: {
      memberId: 'Failed to fetch members',
      trainerId: 'Failed to fetch trainers',
      location: 'Failed to fetch locations',
    },
    confirm: 'Are you sure you want to delete this session?',
  },
  'mf-fitness/src/trainers/trainers': {
    list: 'Failed to fetch trainers',
    details: 'Failed to fetch trainer details',
    save: 'Failed to save trainer',
    remove: 'Failed to delete trainer',
    choices: {
      specializations: 'Failed to fetch dropdown options',
      certifications: 'Failed to fetch dropdown options',
      status: 'Failed to fetch dropdown options',
      availability: 'Failed to fetch dropdown options',
    },
    confirm: 'Are you sure you want to delete this trainer?',
  },
  'mf-members/src/contracts/contracts': {
    list: 'Failed to fetch contracts',
    details: 'Failed to fetch contract details',
    save: 'Failed to save contract',
    remove: 'Failed to delete contract',
    confirm: 'Are you sure you want to delete this contract?',
  },
  'mf-members/src/members/members': {
    list: 'Failed to fetch members',
    details: 'Failed to fetch member details',
    save: 'Failed to save member',
    remove: 'Failed to delete member',
    choices: { assignedTrainerId: 'Failed to fetch trainers' },
    confirm: 'Are you sure you want to delete this member?',
  },
  'mf-members/src/memberships/membership-plans': {
    list: 'Failed to load membership plans',
    details: 'Failed to load membership plan details',
    save: 'Failed to save membership plan',
    remove: 'Failed to delete membership plan',
    confirm: 'Are you sure you want to delete this membership plan?',
  },
  'mf-members/src/referrals/referrals': {
    list: 'Failed to fetch referrals',
    details: 'Failed to fetch referral details',
    save: 'Failed to save referral',
    remove: 'Failed to delete referral',
    confirm: 'Are you sure you want to delete this referral?',
  },
  'mf-members/src/rewards/rewards': {
    list: 'Failed to fetch rewards',
    details: 'Failed to fetch reward details',
    save: 'Failed to save reward',
    remove: 'Failed to delete reward',
    choices: { memberId: 'Failed to fetch members' },
    confirm: 'Are you sure you want to delete this reward?',
  },
};

interface Field {
  name: string;
  failed?: string;
  masterData?: { failed?: string; fallback?: readonly string[] };
}

interface Form {
  sections: readonly { fields: readonly Field[] }[];
}

/** As much of a definition as decides what a failed request shows. */
interface Screen {
  entity: { one: string; many: string };
  documents: { create?: unknown; update?: unknown; remove?: unknown; prepare?: unknown };
  form: Form;
  addForm?: Form;
}

const checkout = fileURLToPath(new URL('../../', import.meta.url));
const paths = globSync('mf-*/src/*/*.screen.ts', { cwd: checkout })
  .map(path => path.replace(/\.screen\.ts$/, ''))
  .toSorted();

async function screenOf(path: string): Promise<Screen> {
  const exports = Object.values((await import(`${checkout}${path}.screen.ts`)) as Record<string, unknown>);
  return exports.find(
    (value): value is Screen => typeof value === 'object' && value !== null && 'documents' in value,
  )!;
}

/** What the kit shows for this definition: the browser tests of parking passes and users prove that it does. */
function failuresOf(screen: Screen): Failures {
  const { documents, form, addForm } = screen;
  const texts = messagesOf(screen);
  const fields = [form, addForm].flatMap(one => one?.sections ?? []).flatMap(section => section.fields);
  const choices = fields.flatMap(({ name, failed, masterData }) => {
    const text = failed ?? masterData?.failed;
    return text ? [[name, text] as const] : [];
  });
  const builtIn = fields.flatMap(({ name, masterData }) =>
    masterData?.fallback ? [[name, masterData.fallback] as const] : [],
  );
  return {
    list: texts.listFailed,
    details: texts.detailsFailed,
    ...((documents.create ?? documents.update) ? { save: texts.saveFailed } : {}),
    ...(documents.remove ? { remove: texts.deleteFailed, confirm: texts.confirmDelete } : {}),
    ...(documents.prepare ? { prepare: texts.prepareFailed } : {}),
    ...(choices.length > 0 ? { choices: Object.fromEntries(choices) } : {}),
    ...(builtIn.length > 0 ? { builtIn: Object.fromEntries(builtIn) } : {}),
  };
}

it('the table has every screen', () => {
  expect(Object.keys(expected).toSorted()).toEqual(paths);
});

describe('a failed request shows the text of the table', () => {
  it.each(Object.entries(expected))('%s', async (path, texts) => {
    expect(failuresOf(await screenOf(path))).toEqual(texts);
  });
});

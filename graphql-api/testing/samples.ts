import type { Column } from '../src/declaration/column-registry.ts';
import { allResources, resourceOf, writableColumns, type Resource } from '../src/declaration/resource.ts';
import type { TestUser } from './test-user.ts';
import type { Values } from './records.ts';

let counter = 0;

/** The resources whose records users create; the server itself makes the others. */
export const creatableResources = (): readonly Resource[] =>
  allResources().filter(({ operations }) => operations.includes('create'));

/** The least that makes a record: its required fields without a default; related records are made as well. */
export async function leastInput(resource: Resource, user: TestUser): Promise<Values> {
  const input: Values = {};
  for (const column of writableColumns(resource)) {
    const filledIn = column.default !== undefined && column.kind !== 'textList';
    const isRequired = REQUIRED_BY_RULE.has(`${resource.type}.${column.name}`);
    if (isRequired || (column.required && !filledIn))
      input[column.name] = await sample(resource, column, user);
  }
  return input;
}

/** A valid value for every field that a change may set, what the server computes left out. */
export async function fullInput(resource: Resource, user: TestUser): Promise<Values> {
  const input: Values = {};
  for (const column of writableColumns(resource))
    if (!column.createOnly && !isComputed(resource, column))
      input[column.name] = await sample(resource, column, user);
  return ofInvoice(resource, input, user);
}

/** A payment belongs to the member of its invoice, and is no larger than what is open unless its amount is `given`. */
async function ofInvoice(
  resource: Resource,
  input: Values,
  user: TestUser,
  given: Values = {},
): Promise<Values> {
  const billingId = input['billingId'];
  if (resource.type !== 'Payment' || typeof billingId !== 'string') return input;
  const invoice = await user.records('BillingRecord').one(billingId);
  const amount = Math.min(Number(input['amount']), Number(invoice!['openAmount']));
  const own = { memberId: invoice!['memberId'], onAccount: false };
  return { ...input, ...own, ...(!('amount' in given) && { amount }) };
}

/** Fields that a rule of the resource requires, although their columns may be empty or have a default. */
const REQUIRED_BY_RULE = new Set(['Message.memberId', 'Note.kind']);

/** A payment without an invoice is on account. */
const COMPUTED = new Set(['BillingRecord.totalAmount', 'Payment.onAccount', 'Payroll.totalAmount']);

/** Whether the server computes the field from others, whatever a request says. */
export const isComputed = (resource: Resource, column: Column) =>
  COMPUTED.has(`${resource.type}.${column.name}`);

/** A record made from the least input, with `more` laid over it. */
export async function makeRecord(user: TestUser, type: string, more: Values = {}) {
  const records = user.records(type);
  const input = { ...(await leastInput(records.resource, user)), ...more };
  return records.create(await ofInvoice(records.resource, input, user, more));
}

/** A valid value of a column, a different one at each call where the column can differ. */
export async function sample(resource: Resource, column: Column, user: TestUser): Promise<unknown> {
  const number = ++counter;
  const special = SPECIAL[`${resource.type}.${column.name}`];
  if (special) return special(number, user);
  if (column.ref) return (await makeRecord(user, resourceOf(column.ref.entity()).type)).id;
  if (column.values) return column.values[number % column.values.length];
  switch (column.kind) {
    case 'email':
      return `person${number}@example.com`;
    case 'money':
    case 'number':
      return Math.min(number + 0.25, column.max ?? Infinity);
    case 'int':
      return column.max === undefined ? number : number % (column.max + 1);
    case 'date':
      return new Date(Date.UTC(column.past ? 1981 : 2031, 0, number)).toISOString().slice(0, 10);
    case 'dateTime':
      return new Date(Date.UTC(2031, 0, 1, 8, 0, number)).toISOString();
    case 'time':
      return '08:30';
    case 'boolean':
      return number % 2 === 0;
    case 'textList':
      return [`entry ${number}`, 'a "quoted" one'];
    case 'json':
      return { ...WEEK, monday: `0${number % 10}:00-18:00` };
    case 'password':
      return 'correct horse';
    default:
      return `${column.label} ${number}`;
  }
}

const WEEK = {
  monday: '09:00-18:00',
  tuesday: '09:00-18:00',
  wednesday: '09:00-18:00',
  thursday: '09:00-18:00',
  friday: '09:00-18:00, 19:00-22:00',
  saturday: 'by appointment',
  sunday: 'closed',
};

/** Fields whose values the specification gives a form, or that go together. */
const SPECIAL: Record<string, (number: number, user: TestUser) => unknown> = {
  // One that is refunded has a kind of refund.
  'Payment.paymentStatus': async number => ['pending', 'completed', 'failed'][number % 3],
  'Trainer.phone': () => '(555) 010-0199',
  'Message.status': () => 'draft',
  // A task has any field, and is about one record.
  'Note.kind': () => 'task',
  ...Object.fromEntries(
    ['trainerId', 'employeeId', 'contractId', 'sessionId'].map(name => [`Note.${name}`, () => null]),
  ),
  // Only a negative amount has one.
  'Payment.refundKind': () => null,
  'Message.attachments': () => [],
  'ParkingPass.vehicleNumber': number => `AB-${number % 10_000}`,
  'ParkingPass.status': () => 'cancelled',
  'ParkingPass.validUntil': number => new Date(Date.UTC(2099, 0, number)).toISOString().slice(0, 10),
  'Referral.referrerCategory': () => 'member',
  'Referral.referrerId': async (_, user) => Number((await makeRecord(user, 'Member')).id),
  'Referral.referredPhone': () => '+1-555-010-0199',
  'Referral.status': () => 'joined',
  'Referral.joinDate': () => '2024-02-29',
  'Session.startTime': () => '08:30',
  'Session.endTime': () => '11:45',
  'Shift.daysOfWeek': () => 'Mon,Wed,Fri',
  'Employee.lastDay': number => new Date(Date.UTC(2041, 0, number)).toISOString().slice(0, 10),
  // Before the first day of work: a later first pay is preceded by the salary.
  'EmployeePay.validFrom': number => new Date(Date.UTC(2001, 0, number)).toISOString().slice(0, 10),
  'Payroll.payPeriodStart': () => '2031-01-01',
  'Payroll.payPeriodEnd': () => '2031-01-31',
  'MembershipPlan.validityStart': () => '2031-01-01',
  'MembershipPlan.validityEnd': () => '2031-12-31',
  'User.status': () => 'active',
};

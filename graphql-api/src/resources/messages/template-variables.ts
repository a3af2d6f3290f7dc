/**
 * The variables of templates with an example of each, by the purpose of the template. All are texts, formatted as the
 * club formats amounts and dates. The examples fill previews.
 */

const common = {
  club: {
    name: 'Example Fitness Club',
    address: '1 Main Street, Springfield',
    email: 'office@example.com',
    phone: '+1 555 010 0100',
    tax_id: '12-3456789',
  },
  member: { name: 'Ann Lee', email: 'ann@example.com', membership: 'Premium' },
  today: '01/31/2025',
};

const invoice = {
  number: 'INV-000042',
  date: '01/01/2025',
  due_date: '01/31/2025',
  description: 'Membership for January',
  total: '$59.00',
  paid: '$0.00',
  open: '$59.00',
};

const payment = {
  number: 'PAY-000042',
  date: '01/15/2025',
  amount: '$59.00',
  method: 'credit card',
};

const contract = {
  number: 'CON-000042',
  plan: 'Premium',
  price: '$59.00',
  frequency: 'monthly',
  start: '02/01/2025',
  end: '01/31/2026',
};

const payslip = {
  period_start: '01/01/2025',
  period_end: '01/31/2025',
  payment_date: '02/01/2025',
  total: '$3,000.00',
};

/** Cancelled ones in one line, and why. */
const sessions = {
  list: '02/03/2025 10:00–11:00 (Tom Hill); 02/10/2025 10:00–11:00 (Tom Hill)',
  reason: 'The trainer is ill',
};

/** A saved query that a new version no longer takes, and the errors. */
const query = { name: 'Revenue of the week', problem: 'Cannot query field "fax" on type "Member".' };

/** Days since the due date, the fee of this step, further overdue invoices, and what is open of all. */
const reminder = { days: '14', fee: '$5.00', others: 'INV-000043 ($59.00)', open: '$118.00' };

const { club, today } = common;

/** What a template of each purpose can say, with examples. */
const variables = {
  invoice: { ...common, invoice },
  credit_note: { ...common, invoice },
  payment_receipt: { ...common, payment },
  reminder: { ...common, invoice, reminder },
  second_reminder: { ...common, invoice, reminder },
  access_blocked: { ...common, invoice, reminder },
  contract_confirmation: { ...common, contract },
  contract_cancellation: { ...common, contract },
  session_cancelled: { ...common, sessions },
  broken_query: { club, today, query },
  failed_query: { club, today, query: { ...query, recipient: 'Max Stone' } },
  payslip: { club, today, employee: { name: 'Max Stone' }, payslip },
} as const;

/** Why the server sends a message. */
export type MessagePurpose = keyof typeof variables;

/** What a template of the club can say: the records are those attached to the message. */
const ofTheClub = { ...common, invoice, payment };

/** Values of variables: texts by name, below the name of their group. */
export type TemplateValues = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The values that `queueMessage` needs besides those of club, member and attached records. */
export type ValuesOf<Purpose extends MessagePurpose> = Omit<
  { [Group in keyof (typeof variables)[Purpose]]: Values<(typeof variables)[Purpose][Group]> },
  'club' | 'member' | 'today' | 'employee' | 'invoice' | 'payment' | 'payslip'
>;

type Values<Example> = Example extends string ? string : { readonly [Name in keyof Example]: string };

/** An example of each variable of a purpose. */
export const examplesOf = (purpose: string | null | undefined): TemplateValues =>
  purpose != null && Object.hasOwn(variables, purpose) ? variables[purpose as MessagePurpose] : ofTheClub;

/** The names of variables, such as `member.name`. */
export const namesOf = (values: TemplateValues): readonly string[] =>
  Object.entries(values).flatMap(([group, value]) =>
    typeof value === 'string' ? [group] : Object.keys(value).map(name => `${group}.${name}`),
  );

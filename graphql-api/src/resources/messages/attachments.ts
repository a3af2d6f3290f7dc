import type { Tx } from '../../database/tx.ts';
import { formatDate, formatMoney } from '../../documents/format.ts';
import {
  parseDocumentPath,
  type DocumentKind,
  type DocumentReference,
} from '../../documents/document-path.ts';
import type { TemplateValues } from './template-variables.ts';

/** Of one message. */
export const MOST_ATTACHMENTS = 10;

/** A document that exists, with the member to whom it belongs; null for a payslip, which is an employee's. */
export interface AttachedDocument extends DocumentReference {
  memberId: number | null;
}

const MEMBER_OF: Readonly<Record<DocumentKind, string>> = {
  invoices: 'select member_id as "memberId" from billing_record where id = ?',
  receipts: 'select member_id as "memberId" from payment where id = ?',
  payslips: 'select null::int as "memberId" from payroll where id = ?',
  statements: 'select id as "memberId" from member where id = ?',
};

/** Finds the record of an attachment, `invoices/12`; undefined where there is none. */
export async function findAttached(tx: Tx, path: string): Promise<AttachedDocument | undefined> {
  const reference = parseDocumentPath(path);
  if (!reference) return undefined;
  const [found] = await tx.query<{ memberId: number | null }[]>(MEMBER_OF[reference.kind], [reference.id]);
  return found && { ...reference, memberId: found.memberId };
}

/** The values that templates can use of an attached document: `invoice`, `payment`, or `payslip` and `employee`; none of a statement. */
export const attachedValues = (tx: Tx, { kind, id }: DocumentReference): Promise<TemplateValues> =>
  VALUES[kind](tx, id);

const VALUES: Readonly<Record<DocumentKind, (tx: Tx, id: number) => Promise<TemplateValues>>> = {
  async invoices(tx, id) {
    const [row] = await tx.query<Record<string, string>[]>(
      `select invoice_number as number, invoice_date::text as date, due_date::text as due_date,
              coalesce(description, billing_type) as description, total_amount as total,
              paid_amount as paid, open_amount as open
         from billing_record where id = ?`,
      [id],
    );
    return { invoice: formatted(row!, { dates: ['date', 'due_date'], amounts: ['total', 'paid', 'open'] }) };
  },
  async receipts(tx, id) {
    const [row] = await tx.query<Record<string, string>[]>(
      `select payment_number as number, payment_date::text as date, amount,
              replace(payment_method, '_', ' ') as method from payment where id = ?`,
      [id],
    );
    return { payment: formatted(row!, { dates: ['date'], amounts: ['amount'] }) };
  },
  async payslips(tx, id) {
    const [row] = await tx.query<Record<string, string>[]>(
      `select employee.name, pay_period_start::text as period_start, pay_period_end::text as period_end,
              payment_date::text as payment_date, total_amount as total
         from payroll join employee on employee.id = employee_id where payroll.id = ?`,
      [id],
    );
    const { name, ...payslip } = row!;
    const dates = ['period_start', 'period_end', 'payment_date'];
    return { employee: { name: name! }, payslip: formatted(payslip, { dates, amounts: ['total'] }) };
  },
  statements: () => Promise.resolve({}),
};

/** The row with its dates and amounts as the club writes them. */
function formatted(
  row: Readonly<Record<string, string>>,
  { dates, amounts }: { dates: readonly string[]; amounts: readonly string[] },
): Record<string, string> {
  const text = ([name, value]: [string, string]) => {
    if (dates.includes(name)) return formatDate(value);
    return amounts.includes(name) ? formatMoney(Number(value)) : value;
  };
  return Object.fromEntries(Object.entries(row).map(entry => [entry[0], text(entry)]));
}

import type { TestApp } from '../app.ts';
import { makeRecord } from '../samples.ts';

/** What random queries are about, as plain values. */
export interface Member {
  id: string;
  name: string;
  city: string | null;
  born: string | null;
  invoices: Invoice[];
}
/** Amounts are in cents, days are `yyyy-mm-dd`. */
export interface Invoice {
  member: Member;
  method: string | null;
  status: string;
  amount: number;
  total: number;
  paid: number;
  date: string;
  due: string;
  paidOn: string | null;
  /** The day on which the invoice was entered. */
  entered: string;
}

export const CITIES = ['alden', 'burns', null];
export const METHODS = ['card', 'cash', null];
export const STATUSES = ['paid', 'pending', 'overdue'];
const BIRTHS = ['2000-02-29', '1990-06-15', '1961-12-31', '2010-01-01', null];
const INVOICES = 60;

export const today = (): string => new Date().toISOString().slice(0, 10);

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Stores members, some without invoices, and their invoices of the last months. */
export async function storeInvoices(app: Pick<TestApp, 'as' | 'sql'>): Promise<Member[]> {
  const members: Member[] = [];
  for (let index = 0; index < 7; index++) {
    const [city, born] = [CITIES[index % 3]!, BIRTHS[index % 5]!];
    const name = `Member ${index}`;
    const { id } = await makeRecord(app.as('admin'), 'Member', { name });
    await app.sql('update member set city = $2, date_of_birth = $3 where id = $1', [id, city, born]);
    members.push({ id, name, city, born, invoices: [] });
  }
  const start = today();
  for (let index = 0; index < INVOICES; index++) {
    // Steps without a common divisor mix the values; members 5 and 6 have no invoice.
    const member = members[(index * index) % 5]!;
    const date = addDays(start, -((index * 17) % 130));
    const total = ((index * 37) % 11) * 1_250 + (index % 4);
    const paid = index % 3 === 0 ? total : ((index * 5) % 7) * 1_000;
    const invoice: Invoice = {
      member,
      method: METHODS[(index * 7) % 3]!,
      status: STATUSES[(index * 5 + Math.floor(index / 8)) % 3]!,
      amount: total - (index % 2) * 500,
      total,
      paid,
      date,
      due: addDays(date, (index % 5) * 7 - 7),
      paidOn: index % 4 === 0 ? null : addDays(date, index % 3),
      entered: addDays(start, -((index * 29) % 90)),
    };
    member.invoices.push(invoice);
    await app.sql(
      `insert into billing_record (member_id, invoice_number, payment_method, payment_status, amount, total_amount, paid_amount,
                                   invoice_date, due_date, payment_date, created_at, billing_type, tax_amount, discount_amount)
       values ($1, $2, $3, $4, $5::int / 100.0, $6::int / 100.0, $7::int / 100.0, $8, $9, $10, $11::date + time '12:00', 'membership', 0, 0)`,
      [
        member.id,
        `R-${index}`,
        invoice.method,
        invoice.status,
        invoice.amount,
        total,
        paid,
        date,
        invoice.due,
        invoice.paidOn,
        invoice.entered,
      ],
    );
  }
  await putMembersBeforeInvoices(app);
  return members;
}

const putMembersBeforeInvoices = ({ sql }: Pick<TestApp, 'sql'>) =>
  sql(`
    update member set created_at = created_at - interval '1 year';
    alter table audit_entry disable trigger user;
    update audit_entry set at = at - interval '1 year';
    alter table audit_entry enable trigger user;`);

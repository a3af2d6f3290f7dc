import type { Tx } from '../database/tx.ts';
import { clubTimeZone } from '../common/dates.ts';
import { toMinor, fromMinor } from '../common/money.ts';
import { IS_SETTLING } from '../resources/payments/settlement.ts';
import { drawSums, openLetter } from './club-letter.ts';
import { issuedTo, type Issued } from './issued.ts';
import { choiceText, type DocumentTexts } from './document-texts.ts';
import { addressLines, type Address } from './people.ts';
import type { Drawing } from './drawing.ts';
import { CONTENT_WIDTH } from './page.ts';

/** Lines and payments that a document shows at the most. */
const MOST_ROWS = 1_000;

interface InvoiceRow extends Address {
  issued: Issued;
  number: string;
  date: string;
  dueDate: string;
  amount: number;
  taxAmount: number;
  discountAmount: number;
  totalAmount: number;
  paidAmount: number;
  openAmount: number;
  status: string;
  periodStart: string | null;
  periodEnd: string | null;
  billingType: string;
  description: string | null;
  /** The numbers of the invoices of the days that it credits. */
  corrects: string[];
  lines: InvoiceLine[];
}

interface InvoiceLine {
  description: string;
  quantity: number;
  unitPrice: number;
  amount: number;
  taxPercent: number;
  taxAmount: number;
  taxName?: string | null;
  discount?: { amount: number; taxAmount: number };
}

interface PaymentRow {
  number: string;
  date: string;
  /** Null for a credit. */
  method: string | null;
  amount: number;
}

/** What settled an invoice: its payments, and credits of the member; of a credit, the invoices that it settled. */
const SETTLING = `
  select payment_number as number, payment_date::text as date, payment_method as method, amount::float8, id as rank
    from payment where billing_id = ? and ${IS_SETTLING}
  union all
  select coalesce(other.invoice_number, paid.payment_number), (a.updated_at at time zone ?)::date::text, null,
         (case when a.invoice_id = invoice.id then a.amount else -a.amount end)::float8, a.id
    from billing_record invoice join allocation a on invoice.id in (a.invoice_id, a.credit_id)
    left join billing_record other on other.id = case when a.invoice_id = invoice.id then a.credit_id else a.invoice_id end
    left join payment paid on paid.id = case when a.invoice_id = invoice.id then a.payment_id else a.refund_id end
   where invoice.id = ?
   order by date, rank limit ?`;

/** A document whose pages are not drawn yet. */
export interface DrawnDocument {
  drawing: Drawing;
  /** Of the file: letters, digits and hyphens, with its extension. */
  name: string;
}

/** The numbers of the invoices of the days that lines of an invoice credit; a switch credits those of the contract before. */
const CORRECTED = `
  array(select charged.invoice_number from billing_record charged
         where charged.id < billing_record.id and charged.payment_status <> 'cancelled'
           and charged.contract_id in (billing_record.contract_id,
                 (select predecessor_id from contract where id = billing_record.contract_id))
           and exists (select from jsonb_array_elements(charged.lines) day, jsonb_array_elements(billing_record.lines) line
                        where line ->> 'kind' = 'credit' and day ->> 'kind' in ('period', 'charge')
                          and day ->> 'from' <= line ->> 'to' and day ->> 'to' >= line ->> 'from')
         order by charged.id)`;

/** The invoice of an id; undefined where there is none. */
export async function makeInvoice(tx: Tx, id: number): Promise<DrawnDocument | undefined> {
  const [invoice] = await tx.query<InvoiceRow[]>(
    `select invoice_number as number, invoice_date::text as date, due_date::text as "dueDate",
            amount::float8, tax_amount::float8 as "taxAmount", discount_amount::float8 as "discountAmount",
            total_amount::float8 as "totalAmount", paid_amount::float8 as "paidAmount",
            open_amount::float8 as "openAmount", payment_status as status, billing_type as "billingType",
            billing_period_start::text as "periodStart", billing_period_end::text as "periodEnd",
            issued, description, lines, ${CORRECTED} as corrects, member.name, address, city, state, zip_code as "zipCode"
       from billing_record join member on member.id = member_id where billing_record.id = ?`,
    [id],
  );
  if (!invoice) return undefined;
  const payments = await tx.query<PaymentRow[]>(SETTLING, [id, clubTimeZone(), id, MOST_ROWS]);
  return { name: `invoice-${fileName(invoice.number)}.pdf`, drawing: drawInvoice(invoice, payments) };
}

/** A number as part of the name of a file. */
export const fileName = (number: string) => number.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(0, 60);

function drawInvoice(invoice: InvoiceRow, payments: readonly PaymentRow[]): Drawing {
  const { periodStart, periodEnd, status, discountAmount } = invoice;
  const isCredit = invoice.totalAmount < 0;
  const kind = status === 'cancelled' ? 'cancelledInvoice' : isCredit ? 'creditNote' : 'invoice';
  const { club, recipient } = issuedTo(invoice.issued, invoice);
  const { paper, texts, write } = openLetter({
    issuer: club,
    title: words => `${words[kind]} ${invoice.number}`,
    date: invoice.date,
    recipient: addressLines(recipient),
    facts: (words, { date }) => [
      [words.number, invoice.number],
      [words.date, date(invoice.date)],
      [words.corrects, invoice.corrects.join(', ')],
      [words.dueDate, isCredit ? null : date(invoice.dueDate)],
      [words.period, periodStart && periodEnd && `${date(periodStart)} – ${date(periodEnd)}`],
    ],
  });
  const lines = linesOf(invoice, texts);
  const isDiscountTaxed = lines.some(line => line.discount);
  const discount = [texts.discount, write.money(-discountAmount)] as const;
  const percentOf = (percent: number) => `${write.number(percent)}%`;
  paper.table(
    [
      { title: texts.description, width: CONTENT_WIDTH - 290 },
      { title: texts.quantity, width: 45, align: 'end' },
      { title: texts.unitPrice, width: 90, align: 'end' },
      { title: texts.tax, width: 55, align: 'end' },
      { title: texts.amount, width: 100, align: 'end' },
    ],
    lines.map(line => [
      line.description,
      write.number(line.quantity),
      write.money(line.unitPrice),
      percentOf(line.taxPercent),
      write.money(line.amount),
    ]),
  );
  paper.gap(8);
  drawSums(paper, [
    [texts.subtotal, write.money(invoice.amount)],
    ...(isDiscountTaxed ? [discount] : []),
    ...taxesOf(lines).map(
      ({ name, percent, net, tax }) =>
        [texts.taxOn(name, percentOf(percent), write.money(net)), write.money(tax)] as const,
    ),
    ...(discountAmount && !isDiscountTaxed ? [discount] : []),
    [texts.total, write.money(invoice.totalAmount)],
  ]);
  if (payments.length > 0) {
    paper.gap(16);
    paper.reserve(80);
    paper.text(texts.payments, { weight: 'bold', size: 11, tag: 'H2' });
    paper.gap(6);
    paper.table(
      [
        { title: texts.number, width: CONTENT_WIDTH - 320 },
        { title: texts.date, width: 100 },
        { title: texts.method, width: 120 },
        { title: texts.amount, width: 100, align: 'end' },
      ],
      payments.map(payment => [
        payment.number,
        write.date(payment.date),
        payment.method === null ? texts.credit : choiceText(texts, payment.method),
        write.money(payment.amount),
      ]),
    );
  }
  paper.gap(8);
  drawSums(paper, [
    [texts.paid, write.money(invoice.paidAmount)],
    [texts.open, write.money(invoice.openAmount)],
  ]);
  return paper;
}

/** The lines of an invoice; one that a user entered as a whole has a single line. */
function linesOf(
  { lines, description, billingType, amount, taxAmount }: InvoiceRow,
  texts: DocumentTexts,
): InvoiceLine[] {
  if (lines.length > 0) return lines.slice(0, MOST_ROWS);
  return [
    {
      description: description ?? choiceText(texts, billingType),
      quantity: 1,
      unitPrice: amount,
      amount,
      taxPercent: amount === 0 ? 0 : Math.round((taxAmount / amount) * 10_000) / 100,
      taxAmount,
    },
  ];
}

interface TaxSum {
  name: string | null;
  percent: number;
  net: number;
  tax: number;
}

/** The tax of each name and rate that is charged, from the lowest rate, after a discount that takes its tax with it. */
function taxesOf(lines: readonly InvoiceLine[]): TaxSum[] {
  const taxes = new Map<string, TaxSum>();
  for (const { taxName: name = null, taxPercent: percent, amount, taxAmount, discount } of lines) {
    const key = `${percent} ${name ?? ''}`;
    const { net, tax } = taxes.get(key) ?? { net: 0, tax: 0 };
    taxes.set(key, {
      name,
      percent,
      net: net + toMinor(amount) - toMinor(discount?.amount),
      tax: tax + toMinor(taxAmount) - toMinor(discount?.taxAmount),
    });
  }
  return [...taxes.values()]
    .map(({ net, tax, ...rate }) => ({ ...rate, net: fromMinor(net), tax: fromMinor(tax) }))
    .filter(({ tax }) => tax !== 0)
    .toSorted((a, b) => a.percent - b.percent);
}

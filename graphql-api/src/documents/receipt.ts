import type { Tx } from '../database/tx.ts';
import { drawSums, openLetter } from './club-letter.ts';
import { issuedTo, type Issued } from './issued.ts';
import { fileName, type DrawnDocument } from './invoice.ts';
import { IS_SETTLING } from '../resources/payments/settlement.ts';
import { choiceText, type DocumentTexts } from './document-texts.ts';
import { addressLines, type Address } from './people.ts';
import type { Drawing } from './drawing.ts';
import { CONTENT_WIDTH } from './page.ts';

interface ReceiptRow extends Address {
  issued: Issued;
  number: string;
  date: string;
  amount: number;
  method: string;
  status: string;
  type: string;
  reference: string | null;
  invoiceNumber: string | null;
  invoiceDescription: string | null;
  openAmount: number | null;
  /** What is left on the member's account; null for a payment that is not on account. */
  balanceAmount: number | null;
  /** What a payment on account settled. */
  settled: { invoiceNumber: string; description: string | null; amount: number }[];
}

/** Invoices that a receipt names, and characters of what each is for. */
const MOST_ROWS = 500;
const LONGEST_DESCRIPTION = 200;

/** What a payment has left open of its invoice, whatever followed. */
const OPEN_AFTER = `
  select billing_record.total_amount
         - (select coalesce(sum(amount), 0) from payment earlier
             where earlier.billing_id = payment.billing_id and earlier.id <= payment.id and ${IS_SETTLING})
         - (select coalesce(sum(amount), 0) from allocation a where a.invoice_id = payment.billing_id and a.created_at <= payment.created_at)
    where payment.billing_id is not null`;

/** The receipt for a payment; undefined where there is none. */
export async function makeReceipt(tx: Tx, id: number): Promise<DrawnDocument | undefined> {
  const [payment] = await tx.query<ReceiptRow[]>(
    `select payment_number as number, payment.payment_date::text as date, payment.amount::float8,
            payment.payment_method as method, payment.payment_status as status, payment_type as type,
            coalesce(reference_number, transaction_id) as reference, invoice_number as "invoiceNumber",
            billing_record.description as "invoiceDescription", payment.issued, (${OPEN_AFTER})::float8 as "openAmount",
            case when on_account then balance_amount::float8 end as "balanceAmount",
            coalesce((select json_agg(part) from (
                        select b.invoice_number as "invoiceNumber", left(b.description, ${LONGEST_DESCRIPTION}) as description, a.amount
                          from allocation a join billing_record b on b.id = a.invoice_id
                         where a.payment_id = payment.id order by a.id limit ${MOST_ROWS}) part), '[]') as settled,
            member.name, address, city, state, zip_code as "zipCode"
       from payment join member on member.id = payment.member_id
       left join billing_record on billing_record.id = billing_id where payment.id = ?`,
    [id],
  );
  return payment && { name: `receipt-${fileName(payment.number)}.pdf`, drawing: drawReceipt(payment) };
}

function drawReceipt(payment: ReceiptRow): Drawing {
  const { number, openAmount, balanceAmount, amount } = payment;
  const isRefund = amount < 0;
  const { club, recipient } = issuedTo(payment.issued, payment);
  const { paper, texts, write } = openLetter({
    issuer: club,
    title: ({ refund, receipt }) => `${isRefund ? refund : receipt} ${number}`,
    date: payment.date,
    recipient: addressLines(recipient),
    facts: (words, { date }) => [
      [words.number, number],
      [words.date, date(payment.date)],
      [words.method, choiceText(words, payment.method)],
      [words.reference, payment.reference],
      [words.status, payment.status === 'completed' ? null : choiceText(words, payment.status)],
    ],
  });
  paper.table(
    [
      { title: texts.description, width: CONTENT_WIDTH - 230 },
      { title: texts.forInvoice, width: 120 },
      { title: texts.amount, width: 110, align: 'end' },
    ],
    rowsOf(payment, texts, write.money),
  );
  paper.gap(8);
  drawSums(paper, [
    ...(openAmount === null ? [] : [[texts.openAfter, write.money(openAmount)] as const]),
    ...(balanceAmount === null || isRefund ? [] : [[texts.balance, write.money(balanceAmount)] as const]),
    [isRefund ? texts.refunded : texts.received, write.money(Math.abs(amount))],
  ]);
  return paper;
}

/** What a payment was for: one invoice or none, or those that a payment on account settled. */
function rowsOf(
  { settled, invoiceNumber, invoiceDescription, type, amount }: ReceiptRow,
  texts: DocumentTexts,
  money: (amount: number) => string,
): string[][] {
  const subjectOf = (description: string | null) => description ?? choiceText(texts, type);
  if (settled.length === 0) return [[subjectOf(invoiceDescription), invoiceNumber ?? '–', money(amount)]];
  return settled.map(part => [subjectOf(part.description), part.invoiceNumber, money(part.amount)]);
}

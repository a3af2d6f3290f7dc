import type { EntityManager } from '@mikro-orm/postgresql';
import { drawSums, openLetter } from './club-letter.ts';
import { formatDate, formatMoney } from './format.ts';
import { fileName, type DocumentFile } from './invoice.ts';
import { addressLines, paymentWord, type Address } from './people.ts';
import { CONTENT_WIDTH } from './paper.ts';

interface ReceiptRow extends Address {
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
}

/** The receipt for a payment as PDF; undefined where there is none. */
export async function makeReceipt(em: EntityManager, id: number): Promise<DocumentFile | undefined> {
  const [payment] = await em.execute<ReceiptRow[]>(
    `select payment_number as number, payment.payment_date::text as date, payment.amount::float8,
            payment.payment_method as method, payment.payment_status as status, payment_type as type,
            coalesce(reference_number, transaction_id) as reference, invoice_number as "invoiceNumber",
            billing_record.description as "invoiceDescription", open_amount::float8 as "openAmount",
            member.name, address, city, state, zip_code as "zipCode"
       from payment join member on member.id = payment.member_id
       left join billing_record on billing_record.id = billing_id where payment.id = ?`,
    [id],
  );
  return payment && { name: `receipt-${fileName(payment.number)}.pdf`, content: await drawReceipt(payment) };
}

function drawReceipt(payment: ReceiptRow): Promise<Buffer> {
  const { number, invoiceNumber, openAmount, amount } = payment;
  const isRefund = amount < 0;
  const { paper, texts } = openLetter({
    title: ({ refund, receipt }) => `${isRefund ? refund : receipt} ${number}`,
    date: payment.date,
    recipient: addressLines(payment),
    facts: words => [
      [words.number, number],
      [words.date, formatDate(payment.date)],
      [words.method, paymentWord(payment.method)],
      [words.reference, payment.reference],
      [words.status, payment.status === 'completed' ? null : paymentWord(payment.status)],
    ],
  });
  const subject = payment.invoiceDescription ?? paymentWord(payment.type);
  paper.table(
    [
      { title: texts.description, width: CONTENT_WIDTH - 230 },
      { title: texts.forInvoice, width: 120 },
      { title: texts.amount, width: 110, align: 'end' },
    ],
    [[subject, invoiceNumber ?? '–', formatMoney(amount)]],
  );
  paper.gap(8);
  drawSums(paper, [
    ...(openAmount === null ? [] : [[texts.openAfter, formatMoney(openAmount)] as const]),
    [isRefund ? texts.refunded : texts.received, formatMoney(Math.abs(amount))],
  ]);
  return paper.end();
}

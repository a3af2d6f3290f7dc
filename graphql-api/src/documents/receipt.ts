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
  /** What is left on the member's account; null for a payment that is not on account. */
  balanceAmount: number | null;
  /** What a payment on account settled. */
  settled: { invoiceNumber: string; description: string | null; amount: number }[];
}

/** The receipt for a payment as PDF; undefined where there is none. */
export async function makeReceipt(em: EntityManager, id: number): Promise<DocumentFile | undefined> {
  const [payment] = await em.execute<ReceiptRow[]>(
    `select payment_number as number, payment.payment_date::text as date, payment.amount::float8,
            payment.payment_method as method, payment.payment_status as status, payment_type as type,
            coalesce(reference_number, transaction_id) as reference, invoice_number as "invoiceNumber",
            billing_record.description as "invoiceDescription", open_amount::float8 as "openAmount",
            case when on_account then balance_amount::float8 end as "balanceAmount",
            coalesce((select json_agg(json_build_object('invoiceNumber', b.invoice_number, 'description', b.description,
                                                        'amount', a.amount) order by a.id)
                        from allocation a join billing_record b on b.id = a.invoice_id where a.payment_id = payment.id), '[]') as settled,
            member.name, address, city, state, zip_code as "zipCode"
       from payment join member on member.id = payment.member_id
       left join billing_record on billing_record.id = billing_id where payment.id = ?`,
    [id],
  );
  return payment && { name: `receipt-${fileName(payment.number)}.pdf`, content: await drawReceipt(payment) };
}

function drawReceipt(payment: ReceiptRow): Promise<Buffer> {
  const { number, openAmount, balanceAmount, amount } = payment;
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
  paper.table(
    [
      { title: texts.description, width: CONTENT_WIDTH - 230 },
      { title: texts.forInvoice, width: 120 },
      { title: texts.amount, width: 110, align: 'end' },
    ],
    rowsOf(payment),
  );
  paper.gap(8);
  drawSums(paper, [
    ...(openAmount === null ? [] : [[texts.openAfter, formatMoney(openAmount)] as const]),
    ...(balanceAmount === null || isRefund ? [] : [[texts.balance, formatMoney(balanceAmount)] as const]),
    [isRefund ? texts.refunded : texts.received, formatMoney(Math.abs(amount))],
  ]);
  return paper.end();
}

/** What a payment was for: one invoice or none, or those that a payment on account settled. */
function rowsOf({ settled, invoiceNumber, invoiceDescription, type, amount }: ReceiptRow): string[][] {
  const subjectOf = (description: string | null) => description ?? paymentWord(type);
  if (settled.length === 0)
    return [[subjectOf(invoiceDescription), invoiceNumber ?? '–', formatMoney(amount)]];
  return settled.map(part => [subjectOf(part.description), part.invoiceNumber, formatMoney(part.amount)]);
}

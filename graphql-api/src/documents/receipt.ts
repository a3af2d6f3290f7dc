import type { Tx } from '../database/tx.ts';
import { drawSums, openLetter } from './club-letter.ts';
import { issuedTo, type Issued } from './issued.ts';
import { fileName, type DrawnDocument } from './invoice.ts';
import { SETTLEMENT, type ReceiptSettlement } from './receipt-settlement.ts';
import { today } from '../common/dates.ts';
import { choiceText, type DocumentTexts } from './document-texts.ts';
import { addressLines, type Address } from './people.ts';
import type { Drawing } from './drawing.ts';
import { CONTENT_WIDTH } from './page.ts';

interface ReceiptRow extends Address {
  issued: (Issued & { settlement?: ReceiptSettlement }) | null;
  number: string;
  date: string;
  amount: number;
  method: string;
  status: string;
  type: string;
  reference: string | null;
  /** As it is now. */
  settlement: ReceiptSettlement;
}

/** The receipt for a payment; undefined where there is none. */
export async function makeReceipt(tx: Tx, id: number): Promise<DrawnDocument | undefined> {
  const [payment] = await tx.query<ReceiptRow[]>(
    `select payment_number as number, payment.payment_date::text as date, payment.amount::float8,
            payment.payment_method as method, payment.payment_status as status, payment_type as type,
            coalesce(reference_number, transaction_id) as reference, payment.issued, ${SETTLEMENT} as settlement,
            member.name, address, city, state, zip_code as "zipCode"
       from payment join member on member.id = payment.member_id where payment.id = ?`,
    [id],
  );
  return payment && { name: `receipt-${fileName(payment.number)}.pdf`, drawing: drawReceipt(payment) };
}

function drawReceipt(payment: ReceiptRow): Drawing {
  const { number, amount, issued } = payment;
  // Payments of earlier versions did not keep what they settled.
  const settlement = issued?.settlement ?? payment.settlement;
  const isOfToday = !issued?.settlement && settlement.balanceAmount !== null;
  const { openAmount, balanceAmount } = settlement;
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
      [words.settledAsOf, isOfToday ? date(today()) : null],
    ],
  });
  paper.table(
    [
      { title: texts.description, width: CONTENT_WIDTH - 230 },
      { title: texts.forInvoice, width: 120 },
      { title: texts.amount, width: 110, align: 'end' },
    ],
    rowsOf(payment, settlement, texts, write.money),
  );
  paper.gap(8);
  drawSums(paper, [
    ...(openAmount === null ? [] : [[texts.openAfter, write.money(openAmount)] as const]),
    ...(balanceAmount === null || isRefund ? [] : [[texts.balance, write.money(balanceAmount)] as const]),
    [isRefund ? texts.refunded : texts.received, write.money(Math.abs(amount))],
  ]);
  return paper;
}

/** What a payment was for: the invoices that it settled, or what it is called where there are none. */
function rowsOf(
  { type, amount }: ReceiptRow,
  { settled }: ReceiptSettlement,
  texts: DocumentTexts,
  money: (amount: number) => string,
): string[][] {
  if (settled.length === 0) return [[choiceText(texts, type), '–', money(amount)]];
  return settled.map(part => [
    part.description ?? choiceText(texts, type),
    part.invoiceNumber,
    money(part.amount),
  ]);
}

import type { Tx } from '../../database/tx.ts';
import { inThirtyDays, today } from '../../common/dates.ts';
import { toMinor, fromMinor } from '../../common/money.ts';
import { lineTexts } from '../../documents/document-texts.ts';
import { resourceNamed } from '../../declaration/resource.ts';
import { cancelInvoice } from '../billing/cancel-fees.ts';
import { insertInvoice } from '../billing/insert-invoice.ts';
import { invoiceLine, type InvoiceLine } from '../billing/invoice-lines.ts';
import { allocateAmount } from '../contracts/proration.ts';
import { IS_SETTLING, type SettledBy } from '../payments/settlement.ts';

/** SQL of the invoice that an invoice of the table `b` writes off, or whose write-off it takes back; null for all others. */
export const WRITTEN_OFF_INVOICE = `(case when b.lines @> '[{"kind": "write_off"}]' then (
    select min(adjusted.invoice_id) from billing_line line join billing_line adjusted on adjusted.id = line.adjusts_id
     where line.invoice_id = b.id and line.kind = 'write_off') end)`;

/** An invoice that was written off, with its write-offs and what takes them back. */
interface WrittenOff {
  invoiceId: number;
  invoiceNumber: string;
  memberId: number;
  locationId: number | null;
  billingType: string;
  writeOffs: readonly StoredLines[];
  corrections: readonly StoredLines[];
  /** In the club's currency: what of the write-offs settles the invoice. */
  used: number;
  /** In the club's currency: what later invoices credit of its lines. */
  credited: number;
}

interface StoredLines {
  id: number;
  lines: readonly InvoiceLine[];
}

const WRITTEN_OFF = `
  with document as (
    select * from (select b.*, ${WRITTEN_OFF_INVOICE} as written_off from billing_record b
                    where b.member_id = any(?::int[]) and b.lines @> '[{"kind": "write_off"}]'
                      and b.payment_status not in ('cancelled', 'refunded') and b.id <> ?) found
     where written_off is not null),
  invoice as (
    select written_off as id, min(document.id) filter (where total_amount < 0) as first,
           coalesce(json_agg(json_build_object('id', document.id, 'lines', lines) order by document.id) filter (where total_amount < 0), '[]') as write_offs,
           coalesce(json_agg(json_build_object('id', document.id, 'lines', lines) order by document.id) filter (where total_amount > 0), '[]') as corrections
      from document group by written_off)
  select invoice.id as "invoiceId", b.invoice_number as "invoiceNumber", b.member_id as "memberId", b.location_id as "locationId",
         b.billing_type as "billingType", write_offs as "writeOffs", corrections,
         coalesce((select sum(part.amount) from allocation part join document on document.id = part.credit_id
                    where part.invoice_id = invoice.id and document.written_off = invoice.id), 0)::float8 as used,
         coalesce((select -sum(line.amount + line.tax_amount) from billing_line line
                     join billing_line adjusted on adjusted.id = line.adjusts_id join billing_record later on later.id = line.invoice_id
                    where adjusted.invoice_id = invoice.id and line.kind <> 'write_off' and later.id > invoice.first
                      and later.payment_status not in ('cancelled', 'refunded') and later.id <> ?), 0)::float8 as credited
    from invoice join billing_record b on b.id = invoice.id order by invoice.id`;

/**
 * Takes back write-offs of members as far as their invoices became smaller or their lines were credited later: with an
 * invoice of the same lines, since an issued one is never changed. It is cancelled when the write-off is needed again.
 * @param leaving the id of the invoice that is about to be deleted; 0 for none
 */
export async function followWriteOffs(members: string, leaving: number, by: SettledBy): Promise<void> {
  for (const found of await by.tx.query<WrittenOff[]>(WRITTEN_OFF, [members, leaving, leaving]))
    await followWriteOff(found, by);
}

async function followWriteOff(found: WrittenOff, by: SettledBy): Promise<void> {
  const written = found.writeOffs.flatMap(({ lines }) => lines);
  const total = -sumOf(written);
  const needed = Math.min(total, total - toMinor(found.used) + Math.max(0, toMinor(found.credited)));
  let kept = found.corrections;
  while (sumOf(linesOf(kept)) > needed) {
    await cancelInvoice(resourceNamed('billing'), kept.at(-1)!.id, by);
    kept = kept.slice(0, -1);
  }
  const lines = correctionLines(found, written, needed, linesOf(kept));
  if (lines.length === 0) return;
  const { memberId, locationId, billingType } = found;
  const { id } = await insertInvoice(
    {
      memberId,
      locationId,
      billingType,
      description: lines[0]!.description,
      invoiceDate: today(),
      dueDate: inThirtyDays(),
      lines,
    },
    by,
  );
  await settleByCredits(id, sumOf(lines), found, by.tx);
}

const linesOf = (documents: readonly StoredLines[]) => documents.flatMap(({ lines }) => lines);

/** Whole cents with tax. */
const sumOf = (lines: readonly InvoiceLine[]) =>
  lines.reduce((sum, { amount, taxAmount }) => sum + toMinor(amount) + toMinor(taxAmount), 0);

/** The lines that take back what is needed of a write-off, less what was taken back before: by line, with its tax. */
function correctionLines(
  { invoiceNumber }: WrittenOff,
  written: readonly InvoiceLine[],
  needed: number,
  before: readonly InvoiceLine[],
): InvoiceLine[] {
  const parts = [...Map.groupBy(written, keyOf)].map(([key, lines]) => ({
    key,
    first: lines[0]!,
    gross: -sumOf(lines),
    tax: -lines.reduce((sum, { taxAmount }) => sum + toMinor(taxAmount), 0),
  }));
  const shares = allocateAmount(
    needed,
    parts.map(({ gross }) => gross),
  );
  return parts.flatMap(({ key, first, gross, tax }, index) => {
    const earlier = before.filter(line => keyOf(line) === key);
    const earlierTax = earlier.reduce((sum, { taxAmount }) => sum + toMinor(taxAmount), 0);
    const share = shares[index]! - sumOf(earlier);
    if (share === 0) return [];
    const taxCents = allocateAmount(tax, [shares[index]!, gross - shares[index]!])[0]! - earlierTax;
    return [
      invoiceLine({
        kind: 'write_off',
        description: lineTexts().writeOffTakenBack(invoiceNumber),
        cents: share - taxCents,
        tax: { percent: first.taxPercent, name: first.taxName ?? null },
        taxCents,
        adjusts: first.adjusts,
      }),
    ];
  });
}

const keyOf = ({ taxPercent, taxName, adjusts }: InvoiceLine) =>
  JSON.stringify([adjusts?.position ?? null, taxPercent, taxName ?? null]);

/** What the later credits of an invoice have left, the first one first; in the club's currency. */
const LEFT_OF_CREDITS = `
  select b.id, (-total_amount - coalesce((select sum(amount) from allocation where credit_id = b.id), 0)
           + coalesce((select sum(amount) from payment where billing_id = b.id and ${IS_SETTLING}), 0))::float8 as left
    from billing_record b
   where b.member_id = ? and b.total_amount < 0 and b.payment_status not in ('cancelled', 'refunded')
     and exists (select from billing_line line join billing_line adjusted on adjusted.id = line.adjusts_id
                  where line.invoice_id = b.id and line.kind <> 'write_off' and adjusted.invoice_id = ?)
   order by b.id`;

/** Lets what credits have left settle what takes the write-off back, although another invoice may be due first. */
async function settleByCredits(
  id: number,
  amount: number,
  { memberId, invoiceId }: WrittenOff,
  tx: Tx,
): Promise<void> {
  let open = amount;
  for (const credit of await tx.query<{ id: number; left: number }[]>(LEFT_OF_CREDITS, [
    memberId,
    invoiceId,
  ])) {
    const part = Math.min(open, toMinor(credit.left));
    if (part <= 0) continue;
    await insertPart({ memberId, invoiceId: id, creditId: credit.id, amount: fromMinor(part) }, tx);
    open -= part;
  }
}

/** Adds a part of a credit that settles an invoice, before others: earlier allocations stay. */
export async function insertPart(
  {
    memberId,
    invoiceId,
    creditId,
    amount,
  }: { memberId: number; invoiceId: number; creditId: number; amount: number },
  tx: Tx,
): Promise<void> {
  await tx.query('insert into allocation (member_id, invoice_id, credit_id, amount) values (?, ?, ?, ?)', [
    memberId,
    invoiceId,
    creditId,
    amount,
  ]);
}

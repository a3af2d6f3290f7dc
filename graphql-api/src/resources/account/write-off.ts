import type { GraphQLResolveInfo } from 'graphql';
import type { Tx } from '../../database/tx.ts';
import { Arg, Ctx, Extensions, Float, ID, Info, Mutation, Resolver } from 'type-graphql';
import { today } from '../../common/dates.ts';
import { badInput, conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { toMinor, roundAmount } from '../../common/money.ts';
import { composed } from '../../common/normalized-text.ts';
import { lengthOf } from '../../common/text-length.ts';
import { lineTexts } from '../../documents/document-texts.ts';
import { recordId } from '../../declaration/record-id.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { formatMoney } from '../../documents/format.ts';
import { allowIdempotencyKey, runOnce } from '../../mutation/idempotency.ts';
import { findForUpdate, storedValues } from '../../mutation/records.ts';
import { write } from '../../mutation/writes.ts';
import { recordSourceReader } from '../../query/record.ts';
import { addResolvers, declareCost } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import { BillingRecord } from '../billing/billing-record.ts';
import { insertInvoice } from '../billing/insert-invoice.ts';
import { chargedAmounts, invoiceLine, type InvoiceLine } from '../billing/invoice-lines.ts';
import { allocateAmount } from '../contracts/proration.ts';
import { settleInvoice } from '../payments/settlement.ts';
import { insertPart } from './follow-write-offs.ts';
import { lockAccounts } from './lock-accounts.ts';

addRules({ Mutation: { writeOffInvoice: requirePermission('billing', 'add', 'view') } });
allowIdempotencyKey('writeOffInvoice');

const LONGEST_REASON = 200;

@Resolver()
class WriteOffResolver {
  @Mutation(() => BillingRecord, {
    description:
      'Writes off what is open of an invoice, as bad debt or as goodwill: creates a credit of that amount that settles this invoice',
  })
  @Extensions(declareCost(100))
  async writeOffInvoice(
    @Arg('id', () => ID, { description: 'The id of the invoice' }) id: string,
    @Arg('reason', () => String, { description: 'Why, up to 200 characters: the description of the credit' })
    reason: string,
    @Arg('openAmount', () => Float, {
      description: 'What is open of it. It is rejected with CONFLICT if another amount is open by now',
    })
    openAmount: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    const invoices = resourceOf(BillingRecord);
    const read = recordSourceReader(invoices, context, info);
    const given = { id: recordId(id, invoices.label), reason: checkReason(reason), openAmount };
    const call = {
      resource: invoices,
      operation: 'writeOffInvoice',
      inputHash: JSON.stringify(given),
    } as const;
    const created = await write(invoices, context, tx =>
      runOnce(call, context, tx, () => writeOff(given, context, tx)),
    );
    return read(created);
  }
}

addResolvers(WriteOffResolver);

function checkReason(given: string): string {
  const reason = composed(given.trim());
  if (reason === '') throw badInput({ reason: msg('Reason is required') });
  if (lengthOf(reason) > LONGEST_REASON)
    throw badInput({ reason: msg('Reason may have {max} characters at the most', { max: LONGEST_REASON }) });
  return reason;
}

/** @returns the id of the credit */
async function writeOff(
  { id, reason, openAmount }: { id: number; reason: string; openAmount: number },
  context: Context,
  tx: Tx,
): Promise<number> {
  const invoices = resourceOf(BillingRecord);
  await lockAccounts('select member_id from billing_record where id = ?', [id], tx);
  const invoice = await findForUpdate(invoices, id, tx);
  const stored = storedValues(invoices, invoice) as unknown as WrittenOff;
  if (stored.openAmount <= 0)
    throw badInput({
      id: msg('Nothing of {number} is open. There is nothing to write off.', {
        number: stored.invoiceNumber,
      }),
    });
  if (stored.openAmount !== openAmount)
    throw conflict(
      msg('{amount} of {number} is open by now. Check the invoice, and write that off.', {
        amount: formatMoney(stored.openAmount),
        number: stored.invoiceNumber,
      }),
    );
  const lines = creditLines(id, stored, lineTexts().writeOff(String(stored.invoiceNumber), reason));
  const { memberId, billingType, locationId } = stored;
  const { id: creditId, entryId: cause } = await insertInvoice(
    {
      memberId,
      billingType,
      locationId,
      description: reason,
      invoiceDate: today(),
      dueDate: today(),
      lines,
    },
    { author: context, tx },
  );
  // It settles this invoice, although another one may be due first: earlier allocations stay.
  await insertPart({ memberId, invoiceId: id, creditId, amount: openAmount }, tx);
  for (const settled of [id, creditId])
    await settleInvoice(settled, invoices, { author: context, tx, cause });
  return creditId;
}

type WrittenOff = Pick<
  BillingRecord,
  'invoiceNumber' | 'openAmount' | 'amount' | 'taxAmount' | 'discountAmount' | 'billingType' | 'lines'
> & { memberId: number; locationId: number | null };

/** What is open, shared by the rates of tax as they are on the invoice: a line for each. */
function creditLines(invoiceId: number, invoice: WrittenOff, description: string): InvoiceLine[] {
  const parts = ratesOf(invoice);
  const shares = allocateAmount(
    toMinor(invoice.openAmount),
    parts.map(({ net, tax }) => Math.max(0, net + tax)),
  );
  return parts.flatMap(({ net, tax, rate, position }, index) => {
    const share = shares[index]!;
    if (share === 0) return [];
    const taxCents = roundAmount((share * tax) / (net + tax));
    return [
      invoiceLine({
        kind: 'write_off',
        description,
        cents: taxCents - share,
        tax: rate,
        taxCents: -taxCents,
        adjusts: { invoiceId, position },
      }),
    ];
  });
}

interface RatePart {
  /** Of its first line. */
  position: number;
  rate: { percent: number; name: string | null };
  /** Whole cents, without its share of the discount. */
  net: number;
  tax: number;
}

function ratesOf(invoice: WrittenOff): RatePart[] {
  const { discountAmount } = invoice;
  const lines: readonly InvoiceLine[] = invoice.lines.length > 0 ? invoice.lines : [wholeLine(invoice)];
  const amounts = chargedAmounts(lines, toMinor(discountAmount));
  const parts = new Map<string, RatePart>();
  for (const [index, line] of lines.entries()) {
    const rate = { percent: line.taxPercent, name: line.taxName ?? null };
    const key = JSON.stringify(rate);
    const part = parts.get(key) ?? { position: index + 1, rate, net: 0, tax: 0 };
    const { cents: net, tax } = amounts[index]!;
    parts.set(key, { ...part, net: part.net + net, tax: part.tax + tax });
  }
  return [...parts.values()];
}

/** The line of an invoice that a user entered as a whole. */
const wholeLine = ({ amount, taxAmount }: WrittenOff): InvoiceLine =>
  invoiceLine({
    kind: 'period',
    description: '',
    cents: toMinor(amount),
    tax: { percent: amount === 0 ? 0 : Math.round((100_000 * taxAmount) / amount) / 1000, name: null },
    taxCents: toMinor(taxAmount),
  });

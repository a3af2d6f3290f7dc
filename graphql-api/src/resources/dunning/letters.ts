import type { EntityManager } from '@mikro-orm/postgresql';
import { recordChange, SYSTEM } from '../../audit/audit-entry.ts';
import { inThirtyDays, today } from '../../common/dates.ts';
import { cents } from '../../common/money.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { nextFreeNumber } from '../../mutation/numbers.ts';
import { changesOf, insertRow } from '../../mutation/records.ts';
import { settleAccounts } from '../account/settle-account.ts';
import { BillingRecord } from '../billing/billing-record.ts';
import { invoiceLine } from '../billing/invoice-lines.ts';

/** Why a step waits. */
export const WAIT_REASONS = [
  'not sent yet',
  'no mail server',
  'could not be delivered',
  'template inactive',
] as const;
export type WaitReason = (typeof WAIT_REASONS)[number];

/** A fee is compensation. */
const NO_TAX = { percent: 0, name: null };

/** What a message has as its cause when it is the letter of a step. */
export const letterCause = (caseId: number, position: number) => `dunning/${caseId}/${position}`;

const CAUSE = /^dunning\/(\d+)\/(\d+)$/;

interface SentStep {
  id: number;
  position: number;
  fee: number;
  isCharged: boolean;
  isLast: boolean;
  memberId: number;
  locationId: number | null;
  invoiceNumber: string;
}

/**
 * Follows a message that was sent, by the mail server or by hand, in the transaction of `em`: when it is the letter of a
 * dunning step, its fee is charged and the case no longer waits for it.
 * @param cause of the message
 * @param entryId the audit entry from which this follows
 */
export async function followSentLetter(
  em: EntityManager,
  cause: string | null | undefined,
  entryId?: string,
): Promise<void> {
  const [, caseId, position] = CAUSE.exec(cause ?? '') ?? [];
  if (caseId === undefined) return;
  // The case first, as a run of dunning does.
  await em.execute('select from dunning_case where id = ? for no key update', [Number(caseId)]);
  const [step] = await em.execute<SentStep[]>(
    `select a.id, a.position, a.fee::float8 as fee, a.fee_invoice_id is not null or c.stage = 'ended' as "isCharged",
            not exists (select from dunning_action later where later.case_id = c.id and later.position > a.position) as "isLast",
            b.member_id as "memberId", b.location_id as "locationId", b.invoice_number as "invoiceNumber"
       from dunning_action a join dunning_case c on c.id = a.case_id join billing_record b on b.id = c.invoice_id
      where a.case_id = ? and a.position = ?`,
    [Number(caseId), Number(position)],
  );
  if (!step) return;
  if (step.isLast)
    await em.execute('update dunning_case set wait_reason = null where id = ?', [Number(caseId)]);
  if (step.fee === 0 || step.isCharged) return;
  const invoiceId = await chargeFee(em, step, entryId);
  await em.execute('update dunning_action set fee_invoice_id = ? where id = ?', [invoiceId, step.id]);
}

/** Issues the invoice of a fee: an issued invoice is never changed. A fee is compensation, without tax. @returns its id */
async function chargeFee(
  em: EntityManager,
  { memberId, locationId, invoiceNumber, fee }: SentStep,
  cause: string | undefined,
): Promise<number> {
  const invoices = resourceOf(BillingRecord);
  const description = `Fee for the reminder of invoice ${invoiceNumber}`;
  const values = {
    memberId,
    locationId,
    invoiceNumber: await nextFreeNumber(em, 'INV', { table: invoices.table, column: 'invoice_number' }),
    invoiceDate: today(),
    dueDate: inThirtyDays(),
    amount: fee,
    taxAmount: 0,
    discountAmount: 0,
    totalAmount: fee,
    paidAmount: 0,
    paymentStatus: 'pending',
    billingType: 'other',
    description,
    lines: [invoiceLine({ kind: 'dunning_fee', description, cents: cents(fee), tax: NO_TAX })],
  };
  const id = await insertRow(invoices, values, em);
  const changes = changesOf(invoices, {}, values);
  const entry = { action: 'created', id, version: 1, values, changes, cause } as const;
  await settleAccounts([memberId], {
    author: SYSTEM,
    em,
    cause: await recordChange(em, SYSTEM, invoices, entry),
  });
  return id;
}

import type { Tx } from '../../database/tx.ts';
import { SYSTEM } from '../../audit/audit-entry.ts';
import { inThirtyDays, today } from '../../common/dates.ts';
import { toMinor } from '../../common/money.ts';
import { lineTexts } from '../../documents/document-texts.ts';
import { lockAccounts } from '../account/lock-accounts.ts';
import { settleAccounts } from '../account/settle-account.ts';
import { insertInvoice } from '../billing/insert-invoice.ts';
import { invoiceLine } from '../billing/invoice-lines.ts';

/** Why a step waits. */
export const WAIT_REASONS = [
  'not sent yet',
  'no mail server',
  'could not be delivered',
  'template inactive',
  'access is blocked',
] as const;
export type WaitReason = (typeof WAIT_REASONS)[number];

/** A fee is compensation. */
const NO_TAX = { percent: 0, name: null };

/** What a message has as its cause when it is the letter of a step. */
export const letterCause = (caseId: number, position: number) => `dunning/${caseId}/${position}`;

interface SentStep {
  id: number;
  caseId: number;
  fee: number;
  isCharged: boolean;
  isLast: boolean;
  memberId: number;
  locationId: number | null;
  invoiceNumber: string;
}

/**
 * Follows a message that was sent, by the mail server or by hand, in the transaction of `tx`: when it is the letter of
 * dunning steps, its fee is charged and their cases no longer wait for it.
 * @param entryId the audit entry from which this follows
 */
export async function followSentLetter(tx: Tx, messageId: number, entryId?: string): Promise<void> {
  await lockAccounts(
    `select b.member_id from dunning_action a join dunning_case c on c.id = a.case_id join billing_record b on b.id = c.invoice_id
      where a.letter_id = ?`,
    [messageId],
    tx,
  );
  // The cases first, as a run of dunning does.
  const cases = await tx.query<{ id: number }[]>(
    `select id from dunning_case where id in (select case_id from dunning_action where letter_id = ?)
      order by id for no key update`,
    [messageId],
  );
  if (cases.length === 0) return;
  const steps = await tx.query<SentStep[]>(
    `select a.id, a.case_id as "caseId", a.fee::float8 as fee, a.fee_invoice_id is not null or c.stage = 'ended' as "isCharged",
            not exists (select from dunning_action later where later.case_id = c.id and later.position > a.position) as "isLast",
            b.member_id as "memberId", b.location_id as "locationId", b.invoice_number as "invoiceNumber"
       from dunning_action a join dunning_case c on c.id = a.case_id join billing_record b on b.id = c.invoice_id
      where a.letter_id = ?`,
    [messageId],
  );
  const waiting = steps.filter(({ isLast }) => isLast).map(({ caseId }) => caseId);
  await tx.query(
    `update dunning_case set wait_reason = null
      where id = any(?::int[]) and wait_reason is distinct from 'access is blocked'`,
    [`{${waiting.join()}}`],
  );
  for (const step of steps.filter(({ fee, isCharged }) => fee > 0 && !isCharged)) {
    const invoiceId = await chargeFee(tx, step, entryId);
    await tx.query('update dunning_action set fee_invoice_id = ? where id = ?', [invoiceId, step.id]);
  }
}

/** Issues the invoice of a fee: an issued invoice is never changed. A fee is compensation, without tax. @returns its id */
async function chargeFee(
  tx: Tx,
  { memberId, locationId, invoiceNumber, fee }: SentStep,
  cause: string | undefined,
): Promise<number> {
  const description = lineTexts().reminderFee(invoiceNumber);
  const { id, entryId } = await insertInvoice(
    {
      memberId,
      locationId,
      billingType: 'other',
      description,
      invoiceDate: today(),
      dueDate: inThirtyDays(),
      lines: [invoiceLine({ kind: 'dunning_fee', description, cents: toMinor(fee), tax: NO_TAX })],
    },
    { author: SYSTEM, tx, cause },
  );
  await settleAccounts([memberId], { author: SYSTEM, tx, cause: entryId });
  return id;
}

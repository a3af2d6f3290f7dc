import type { Tx } from '../../database/tx.ts';
import { currentClubSettings, type SentDocument } from '../../common/club-settings.ts';
import { choiceText, textsOf } from '../../documents/document-texts.ts';
import { formatDate, formatMoney } from '../../documents/format.ts';
import { hasMailServer } from './mail-server.ts';
import { queueMessage, type QueueResult } from './queue-message.ts';

/** Whether the club sends a kind of document when it is issued. Without a mail server, messages would only pile up. */
export const isSent = (kind: SentDocument): boolean =>
  hasMailServer() && currentClubSettings().sentDocuments.includes(kind);

/** SQL condition: the member wants documents by e-mail. @param member SQL of the id */
export const wantsDocuments = (member: string): string =>
  `not exists (select from email_preference wish where wish.member_id = ${member} and not wish.documents_by_email)`;

/** Why an invoice of a billing run is printed instead, or that its message was queued. */
export const EMAIL_OUTCOMES = ['queued', 'no address', 'bounced', 'not wanted', 'template inactive'] as const;
export type EmailOutcome = (typeof EMAIL_OUTCOMES)[number];

/** What would come of a document that is sent to each of these members. */
export async function emailOutcomes(
  tx: Tx,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, EmailOutcome>> {
  const rows = await tx.query<{ id: number; outcome: EmailOutcome }[]>(
    `select m.id, case when not (${wantsDocuments('m.id')}) then 'not wanted' when trim(m.email) = '' then 'no address'
            when lower(p.bounced_address) = lower(m.email) then 'bounced' else 'queued' end as outcome
       from member m left join email_preference p on p.member_id = m.id where m.id = any(?::int[])`,
    [`{${memberIds.join()}}`],
  );
  return new Map(rows.map(({ id, outcome }) => [id, outcome]));
}

/** SQL condition on a row that this transaction has inserted. A deleted record that returns keeps its time. */
const isNew = (row: string): string => `${row}.created_at > now() - interval '1 second'`;

interface IssuedInvoice {
  id: number;
  memberId: number;
  isCredit: boolean;
}

/**
 * Sends invoices and credit notes that were issued in this transaction, once it has settled them, unless the member wants
 * none. Write-offs are no documents of the member.
 */
export const sendInvoice = (tx: Tx, id: number): void => {
  const kinds = INVOICE_KINDS.filter(isSent);
  if (kinds.length > 0 && tx.sendsDocuments) tx.atEnd(() => queueInvoices(tx, [id], kinds));
};

const INVOICE_KINDS = ['invoice', 'credit_note'] as const;

/** Queues the invoices of these kinds that members want. @returns what came of each, by the id of the invoice */
export async function queueInvoices(
  tx: Tx,
  ids: readonly number[],
  kinds: readonly (typeof INVOICE_KINDS)[number][] = INVOICE_KINDS,
): Promise<ReadonlyMap<number, QueueResult>> {
  const found = await tx.query<IssuedInvoice[]>(
    `select b.id, b.member_id as "memberId", b.total_amount < 0 as "isCredit" from billing_record b
      where b.id = any(?::int[]) and b.payment_status <> 'cancelled' and ${isNew('b')} and ${wantsDocuments('b.member_id')}
        and not exists (select from jsonb_array_elements(b.lines) line where line ->> 'kind' = 'write_off')
      order by b.id`,
    [`{${ids.join()}}`],
  );
  const queued = new Map<number, QueueResult>();
  for (const { id, memberId, isCredit } of found) {
    const template = isCredit ? 'credit_note' : 'invoice';
    if (!kinds.includes(template)) continue;
    const cause = `invoice/${id}`;
    queued.set(id, await queueMessage(tx, { memberId, template, attachments: [`invoices/${id}`], cause }));
  }
  return queued;
}

/**
 * Sends the receipt for a payment that arrived, once the transaction has settled it.
 * @param isStored whether it was stored before; one that returns from deletion was not
 */
export function sendReceipt(tx: Tx, id: number, isStored: boolean): void {
  if (!tx.sendsDocuments || !isSent('payment_receipt')) return;
  tx.atEnd(async () => {
    const [found] = await tx.query<{ memberId: number }[]>(
      `select member_id as "memberId" from payment p
        where id = ? and payment_status = 'completed' and amount > 0 and (? or ${isNew('p')}) and ${wantsDocuments('p.member_id')}`,
      [id, isStored],
    );
    if (!found) return;
    const { memberId } = found;
    const cause = `receipt/${id}`;
    await queueMessage(tx, {
      memberId,
      template: 'payment_receipt',
      attachments: [`receipts/${id}`],
      cause,
    });
  });
}

interface IssuedContract {
  memberId: number;
  number: string;
  plan: string;
  price: number;
  frequency: string;
  start: string;
  end: string | null;
}

const CONTRACT = `select c.member_id as "memberId", contract_number as number, plan_name as plan, c.price::float8 as price,
    c.billing_frequency as frequency, start_date::text as start, end_date::text as "end"
  from contract c join membership_plan p on p.id = c.plan_id where c.id = ? and ${wantsDocuments('c.member_id')}`;

/**
 * Confirms a contract that was made in this transaction: a sign-up, a renewal, a switch. One that was signed elsewhere, and
 * invoiced there, was confirmed there.
 */
export function sendConfirmation(tx: Tx, id: number): void {
  if (!tx.sendsDocuments || !isSent('contract_confirmation')) return;
  tx.atEnd(async () => {
    const [contract] = await tx.query<IssuedContract[]>(
      `${CONTRACT} and ${isNew('c')} and invoiced_elsewhere is null and c.status not in ('ended', 'cancelled')`,
      [id],
    );
    if (contract) await confirm(tx, 'contract_confirmation', `contract/${id}`, contract);
  });
}

/** Confirms the cancellation of a contract. One that ends on another day has another confirmation. */
export function sendCancellation(tx: Tx, id: number): void {
  if (!isSent('contract_cancellation')) return;
  tx.atEnd(async () => {
    const [contract] = await tx.query<IssuedContract[]>(CONTRACT, [id]);
    if (!contract) return;
    await confirm(tx, 'contract_cancellation', `cancellation/${id}/${contract.end}`, contract);
  });
}

async function confirm(
  tx: Tx,
  template: 'contract_confirmation' | 'contract_cancellation',
  cause: string,
  { memberId, number, plan, price, frequency, start, end }: IssuedContract,
): Promise<void> {
  const contract = {
    number,
    plan,
    price: formatMoney(price),
    frequency: choiceText(textsOf(currentClubSettings().locale), frequency).toLowerCase(),
    start: formatDate(start),
    end: end === null ? '–' : formatDate(end),
  };
  await queueMessage(tx, { memberId, template, values: { contract }, cause });
}

/**
 * Sends the payslip of a payroll record that was paid to its employee.
 * @param isStored as `sendReceipt` has it
 */
export function sendPayslip(tx: Tx, id: number, isStored: boolean): void {
  if (!isSent('payslip')) return;
  tx.atEnd(async () => {
    const [employee] = await tx.query<{ email: string }[]>(
      `select email from payroll join employee on employee.id = employee_id
        where payroll.id = ? and payment_status = 'paid' and trim(email) <> '' and (? or ${isNew('payroll')})`,
      [id, isStored],
    );
    if (!employee) return;
    const cause = `payslip/${id}`;
    await queueMessage(tx, {
      memberId: null,
      recipient: employee.email,
      template: 'payslip',
      attachments: [`payslips/${id}`],
      cause,
    });
  });
}

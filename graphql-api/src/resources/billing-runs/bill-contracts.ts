import type { Tx } from '../../database/tx.ts';
import { type Author, recordChanges } from '../../audit/audit-entry.ts';
import { addDays } from '../../common/dates.ts';
import { toMinor, fromMinor } from '../../common/money.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { nextFreeNumbers } from '../../mutation/numbers.ts';
import { changesOf } from '../../mutation/records.ts';
import { lockAccounts } from '../account/lock-accounts.ts';
import { settleAccounts } from '../account/settle-account.ts';
import { BillingRecord } from '../billing/billing-record.ts';
import { Contract } from '../contracts/contract.ts';
import { emailOutcomes, queueInvoices, type EmailOutcome } from '../messages/send-documents.ts';
import { duePeriods, type DuePeriod } from '../contracts/due-periods.ts';
import { dueContracts, type DueContract } from './due-contracts.ts';

/** A run while it works. */
export interface RunningRun {
  id: number;
  /** Periods that begin up to this day are due. */
  date: string;
  /** The date of the invoices. */
  today: string;
  author: Author;
  /** Whether its invoices are sent by e-mail. */
  sendByEmail: boolean;
}

/** Days until an invoice is due. */
const DAYS_TO_PAY = 30;

interface Billed extends DuePeriod {
  contract: DueContract;
}

/**
 * Creates the invoices of contracts that are due, with their audit entries, the lines of the report and the counts of the
 * run, in the transaction of `tx`. Accounts and contracts are locked: another run waits, and finds them invoiced.
 * @param ids in ascending order; the run continues after the last one
 */
export async function billContracts(tx: Tx, run: RunningRun, ids: readonly number[]): Promise<void> {
  await lockAccounts('select member_id from contract where id = any(?::int[])', [`{${ids.join()}}`], tx);
  const contracts = await dueContracts(tx, run.date, ids, true);
  const periods = contracts.flatMap(contract =>
    duePeriods(contract, run.date).map((period): Billed => ({ contract, ...period })),
  );
  const billed = periods.filter(({ reason }) => reason === null);
  const skipped = periods.filter(({ reason }) => reason !== null);
  const invoices = await createInvoices(tx, run, billed);
  const sent = run.sendByEmail ? await sendInvoices(tx, billed, invoices) : new Map<number, EmailOutcome>();
  await moveBilledThrough(tx, run, contracts, periods);
  await report(tx, run, [
    ...billed.map((period, index) => ({
      ...itemOf('created', period, invoices[index]!),
      email: sent.get(invoices[index]!.id) ?? null,
    })),
    ...skipped.map(period => itemOf('skipped', period)),
  ]);
  const total = billed.reduce((sum, { totalAmount }) => sum + toMinor(totalAmount), 0);
  await tx.query(
    `update billing_run set done = done + ?, created = created + ?, skipped = skipped + ?,
            total_amount = total_amount + ?, last_contract_id = ?, updated_at = now() where id = ?`,
    [ids.length, billed.length, skipped.length, fromMinor(total), ids.at(-1), run.id],
  );
}

/** Queues the invoices of members who get them. @returns what came of each, by the id of the invoice */
async function sendInvoices(
  tx: Tx,
  billed: readonly Billed[],
  invoices: readonly NewInvoice[],
): Promise<ReadonlyMap<number, EmailOutcome>> {
  const members = await emailOutcomes(
    tx,
    billed.map(({ contract }) => contract.memberId),
  );
  const outcomes = new Map(
    invoices.map(({ id }, index) => [id, members.get(billed[index]!.contract.memberId)!]),
  );
  const sendable = invoices.filter(({ id }) => outcomes.get(id) === 'queued').map(({ id }) => id);
  for (const [id, message] of await queueInvoices(tx, sendable))
    if (message.id === null) outcomes.set(id, 'template inactive');
  return outcomes;
}

/** Notes a contract that could not be invoiced. */
export async function noteFailure(tx: Tx, run: RunningRun, id: number, reason: string): Promise<void> {
  const [contract] = await dueContracts(tx, run.date, [id]);
  if (contract) await report(tx, run, [{ ...namesOf(contract), ...NO_INVOICE, outcome: 'failed', reason }]);
  await tx.query(
    'update billing_run set done = done + 1, failed = failed + ?, last_contract_id = ?, updated_at = now() where id = ?',
    [contract ? 1 : 0, id, run.id],
  );
}

interface NewInvoice {
  id: number;
  invoiceNumber: string;
}

/** Creates an invoice for each period, in their order. */
async function createInvoices(
  tx: Tx,
  { today, author }: RunningRun,
  billed: readonly Billed[],
): Promise<NewInvoice[]> {
  if (billed.length === 0) return [];
  const resource = resourceOf(BillingRecord);
  const numbered = { table: resource.table, column: 'invoice_number' };
  const numbers = await nextFreeNumbers(tx, 'INV', numbered, billed.length);
  const values = billed.map(({ contract, days, isPeriod, lines, amount, taxAmount, totalAmount }, index) => ({
    memberId: contract.memberId,
    invoiceNumber: numbers[index]!,
    invoiceDate: today,
    dueDate: addDays(today, DAYS_TO_PAY),
    amount,
    taxAmount,
    discountAmount: 0,
    totalAmount,
    paidAmount: 0,
    // Of nothing, nothing is left to be paid.
    paymentStatus: totalAmount === 0 ? 'paid' : 'pending',
    billingPeriodStart: isPeriod ? days.from : null,
    billingPeriodEnd: isPeriod ? days.to : null,
    billingType: contract.kind,
    description: contract.planName,
    contractId: contract.id,
    locationId: contract.locationId,
    lines,
  }));
  const created = await tx.query<NewInvoice[]>(
    `insert into billing_record (member_id, invoice_number, invoice_date, due_date, amount, tax_amount, discount_amount,
            total_amount, paid_amount, payment_status, billing_period_start, billing_period_end, billing_type, description,
            contract_id, location_id, lines)
     select "memberId", "invoiceNumber", "invoiceDate", "dueDate", amount, "taxAmount", 0, "totalAmount", 0, "paymentStatus",
            "billingPeriodStart", "billingPeriodEnd", "billingType", description, "contractId", "locationId", lines
       from jsonb_to_recordset(?::jsonb) as row("memberId" int, "invoiceNumber" text, "invoiceDate" date, "dueDate" date,
            amount numeric, "taxAmount" numeric, "totalAmount" numeric, "paymentStatus" text, "billingPeriodStart" date, "billingPeriodEnd" date,
            "billingType" text, description text, "contractId" int, "locationId" int, lines jsonb)
     on conflict (contract_id, billing_period_start) where contract_id is not null and payment_status <> 'cancelled'
     do nothing returning id, invoice_number as "invoiceNumber"`,
    [JSON.stringify(values)],
  );
  // The numbers of the others would be missing: nothing of this transaction remains.
  if (created.length < billed.length) throw new PeriodTaken();
  const idOf = new Map(created.map(({ id, invoiceNumber }) => [invoiceNumber, id]));
  const invoices = values.map(({ invoiceNumber }) => ({ id: idOf.get(invoiceNumber)!, invoiceNumber }));
  await recordChanges(
    tx,
    author,
    invoices.map(({ id, invoiceNumber }, index) => ({
      resource: resource.resource,
      recordId: id,
      title: invoiceNumber,
      action: 'created',
      version: 1,
      changes: changesOf(resource, {}, values[index]!),
    })),
  );
  await settleAccounts(
    billed.map(({ contract }) => contract.memberId),
    { author, tx },
  );
  return invoices;
}

/** A period was invoiced by somebody who had not locked the contract. The transaction is repeated. */
export class PeriodTaken extends Error {}

/** Moves the last invoiced day of each contract over its periods. */
async function moveBilledThrough(
  tx: Tx,
  { author }: RunningRun,
  contracts: readonly DueContract[],
  periods: readonly Billed[],
): Promise<void> {
  const last = new Map(periods.map(({ contract, through }) => [contract.id, through]));
  const moved = contracts.flatMap(contract => {
    const to = last.get(contract.id);
    return to === undefined ? [] : [{ contract, to }];
  });
  if (moved.length === 0) return;
  await tx.query(
    `update contract set billed_through = row.to, updated_at = now()
       from jsonb_to_recordset(?::jsonb) as row(id int, "to" date) where contract.id = row.id`,
    [JSON.stringify(moved.map(({ contract, to }) => ({ id: contract.id, to })))],
  );
  await recordChanges(
    tx,
    author,
    moved.map(({ contract, to }) => ({
      resource: resourceOf(Contract).resource,
      recordId: contract.id,
      title: contract.contractNumber,
      action: 'updated',
      version: contract.version,
      changes: { billedThrough: [contract.billedThrough, to] },
    })),
  );
}

interface Item {
  outcome: 'created' | 'skipped' | 'failed';
  reason: string | null;
  contractId: number;
  contractNumber: string;
  memberId: number;
  memberName: string;
  periodStart: string | null;
  periodEnd: string | null;
  invoiceId: number | null;
  invoiceNumber: string | null;
  totalAmount: number;
  email?: EmailOutcome | null;
}

const NO_INVOICE = {
  periodStart: null,
  periodEnd: null,
  invoiceId: null,
  invoiceNumber: null,
  totalAmount: 0,
};

const namesOf = ({ id, contractNumber, memberId, memberName }: DueContract) => ({
  contractId: id,
  contractNumber,
  memberId,
  memberName,
});

/** A line of the report. */
export const itemOf = (
  outcome: 'created' | 'skipped',
  { contract, days, reason, totalAmount }: Billed,
  invoice?: NewInvoice,
): Item => ({
  ...namesOf(contract),
  outcome,
  reason,
  periodStart: days.from,
  periodEnd: days.to,
  invoiceId: invoice?.id ?? null,
  invoiceNumber: invoice?.invoiceNumber ?? null,
  totalAmount,
});

async function report(tx: Tx, { id }: RunningRun, items: readonly Item[]): Promise<void> {
  if (items.length === 0) return;
  await tx.query(
    `insert into billing_run_item (run_id, outcome, reason, contract_id, contract_number, member_id, member_name,
            period_start, period_end, invoice_id, invoice_number, total_amount, email)
     select ?::int, outcome, reason, "contractId", "contractNumber", "memberId", "memberName",
            "periodStart", "periodEnd", "invoiceId", "invoiceNumber", "totalAmount", email
       from jsonb_to_recordset(?::jsonb) as row(outcome text, reason text, "contractId" int, "contractNumber" text,
            "memberId" int, "memberName" text, "periodStart" date, "periodEnd" date, "invoiceId" int, "invoiceNumber" text,
            "totalAmount" numeric, email text)`,
    [id, JSON.stringify(items)],
  );
}

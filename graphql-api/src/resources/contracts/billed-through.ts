import { addDays } from '../../common/dates.ts';
import { resourceOf } from '../../declaration/resource.ts';
import type { AppliedChange } from '../../declaration/resource-options.ts';
import { findForUpdate, storedValues, updateLogged } from '../../mutation/records.ts';
import type { InvoiceLine } from '../billing/invoice-lines.ts';
import { periodAt, type Billing } from './billing-periods.ts';
import { Contract } from './contract.ts';
import { isSignUpFee } from './period-charge.ts';

/** An invoice, as far as it concerns days of contracts. */
interface ContractInvoice {
  contractId: number | null;
  billingPeriodStart: string | null;
  billingPeriodEnd?: string | null;
  paymentStatus: string;
  lines: readonly InvoiceLine[];
}

interface BilledContract extends Billing {
  startDate: string;
  endDate?: string | null;
  billedThrough: string | null;
}

/**
 * The last invoiced day of a contract when an invoice no longer counts: the one before its period, and before the periods of
 * the days that it credits or charges beside it. These are computed again by the next billing run.
 * @returns null for a contract of which no day is invoiced then
 */
export function billedWithout(contract: BilledContract, id: number, invoice: ContractInvoice): string | null {
  const { billedThrough, startDate, endDate, billingAnchor } = contract;
  const period = invoice.contractId === id ? invoice.billingPeriodStart : null;
  const own = invoice.lines.filter(line => (line.contractId ?? invoice.contractId) === id);
  const days = own.flatMap(({ from }) => from ?? []);
  // Fees for signing up are compared with the first period.
  const feeDays = own.some(line => line.from == null && isOfFee(line)) ? [startDate] : [];
  const isOver = (day: string) => endDate != null && day > endDate;
  // Days after the end are found from the last period.
  const periodStart = (day: string) => periodAt(contract, isOver(day) ? endDate! : day).from;
  const firsts =
    period === null
      ? [...days.map(periodStart), ...feeDays]
      : [isOver(period) ? periodStart(period) : period];
  if (firsts.length === 0) return billedThrough;
  // A contract that has no paid day any more is due for its end.
  if (endDate != null && (endDate < startDate || endDate < billingAnchor)) return addDays(endDate, -1);
  const [last] = [billedThrough ?? '', ...firsts.map(day => addDays(day, -1))].toSorted();
  return last! < startDate ? null : last!;
}

/** Whether a line without days charges or credits a fee for signing up. */
const isOfFee = (line: InvoiceLine) => isSignUpFee(line) || line.kind === 'credit' || line.kind === 'charge';

/**
 * The last day of the invoices that follow on one another without a gap from a day on; the day before it for none. One that
 * goes on after the end of the contract is left to the next run, as where it returns itself.
 */
const INVOICED_FROM = `
  with recursive invoiced (last) as (
    select ?::date - 1
    union select billing_period_end from invoiced join billing_record
      on contract_id = ? and billing_period_start = last + 1 and payment_status <> 'cancelled'
        and billing_period_end <= coalesce(?::date, 'infinity'))
  select max(last)::text as last from invoiced`;

/**
 * Keeps the last invoiced day of contracts when a user cancels, restores or deletes an invoice of their days, so that the next
 * billing run invoices what is missing then, and credits what is too much.
 */
export async function followInvoice<T>(change: AppliedChange<T>): Promise<void> {
  const { values, stored } = change;
  // A new invoice comes from what sets the day itself.
  if (!stored) return;
  const invoice = stored as unknown as ContractInvoice;
  const [isCounted, wasCounted] = [values, stored].map(
    each => each !== null && each['paymentStatus'] !== 'cancelled',
  );
  if (isCounted === wasCounted) return;
  const others = invoice.lines.flatMap(({ contractId }) => contractId ?? []);
  const concerned = new Set([...(invoice.contractId === null ? [] : [invoice.contractId]), ...others]);
  for (const id of [...concerned].toSorted((a, b) => a - b)) await followOne(id, invoice, isCounted!, change);
}

async function followOne<T>(
  id: number,
  invoice: ContractInvoice,
  isCounted: boolean,
  { entryId, context, tx }: AppliedChange<T>,
): Promise<void> {
  const contracts = resourceOf(Contract);
  const record = await findForUpdate(contracts, id, tx);
  const contract = storedValues(contracts, record);
  const state = contract as unknown as BilledContract;
  const { startDate, endDate, billedThrough: present } = state;
  let billedThrough = present;
  const from = invoice.contractId === id ? invoice.billingPeriodStart : null;
  const until = invoice.billingPeriodEnd ?? from;
  // Of an invoice that returns, the next run credits the days that the contract no longer has.
  const isTooMuch = endDate != null && until !== null && until > endDate;
  if (isCounted && from !== null && !isTooMuch) {
    // Behind a gap it does not count.
    if (addDays(present ?? addDays(startDate, -1), 1) !== from) return;
    const [row] = await tx.query<{ last: string }[]>(INVOICED_FROM, [from, id, endDate ?? null]);
    billedThrough = row!.last < startDate ? null : row!.last;
  } else billedThrough = billedWithout(state, id, invoice);
  await updateLogged(contracts, record, { billedThrough }, { author: context, tx, cause: entryId });
}

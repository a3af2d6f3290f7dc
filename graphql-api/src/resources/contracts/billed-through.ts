import { recordChange } from '../../audit/audit-entry.ts';
import { addDays } from '../../common/dates.ts';
import { resourceOf } from '../../declaration/resource.ts';
import type { AppliedChange } from '../../declaration/resource-options.ts';
import { changesOf, findForUpdate, storedValues, updateRow } from '../../mutation/records.ts';
import { Contract } from './contract.ts';

/** What an invoice says about a period of its contract. */
interface PeriodInvoice {
  contractId: number;
  from: string;
}

/** The last day of the invoices that follow on one another without a gap from a day on; the day before it for none. */
const INVOICED_FROM = `
  with recursive invoiced (last) as (
    select ?::date - 1
    union select billing_period_end from invoiced join billing_record
      on contract_id = ? and billing_period_start = last + 1 and payment_status <> 'cancelled' and billing_period_end is not null)
  select max(last)::text as last from invoiced`;

/**
 * Keeps the last invoiced day of a contract when a user cancels, restores or deletes the invoice of a period: the period of
 * a cancelled invoice is invoiced again.
 */
export async function followInvoice<T>({
  values,
  stored,
  entryId,
  context,
  em,
}: AppliedChange<T>): Promise<void> {
  const [before, after] = [periodOf(stored), periodOf(values)];
  const period = before ?? after;
  // A new invoice comes from what sets the day itself.
  if (!stored || !period || Boolean(before) === Boolean(after)) return;
  const contracts = resourceOf(Contract);
  const record = await findForUpdate(contracts, period.contractId, em);
  const contract = storedValues(contracts, record);
  const present = (contract['billedThrough'] as string | null) ?? addDays(String(contract['startDate']), -1);
  const isFreed = before !== null;
  // Behind a gap it does not count; before it, it is counted.
  if (isFreed ? present < period.from : addDays(present, 1) !== period.from) return;
  const [row] = await em.execute<{ last: string }[]>(INVOICED_FROM, [period.from, period.contractId]);
  const last = row!.last;
  const billedThrough = last < String(contract['startDate']) ? null : last;
  const changed = { ...contract, billedThrough };
  const changes = changesOf(contracts, contract, changed);
  if (Object.keys(changes).length === 0) return;
  await updateRow(contracts, record.id, changed, ['billedThrough'], em);
  const { id, version } = record;
  await recordChange(em, context, contracts, {
    action: 'updated',
    id,
    version: version + 1,
    values: changed,
    changes,
    cause: entryId,
  });
}

/** The period that an invoice takes; null for another invoice, and for one that is cancelled. */
function periodOf(invoice: Record<string, unknown> | null): PeriodInvoice | null {
  const { contractId, billingPeriodStart, paymentStatus } = invoice ?? {};
  if (contractId == null || billingPeriodStart == null || paymentStatus === 'cancelled') return null;
  return { contractId: Number(contractId), from: String(billingPeriodStart) };
}

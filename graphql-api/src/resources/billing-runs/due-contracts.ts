import type { Tx } from '../../database/tx.ts';
import { taxOn } from '../../common/club-settings.ts';
import { chargesOf, FEE_INVOICES, invoicesOf, type FoundInvoice } from '../contracts/invoiced.ts';
import { MOVED_END, movedDays, type MovedEnd } from '../contracts/freezes.ts';
import { renewedEnd, type PlanTerms } from '../contracts/plan-terms.ts';
import { nextStartOf } from '../contracts/succession.ts';
import { feesLeft, type FeeInvoice } from '../contracts/period-charge.ts';
import { firstUnbilledDay, isUnbilledOn } from '../contracts/unbilled.ts';
import type { ContractToBill } from '../contracts/due-periods.ts';

/** A contract with days that are due. */
export interface DueContract extends ContractToBill {
  id: number;
  version: number;
  contractNumber: string;
  kind: string;
  memberId: number;
  memberName: string;
  locationId: number | null;
}

/**
 * SQL condition on `contract c` that will not renew itself, but was invoiced as if: the days after its end are to be
 * credited. Those before the anchor are a free trial.
 */
const IS_CREDITED = `(c.billed_through > c.end_date and c.billed_through >= c.billing_anchor and (not c.auto_renewal
  or c.cancelled_on is not null or c.status in ('ended', 'cancelled') or ${nextStartOf('c')} <= c.billed_through))`;

/** SQL condition on `contract c` with the values `[date]`. */
const IS_DUE = `(${isUnbilledOn('c', '?')} or ${IS_CREDITED})`;

/** How many contracts are due. */
export async function countDue(tx: Tx, date: string): Promise<number> {
  const [row] = await tx.query<{ count: number }[]>(
    `select count(*)::int as count from contract c where ${IS_DUE}`,
    [date],
  );
  return row!.count;
}

/** The ids of the contracts that are due after a contract, in the order of their ids. */
export async function dueIds(tx: Tx, date: string, after: number, limit: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }[]>(
    `select c.id from contract c where c.id > ? and ${IS_DUE} order by c.id limit ?`,
    [after, date, limit],
  );
  return rows.map(({ id }) => id);
}

interface FoundContract extends Omit<
  DueContract,
  'taxOn' | 'endAfter' | 'charges' | 'periodStarts' | 'taken' | 'fees'
> {
  plan: Pick<PlanTerms, 'duration' | 'durationUnit'>;
  autoRenewal: boolean;
  cancelledOn: string | null;
  nextStart: string | null;
  freezes: MovedEnd[];
  invoices: FoundInvoice[];
  feeInvoices: FeeInvoice[];
}

/** More days than the longest period of a frequency has, in SQL on `contract c`; all days of one that is billed once. */
const EARLIEST = `case c.billing_frequency when 'one-time' then '-infinity'::date else ${firstUnbilledDay('c')} - case c.billing_frequency
  when 'weekly' then 7 when 'bi-weekly' then 14 when 'monthly' then 31 when 'quarterly' then 92 when 'semi-annual' then 184 else 366 end end`;

/** Fees are charged with the first period. */
const FEES_TO_COMPARE = `case when c.billed_through is null or c.billed_through < c.billing_anchor then (${FEE_INVOICES}) else '[]' end`;

/** Those of the contracts that are due, with what their invoices depend on. @param lock holds them until the transaction ends */
export async function dueContracts(
  tx: Tx,
  date: string,
  ids: readonly number[],
  lock = false,
): Promise<DueContract[]> {
  const chosen = `{${ids.join()}}`;
  // A lock that waited sees the contract as it is then, but not what else the statement has read.
  if (lock)
    await tx.query('select from contract where id = any(?::int[]) order by id for no key update', [chosen]);
  const found = await tx.query<FoundContract[]>(
    `select c.id, c.version, c.contract_number as "contractNumber", c.member_id as "memberId",
            m.name as "memberName", coalesce(c.location_id, m.home_location_id) as "locationId", p.plan_name as "planName", c.kind, c.price::float8 as price,
            c.start_date::text as "startDate", c.end_date::text as "endDate",
            c.billing_frequency as "billingFrequency", c.billing_anchor::text as "billingAnchor",
            c.billed_through::text as "billedThrough", c.agreed_days as "agreedDays", c.invoiced_elsewhere::text as "invoicedElsewhere",
            json_build_object('duration', p.duration, 'durationUnit', p.duration_unit) as plan,
            c.auto_renewal and c.status not in ('ended', 'cancelled') as "autoRenewal", c.cancelled_on::text as "cancelledOn",
            ${nextStartOf('c')}::text as "nextStart",
            coalesce((select json_agg(json_build_object('from', f."from", 'to', f.until, 'movedEnd', ${MOVED_END}))
                        from contract_freeze f where f.contract_id = c.id), '[]') as freezes,
            (${invoicesOf(EARLIEST)}) as invoices, ${FEES_TO_COMPARE} as "feeInvoices"
       from contract c join member m on m.id = c.member_id join membership_plan p on p.id = c.plan_id
      where c.id = any(?::int[]) and ${IS_DUE} order by c.id`,
    [chosen, date],
  );
  return found.map(withCharges);
}

function withCharges({ invoices, feeInvoices, plan, nextStart, ...contract }: FoundContract): DueContract {
  const limits = { movedDays: movedDays(contract.freezes), nextStart };
  const own = invoices.filter(({ contractId }) => contractId === contract.id);
  return {
    ...contract,
    taxOn: day => taxOn(contract.kind, day),
    endAfter: day => renewedEnd(contract, plan, limits, day),
    charges: chargesOf(contract.id, invoices),
    periodStarts: own.flatMap(({ from }) => from ?? []),
    taken: own
      .filter(({ status, lines }) => status === 'refunded' || lines.length === 0)
      .flatMap(({ from, to }) => (from === null ? [] : [{ from, to }])),
    fees: feesLeft(feeInvoices, contract.endDate !== null && contract.endDate < contract.startDate),
  };
}

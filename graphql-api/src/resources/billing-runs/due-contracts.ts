import type { EntityManager } from '@mikro-orm/postgresql';
import type { InvoiceLine } from '../billing/invoice-lines.ts';
import { chargesIn } from '../contracts/period-charge.ts';
import { firstUnbilledDay, isUnbilledOn } from '../contracts/unbilled.ts';
import type { DueContract } from './due-periods.ts';

/** SQL condition on `contract c` with the values `[date]`. */
const IS_DUE = isUnbilledOn('c', '?');

/** How many contracts are due. */
export async function countDue(em: EntityManager, date: string): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from contract c where ${IS_DUE}`,
    [date],
  );
  return row!.count;
}

/** The ids of the contracts that are due after a contract, in the order of their ids. */
export async function dueIds(
  em: EntityManager,
  date: string,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    `select c.id from contract c where c.id > ? and ${IS_DUE} order by c.id limit ?`,
    [after, date, limit],
  );
  return rows.map(({ id }) => id);
}

/** An invoice that concerns the days of a contract. */
interface FoundInvoice {
  contractId: number;
  status: string;
  from: string | null;
  to: string | null;
  discount: number;
  lines: InvoiceLine[];
}

interface FoundContract extends Omit<DueContract, 'charges' | 'periodStarts' | 'taken' | 'fees'> {
  invoices: FoundInvoice[];
  cancelledFees: InvoiceLine[] | null;
}

/** More days than the longest period of a frequency has, in SQL on `contract c`; all days of one that is billed once. */
const EARLIEST = `case c.billing_frequency when 'one-time' then '-infinity'::date else ${firstUnbilledDay('c')} - case c.billing_frequency
  when 'weekly' then 7 when 'bi-weekly' then 14 when 'monthly' then 31 when 'quarterly' then 92 when 'semi-annual' then 184 else 366 end end`;

const OF_INVOICE =
  'b.id, b.contract_id, b.payment_status, b.billing_period_start, b.billing_period_end, b.discount_amount, b.lines';

/** The invoices of the period of the first day that is not invoiced and of later ones, those without a period, and those of the successor with lines for this contract. */
const INVOICES = `
  select coalesce(json_agg(json_build_object('contractId', contract_id, 'status', payment_status,
           'from', billing_period_start, 'to', billing_period_end, 'discount', discount_amount, 'lines', lines) order by id), '[]')
    from (select ${OF_INVOICE} from billing_record b
           where b.contract_id = c.id and b.payment_status <> 'cancelled' and b.billing_period_start > ${EARLIEST}
          union all
          select ${OF_INVOICE} from billing_record b
           where b.contract_id = c.id and b.payment_status <> 'cancelled' and b.billing_period_start is null
          union all
          select ${OF_INVOICE} from contract s join billing_record b on b.contract_id = s.id and b.payment_status <> 'cancelled'
           where s.predecessor_id = c.id and b.lines @> jsonb_build_array(jsonb_build_object('contractId', c.id))) found`;

const HAS_FEES = `(lines @> '[{"kind": "setup_fee"}]' or lines @> '[{"kind": "enrollment_fee"}]')`;

/** The lines of the invoice of the sign-up where it was cancelled, as long as no period is invoiced. */
const CANCELLED_FEES = `
  select lines from billing_record
   where contract_id = c.id and (c.billed_through is null or c.billed_through < c.billing_anchor) and payment_status = 'cancelled' and ${HAS_FEES}
     and not exists (select from billing_record where contract_id = c.id and payment_status <> 'cancelled' and ${HAS_FEES})
   order by id desc limit 1`;

/** Those of the contracts that are due, with what their invoices depend on. @param lock holds them until the transaction ends */
export async function dueContracts(
  em: EntityManager,
  date: string,
  ids: readonly number[],
  lock = false,
): Promise<DueContract[]> {
  const chosen = `{${ids.join()}}`;
  // A lock that waited sees the contract as it is then, but not what else the statement has read.
  if (lock)
    await em.execute('select from contract where id = any(?::int[]) order by id for no key update', [chosen]);
  const found = await em.execute<FoundContract[]>(
    `select c.id, c.version, c.contract_number as "contractNumber", c.member_id as "memberId",
            m.name as "memberName", p.plan_name as "planName", c.kind, c.price::float8 as price,
            c.start_date::text as "startDate", c.end_date::text as "endDate",
            c.billing_frequency as "billingFrequency", c.billing_anchor::text as "billingAnchor",
            c.billed_through::text as "billedThrough",
            coalesce((select json_agg(json_build_object('from', f."from", 'to', f.until))
                        from contract_freeze f where f.contract_id = c.id), '[]') as freezes,
            (${INVOICES}) as invoices, (${CANCELLED_FEES}) as "cancelledFees"
       from contract c join member m on m.id = c.member_id join membership_plan p on p.id = c.plan_id
      where c.id = any(?::int[]) and ${IS_DUE} order by c.id`,
    [chosen, date],
  );
  return found.map(withCharges);
}

function withCharges({ invoices, cancelledFees, ...contract }: FoundContract): DueContract {
  const own = invoices.filter(({ contractId }) => contractId === contract.id);
  return {
    ...contract,
    charges: invoices
      .filter(({ status }) => status !== 'refunded')
      .flatMap(({ lines, discount, contractId }) =>
        chargesIn(lines, discount, line => (line.contractId ?? contractId) === contract.id),
      ),
    periodStarts: own.flatMap(({ from }) => from ?? []),
    taken: own
      .filter(({ status, lines }) => status === 'refunded' || lines.length === 0)
      .flatMap(({ from, to }) => (from === null ? [] : [{ from, to }])),
    fees: (cancelledFees ?? []).filter(({ kind }) => kind === 'setup_fee' || kind === 'enrollment_fee'),
  };
}

import type { InvoiceLine } from '../billing/invoice-lines.ts';
import { chargesIn, type Charge, type ChargingInvoice } from './period-charge.ts';

/** An invoice that concerns the days of a contract. */
export interface FoundInvoice extends ChargingInvoice {
  contractId: number;
  status: string;
  from: string | null;
  to: string | null;
  lines: InvoiceLine[];
}

const COLUMNS =
  'b.id, b.contract_id, b.payment_status, b.billing_period_start, b.billing_period_end, b.discount_amount, b.lines';

/**
 * A subquery of the invoices that are not cancelled of `contract c`, in the order of their ids, as JSON of `FoundInvoice`: those
 * of periods that begin after a day, those without a period, and those of the successor with lines for this contract.
 * @param after a date in SQL
 */
export const invoicesOf = (after: string): string => `
  select coalesce(json_agg(json_build_object('id', id, 'contractId', contract_id, 'status', payment_status,
           'from', billing_period_start, 'to', billing_period_end, 'discount', discount_amount, 'lines', lines) order by id), '[]')
    from (select ${COLUMNS} from billing_record b
           where b.contract_id = c.id and b.payment_status <> 'cancelled' and b.billing_period_start > ${after}
          union all
          select ${COLUMNS} from billing_record b
           where b.contract_id = c.id and b.payment_status <> 'cancelled' and b.billing_period_start is null
          union all
          select ${COLUMNS} from contract s join billing_record b on b.contract_id = s.id and b.payment_status <> 'cancelled'
           where s.predecessor_id = c.id and b.lines @> jsonb_build_array(jsonb_build_object('contractId', c.id))) found`;

/**
 * A subquery of the invoices of `contract c` that may charge or credit its fees for signing up, also cancelled ones, in the
 * order of their ids, as JSON of `FeeInvoice`.
 */
export const FEE_INVOICES = `
  select coalesce(json_agg(json_build_object('id', b.id, 'status', b.payment_status, 'discount', b.discount_amount, 'lines', b.lines) order by b.id), '[]')
    from billing_record b
   where b.contract_id = c.id and exists (select from jsonb_array_elements(b.lines) line where line ->> 'from' is null)`;

/** What invoices charge for the days of a contract; refunded ones do not count. */
export const chargesOf = (id: number, invoices: readonly FoundInvoice[]): Charge[] =>
  invoices
    .filter(({ status }) => status !== 'refunded')
    .flatMap(invoice => chargesIn(invoice, line => (line.contractId ?? invoice.contractId) === id));

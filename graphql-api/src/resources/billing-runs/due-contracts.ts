import type { EntityManager } from '@mikro-orm/postgresql';
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
  return em.execute<DueContract[]>(
    `select c.id, c.version, c.contract_number as "contractNumber", c.member_id as "memberId",
            m.name as "memberName", p.plan_name as "planName", c.kind, c.price::float8 as price,
            c.start_date::text as "startDate", c.end_date::text as "endDate",
            c.billing_frequency as "billingFrequency", c.billing_anchor::text as "billingAnchor",
            c.billed_through::text as "billedThrough",
            coalesce((select json_agg(json_build_object('from', f."from", 'to', f.until))
                        from contract_freeze f where f.contract_id = c.id), '[]') as freezes,
            coalesce((select json_agg(json_build_object('from', b.billing_period_start, 'to', b.billing_period_end))
                        from billing_record b
                       where b.contract_id = c.id and b.payment_status <> 'cancelled'
                         and b.billing_period_start >= ${firstUnbilledDay('c')}), '[]') as invoiced
       from contract c join member m on m.id = c.member_id join membership_plan p on p.id = c.plan_id
      where c.id = any(?::int[]) and ${IS_DUE} order by c.id`,
    [chosen, date],
  );
}

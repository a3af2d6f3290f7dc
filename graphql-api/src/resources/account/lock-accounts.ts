import type { Tx } from '../../database/tx.ts';

/** Of the locks that transactions take: `(class, id of the member)`. */
const ACCOUNT_LOCK = 5_770_221;

/**
 * Locks the accounts of members in the order of their ids until the transaction ends. A change of an account locks it first,
 * then contracts, invoices and payments by id, and number series last, so that no two transactions wait for each other.
 * @param members SQL with the column `member_id`, and its values
 */
export const lockAccounts = (members: string, values: readonly unknown[], tx: Tx): Promise<unknown> =>
  tx.query(
    `select pg_advisory_xact_lock(${ACCOUNT_LOCK}, member_id)
       from (select distinct member_id from (${members}) found where member_id is not null order by member_id offset 0) account`,
    [...values],
  );

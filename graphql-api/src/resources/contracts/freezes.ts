import type { Tx } from '../../database/tx.ts';
import { daysIn, type Period } from './billing-periods.ts';

/** The days of a freeze. */
export interface StoredFreeze extends Period {
  id: number;
  /** Whether the end of the contract has moved by its days: not where the end was decided later. */
  movedEnd: boolean;
}

/** The days of a freeze that is stored or to be stored. */
export type MovedEnd = Omit<StoredFreeze, 'id'>;

/** By how many days the freezes of a contract have moved its end. */
export const movedDays = (freezes: readonly MovedEnd[]): number =>
  freezes.filter(({ movedEnd }) => movedEnd).reduce((sum, freeze) => sum + daysIn(freeze), 0);

/** SQL on `contract_freeze f`: whether the end of its contract has moved by its days. */
export const MOVED_END = `(f.moves_end and not exists (select from contract successor where successor.predecessor_id = f.contract_id
  and successor.succession is distinct from 'renewal' and (successor.end_date is null or successor.end_date >= successor.start_date)))`;

/** The freezes of a contract, the earliest first. */
export const freezesOf = (contractId: number, tx: Tx): Promise<StoredFreeze[]> =>
  tx.query<StoredFreeze[]>(
    `select f.id, f."from"::text, f.until::text as "to", ${MOVED_END} as "movedEnd"
       from contract_freeze f where f.contract_id = ? order by f."from"`,
    [contractId],
  );

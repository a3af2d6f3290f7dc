import type { Tx } from '../../database/tx.ts';
import { daysIn, type Period } from './billing-periods.ts';

/** The days of a freeze. */
export interface StoredFreeze extends Period {
  id: number;
  /** Whether the end of the contract has moved by its days: not where the end was decided later. */
  movedEnd: boolean;
}

/** By how many days the freezes of a contract have moved its end. */
export const movedDays = (freezes: readonly StoredFreeze[]): number =>
  freezes.filter(({ movedEnd }) => movedEnd).reduce((sum, freeze) => sum + daysIn(freeze), 0);

/** The freezes of a contract, the earliest first. */
export const freezesOf = (contractId: number, tx: Tx): Promise<StoredFreeze[]> =>
  tx.query<StoredFreeze[]>(
    `select f.id, f."from"::text, f.until::text as "to",
            f.moves_end and not exists (select from contract successor where successor.predecessor_id = f.contract_id
              and successor.succession is distinct from 'renewal' and (successor.end_date is null or successor.end_date >= successor.start_date)) as "movedEnd"
       from contract_freeze f where f.contract_id = ? order by f."from"`,
    [contractId],
  );

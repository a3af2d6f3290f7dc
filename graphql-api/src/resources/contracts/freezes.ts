import type { EntityManager } from '@mikro-orm/postgresql';
import type { Period } from './billing-periods.ts';

/** The days of a freeze, with its id. */
export interface StoredFreeze extends Period {
  id: number;
}

/** The freezes of a contract, the earliest first. */
export const freezesOf = (contractId: number, em: EntityManager): Promise<StoredFreeze[]> =>
  em.execute<StoredFreeze[]>(
    `select id, "from"::text, until::text as "to" from contract_freeze where contract_id = ? order by "from"`,
    [contractId],
  );

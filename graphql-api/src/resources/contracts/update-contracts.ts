import type { Tx } from '../../database/tx.ts';
import { SYSTEM } from '../../audit/audit-entry.ts';
import { today } from '../../common/dates.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { defineJob } from '../../jobs/job.ts';
import { findForUpdate, storedValues, updateLogged } from '../../mutation/records.ts';
import { MembershipPlan } from '../membership-plans/membership-plan.ts';
import { Contract } from './contract.ts';
import { statusOn, type ContractDays } from './contract-status.ts';
import { followContract } from './follow-member.ts';
import { freezesOf, movedDays, type StoredFreeze } from './freezes.ts';
import { nextStartOf } from './succession.ts';
import { renewedEnd, type RenewingContract } from './plan-terms.ts';

/** Contracts of one transaction. */
const BATCH = 100;

/** The contracts whose status is no longer that of a day, and those that are extended on it. */
const DUE = `
  select id from contract
   where id > ? and (status = 'upcoming' and start_date <= ?::date
      or status in ('active', 'frozen') and (end_date < ?::date or auto_renewal and cancelled_on is null and end_date = ?::date
        or (status = 'frozen') <> exists (select from contract_freeze
             where contract_id = contract.id and ?::date between "from" and until)))
   order by id limit ${BATCH} for no key update skip locked`;

/**
 * Brings contracts and their members to the status of the day, and extends contracts with auto-renewal on their last day. A
 * repeated run finds nothing to do.
 */
export const updateContracts = defineJob({
  name: 'update-contracts',
  title: 'Begin, end and extend contracts',
  // Where clocks go forward at midnight, that day begins at one.
  schedule: '5 0,1 * * *',
  attempts: 5,
  timeout: 1_800,
  async run({ db, signal, progress }) {
    const day = today();
    const counts = { changed: 0, extended: 0 };
    for (let last = 0; ;) {
      signal.throwIfAborted();
      const batch = await db.transaction(tx => updateBatch(tx, last, day));
      counts.changed += batch.changed;
      counts.extended += batch.extended;
      progress(counts.changed, counts.changed + batch.ids.length);
      if (batch.ids.length < BATCH) return counts;
      last = batch.ids.at(-1)!;
    }
  },
});

async function updateBatch(tx: Tx, after: number, day: string) {
  const due = await tx.query<{ id: number }[]>(DUE, [after, day, day, day, day]);
  const ids = due.map(({ id }) => id);
  let [changed, extended] = [0, 0];
  for (const id of ids) {
    const update = await updateContract(tx, id, day);
    if (update) changed++;
    if (update === 'extended') extended++;
  }
  return { ids, changed, extended };
}

/** Brings a contract to a day. @returns what was done; null for nothing */
async function updateContract(tx: Tx, id: number, day: string): Promise<'changed' | 'extended' | null> {
  const contracts = resourceOf(Contract);
  const record = await findForUpdate(contracts, id, tx);
  const stored = storedValues(contracts, record);
  const contract = { ...stored } as unknown as ContractDays & RenewingContract;
  const freezes = await freezesOf(id, tx);
  const endDate = await endAfter(tx, id, { ...stored, ...contract }, freezes, day);
  const status = statusOn({ ...contract, endDate }, freezes, day);
  const cause = await updateLogged(contracts, record, { endDate, status }, { author: SYSTEM, tx });
  if (cause === null) return null;
  await followContract(Number(stored['memberId']), cause, { context: SYSTEM, tx });
  return endDate === stored['endDate'] ? 'changed' : 'extended';
}

/** The last day after auto-renewal: as many terms of the plan as reach past the day. */
async function endAfter(
  tx: Tx,
  id: number,
  stored: Record<string, unknown> & RenewingContract,
  freezes: readonly StoredFreeze[],
  day: string,
): Promise<string | null> {
  const { endDate } = stored;
  if (endDate === null || endDate > day) return endDate;
  const plan = await tx.entities().findOneOrFail(MembershipPlan, { id: Number(stored['planId']) });
  const [next] = await tx.query<{ nextStart: string | null }[]>(
    `select ${nextStartOf('c')}::text as "nextStart" from contract c where id = ?`,
    [id],
  );
  return renewedEnd(stored, plan, { movedDays: movedDays(freezes), ...next! }, day);
}

import { LocalDate, today } from '../../common/dates.ts';
import { badInput } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import type { Column } from '../../declaration/column-registry.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { findForUpdate, storedValues, updateLogged, type Values } from '../../mutation/records.ts';
import type { WriteContext } from '../../mutation/write-context.ts';
import { insertNew } from '../../mutation/writes.ts';
import { Contract } from './contract.ts';
import { ContractFreeze } from './contract-freeze.ts';
import { statusOn, type ContractDays } from './contract-status.ts';
import { freezesOf } from './freezes.ts';
import { followContract } from './follow-member.ts';

const day = (name: string, label: string, description: string): Column => ({
  name,
  label,
  description,
  kind: 'date',
  column: null,
  nullable: true,
  graphql: () => LocalDate,
});

/** Fields of imported contracts that rest at the time of the import. */
export const FREEZE_COLUMNS: readonly Column[] = [
  day('frozenFrom', 'Frozen from', 'The first day on which a contract rests that moves in frozen'),
  day('frozenUntil', 'Frozen until', 'The last day of that; the end of the contract contains it already'),
];

/** Freezes a contract that was created from a row of a file. Its end is that of the row. @throws BAD_USER_INPUT */
export async function importFreeze(
  { id, entryId }: { id: number; entryId: string },
  values: Values,
  { context, tx }: WriteContext,
): Promise<void> {
  const resource = resourceOf(Contract);
  const { frozenFrom: from, frozenUntil: until } = values as { frozenFrom?: string; frozenUntil?: string };
  if (from === undefined && until === undefined) return;
  const record = await findForUpdate(resource, id, tx);
  const stored = storedValues(resource, record);
  requireDays(from, until, stored as unknown as ContractDays);
  const by = { author: context, tx, cause: entryId };
  const freeze = { contractId: id, from, until, reason: null, fee: 0, movesEnd: false };
  await insertNew(resourceOf(ContractFreeze), { values: freeze }, { context, tx, cause: entryId });
  const status = statusOn(stored as unknown as ContractDays, await freezesOf(id, tx), today());
  if (status === stored['status']) return;
  await updateLogged(resource, record, { status }, by);
  await followContract(Number(stored['memberId']), entryId, { context, tx });
}

function requireDays(
  from: string | undefined,
  until: string | undefined,
  { startDate, endDate }: ContractDays,
): void {
  if (from === undefined || until === undefined)
    throw badInput({
      [from === undefined ? 'frozenFrom' : 'frozenUntil']: msg('Give the first and the last frozen day'),
    });
  if (until < from)
    throw badInput({ frozenUntil: msg('Frozen until cannot be before the first frozen day') });
  if (from < startDate || (endDate != null && until > endDate))
    throw badInput({ frozenFrom: msg('Frozen days must be days of the contract') });
}

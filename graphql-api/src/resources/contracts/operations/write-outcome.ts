import type { EntityManager } from '@mikro-orm/postgresql';
import { recordChange } from '../../../audit/audit-entry.ts';
import { resourceOf, writableColumns } from '../../../declaration/resource.ts';
import { nextFreeNumber } from '../../../mutation/numbers.ts';
import {
  changesOf,
  findForUpdate,
  insertRow,
  storedValues,
  updateRow,
  type StoredRecord,
  type Values,
} from '../../../mutation/records.ts';
import { validated } from '../../../mutation/validate.ts';
import { givenIn, prepare, recordNew, serverDefaults } from '../../../mutation/writes.ts';
import type { Context } from '../../../server/context.ts';
import { BillingRecord } from '../../billing/billing-record.ts';
import { Contract } from '../contract.ts';
import { ContractFreeze } from '../contract-freeze.ts';
import { followContract } from '../follow-member.ts';
import type { ContractInvoice } from './operation-types.ts';
import type { ContractState, NewFreeze, StatedOutcome } from './outcome.ts';

interface Part {
  context: Context;
  em: EntityManager;
}

/** A contract under its lock, and what is done with it. */
interface Planned {
  record: StoredRecord | null;
  state: ContractState | null;
  outcome: StatedOutcome;
}

/**
 * Writes what an operation does, with audit entries, and sets ids and numbers of the invoices. The contract that ends
 * comes first, since the days of two contracts may not overlap.
 * @returns the id of the new contract, else of the changed one
 */
export async function writeOutcome(
  { record, state, outcome }: Planned,
  invoices: readonly ContractInvoice[],
  part: Part,
): Promise<number> {
  const { changes, created, addedFreeze, shortenedFreezes = [] } = outcome;
  if (record) {
    for (const freeze of shortenedFreezes) await shortenFreeze(freeze, part);
    if (changes.cancelledOn)
      await part.em.execute('update contract_freeze set moves_end = false where contract_id = ?', [
        record.id,
      ]);
    if (addedFreeze) await insertFreeze(record.id, addedFreeze, part);
    const cause = await changeContract(record, changes, part);
    if (cause && !created) await followContract(state!.contract.memberId, cause, part);
  }
  const id = created ? await insertContract(created, record?.id ?? null, part) : record!.id;
  const { memberId, kind } = created ?? state!.contract;
  const { planName } = created?.plan ?? state!.plan;
  for (const invoice of invoices) {
    const values = { memberId, contractId: id, billingType: kind, description: planName };
    Object.assign(invoice, await insertInvoice(invoice, values, part));
  }
  return id;
}

/** @returns the id of the audit entry; null where nothing changes */
async function changeContract(
  record: StoredRecord,
  changes: Values,
  { context, em }: Part,
): Promise<string | null> {
  const contracts = resourceOf(Contract);
  const stored = storedValues(contracts, record);
  const values = { ...stored, ...changes };
  const changed = changesOf(contracts, stored, values);
  if (Object.keys(changed).length === 0) return null;
  await updateRow(contracts, record.id, values, Object.keys(changed), em);
  const { id, version } = record;
  const entry = { action: 'updated', id, version: version + 1, values, changes: changed } as const;
  return recordChange(em, context, contracts, entry);
}

/** The member follows the new contract. @returns its id */
async function insertContract(
  { plan: _plan, ...contract }: NonNullable<StatedOutcome['created']>,
  predecessorId: number | null,
  { context, em }: Part,
): Promise<number> {
  const contracts = resourceOf(Contract);
  const numbered = { table: contracts.table, column: 'contract_number' };
  const contractNumber = await nextFreeNumber(em, 'CON', numbered);
  const given = { ...contract, contractNumber };
  const values = { ...given, ...validated(writableColumns(contracts), given, null), predecessorId };
  const id = await insertRow(contracts, values, em);
  await recordNew(contracts, { id, version: 1, values }, { context, em });
  return id;
}

async function insertFreeze(
  contractId: number,
  { from, to, ...freeze }: NewFreeze,
  part: Part,
): Promise<void> {
  const freezes = resourceOf(ContractFreeze);
  const given = { ...freeze, contractId, from, until: to };
  const values = validated(writableColumns(freezes), given, null);
  const id = await insertRow(freezes, values, part.em);
  await recordNew(freezes, { id, version: 1, values }, part);
}

/** Sets the last day of a freeze, or deletes it where that is before its first. */
async function shortenFreeze({ id, to }: { id: number; to: string }, { context, em }: Part): Promise<void> {
  const freezes = resourceOf(ContractFreeze);
  const record = await findForUpdate(freezes, id, em);
  const stored = storedValues(freezes, record);
  if (to < String(stored['from'])) {
    const changes = changesOf(freezes, stored, {});
    const entry = { action: 'deleted', id, version: record.version, values: stored, changes } as const;
    await recordChange(em, context, freezes, entry);
    await em.execute('delete from contract_freeze where id = ?', [id]);
    return;
  }
  const values = { ...stored, until: to };
  const changes = changesOf(freezes, stored, values);
  await updateRow(freezes, id, values, ['until'], em);
  await recordChange(em, context, freezes, {
    action: 'updated',
    id,
    version: record.version + 1,
    values,
    changes,
  });
}

async function insertInvoice(invoice: ContractInvoice, owner: Values, { context, em }: Part) {
  const billing = resourceOf(BillingRecord);
  const numbered = { table: billing.table, column: 'invoice_number' };
  const invoiceNumber = await nextFreeNumber(em, 'INV', numbered);
  const { id: _id, lines, ...amounts } = invoice;
  // Of nothing, nothing is left to be paid.
  const status = amounts.totalAmount === 0 && { paymentStatus: 'paid' };
  const given = { ...amounts, ...owner, ...status, invoiceNumber };
  const values: Values = {
    ...serverDefaults(billing),
    ...validated(writableColumns(billing), given, null),
    contractId: owner['contractId'],
    lines,
  };
  await prepare(billing, { values, given: givenIn(given), stored: null, context, em });
  const id = await insertRow(billing, values, em);
  await recordNew(billing, { id, version: 1, values }, { context, em });
  return { id: String(id), invoiceNumber };
}

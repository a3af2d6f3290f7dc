import type { Tx } from '../../../database/tx.ts';
import { recordChange } from '../../../audit/audit-entry.ts';
import { resourceOf, writableColumns } from '../../../declaration/resource.ts';
import { nextFreeNumber } from '../../../mutation/numbers.ts';
import {
  changesOf,
  findForUpdate,
  storedValues,
  updateLogged,
  updateUnlogged,
  type StoredRecord,
  type Values,
} from '../../../mutation/records.ts';
import { validated } from '../../../mutation/validate.ts';
import { applyPatch, insertNew } from '../../../mutation/writes.ts';
import type { Context } from '../../../server/context.ts';
import { settleAccounts } from '../../account/settle-account.ts';
import { BillingRecord } from '../../billing/billing-record.ts';
import { insertInvoice } from '../../billing/insert-invoice.ts';
import { sendCancellation } from '../../messages/send-documents.ts';
import { withdrawMessages } from '../../messages/withdraw-message.ts';
import { Contract } from '../contract.ts';
import { ContractFreeze } from '../contract-freeze.ts';
import { followContract } from '../follow-member.ts';
import type { ContractInvoice } from './operation-types.ts';
import {
  successorOf,
  type ContractState,
  type MovedContract,
  type MovedFreeze,
  type NewFreeze,
  type StatedOutcome,
  type TakenBack,
} from './outcome.ts';
import { OPERATION_NAMES } from './take-back.ts';

/** The entries of an operation follow from the one of its contract. */
interface Part {
  context: Context;
  tx: Tx;
  cause?: string;
}

/** A contract under its lock, and what is done with it. */
interface Planned {
  operation: keyof typeof OPERATION_NAMES;
  record: StoredRecord | null;
  state: ContractState | null;
  outcome: StatedOutcome;
  invoices: readonly ContractInvoice[];
}

/**
 * Writes what an operation does, with audit entries, and sets ids and numbers of the invoices. Contracts make room for one
 * another, since their days may not overlap: the contract that ends comes first, and last where others move to later days.
 * @returns the id of the new contract, else of the changed one
 */
export async function writeOutcome(
  { operation, record, state, outcome, invoices }: Planned,
  part: Part,
): Promise<number> {
  const { changes, created, takenBack } = outcome;
  if (takenBack) {
    await withdraw(takenBack, part);
    await withdrawMessages(part.tx, ...causesTakenBack(state!, changes, takenBack));
  }
  const moved = movedContracts(state, outcome.movedSuccessors);
  const isLater = moved.some(({ isLater: each }) => each);
  if (isLater) for (const each of moved.toReversed()) await updateContract(each, part.tx);
  let cause = record
    ? await changeContract(
        record,
        { ...changes },
        {
          ...part,
          operation: OPERATION_NAMES[operation],
          undoes: takenBack?.entryId,
        },
      )
    : undefined;
  if (!isLater) for (const each of moved) await updateContract(each, part.tx);
  for (const each of moved) await logContract(each, { ...part, cause });
  if (record) {
    await writeFreezes(record.id, outcome, { ...part, cause });
    if (!created) await followContract(state!.contract.memberId, cause!, part);
  }
  let id = record?.id ?? 0;
  if (created) {
    const inserted = await insertContract(created, record?.id ?? null, {
      ...part,
      cause,
      operation: record ? undefined : OPERATION_NAMES[operation],
    });
    id = inserted.id;
    cause ??= inserted.entryId;
  }
  const { memberId, kind, locationId } = created ?? state!.contract;
  const { planName } = created?.plan ?? state!.plan;
  const { context: author, tx } = part;
  for (const invoice of invoices) {
    const { invoiceDate, dueDate, billingPeriodStart, billingPeriodEnd, lines } = invoice;
    const days = { invoiceDate, dueDate, billingPeriodStart, billingPeriodEnd };
    const owner = { memberId, contractId: id, locationId, billingType: kind, description: planName };
    const inserted = await insertInvoice({ ...owner, ...days, lines }, { author, tx, cause });
    await settleAccounts([memberId], { author, tx, cause: inserted.entryId });
    Object.assign(invoice, { id: String(inserted.id), invoiceNumber: inserted.invoiceNumber });
  }
  if (operation === 'cancelContract') sendCancellation(tx, id);
  return id;
}

/** Cancels the invoices of an operation that is taken back, and leaves the contract that it created without days. */
async function withdraw({ created, invoices }: TakenBack, part: Part): Promise<void> {
  const billing = resourceOf(BillingRecord);
  for (const id of invoices) {
    const invoice = await findForUpdate(billing, id, part.tx);
    if (invoice['paymentStatus'] !== 'refunded')
      await applyPatch(billing, invoice, { paymentStatus: 'cancelled' }, part);
  }
  if (created) await changeContract(created.record, created.changes, part);
}

/** The causes of the messages about what is taken back: contracts that keep no day, and a cancellation. */
function causesTakenBack(
  { id, contract }: ContractState,
  { endDate, cancelledOn }: StatedOutcome['changes'],
  { created }: TakenBack,
): string[] {
  const keepsNoDay = endDate != null && endDate < contract.startDate;
  return [
    ...(created ? [`contract/${created.record.id}`] : []),
    ...(keepsNoDay ? [`contract/${id}`] : []),
    ...(cancelledOn === null && contract.cancelledOn ? [`cancellation/${id}/${contract.endDate}`] : []),
  ];
}

/** A contract whose row is locked, and how it changes. */
interface ChangedContract {
  record: StoredRecord;
  changes: Values;
}

/** The contracts that follow, and whether they move to later days. */
const movedContracts = (state: ContractState | null, moved: readonly MovedContract[]) =>
  moved.map(each => {
    const { record, contract } = successorOf(state!, each);
    const isLater = (each.changes.startDate ?? '') > contract.startDate;
    return { record, changes: { ...each.changes }, isLater };
  });

/**
 * Changes a contract whose row is locked.
 * @returns the id of the audit entry, which names the operation
 */
async function changeContract(record: StoredRecord, changes: Values, part: LoggedPart): Promise<string> {
  await updateContract({ record, changes }, part.tx);
  return logContract({ record, changes }, part);
}

type LoggedPart = Part & { operation?: string; undoes?: string };

async function updateContract({ record, changes }: ChangedContract, tx: Tx): Promise<void> {
  const contracts = resourceOf(Contract);
  const stored = storedValues(contracts, record);
  const values = { ...stored, ...changes };
  // Cancelling invoices may have moved what is billed meanwhile.
  const names = [...new Set([...Object.keys(changesOf(contracts, stored, values)), ...Object.keys(changes)])];
  if (names.length > 0) await updateUnlogged(contracts, record.id, { values, names }, tx);
}

/** @returns the id of the audit entry */
async function logContract(
  { record, changes }: ChangedContract,
  { context, tx, cause, operation, undoes }: LoggedPart,
): Promise<string> {
  const contracts = resourceOf(Contract);
  const { id } = record;
  const stored = storedValues(contracts, record);
  const values = { ...stored, ...changes };
  const [row] = await tx.query<{ version: number }[]>('select version from contract where id = ?', [id]);
  return recordChange(tx, context, contracts, {
    action: 'updated',
    id,
    version: row!.version,
    values,
    changes: {
      ...changesOf(contracts, stored, values),
      ...(operation && { operation: [null, operation] as [null, string] }),
    },
    undoes,
    cause,
  });
}

async function writeFreezes(
  contractId: number,
  { movedFreezes = [], addedFreezes = [] }: StatedOutcome,
  part: Part,
): Promise<void> {
  for (const freeze of movedFreezes) await moveFreeze(freeze, part);
  for (const freeze of addedFreezes) await insertFreeze(contractId, freeze, part);
}

/** The member follows the new contract. */
async function insertContract(
  { plan: _plan, ...contract }: NonNullable<StatedOutcome['created']>,
  predecessorId: number | null,
  { context, tx, cause, operation }: LoggedPart,
): Promise<{ id: number; entryId: string }> {
  const contracts = resourceOf(Contract);
  const numbered = { table: contracts.table, column: 'contract_number' };
  const contractNumber = await nextFreeNumber(tx, 'CON', numbered);
  const given = { ...contract, contractNumber };
  const values = { ...given, ...validated(writableColumns(contracts), given, null), predecessorId };
  const logged = operation ? { operation } : {};
  return insertNew(contracts, { values, logged }, { context, tx, cause });
}

async function insertFreeze(
  contractId: number,
  { from, to, movesEnd, ...freeze }: NewFreeze,
  part: Part,
): Promise<void> {
  const freezes = resourceOf(ContractFreeze);
  const given = { ...freeze, contractId, from, until: to };
  const values = { ...validated(writableColumns(freezes), given, null), movesEnd };
  await insertNew(freezes, { values }, part);
}

/** Changes a freeze, or deletes it where its last day is before its first. */
async function moveFreeze({ id, to, movesEnd }: MovedFreeze, { context, tx, cause }: Part): Promise<void> {
  const freezes = resourceOf(ContractFreeze);
  const record = await findForUpdate(freezes, id, tx);
  const stored = storedValues(freezes, record);
  if (to < String(stored['from'])) {
    const changes = changesOf(freezes, stored, {});
    const entry = { action: 'deleted', id, version: record.version, values: stored, changes, cause } as const;
    await recordChange(tx, context, freezes, entry);
    await tx.query('delete from contract_freeze where id = ?', [id]);
    return;
  }
  const values = { until: to, movesEnd: movesEnd ?? stored['movesEnd'] };
  await updateLogged(freezes, record, values, { author: context, tx, cause });
}

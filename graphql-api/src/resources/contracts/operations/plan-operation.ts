import type { Tx } from '../../../database/tx.ts';
import { taxOn } from '../../../common/club-settings.ts';
import { today } from '../../../common/dates.ts';
import { badInput } from '../../../common/errors.ts';
import { msg } from '../../../common/message.ts';
import { parseRecordId } from '../../../declaration/record-id.ts';
import { resourceOf } from '../../../declaration/resource.ts';
import { findForUpdate, storedValues, type StoredRecord } from '../../../mutation/records.ts';
import { lockAccounts } from '../../account/lock-accounts.ts';
import { MembershipPlan } from '../../membership-plans/membership-plan.ts';
import { Contract } from '../contract.ts';
import { freezesOf } from '../freezes.ts';
import { chargesOf, FEE_INVOICES, invoicesOf, type FoundInvoice } from '../invoiced.ts';
import type { FeeInvoice } from '../period-charge.ts';
import type { PlanTerms } from '../plan-terms.ts';
import {
  withStatus,
  type Club,
  type ContractFields,
  type ContractState,
  type Outcome,
  type StatedOutcome,
  type Successor,
} from './outcome.ts';
import { findLastOperation, takeBack, type OPERATION_NAMES } from './take-back.ts';

/** An operation that changes a contract: what it does is computed from what is stored. */
export interface ContractChangeOf<Input extends object> {
  /** Its root field. */
  name: keyof typeof OPERATION_NAMES;
  /** @param plan that the input names; null for none. @throws BAD_USER_INPUT */
  compute(state: ContractState, input: Input, club: Club, plan: PlanTerms | null): Outcome;
}

/** What is found under the lock: the contract that is changed, and what is done. */
export interface Planned {
  record: StoredRecord | null;
  state: ContractState | null;
  outcome: StatedOutcome;
}

/** Finds a contract under its lock, and computes a change. @throws NOT_FOUND where there is none of this id */
export async function planChange<Input extends object>(
  { compute }: ContractChangeOf<Input>,
  id: number,
  input: Input,
  tx: Tx,
): Promise<Planned> {
  await lockAccounts(ACCOUNT_OF, [id], tx);
  const record = await findForUpdate(resourceOf(Contract), id, tx);
  const state = await stateOf(record, tx);
  const { planId } = input as { planId?: string | null };
  const plan = planId == null ? null : await findPlan(planId, tx);
  return { record, state, outcome: withStatus(state, compute(state, input, club(), plan), today()) };
}

/** Finds the last operation on a contract under its lock, and computes how it is taken back. */
export async function planTakeBack(id: number, tx: Tx): Promise<Planned> {
  await lockAccounts(ACCOUNT_OF, [id], tx);
  // The contract of the operation first: it may be the predecessor of this one.
  const found = await findLastOperation(id, today(), tx);
  const record = await findForUpdate(resourceOf(Contract), found.entry.recordId, tx);
  const state = await stateOf(record, tx);
  // What was found before the lock may have changed.
  const operation = await findLastOperation(id, today(), tx);
  const outcome = withStatus(state, await takeBack(state, operation, today(), tx), today());
  return { record, state, outcome };
}

const ACCOUNT_OF = 'select member_id from contract where id = ?';

export const club = (): Club => ({ today: today(), taxOn });

export async function findPlan(id: string, tx: Tx): Promise<PlanTerms> {
  const plan = await tx.entities().findOne(MembershipPlan, { id: parseRecordId(id) ?? 0 });
  if (!plan) throw badInput({ planId: msg('Plan not found') });
  return plan;
}

/** The contract under its lock, with its plan, its freezes and what was invoiced for its days. */
async function stateOf(record: StoredRecord, tx: Tx): Promise<ContractState> {
  const contract = storedValues(resourceOf(Contract), record) as unknown as ContractFields;
  const plan = await tx.entities().findOneOrFail(MembershipPlan, { id: contract.planId });
  return {
    id: record.id,
    contract,
    plan,
    freezes: await freezesOf(record.id, tx),
    ...(await invoicedOf(record.id, tx)),
    successors: await successorsOf(record.id, contract, tx),
  };
}

/** The contracts of the member after one, under their locks. */
async function successorsOf(
  id: number,
  { memberId, kind, startDate }: ContractFields,
  tx: Tx,
): Promise<Successor[]> {
  const contracts = resourceOf(Contract);
  const rows = await tx.query<{ id: number }[]>(
    `select id from contract where member_id = ? and kind = ? and id <> ? and start_date > ?
        and (end_date is null or end_date >= start_date) order by start_date`,
    [memberId, kind, id, startDate],
  );
  const successors: Successor[] = [];
  for (const row of rows) {
    const record = await findForUpdate(contracts, row.id, tx);
    const contract = storedValues(contracts, record) as unknown as ContractFields;
    const { charges } = await invoicedOf(row.id, tx);
    successors.push({
      id: row.id,
      record,
      contract,
      freezes: await freezesOf(row.id, tx),
      isInvoiced: contract.billedThrough !== null || charges.length > 0,
    });
  }
  return successors;
}

/**
 * What is invoiced for a contract: by its invoices, and for its days by those of its successor, which credit what a switch
 * of the plan gives back.
 */
async function invoicedOf(id: number, tx: Tx): Promise<Pick<ContractState, 'charges' | 'feeInvoices'>> {
  const [found] = await tx.query<{ invoices: FoundInvoice[]; feeInvoices: FeeInvoice[] }[]>(
    `select (${invoicesOf("'-infinity'")}) as invoices, (${FEE_INVOICES}) as "feeInvoices" from contract c where c.id = ?`,
    [id],
  );
  const { invoices, feeInvoices } = found!;
  return { charges: chargesOf(id, invoices), feeInvoices };
}

import { createHash } from 'node:crypto';
import type { Tx } from '../../../database/tx.ts';
import { taxOn } from '../../../common/club-settings.ts';
import { inThirtyDays, today } from '../../../common/dates.ts';
import { badInput, conflict } from '../../../common/errors.ts';
import { msg } from '../../../common/message.ts';
import { warningFields } from '../../../common/message-template.ts';
import { parseRecordId } from '../../../declaration/record-id.ts';
import { resourceOf } from '../../../declaration/resource.ts';
import { runOnce } from '../../../mutation/idempotency.ts';
import { findForUpdate, storedValues, type StoredRecord } from '../../../mutation/records.ts';
import { write } from '../../../mutation/writes.ts';
import type { RecordReader } from '../../../query/record.ts';
import type { Context } from '../../../server/context.ts';
import { lockAccounts } from '../../account/lock-accounts.ts';
import { sumOfLines } from '../../billing/invoice-lines.ts';
import { MembershipPlan } from '../../membership-plans/membership-plan.ts';
import { Contract } from '../contract.ts';
import { freezesOf } from '../freezes.ts';
import { chargesOf, FEE_INVOICES, invoicesOf, type FoundInvoice } from '../invoiced.ts';
import type { FeeInvoice } from '../period-charge.ts';
import type { PlanTerms } from '../plan-terms.ts';
import { describeChanges } from './describe-changes.ts';
import type { ContractInvoice, ContractOperation, SignUpInput } from './operation-types.ts';
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
import { writeOutcome } from './write-outcome.ts';

/** How an operation is called. */
export interface Execution {
  context: Context;
  /** Whether nothing is changed. */
  dryRun: boolean;
  /** The `preview` of the dry run that is executed. */
  preview: string | null | undefined;
  /** Reads the contract of the response. */
  read: RecordReader<object>;
}

/** What is found under the lock: the contract that is changed, and what is done. */
interface Planned {
  record: StoredRecord | null;
  state: ContractState | null;
  outcome: StatedOutcome;
}

/** Runs the operation that signs a member up. @throws BAD_USER_INPUT where there is no such member or plan */
export function createContract(
  input: SignUpInput,
  compute: (input: SignUpInput, plan: PlanTerms, club: Club) => Outcome,
  call: Execution,
): Promise<ContractOperation> {
  return run(call, { operation: 'signUp', input }, async tx => {
    const memberId = parseRecordId(input.memberId);
    await lockAccounts('select id as member_id from member where id = ?', [memberId], tx);
    const found = await tx.query<object[]>('select from member where id = ? for no key update', [memberId]);
    if (found.length === 0) throw badInput({ memberId: msg('Member not found') });
    const plan = await findPlan(input.planId, tx);
    const locationId = input.locationId ?? (await usualLocation(memberId!, tx));
    const outcome = compute({ ...input, locationId }, plan, club());
    return { record: null, state: null, outcome: withStatus(null, outcome, today()) };
  });
}

/** The member's home location, or else the location of the last contract; null for none. */
async function usualLocation(memberId: number, tx: Tx): Promise<string | null> {
  const [usual] = await tx.query<{ id: string | null }[]>(
    `select coalesce(home_location_id, (select location_id from contract where member_id = member.id
        order by start_date desc, contract.id desc limit 1))::text as id from member where id = ?`,
    [memberId],
  );
  return usual?.id ?? null;
}

/** Runs an operation on a contract. @throws NOT_FOUND where there is none of this id */
export function changeContract<Input extends object>(
  operation: keyof typeof OPERATION_NAMES,
  id: number,
  input: Input,
  compute: (state: ContractState, input: Input, club: Club, plan: PlanTerms | null) => Outcome,
  call: Execution,
): Promise<ContractOperation> {
  return run(call, { operation, input: { id, ...input } }, async tx => {
    await lockAccounts(ACCOUNT_OF, [id], tx);
    const record = await findForUpdate(resourceOf(Contract), id, tx);
    const state = await stateOf(record, tx);
    const { planId } = input as { planId?: string | null };
    const plan = planId == null ? null : await findPlan(planId, tx);
    return { record, state, outcome: withStatus(state, compute(state, input, club(), plan), today()) };
  });
}

/** Takes back the last operation on a contract. @throws NOT_FOUND where there is none of this id */
export function takeBackOperation(id: number, call: Execution): Promise<ContractOperation> {
  return run(call, { operation: 'takeBackOperation', input: { id } }, async tx => {
    const contracts = resourceOf(Contract);
    await lockAccounts(ACCOUNT_OF, [id], tx);
    // The contract of the operation first: it may be the predecessor of this one.
    const found = await findLastOperation(id, today(), tx);
    const record = await findForUpdate(contracts, found.entry.recordId, tx);
    const state = await stateOf(record, tx);
    // What was found before the lock may have changed.
    const operation = await findLastOperation(id, today(), tx);
    const outcome = withStatus(state, await takeBack(state, operation, today(), tx), today());
    return { record, state, outcome };
  });
}

const ACCOUNT_OF = 'select member_id from contract where id = ?';

const club = (): Club => ({ today: today(), taxOn });

async function findPlan(id: string, tx: Tx): Promise<PlanTerms> {
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

/** Computes under locks, and unless it is a dry run does what was computed. */
async function run(
  { context, dryRun, preview, read }: Execution,
  { operation, input }: { operation: keyof typeof OPERATION_NAMES; input: object },
  plan: (tx: Tx) => Promise<Planned>,
): Promise<ContractOperation> {
  let report: Report | null = null;
  const execution = async (tx: Tx): Promise<number> => {
    const planned = await plan(tx);
    report = reportOf(planned);
    if (preview != null && preview !== report.preview) throw changedSincePreview();
    return writeOutcome({ ...planned, operation, invoices: report.invoices }, { context, tx });
  };
  const contracts = resourceOf(Contract);
  const inputHash = hashOf(input);
  const id = dryRun
    ? await write(contracts, context, async tx => {
        const planned = await plan(tx);
        report = reportOf(planned);
        return planned.record?.id ?? null;
      })
    : await write(contracts, context, tx =>
        runOnce({ resource: contracts, operation, inputHash }, context, tx, () => execution(tx)),
      );
  const contract = id === null ? null : await read(id);
  return { contract, ...(report ?? REPEATED) };
}

/** What a repeated request with an Idempotency-Key reports beside the contract. */
const REPEATED: Report = {
  changes: [],
  invoices: [],
  ...warningFields([msg('This was done by an earlier request with the same Idempotency-Key.')]),
  preview: '',
};

const changedSincePreview = () =>
  conflict(
    msg(
      'The contract or its plan has changed since the preview, so that something else would happen. Look at a new preview, and confirm that.',
    ),
  );

type Report = Omit<ContractOperation, 'contract'>;

/** What is done, with the hash that identifies it. */
function reportOf({ record, state, outcome }: Planned): Report {
  const { lines, period, warnings } = outcome;
  const invoices: ContractInvoice[] =
    lines.length === 0
      ? []
      : [
          {
            id: null,
            invoiceNumber: null,
            invoiceDate: today(),
            dueDate: inThirtyDays(),
            billingPeriodStart: period?.from ?? null,
            billingPeriodEnd: period?.to ?? null,
            lines: [...lines],
            ...sumOfLines(lines),
          },
        ];
  const changes = describeChanges(state, outcome);
  const preview = hashOf({ id: record?.id, version: record?.version, changes, invoices });
  return { changes, invoices, ...warningFields(warnings), preview };
}

const hashOf = (value: object) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

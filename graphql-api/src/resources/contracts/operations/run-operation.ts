import { createHash } from 'node:crypto';
import type { Tx } from '../../../database/tx.ts';
import { inThirtyDays, today } from '../../../common/dates.ts';
import { badInput, conflict } from '../../../common/errors.ts';
import { msg } from '../../../common/message.ts';
import { warningFields } from '../../../common/message-template.ts';
import { parseRecordId } from '../../../declaration/record-id.ts';
import { resourceOf } from '../../../declaration/resource.ts';
import { runOnce } from '../../../mutation/idempotency.ts';
import type { WriteContext } from '../../../mutation/write-context.ts';
import { write } from '../../../mutation/writes.ts';
import type { RecordReader } from '../../../query/record.ts';
import type { Context } from '../../../server/context.ts';
import { lockAccounts } from '../../account/lock-accounts.ts';
import { sumOfLines } from '../../billing/invoice-lines.ts';
import { Contract } from '../contract.ts';
import type { PlanTerms } from '../plan-terms.ts';
import { describeChanges } from './describe-changes.ts';
import type { ContractInvoice, ContractOperation, SignUpInput } from './operation-types.ts';
import { withStatus, type Club, type Outcome } from './outcome.ts';
import {
  club,
  findPlan,
  planChange,
  planTakeBack,
  type ContractChangeOf,
  type Planned,
} from './plan-operation.ts';
import type { OPERATION_NAMES } from './take-back.ts';
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
export const changeContract = <Input extends object>(
  operation: ContractChangeOf<Input>,
  id: number,
  input: Input,
  call: Execution,
): Promise<ContractOperation> =>
  run(call, { operation: operation.name, input: { id, ...input } }, tx =>
    planChange(operation, id, input, tx),
  );

/** As `changeContract`, within a transaction. */
export async function changeContractWithin<Input extends object>(
  operation: ContractChangeOf<Input>,
  id: number,
  input: Input,
  part: WriteContext,
): Promise<Pick<ContractOperation, 'invoices'> & Pick<Outcome, 'warnings'>> {
  const planned = await planChange(operation, id, input, part.tx);
  const { invoices } = reportOf(planned);
  await writeOutcome({ ...planned, operation: operation.name, invoices }, part);
  return { invoices, warnings: planned.outcome.warnings };
}

/** Takes back the last operation on a contract. @throws NOT_FOUND where there is none of this id */
export const takeBackOperation = (id: number, call: Execution): Promise<ContractOperation> =>
  run(call, { operation: 'takeBackOperation', input: { id } }, tx => planTakeBack(id, tx));

/** As `takeBackOperation`, within a transaction. @throws CONFLICT where the last operation has another audit entry */
export async function takeBackWithin(id: number, entryId: string, part: WriteContext): Promise<void> {
  const planned = await planTakeBack(id, part.tx);
  if (planned.outcome.takenBack?.entryId !== entryId) throw changedSince();
  await writeOutcome({ ...planned, operation: 'takeBackOperation', invoices: [] }, part);
}

const changedSince = () =>
  conflict(msg('The contract was changed after its last operation, which cannot be taken back.'));

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

import type { Tx } from '../../../database/tx.ts';
import type { AuditChanges } from '../../../audit/audit-entry.ts';
import { clubTimeZone } from '../../../common/dates.ts';
import { badInput } from '../../../common/errors.ts';
import { type Message, msg } from '../../../common/message.ts';
import { resourceOf } from '../../../declaration/resource.ts';
import { findForUpdate, storedValues, type StoredRecord } from '../../../mutation/records.ts';
import { Contract } from '../contract.ts';
import {
  dayBefore,
  withoutDays,
  type ContractFields,
  type ContractState,
  type NewFreeze,
  type Outcome,
} from './outcome.ts';

/** An entry of the audit log, with its day in the club's time zone. */
interface Entry {
  id: string;
  resource: string;
  recordId: number;
  action: 'created' | 'updated' | 'deleted';
  changes: AuditChanges;
  causeId: string | null;
  day: string;
}

/** An operation that can be taken back. */
export interface LastOperation {
  entry: Entry;
  /** What followed from it, in the order of the entries. */
  followed: readonly Entry[];
}

/** Its value is the time zone. */
const SELECT = `select id::text, resource, record_id as "recordId", action, changes, cause_id::text as "causeId",
       (at at time zone ?)::date::text as day from audit_entry`;

/** The last change of a record that is more than a note. Its values are the resource and the id. */
const LAST = `resource = ? and record_id = ? and not changed_fields <@ array['notes'] order by audit_entry.id desc limit 1`;

/**
 * The last operation on a contract, found from the contract that it changed or the one that it created.
 * @throws BAD_USER_INPUT unless it is of today and nothing has followed
 */
export async function findLastOperation(id: number, today: string, tx: Tx): Promise<LastOperation> {
  const contracts = resourceOf(Contract).resource;
  const read = (where: string, values: readonly unknown[]) =>
    tx.query<Entry[]>(`${SELECT} where ${where}`, [clubTimeZone(), ...values]);
  const [last] = await read(LAST, [contracts, id]);
  const [entry] = last?.causeId == null ? [last] : await read('audit_entry.id = ?', [last.causeId]);
  const followed = entry ? await read('cause_id = ? order by audit_entry.id', [entry.id]) : [];
  if (!entry || entry.resource !== contracts || !isOperation(entry))
    throw badInput({
      id: msg('No operation was the last change of this contract. There is nothing to take back.'),
    });
  if (entry.day !== today)
    throw badInput({
      id: msg('The last operation on this contract was on {day}. Only one of today can be taken back.', {
        day: entry.day,
      }),
    });
  const touched = [entry, ...followed].filter(
    ({ resource }) => resource !== 'members' && resource !== 'billing',
  );
  for (const { resource, recordId, id: entryId } of touched) {
    const [latest] = await read(LAST, [resource, recordId]);
    if (latest && ![entry.id, entryId].includes(latest.id))
      throw badInput({
        id: msg('The contract was changed after its last operation, which cannot be taken back.'),
      });
  }
  return { entry, followed };
}

const isOperation = ({ changes, causeId }: Entry) =>
  causeId === null &&
  typeof changes['operation']?.[1] === 'string' &&
  changes['operation'][1] !== OPERATION_NAMES.takeBackOperation;

/** What the log calls the operations on a contract, by their root fields. */
export const OPERATION_NAMES = {
  signUp: 'Sign-up',
  renewContract: 'Renewal',
  freezeContract: 'Freeze',
  resumeContract: 'Resumption',
  switchPlan: 'Switch of the plan',
  changeContractPrice: 'Price change',
  cancelContract: 'Cancellation',
  takeBackOperation: 'Taken back',
} as const;

/**
 * Takes an operation of today back: the contract and its freezes become as they were, a contract that it created keeps no
 * day, and its invoices are cancelled, so that what was paid goes to the account of the member.
 */
export async function takeBack(
  state: ContractState,
  { entry, followed }: LastOperation,
  today: string,
  tx: Tx,
): Promise<Outcome> {
  const { contract, freezes, successors } = state;
  const { operation: _operation, ...changed } = entry.changes;
  const ofFreezes = followed.filter(({ resource }) => resource === 'contract-freezes');
  const movedFreezes = freezes.flatMap(({ id, from, to }) => {
    const change = ofFreezes.find(({ recordId }) => recordId === id);
    if (!change) return [];
    const { action, changes } = change;
    return [
      {
        id,
        to: action === 'created' ? dayBefore(from) : String(changes['until']?.[0] ?? to),
        ...(action === 'updated' && changes['movesEnd'] && { movesEnd: Boolean(changes['movesEnd'][0]) }),
      },
    ];
  });
  const invoices = followed.filter(({ resource }) => resource === 'billing').map(({ recordId }) => recordId);
  return {
    // Cancelling its invoices moves what is billed, which is as it was before them.
    changes:
      entry.action === 'created'
        ? withoutDays(contract, today)
        : { billedThrough: contract.billedThrough, ...valuesBefore(changed) },
    movedFreezes,
    movedSuccessors: followed
      .filter(({ resource, action }) => resource === entry.resource && action === 'updated')
      .filter(({ recordId }) => successors.some(({ id }) => id === recordId))
      .map(({ recordId: id, changes }) => ({ id, changes: valuesBefore(changes) })),
    addedFreezes: ofFreezes
      .filter(({ action }) => action === 'deleted')
      .map(({ changes }) => freezeOf(changes)),
    lines: [],
    takenBack: {
      entryId: entry.id,
      created: await createdContract(followed, today, tx),
      invoices,
    },
    warnings: await invoiceWarnings(invoices, tx),
  };
}

const valuesBefore = (changes: AuditChanges) =>
  Object.fromEntries(
    Object.entries(changes).map(([name, [value]]) => [name, value]),
  ) as Partial<ContractFields>;

function freezeOf(changes: AuditChanges): NewFreeze {
  const value = (name: string) => changes[name]?.[0] ?? null;
  return {
    from: String(value('from')),
    to: String(value('until')),
    reason: value('reason') as string | null,
    fee: Number(value('fee') ?? 0),
    movesEnd: value('movesEnd') !== false,
  };
}

async function createdContract(followed: readonly Entry[], today: string, tx: Tx) {
  const contracts = resourceOf(Contract);
  const created = followed.find(
    ({ resource, action }) => resource === contracts.resource && action === 'created',
  );
  if (!created) return null;
  const record: StoredRecord = await findForUpdate(contracts, created.recordId, tx);
  const contract = storedValues(contracts, record) as unknown as ContractFields;
  return { record, contract, changes: withoutDays(contract, today) };
}

/** What staff should know about the invoices that are cancelled. */
async function invoiceWarnings(ids: readonly number[], tx: Tx): Promise<Message[]> {
  const invoices = await tx.query<{ number: string; isPaid: boolean }[]>(
    `select invoice_number as number, exists (select from payment where billing_id = billing_record.id) as "isPaid"
       from billing_record where id = any(?::int[]) and payment_status <> 'cancelled' order by id`,
    [`{${ids.join()}}`],
  );
  return invoices.map(({ number, isPaid }) =>
    msg(
      isPaid
        ? '{number} is cancelled. What was paid for it stays on the account of the member.'
        : '{number} is cancelled.',
      { number },
    ),
  );
}

import type { Tx } from '../../database/tx.ts';
import { recordChange } from '../../audit/audit-entry.ts';
import { badInput, conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { toMinor, fromMinor } from '../../common/money.ts';
import { resourceNamed } from '../../declaration/resource.ts';
import { formatMoney } from '../../documents/format.ts';
import { followWriteOffs, WRITTEN_OFF_INVOICE } from './follow-write-offs.ts';
import { lockAccounts } from './lock-accounts.ts';
import { givenUpOf, IS_SETTLING, settleInvoice, type SettledBy } from '../payments/settlement.ts';
import {
  allocate,
  documentKey,
  type AccountDocument,
  type Allocations,
  type StoredPart,
} from './allocate.ts';

interface SettledAccounts extends SettledBy {
  /** The payment that is saved: a refund that the account does not cover is an invalid amount of it. */
  paymentId?: number;
  /** The document that is about to be deleted. */
  leaving?: Pick<AccountDocument, 'kind' | 'id'>;
}

/** A document as it is stored. `claim` and `allocated` are whole cents, positive for what the member owes. */
interface StoredDocument extends AccountDocument {
  number: string;
  version: number;
  allocated: number;
  writtenOffId: number | null;
}

/** Those that have an open amount or an allocation. A user may mark an invoice as paid without a payment. */
const DOCUMENTS = `
  select 'invoice' as kind, b.id, b.member_id as "memberId", b.due_date::text as day, b.invoice_number as number, b.version,
         case when b.payment_status in ('cancelled', 'refunded') then 0 else b.total_amount - (select coalesce(sum(amount), 0) from payment where billing_id = b.id and ${IS_SETTLING}) - ${givenUpOf('b')} end as claim,
         allocated, b.payment_status = 'paid' and b.total_amount > b.paid_amount as "isClosed", ${WRITTEN_OFF_INVOICE} as "writtenOffId"
    from billing_record b, lateral (
      select coalesce(sum(case when invoice_id = b.id then amount else -amount end), 0) as allocated
        from allocation where b.id in (invoice_id, credit_id)) part
   where b.member_id = any(?::int[]) and (b.open_amount <> 0 or allocated <> 0 or b.id = any(?::int[]))
  union all
  select 'payment', p.id, p.member_id, p.payment_date::text, p.payment_number, p.version,
         claim, p.balance_amount + claim, false, null
    from payment p, lateral (select case when ${IS_SETTLING} then -amount else 0 end as claim) part
   where p.member_id = any(?::int[]) and p.on_account`;

/** The parts of members, in the order in which they were made. */
const PARTS = `
  select id, member_id as "memberId", coalesce('invoice ' || invoice_id, 'payment ' || refund_id) as debit,
         coalesce('invoice ' || credit_id, 'payment ' || payment_id) as credit, amount
    from allocation where member_id = any(?::int[]) order by id`;

/** Members who have a credit, or allocations that may have to change: also those of an invoice that came from another one. */
const CONCERNED = `
  with part as (select * from allocation where member_id = any(?::int[]))
  select m.id from unnest(?::int[]) as m(id)
   where exists (select from part where member_id = m.id)
      or exists (select from part join billing_record b on b.id in (part.invoice_id, part.credit_id) where b.member_id = m.id)
      or exists (select from billing_record where member_id = m.id and open_amount < 0)
      or exists (select from payment where member_id = m.id and on_account)`;

/**
 * Allocates what the club owes members to what they owe, after their invoices or payments have changed, in the same
 * transaction. The account of each member is locked until it ends, so that a credit is used once.
 * @throws BAD_USER_INPUT or CONFLICT where more would have been paid back from an account than it has
 */
export async function settleAccounts(memberIds: Iterable<number>, by: SettledAccounts): Promise<void> {
  const { tx } = by;
  const members = sqlArray([...new Set(memberIds)].toSorted((a, b) => a - b));
  await lockAccounts('select unnest(?::int[]) as member_id', [members], tx);
  const concerned = await tx.query<{ id: number }[]>(CONCERNED, [members, members]);
  if (concerned.length === 0) return;
  const chosen = sqlArray(concerned.map(({ id }) => id));
  const before = await readDocuments(chosen, by);
  const hasWriteOffs = before.some(({ writtenOffId }) => writtenOffId !== null);
  if (hasWriteOffs) {
    await writeAllocations(chosen, before, true, by);
    await followWriteOffs(chosen, by.leaving?.kind === 'invoice' ? by.leaving.id : 0, by);
  }
  const documents = hasWriteOffs ? await readDocuments(chosen, by, before) : before;
  const allocated = await writeAllocations(chosen, documents, false, by);
  const earlier = new Map(before.map(document => [documentKey(document), document.allocated]));
  const compared = documents.map(document => ({
    ...document,
    allocated: earlier.get(documentKey(document)) ?? 0,
  }));
  await followParts(compared, allocated, by);
}

/** @returns what is allocated by documents afterwards */
async function writeAllocations(
  chosen: string,
  documents: readonly StoredDocument[],
  isPreliminary: boolean,
  { tx }: SettledAccounts,
): Promise<Allocations['allocated']> {
  const own = Map.groupBy(documents, ({ memberId }) => memberId);
  const stored = Map.groupBy(await readParts(chosen, tx), ({ memberId }) => memberId);
  const allocated = new Map<string, number>();
  for (const id of new Set([...own.keys(), ...stored.keys()])) {
    const allocations = allocate(own.get(id) ?? [], stored.get(id) ?? [], isPreliminary);
    await writeParts(id, allocations, tx);
    for (const [key, amount] of allocations.allocated) allocated.set(key, amount);
  }
  return allocated;
}

/** Sets the amounts that follow from what is allocated. */
async function followParts(
  documents: readonly StoredDocument[],
  allocated: Allocations['allocated'],
  by: SettledAccounts,
): Promise<void> {
  for (const document of documents) {
    const after = allocated.get(documentKey(document)) ?? 0;
    if (document.kind === 'payment' && document.claim > after)
      throw notCovered(document, after, by.paymentId);
    if (after === document.allocated) continue;
    if (document.kind === 'invoice') await settleInvoice(document.id, resourceNamed('billing'), by);
    else await setBalance(document, after, by);
  }
}

async function writeParts(memberId: number, { reduced, added }: Allocations, tx: Tx): Promise<void> {
  for (const [id, amount] of reduced)
    if (amount === 0) await tx.query('delete from allocation where id = ?', [id]);
    else
      await tx.query(
        'update allocation set amount = ?, version = version + 1, updated_at = now() where id = ?',
        [fromMinor(amount), id],
      );
  for (const { debit, credit, amount } of added) {
    const [settled, settling] = [debit.split(' '), credit.split(' ')] as [[string, string], [string, string]];
    const columns = [
      settled[0] === 'invoice' ? 'invoice_id' : 'refund_id',
      settling[0] === 'invoice' ? 'credit_id' : 'payment_id',
    ];
    await tx.query(`insert into allocation (member_id, ${columns.join(', ')}, amount) values (?, ?, ?, ?)`, [
      memberId,
      Number(settled[1]),
      Number(settling[1]),
      fromMinor(amount),
    ]);
  }
}

/** Sets what is left of a payment on account. */
async function setBalance(
  { id, number, version, claim, allocated: before }: StoredDocument,
  allocated: number,
  { author, tx, cause }: SettledBy,
): Promise<void> {
  const balance = fromMinor(allocated - claim);
  await tx.query('update payment set balance_amount = ? where id = ?', [balance, id]);
  await recordChange(tx, author, resourceNamed('payments'), {
    action: 'updated',
    id,
    version,
    values: { paymentNumber: number },
    changes: { balanceAmount: [fromMinor(before - claim), balance] },
    cause,
  });
}

function notCovered({ id, number, claim }: StoredDocument, allocated: number, paymentId: number | undefined) {
  const [available, missing] = [formatMoney(fromMinor(allocated)), formatMoney(fromMinor(claim - allocated))];
  return id === paymentId
    ? badInput({
        amount: msg('The account of this member has {amount}. Enter that amount or less.', {
          amount: available,
        }),
      })
    : conflict(
        msg(
          '{amount} of this was paid back from the account with payment {number}. Change that payment first.',
          { amount: missing, number },
        ),
      );
}

/** @param before documents that are read in any case */
async function readDocuments(
  members: string,
  { tx, leaving }: SettledAccounts,
  before: readonly StoredDocument[] = [],
): Promise<StoredDocument[]> {
  const earlier = before.filter(({ kind }) => kind === 'invoice').map(({ id }) => id);
  const rows = await tx.query<StoredDocument[]>(DOCUMENTS, [members, sqlArray(earlier), members]);
  const left = leaving && documentKey(leaving);
  return rows
    .filter(row => documentKey(row) !== left)
    .map(row => ({ ...row, claim: toMinor(row.claim), allocated: toMinor(row.allocated) }));
}

async function readParts(members: string, tx: Tx): Promise<(StoredPart & { memberId: number })[]> {
  const rows = await tx.query<(StoredPart & { memberId: number })[]>(PARTS, [members]);
  return rows.map(row => ({ ...row, amount: toMinor(row.amount) }));
}

const sqlArray = (ids: readonly number[]) => `{${ids.join()}}`;

/** An invoice, or a payment on the account, as the account of its member sees it. Amounts are whole cents. */
export interface AccountDocument {
  kind: 'invoice' | 'payment';
  id: number;
  memberId: number;
  /** The due date of an invoice, the date of a payment: yyyy-mm-dd. */
  day: string;
  /** What the member owes by it, negative for what the club owes the member; payments of the invoice are subtracted. */
  claim: number;
  /** Whether a user marked it as paid: what is allocated to it stays, and nothing is added. */
  isClosed: boolean;
  /** Of a write-off, and of what takes it back: the id of the invoice that is written off. */
  writtenOffId?: number | null;
}

/** A part of a credit that settles a debit of the same member. */
export interface AllocatedPart {
  debit: string;
  credit: string;
  /** Whole cents, positive. */
  amount: number;
}

export interface StoredPart extends AllocatedPart {
  id: number;
}

/** What becomes of the allocations of an account. */
export interface Allocations {
  /** Those that are smaller than before, by id; 0 for those that end. */
  reduced: ReadonlyMap<number, number>;
  added: readonly AllocatedPart[];
  /** What is allocated by documents afterwards: positive to a debit, negative from a credit. */
  allocated: ReadonlyMap<string, number>;
}

export const documentKey = ({ kind, id }: Pick<AccountDocument, 'kind' | 'id'>) => `${kind} ${id}`;

const byDay = (a: AccountDocument, b: AccountDocument) =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : a.id - b.id;

/** What is paid back from the account was agreed on: it takes from the credits before an invoice does. */
const refundsFirst = (a: AccountDocument, b: AccountDocument) =>
  Number(a.kind === 'invoice') - Number(b.kind === 'invoice') || byDay(a, b);

/** Allocations that one change adds to an account; the next change of it goes on. */
export const MOST_ADDED = 500;

const isOfWriteOff = (document: AccountDocument | undefined) => document?.writtenOffId != null;

/** Whether a write-off is for a debit: it settles its invoice, then what takes it back, and nothing else. */
const isForDebit = ({ writtenOffId }: AccountDocument, debit: AccountDocument) =>
  writtenOffId == null ||
  debit.writtenOffId === writtenOffId ||
  (debit.kind === 'invoice' && debit.id === writtenOffId);

/**
 * Allocates the credits of a member to what the member owes: the oldest credit to the invoice that is due first. Earlier
 * allocations stay as far as both documents still have the amount; the latest end first. What is left of a write-off settles
 * nothing else.
 * @param stored in the order in which they were made
 * @param isPreliminary whether only write-offs settle anything new, and that only their invoices
 */
export function allocate(
  documents: readonly AccountDocument[],
  stored: readonly StoredPart[],
  isPreliminary = false,
): Allocations {
  const byKey = new Map(documents.map(document => [documentKey(document), document]));
  const left = new Map(documents.map(document => [documentKey(document), Math.abs(document.claim)]));
  const sides = new Map(documents.map(document => [documentKey(document), Math.sign(document.claim)]));
  const allocated = new Map<string, number>();
  const take = ({ debit, credit }: Omit<AllocatedPart, 'amount'>, amount: number) => {
    for (const [key, side] of [
      [debit, 1],
      [credit, -1],
    ] as const) {
      left.set(key, left.get(key)! - amount);
      allocated.set(key, (allocated.get(key) ?? 0) + side * amount);
    }
  };

  const reduced = new Map<number, number>();
  for (const part of stored) {
    // What takes a write-off back gets what its invoice leaves.
    const isLeft =
      isPreliminary && isOfWriteOff(byKey.get(part.credit)) && isOfWriteOff(byKey.get(part.debit));
    const isPossible =
      !isLeft &&
      sides.get(part.debit) === 1 &&
      sides.get(part.credit) === -1 &&
      isForDebit(byKey.get(part.credit)!, byKey.get(part.debit)!);
    const kept = isPossible ? Math.min(part.amount, left.get(part.debit)!, left.get(part.credit)!) : 0;
    if (kept > 0) take(part, kept);
    if (kept < part.amount) reduced.set(part.id, kept);
  }

  const added: AllocatedPart[] = [];
  const open = documents.filter(document => !document.isClosed && left.get(documentKey(document)) !== 0);
  const debits = open.filter(({ claim }) => claim > 0).toSorted(refundsFirst);
  const credits = open.filter(({ claim }) => claim < 0).toSorted(byDay);
  const add = (settled: readonly AccountDocument[], settling: readonly AccountDocument[]) => {
    for (let [at, from] = [0, 0]; added.length < MOST_ADDED;) {
      if (at === settled.length || from === settling.length) break;
      const [debit, credit] = [documentKey(settled[at]!), documentKey(settling[from]!)];
      const amount = Math.min(left.get(debit)!, left.get(credit)!);
      if (amount > 0) {
        take({ debit, credit }, amount);
        added.push({ debit, credit, amount });
      }
      if (left.get(debit) === 0) at++;
      if (left.get(credit) === 0) from++;
    }
  };
  for (const writeOff of credits.filter(isOfWriteOff))
    add(
      debits
        .filter(debit => isForDebit(writeOff, debit) && !(isPreliminary && isOfWriteOff(debit)))
        .toSorted((a, b) => a.id - b.id),
      [writeOff],
    );
  if (!isPreliminary)
    add(
      debits,
      credits.filter(credit => !isOfWriteOff(credit)),
    );
  return { reduced, added, allocated };
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, documentKey, MOST_ADDED, type AccountDocument, type StoredPart } from './allocate.ts';

const invoice = (id: number, claim: number, day = `2026-01-${String(id).padStart(2, '0')}`) =>
  ({ kind: 'invoice', id, memberId: 1, day, claim, isClosed: false }) satisfies AccountDocument;
const payment = (id: number, claim: number) => ({ ...invoice(id, claim), kind: 'payment' as const });

/** Amounts in cents; `12 → 3: 500` is 5.00 of credit 12 to invoice 3. */
const described = (documents: AccountDocument[], stored: StoredPart[] = []) => {
  const { reduced, added } = allocate(documents, stored);
  const numberOf = (key: string) => key.replace('invoice ', '').replace('payment ', 'p');
  return [
    ...[...reduced].map(([id, amount]) => `part ${id} keeps ${amount}`),
    ...added.map(({ credit, debit, amount }) => `${numberOf(credit)} → ${numberOf(debit)}: ${amount}`),
  ];
};

const part = (id: number, credit: number, debit: number, amount: number): StoredPart => ({
  id,
  credit: `invoice ${credit}`,
  debit: `invoice ${debit}`,
  amount,
});

test.each<[string, AccountDocument[], StoredPart[], string[]]>([
  ['a credit settles a part', [invoice(1, 3_100), invoice(2, -1_100)], [], ['2 → 1: 1100']],
  [
    'the invoice that is due first comes first',
    [invoice(1, 3_000, '2026-03-01'), invoice(2, 1_000, '2026-02-01'), invoice(3, -3_500)],
    [],
    ['3 → 2: 1000', '3 → 1: 2500'],
  ],
  [
    'the oldest credit comes first',
    [invoice(9, 1_500), invoice(1, -1_000, '2026-02-01'), invoice(2, -1_000, '2026-01-01')],
    [],
    ['2 → 9: 1000', '1 → 9: 500'],
  ],
  [
    'what is paid back comes before invoices',
    [invoice(1, 500), payment(2, 700), payment(3, -800)],
    [],
    ['p3 → p2: 700', 'p3 → 1: 100'],
  ],
  [
    'an invoice marked as paid takes none',
    [{ ...invoice(1, 500), isClosed: true }, invoice(2, -500)],
    [],
    [],
  ],
  [
    'and keeps what it has',
    [{ ...invoice(1, 500), isClosed: true }, invoice(2, -500)],
    [part(7, 2, 1, 300)],
    [],
  ],
  [
    'a smaller credit leaves the later invoice',
    [invoice(1, 1_000), invoice(2, 1_000), invoice(3, -1_200)],
    [part(7, 3, 1, 1_000), part(8, 3, 2, 1_000)],
    ['part 8 keeps 200'],
  ],
  [
    'the credit of an invoice that was paid goes to the next',
    [invoice(1, 0), invoice(2, 1_000), invoice(3, -1_000)],
    [part(7, 3, 1, 1_000)],
    ['part 7 keeps 0', '3 → 2: 1000'],
  ],
  [
    'an earlier allocation stays although an older invoice came',
    [invoice(1, 1_000), invoice(2, 1_000), invoice(3, -1_000)],
    [part(7, 3, 2, 1_000)],
    [],
  ],
  ['a document of another member is left', [invoice(1, 1_000)], [part(7, 3, 1, 1_000)], ['part 7 keeps 0']],
])('%s', (_name, documents, stored, expected) => {
  expect(described(documents, stored)).toEqual(expected);
});

test('one change adds no more than it can write in its time; the next one goes on', () => {
  const documents = [
    ...Array.from({ length: MOST_ADDED + 7 }, (_, index) => invoice(index + 1, 100, '2026-01-01')),
    invoice(9_999, -1_000_000),
  ];
  const { added } = allocate(documents, []);
  expect(added).toHaveLength(MOST_ADDED);
  const stored = added.map((each, index) => ({ ...each, id: index }));
  expect(allocate(documents, stored).added).toHaveLength(7);
});

const someDocument = fc.record({
  kind: fc.constantFrom('invoice' as const, 'payment' as const),
  id: fc.integer({ min: 1, max: 12 }),
  day: fc.constantFrom('2026-01-01', '2026-01-02', '2026-02-01'),
  claim: fc.integer({ min: -2_000, max: 2_000 }),
  isClosed: fc.boolean(),
  memberId: fc.constant(1),
});
const someDocuments = fc.uniqueArray(someDocument, { selector: documentKey, maxLength: 12 });

test('whatever changes: no document has more than its amount, nothing is left on both sides, and a repetition changes nothing', () => {
  fc.assert(
    fc.property(someDocuments, someDocuments, (before, after) => {
      const first = allocate(before, []).added.map((each, index) => ({ ...each, id: index }));
      const { reduced, added, allocated } = allocate(after, first);
      const kept = first.flatMap(each => {
        const amount = reduced.get(each.id) ?? each.amount;
        return amount > 0 ? [{ ...each, amount }] : [];
      });
      const parts = [...kept, ...added.map((each, index) => ({ ...each, id: 100 + index }))];
      const left = after.map(document => {
        const key = documentKey(document);
        const [debits, credits] = (['debit', 'credit'] as const).map(side =>
          parts.filter(part => part[side] === key).reduce((sum, { amount }) => sum + amount, 0),
        );
        expect(allocated.get(key) ?? 0).toBe(debits! - credits!);
        const open = document.claim - (debits! - credits!);
        expect(Math.abs(open)).toBeLessThanOrEqual(Math.abs(document.claim));
        expect(open * document.claim).toBeGreaterThanOrEqual(0);
        return { ...document, open };
      });
      const open = left.filter(({ isClosed }) => !isClosed);
      expect(open.some(each => each.open > 0) && open.some(each => each.open < 0)).toBe(false);
      expect(
        parts.every(({ debit, credit }) =>
          [debit, credit].every(key => after.some(each => documentKey(each) === key)),
        ),
      ).toBe(true);
      const again = allocate(after, parts);
      expect([again.reduced.size, again.added.length]).toEqual([0, 0]);
    }),
    { seed: 20_261_125, numRuns: 2_000 },
  );
});

import { toMinor, fromMinor } from '../common/money.ts';
import { lineTexts } from '../documents/document-texts.ts';
import type { Allocation } from '../resources/account/allocation.ts';
import { invoiceLine, sumOfLines } from '../resources/billing/invoice-lines.ts';
import { demoTax, DUE_DAYS, type InvoiceStory, type PaymentStory } from './billing.ts';
import { addDays, momentOn } from './days.ts';
import type { MemberStory } from './members.ts';
import { createRandom } from './random.ts';
import { numbered, quotedNumber, recordOf, type Fields, type Story } from './story.ts';

type AllocationStory = Story<Fields<Allocation>>;
type InvoiceDraft = Omit<InvoiceStory, 'id'>;
type PaymentDraft = Omit<PaymentStory, 'id'>;

/** An invoice that was paid on the day after it, with its payment. */
interface Paid {
  invoice: InvoiceStory;
  payment: PaymentStory;
}

/** What became of an invoice instead. */
interface Outcome {
  edits: InvoiceStory['edits'];
  payments: PaymentDraft[];
  /** A credit note or a write-off that settles the invoice or a part of it. */
  credit?: InvoiceDraft;
  /** What the credit, or the payment on account, settles of the invoice, and when. */
  allocated?: { amount: number; at: string };
}

interface Case {
  /** How many days ago the invoice was issued. */
  issued: readonly [fewest: number, most: number];
  outcomeOf(paid: Paid, moment: (day: string) => string): Outcome;
}

/** The latest invoice, which is not due yet. */
const LATEST = [8, DUE_DAYS - 1] as const;
const REASON = 'Goodwill: in hospital';

/** A payment ahead of the invoice, of which a third is left. */
const advancePayment: Case = {
  issued: LATEST,
  outcomeOf({ invoice: { first, createdAt }, payment }, moment) {
    const amount = 10 * Math.ceil(first.totalAmount * 0.15);
    const paymentDate = addDays(first.invoiceDate, -6);
    return {
      edits: [{ at: createdAt, by: 'accounts', set: settledByCredit(first.totalAmount, first.invoiceDate) }],
      payments: [
        {
          createdAt: moment(paymentDate),
          by: 'accounts',
          first: {
            ...payment.first,
            ...BY_BANK,
            paymentDate,
            amount,
            billingId: null,
            onAccount: true,
            balanceAmount: amount,
            notes: 'Paid in advance',
          },
          edits: [
            {
              at: createdAt,
              by: 'accounts',
              set: { balanceAmount: fromMinor(toMinor(amount) - toMinor(first.totalAmount)) },
            },
          ],
        },
      ],
      allocated: { amount: first.totalAmount, at: createdAt },
    };
  },
};

/** A credit note that settled a part of the invoice; the card paid the rest. */
const creditNote: Case = {
  issued: LATEST,
  outcomeOf({ invoice: { first, createdAt }, payment }, moment) {
    const description = 'Credit note: pool closed for a week';
    const { amount, taxAmount, totalAmount } = sumOfLines([
      invoiceLine({ kind: 'credit', description, cents: -20_00, tax: demoTax }),
    ]);
    const invoiceDate = addDays(first.invoiceDate, -10);
    const paid = {
      paymentStatus: 'paid',
      paymentDate: payment.first.paymentDate,
      paymentMethod: payment.first.paymentMethod,
      paidAmount: first.totalAmount,
    };
    return {
      edits: [
        { at: createdAt, by: 'accounts', set: { paidAmount: -totalAmount } },
        { at: payment.createdAt, by: 'accounts', set: paid },
      ],
      payments: [
        {
          ...payment,
          first: { ...payment.first, amount: fromMinor(toMinor(first.totalAmount) + toMinor(totalAmount)) },
        },
      ],
      credit: {
        createdAt: moment(invoiceDate),
        by: 'accounts',
        first: {
          ...first,
          ...OF_NO_PERIOD,
          invoiceDate,
          dueDate: addDays(invoiceDate, DUE_DAYS),
          amount,
          taxAmount,
          totalAmount,
          description,
          lines: [],
        },
        edits: [{ at: createdAt, by: 'accounts', set: settledByCredit(totalAmount, first.invoiceDate) }],
      },
      allocated: { amount: -totalAmount, at: createdAt },
    };
  },
};

/** An invoice that nobody paid, until the club gave it up. */
const writeOff: Case = {
  issued: [50, 100],
  outcomeOf({ invoice: { id, first } }, moment) {
    const { totalAmount, dueDate } = first;
    const invoiceDate = addDays(dueDate, 15);
    const at = moment(invoiceDate);
    return {
      edits: [
        { at: moment(addDays(dueDate, 1)), by: 'accounts', set: { paymentStatus: 'overdue' } },
        { at, by: 'accounts', set: settledByCredit(totalAmount, invoiceDate) },
      ],
      payments: [],
      credit: {
        createdAt: at,
        by: 'accounts',
        first: {
          ...first,
          ...OF_NO_PERIOD,
          invoiceDate,
          dueDate: invoiceDate,
          amount: -first.amount,
          taxAmount: -first.taxAmount,
          totalAmount: -totalAmount,
          description: REASON,
          lines: [
            invoiceLine({
              kind: 'write_off',
              description: REASON,
              cents: -toMinor(first.amount),
              tax: demoTax,
              adjusts: { invoiceId: id, position: 1 },
            }),
          ],
        },
        edits: [{ at, by: 'accounts', set: settledByCredit(-totalAmount, invoiceDate) }],
      },
      allocated: { amount: totalAmount, at },
    };
  },
};

/** A direct debit that the bank returned: the invoice is open again. */
const returnedDebit: Case = {
  issued: LATEST,
  outcomeOf({ invoice: { first }, payment }, moment) {
    const { paymentDate } = payment.first;
    const returnedOn = addDays(paymentDate, 5);
    const at = moment(returnedOn);
    const debit = { ...payment.first, ...BY_BANK };
    const paid = {
      paymentStatus: 'paid',
      paymentDate,
      paymentMethod: BY_BANK.paymentMethod,
      paidAmount: first.totalAmount,
    };
    const reopened = {
      paymentStatus: 'pending',
      paymentDate: undefined,
      paymentMethod: undefined,
      paidAmount: 0,
    };
    return {
      edits: [
        { at: payment.createdAt, by: 'accounts', set: paid },
        { at, by: 'accounts', set: reopened },
      ],
      payments: [
        { ...payment, first: debit },
        {
          createdAt: at,
          by: 'accounts',
          first: {
            ...debit,
            paymentDate: returnedOn,
            amount: -debit.amount,
            refundKind: 'returned_debit',
            notes: 'Returned by the bank: insufficient funds',
          },
          edits: [],
        },
      ],
    };
  },
};

/** An invoice of which more than half was paid at the desk. */
const partPayment: Case = {
  issued: LATEST,
  outcomeOf({ invoice: { first }, payment }) {
    const amount = Math.round(first.totalAmount * 0.6);
    return {
      edits: [{ at: payment.createdAt, by: 'accounts', set: { paidAmount: amount } }],
      payments: [
        {
          ...payment,
          first: {
            ...payment.first,
            amount,
            paymentMethod: 'cash',
            transactionId: undefined,
            notes: 'The rest next month',
          },
        },
      ],
    };
  },
};

const CASES = [advancePayment, creditNote, writeOff, returnedDebit, partPayment, advancePayment, creditNote];

const BY_BANK = { paymentMethod: 'bank_transfer', transactionId: undefined };
const OF_NO_PERIOD = { contractId: null, billingPeriodStart: undefined, billingPeriodEnd: undefined };

/** What settles a document without money has no method. */
const settledByCredit = (paidAmount: number, paymentDate: string) => ({
  paymentStatus: 'paid',
  paymentDate,
  paymentMethod: undefined,
  paidAmount,
});

interface Accounts {
  invoices: InvoiceStory[];
  payments: PaymentStory[];
  allocations: AllocationStory[];
}

/**
 * Lets the first members by name who pay in time have what happens to accounts: a balance, a credit note, a write-off, a
 * returned debit and a part payment.
 */
export function withAccounts(
  today: string,
  members: readonly MemberStory[],
  invoices: readonly InvoiceStory[],
  payments: readonly PaymentStory[],
): Accounts {
  const random = createRandom('accounts');
  const outcomes = new Map(
    chosenFor(today, members, invoices, payments).map(([paid, { outcomeOf }]) => [
      paid.invoice.id,
      outcomeOf(paid, day => momentOn(random, day, today)),
    ]),
  );
  const issued = renumbered([
    ...invoices.map(story => ({
      key: `invoice ${story.id}`,
      story: { ...story, edits: outcomes.get(story.id)?.edits ?? story.edits },
    })),
    ...[...outcomes].flatMap(([id, { credit }]) => (credit ? [{ key: `credit ${id}`, story: credit }] : [])),
  ]);
  const booked = renumbered([
    ...payments
      .filter(({ first }) => !outcomes.has(first.billingId!))
      .map(story => ({ key: `payment ${story.id}`, story })),
    ...[...outcomes].flatMap(([id, outcome]) =>
      outcome.payments.map((story, index) => ({ key: `payment ${index + 1} of ${id}`, story })),
    ),
  ]);
  return {
    invoices: issued.stories.map(story => withNumber(story, issued.ids)),
    payments: booked.stories.map(story => ({
      ...story,
      first: {
        ...story.first,
        paymentNumber: quotedNumber('PAY', story.id),
        billingId: story.first.billingId ? issued.ids.get(`invoice ${story.first.billingId}`)! : null,
      },
    })),
    allocations: numbered(
      [...outcomes].flatMap(([id, { credit, allocated }]) => {
        if (!allocated) return [];
        const invoiceId = issued.ids.get(`invoice ${id}`)!;
        const { memberId } = issued.stories[invoiceId - 1]!.first;
        const from = credit
          ? { creditId: issued.ids.get(`credit ${id}`)!, paymentId: null }
          : { creditId: null, paymentId: booked.ids.get(`payment 1 of ${id}`)! };
        const { at, amount } = allocated;
        const first = { memberId, invoiceId, refundId: null, ...from, amount };
        return [{ createdAt: at, by: 'accounts' as const, first, edits: [] }];
      }),
    ),
  };
}

/** An invoice for each case, of a member of its own. */
function chosenFor(
  today: string,
  members: readonly MemberStory[],
  invoices: readonly InvoiceStory[],
  payments: readonly PaymentStory[],
): [Paid, Case][] {
  const invoicesOf = Map.groupBy(invoices, ({ first }) => first.memberId);
  const paymentsOf = Map.groupBy(payments, ({ first }) => first.billingId);
  const left = members
    .map(recordOf)
    .filter(({ id, status }) => status === 'active' && (invoicesOf.get(id) ?? []).every(isPaidInTime))
    .toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  return CASES.map(chosen => {
    const [fewest, most] = chosen.issued;
    const isIssuedThen = ({ first: { invoiceDate } }: InvoiceStory) =>
      invoiceDate >= addDays(today, -most) && invoiceDate <= addDays(today, -fewest);
    for (const [index, { id }] of left.entries()) {
      // The first invoice is from the day on which the member joined.
      const invoice = invoicesOf.get(id)?.slice(1).find(isIssuedThen);
      const own = invoice ? paymentsOf.get(invoice.id)! : [];
      if (!invoice || own.length !== 1) continue;
      left.splice(index, 1);
      return [{ invoice, payment: own[0]! }, chosen];
    }
    throw new Error('No member of the demo has an invoice for each case of an account');
  });
}

/** Whether it is an invoice of a contract that was paid on the day after it. */
const isPaidInTime = ({ first, edits }: InvoiceStory): boolean =>
  first.contractId !== null &&
  edits.at(-1)?.set.paymentStatus === 'paid' &&
  edits.at(-1)!.set.paymentDate! <= addDays(first.invoiceDate, 1);

/** Numbers stories again in the order in which their records were made. @returns them, and their new ids by key */
function renumbered<T>(keyed: readonly { key: string; story: Omit<Story<T>, 'id'> }[]) {
  const sorted = keyed.toSorted((a, b) =>
    a.story.createdAt < b.story.createdAt ? -1 : Number(a.story.createdAt > b.story.createdAt),
  );
  return {
    stories: numbered(sorted.map(({ story }) => story)).map((story, index) => ({ ...story, id: index + 1 })),
    ids: new Map(sorted.map(({ key }, index) => [key, index + 1])),
  };
}

/** The invoice with its number; a write-off names the invoice that it writes off. */
function withNumber(story: InvoiceStory, ids: ReadonlyMap<string, number>): InvoiceStory {
  const lines = story.first.lines.map(line => {
    if (!line.adjusts) return line;
    const invoiceId = ids.get(`invoice ${line.adjusts.invoiceId}`)!;
    const description = lineTexts().writeOff(quotedNumber('INV', invoiceId), REASON);
    return { ...line, description, adjusts: { ...line.adjusts, invoiceId } };
  });
  return { ...story, first: { ...story.first, invoiceNumber: quotedNumber('INV', story.id), lines } };
}

import type { Saved } from './records.ts';
import type { TestApp } from './app.ts';
import { dayFromToday } from './days.ts';
import { makeRecord } from './samples.ts';

let number = 0;

/** A member with what is booked for them. */
export class Account {
  private constructor(
    private readonly app: TestApp,
    readonly memberId: string,
  ) {}

  static async open(app: TestApp): Promise<Account> {
    return new Account(app, (await makeRecord(app.as('admin'), 'Member')).id);
  }

  /** An invoice, or a credit note where the amount is negative. @param due days from today */
  invoice(amount: number, due = 30): Promise<Saved> {
    const dueDate = dayFromToday({ days: due });
    return this.app
      .as('accounts')
      .records('BillingRecord')
      .create({ memberId: this.memberId, amount, dueDate });
  }

  pay(amount: number, of: Record<string, unknown>): Promise<Saved> {
    return this.app
      .as('accounts')
      .records('Payment')
      .create({
        memberId: this.memberId,
        paymentNumber: `A-${++number}`,
        amount,
        paymentMethod: 'cash',
        paymentType: 'membership_fee',
        ...of,
      });
  }

  deposit = (amount: number) => this.pay(amount, { onAccount: true });

  /** What the member owes, negative for a balance in the member's favour: it is in one of both places only. */
  async owed(asOf?: string): Promise<{ owed: number; credit: number }> {
    const { invoices, payments } = await this.app
      .as('accounts')
      .request<Record<'invoices' | 'payments', { sum: Record<string, number | null> }[]>>(
        `query ($memberId: ID!, $asOf: LocalDate) {
         invoices: billingRecordsAggregate(filter: { memberId: { eq: $memberId } }, asOf: $asOf) { sum { openAmount } }
         payments: paymentsAggregate(filter: { memberId: { eq: $memberId } }, asOf: $asOf) { sum { balanceAmount } } }`,
        { memberId: this.memberId, asOf },
      );
    return { owed: invoices[0]?.sum['openAmount'] ?? 0, credit: payments[0]?.sum['balanceAmount'] ?? 0 };
  }

  async allocations(): Promise<unknown[]> {
    const { allocations } = await this.app.as('accounts').request<{ allocations: { items: unknown[] } }>(
      `query ($memberId: ID!) { allocations(filter: { memberId: { eq: $memberId } }) {
         items { amount invoiceId refundId creditId paymentId } } }`,
      { memberId: this.memberId },
    );
    return allocations.items;
  }
}

/** The status, the paid and the open amount of an invoice. */
export const stateOf = async (app: TestApp, { id }: Saved) => {
  const stored = await app.as('accounts').records('BillingRecord').one(id);
  return [stored!['paymentStatus'], stored!['paidAmount'], stored!['openAmount']];
};

/** Writes an invoice off as a user of a role. */
export const writeOffAs = (
  app: TestApp,
  role: 'accounts' | 'trainer',
  invoice: { id: string },
  input: object,
) =>
  app.as(role).request<{ credit: Record<string, unknown> }>(
    `mutation ($id: ID!, $reason: String!, $openAmount: Float!) {
       credit: writeOffInvoice(id: $id, reason: $reason, openAmount: $openAmount) {
         id invoiceNumber totalAmount amount taxAmount paymentStatus description lines { kind description taxPercent } } }`,
    { id: invoice.id, ...input },
  );

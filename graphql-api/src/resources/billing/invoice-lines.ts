import { Field, Float, ObjectType } from 'type-graphql';
import type { Tax } from '../../common/club-settings.ts';
import { LocalDate } from '../../common/dates.ts';
import { toMinor, fromMinor, smallestAmount } from '../../common/money.ts';
import type { EntryField } from '../../declaration/column-registry.ts';
import { allocateAmount } from '../contracts/proration.ts';

/**
 * What a line of an invoice is for. `period` is a billing period of a contract; `charge` and `credit` are days of one
 * that are added or given back; `write_off` is what the club gives up of another invoice.
 */
export type LineKind =
  | 'period'
  | 'setup_fee'
  | 'enrollment_fee'
  | 'freeze_fee'
  | 'cancellation_fee'
  | 'charge'
  | 'credit'
  | 'dunning_fee'
  | 'write_off';

/** A line of an invoice that is stored. */
export interface LineReference {
  invoiceId: number;
  /** From 1. */
  position: number;
}

@ObjectType({ description: 'A line of an invoice' })
export class InvoiceLine {
  @Field(() => String, {
    description:
      'period, setup_fee, enrollment_fee, freeze_fee, cancellation_fee, charge, credit, dunning_fee or write_off',
  })
  kind!: LineKind;
  @Field(() => String, { description: 'What it is for' }) description!: string;
  @Field(() => Float, { description: 'Quantity' }) quantity!: number;
  @Field(() => Float, { description: 'Price of one, before tax' }) unitPrice!: number;
  @Field(() => Float, { description: 'Quantity × unit price, before tax; a credit is negative' })
  amount!: number;
  @Field(() => Float, { description: 'Tax in percent of the amount' }) taxPercent!: number;
  @Field(() => Float, { description: 'Tax, added to the amount' }) taxAmount!: number;
  @Field(() => String, { nullable: true, description: 'What the tax is called' }) taxName?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'First day that it is for' }) from?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Last day that it is for' }) to?: string | null;
  /** The id of the contract that it is for, where that is not the contract of the invoice. It is stored only. */
  contractId?: number;
  /** The line that it credits or charges more for, whose rate of tax it has. It is stored only, and a reference of `BillingLine`. */
  adjusts?: LineReference;
  /** Its share of the discount of its invoice, with the tax that it takes with it. It is stored only; discounts of earlier versions have none. */
  discount?: { amount: number; taxAmount: number };
}

/** The fields of a line, for the column of an invoice. */
export const lineFields: readonly EntryField[] = [
  { name: 'kind', kind: 'choice' },
  { name: 'description', kind: 'text' },
  { name: 'quantity', kind: 'number' },
  { name: 'unitPrice', kind: 'money' },
  { name: 'amount', kind: 'money' },
  { name: 'taxPercent', kind: 'number' },
  { name: 'taxAmount', kind: 'money' },
  { name: 'taxName', kind: 'text', nullable: true },
  { name: 'from', kind: 'date', nullable: true },
  { name: 'to', kind: 'date', nullable: true },
];

/** What a line is made of; the amount in whole cents, negative for a credit. */
export interface LineParts {
  kind: LineKind;
  description: string;
  cents: number;
  tax: Tax;
  /** Whole cents; by default the tax of the amount. */
  taxCents?: number;
  from?: string;
  to?: string;
  adjusts?: LineReference | undefined;
}

/** The tax of an amount, both in whole cents: rounded to the smallest amount of the currency, half of it away from zero. */
export function taxOf(amount: number, taxPercent: number): number {
  // Thousandths of a percent: the product is exact up to 900 million.
  const rate = Math.round(taxPercent * 1000);
  const unit = smallestAmount();
  return Math.sign(amount) * Math.round((Math.abs(amount) * rate) / (100_000 * unit)) * unit;
}

/** A line of one unit. */
export function invoiceLine({
  kind,
  description,
  cents: amount,
  tax,
  taxCents = taxOf(amount, tax.percent),
  from,
  to,
  adjusts,
}: LineParts): InvoiceLine {
  return {
    kind,
    description,
    quantity: 1,
    unitPrice: fromMinor(amount),
    amount: fromMinor(amount),
    taxPercent: tax.percent,
    taxAmount: fromMinor(taxCents),
    taxName: tax.name,
    from: from ?? null,
    to: to ?? null,
    ...(adjusts && { adjusts }),
  };
}

/** The shares of a discount in whole cents: it is shared by the lines that charge something, as their amounts are. */
const sharesOf = (lines: readonly InvoiceLine[], discount: number): number[] =>
  allocateAmount(
    discount,
    lines.map(({ amount }) => Math.max(0, toMinor(amount))),
  );

/** The lines with their shares of a discount in whole cents, and the tax of these at their rates. */
export function withDiscount(lines: readonly InvoiceLine[], discount: number): InvoiceLine[] {
  const shares = sharesOf(lines, discount);
  return lines.map(({ discount: _before, ...line }, index) => {
    const share = shares[index]!;
    if (share === 0) return line;
    const [amount, tax] = [toMinor(line.amount), toMinor(line.taxAmount)];
    const taken =
      share === amount ? tax : taxOf(amount, line.taxPercent) - taxOf(amount - share, line.taxPercent);
    return { ...line, discount: { amount: fromMinor(share), taxAmount: fromMinor(taken) } };
  });
}

/** What a line charges after the discount of its invoice, in whole cents. */
export interface ChargedAmounts {
  /** Without its share of the discount. */
  cents: number;
  /** Its share of the discount. */
  discount: number;
  /** The part of this share that took its tax with it: all of it, or nothing of a discount of an earlier version. */
  taxedDiscount: number;
  tax: number;
}

/** What each line charges after the discount of its invoice, which is given in whole cents. */
export function chargedAmounts(lines: readonly InvoiceLine[], discount: number): ChargedAmounts[] {
  const isTaxed = lines.some(line => line.discount);
  const shares = isTaxed ? lines.map(line => toMinor(line.discount?.amount)) : sharesOf(lines, discount);
  return lines.map((line, index) => ({
    cents: toMinor(line.amount) - shares[index]!,
    discount: shares[index]!,
    taxedDiscount: isTaxed ? shares[index]! : 0,
    tax: toMinor(line.taxAmount) - toMinor(line.discount?.taxAmount),
  }));
}

/** The amounts of an invoice with these lines before its discount, and the tax after it, exact to the cent. */
export function sumOfLines(lines: readonly InvoiceLine[]) {
  const sum = (amountOf: (line: InvoiceLine) => number) =>
    lines.reduce((total, line) => total + toMinor(amountOf(line)), 0);
  const [amount, tax] = [
    sum(line => line.amount),
    sum(line => line.taxAmount) - sum(line => line.discount?.taxAmount ?? 0),
  ];
  return { amount: fromMinor(amount), taxAmount: fromMinor(tax), totalAmount: fromMinor(amount + tax) };
}

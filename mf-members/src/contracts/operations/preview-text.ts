import { formatDay, formatMoney, formatWords, t, translateMessage } from '@gym/hub-kit/format';
import { formatDays } from '@gym/hub-kit/screen';
import type { OperationResult } from './operations.graphql.ts';

type Change = OperationResult['changes'][number];

const MONEY = new Set(['price', 'fee', 'setupFee', 'enrollmentFee']);
const CHOICES = new Set(['status', 'billingFrequency', 'kind']);

/** A value of a change as the screen shows it. */
export function changedValue({ field }: Pick<Change, 'field'>, value: string | null): string {
  if (value === null || value === '') return '-';
  if (MONEY.has(field)) return formatMoney(Number(value));
  if (CHOICES.has(field)) return t(formatWords(value));
  if (value === 'Yes' || value === 'No') return t(value);
  const [from, until] = value.split(' to ');
  return field === 'freeze' && from && until ? lineDays({ from, to: until }) : formatDays(value);
}

/** The warnings of an operation as the screen shows them. */
export const warningTexts = ({ warnings, warningTemplates }: OperationResult): string[] =>
  warnings.map((text, index) => formatDays(translateMessage(text, warningTemplates[index])));

/** The changes by the contract that they are made to, in the order of the server. */
export const changesByContract = (changes: readonly Change[]): [contract: string, Change[]][] => [
  ...Map.groupBy(changes, ({ contract }) => contract),
];

/** `CON-0017`, or that the contract is a new one. */
export const contractTitle = (contract: string): string =>
  contract === 'new' ? t('New contract') : t('Contract {number}', { number: contract });

/** What the invoices of an operation add up to, in dollars; negative for a credit. */
export const invoicedTotal = ({ invoices }: Pick<OperationResult, 'invoices'>): number =>
  invoices.reduce((cents, { totalAmount }) => cents + Math.round(totalAmount * 100), 0) / 100;

/** The texts of a button by what its operation costs. */
export interface EffectTexts {
  /** Without an amount. */
  free: () => string;
  invoice: (amount: string) => string;
  credit: (amount: string) => string;
}

/** Names what an operation does: `Sign up and invoice $139.00`. */
export function effectText({ free, invoice, credit }: EffectTexts, result: OperationResult | null): string {
  const total = result ? invoicedTotal(result) : 0;
  if (total === 0) return free();
  return total > 0 ? invoice(formatMoney(total)) : credit(formatMoney(-total));
}

/** The days that a line is for: `01/01/2026 to 01/31/2026`. */
export const lineDays = ({ from, to }: { from: string | null; to: string | null }): string =>
  from && to ? t('{from} to {until}', { from: formatDay(from), until: formatDay(to) }) : '';

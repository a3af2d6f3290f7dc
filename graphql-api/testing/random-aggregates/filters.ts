import type { GeneratorValue } from 'fast-check';
import fc from 'fast-check';
import { addDays, CITIES, METHODS, STATUSES, today, type Invoice, type Member } from './invoices.ts';

/** Chooses parts of a random query. */
export class Choices {
  constructor(private readonly generate: GeneratorValue) {}

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)]!;
  }

  /** A number from 0 to `end - 1`. */
  below(end: number): number {
    return this.generate(fc.integer, { min: 0, max: end - 1 });
  }

  oneIn(count: number): boolean {
    return this.below(count) === 0;
  }

  list<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.below(most + 1) }, make);
  }
}

/** A filter as the API takes it, and its meaning. */
export interface RandomFilter<T> {
  filter: object;
  meets: (row: T) => boolean;
}

type Comparison = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte';
const COMPARISONS: readonly Comparison[] = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte'];

/** A missing value differs from every other, and is neither less nor greater. */
export function compares<T extends number | string>(
  left: T | null,
  operator: Comparison,
  right: T | null,
): boolean {
  if (operator === 'ne') return left !== right;
  if (left === null || right === null) return false;
  if (operator === 'eq') return left === right;
  if (operator === 'lt') return left < right;
  if (operator === 'lte') return left <= right;
  return operator === 'gt' ? left > right : left >= right;
}

const cents = (value: number) => value / 100;
const DEEPEST = 2;

/** A condition on invoices: on their values, on two of them, on a relative day, or on the member. */
export function invoiceFilter(choices: Choices, depth = 0): RandomFilter<Invoice> {
  const operator = choices.pick(COMPARISONS);
  const amount = choices.below(12) * 1_250;
  const days = choices.below(130);
  const conditions: (() => RandomFilter<Invoice>)[] = [
    () => ({
      filter: { totalAmount: { [operator]: cents(amount) } },
      meets: ({ total }) => compares(total, operator, amount),
    }),
    () => ({
      filter: { paidAmount: { [`${operator}Field`]: 'totalAmount' } },
      meets: ({ paid, total }) => compares(paid, operator, total),
    }),
    () => ({
      filter: { paymentDate: { [`${operator}Field`]: 'dueDate' } },
      meets: ({ paidOn, due }) => compares(paidOn, operator, due),
    }),
    () => ({
      filter: { invoiceDate: { [operator]: `now-${days}d/d` } },
      meets: ({ date }) => compares(date, operator, addDays(today(), -days)),
    }),
    () => {
      const method = choices.pick(METHODS);
      return {
        filter: { paymentMethod: method === null ? { isNull: true } : { eq: method } },
        meets: invoice => invoice.method === method,
      };
    },
    () => {
      const statuses = choices.list(2, () => choices.pick(STATUSES));
      return {
        filter: { paymentStatus: { notIn: statuses } },
        meets: ({ status }) => !statuses.includes(status),
      };
    },
  ];
  if (depth < DEEPEST)
    conditions.push(
      () => {
        const inner = memberFilter(choices, depth + 1);
        return { filter: { member: inner.filter }, meets: ({ member }) => inner.meets(member) };
      },
      () => combined(choices, () => invoiceFilter(choices, depth + 1)),
    );
  return choices.pick(conditions)();
}

/** A condition on members: on their city, or on some, none, each or the figures of their invoices. */
export function memberFilter(choices: Choices, depth = 0): RandomFilter<Member> {
  const operator = choices.pick(COMPARISONS);
  const conditions: (() => RandomFilter<Member>)[] = [
    () => {
      const city = choices.pick(CITIES);
      return {
        filter: { city: city === null ? { isNull: true } : { eq: city } },
        meets: member => member.city === city,
      };
    },
  ];
  if (depth < DEEPEST)
    conditions.push(
      () => {
        const inner = invoiceFilter(choices, depth + 1);
        const quantifier = choices.pick(['some', 'every', 'none'] as const);
        return {
          filter: { invoices: { [quantifier]: inner.filter } },
          meets: ({ invoices }) => {
            if (quantifier === 'every') return invoices.every(inner.meets);
            return invoices.some(inner.meets) === (quantifier === 'some');
          },
        };
      },
      () => {
        const inner = invoiceFilter(choices, depth + 1);
        const count = choices.below(8);
        return {
          filter: { invoices: { aggregate: { filter: inner.filter, count: { [operator]: count } } } },
          meets: ({ invoices }) => compares(invoices.filter(inner.meets).length, operator, count),
        };
      },
      () => ({
        filter: {
          invoices: { aggregate: { sum: { paidAmount: { [`${operator}Field`]: 'sum.totalAmount' } } } },
        },
        meets: ({ invoices }) =>
          compares(
            total(invoices.map(({ paid }) => paid)),
            operator,
            total(invoices.map(invoice => invoice.total)),
          ),
      }),
      () => combined(choices, () => memberFilter(choices, depth + 1)),
    );
  return choices.pick(conditions)();
}

/** Null without values. */
export const total = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);

function combined<T>(choices: Choices, make: () => RandomFilter<T>): RandomFilter<T> {
  const parts = choices.list(3, make);
  const [filters, meets] = [parts.map(({ filter }) => filter), parts.map(part => part.meets)];
  return choices.pick<RandomFilter<T>>([
    { filter: { and: filters }, meets: row => meets.every(meet => meet(row)) },
    { filter: { or: filters }, meets: row => meets.some(meet => meet(row)) },
    { filter: { not: { and: filters } }, meets: row => !meets.every(meet => meet(row)) },
  ]);
}

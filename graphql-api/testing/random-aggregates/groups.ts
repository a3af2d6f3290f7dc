import type { Invoice } from './invoices.ts';
import { total, type RandomFilter } from './filters.ts';
import { putAt, type Key } from './keys.ts';

/** An aggregate of invoices, apart from its filter. */
export interface Aggregate {
  /** The keys of each entry of groupBy. */
  levels: readonly (readonly Key[])[];
  rollup: boolean;
  /** The days whose records are aggregated; the current ones without. */
  days?: readonly string[];
  /** Each day between start and end, whose periods are filled. */
  filledDays?: readonly string[];
  /** The filters of `f0`, `f1`. */
  filtered: readonly RandomFilter<Invoice>[];
  /** What is calculated, by its name in the response. */
  calculated: readonly Calculation[];
  having?: (group: Group) => boolean;
  sort: readonly { value: (group: Group) => Order; descending: boolean }[];
  limitBy?: number;
  limit: number;
  offset: number;
}

export interface Calculation {
  function: 'difference' | 'ratio' | 'share' | 'previous' | 'runningTotal' | 'movingAverage' | 'rank';
  of: Figure;
  /** The other figure of a difference or a ratio. */
  other: Figure;
  groups: number;
}
/** A figure to calculate with, by its path in the response: a sum of nothing is 0. */
export interface Figure {
  path: string;
  value: (group: Group) => number;
}

type Order = string | number | null;

export interface Group {
  level: number;
  values: readonly { value: unknown; order: Order }[];
  rows: readonly Invoice[];
  calculated: (number | null)[];
}

/**
 * The groups as a response has them.
 * @param invoices of a day; the current ones of null
 */
export function expectedGroups(
  invoices: (day: string | null) => readonly Invoice[],
  aggregate: Aggregate,
): object[] {
  const { days, limit, offset } = aggregate;
  const all = (days ?? [null]).flatMap(day =>
    groupsAt(invoices(day), aggregate).map(group => ({ asOf: day, ...group })),
  );
  return all.slice(offset, offset + limit).map(group => ({ ...group, groupCount: all.length }));
}

/** All groups of one day in their order. */
function groupsAt(invoices: readonly Invoice[], aggregate: Aggregate): object[] {
  const { rollup, levels, having, limitBy } = aggregate;
  const wanted = rollup ? [...levels.keys(), levels.length] : [levels.length];
  const all = wanted.flatMap(level => groupsOf(invoices, aggregate, level));
  const kept = all.filter(group => having?.(group) ?? true);
  for (const level of wanted)
    calculate(kept.filter(group => group.level === level).toSorted(byKeys), aggregate);
  const first = kept.filter(group => limitBy === undefined || placeOf(group, kept, aggregate) <= limitBy);
  return first
    .toSorted(rollup ? byTree(first, aggregate) : byFigures(aggregate))
    .map(group => responseOf(group, aggregate));
}

/** The groups of the first levels: one of all rows without keys, even if there are none. */
function groupsOf(invoices: readonly Invoice[], { levels, filledDays }: Aggregate, level: number): Group[] {
  const keys = levels.slice(0, level).flat();
  const groups = new Map<string, { values: Group['values']; rows: Invoice[] }>();
  const at = (values: Group['values']) => {
    const name = JSON.stringify(values);
    if (!groups.has(name)) groups.set(name, { values, rows: [] });
    return groups.get(name)!;
  };
  if (level === 0) at([]);
  else for (const day of filledDays ?? []) at([keys[0]!.granularity!(day)]);
  for (const invoice of invoices) at(keys.map(key => key.of(invoice))).rows.push(invoice);
  return [...groups.values()].map(group => ({ ...group, level, calculated: [] }));
}

/** Missing values are last. */
function compare(a: Order | undefined, b: Order | undefined, descending = false): number {
  const [left, right] = [a ?? null, b ?? null];
  if (left === right) return 0;
  if (left === null) return 1;
  if (right === null) return -1;
  return left < right === descending ? 1 : -1;
}

const byKeys = (a: Group, b: Group): number =>
  Array.from({ length: Math.max(a.values.length, b.values.length) }, (_, index) =>
    compare(a.values[index]?.order, b.values[index]?.order),
  ).find(order => order !== 0) ?? 0;

const byFigures =
  ({ sort }: Aggregate) =>
  (a: Group, b: Group): number =>
    sort.map(({ value, descending }) => compare(value(a), value(b), descending)).find(order => order !== 0) ??
    byKeys(a, b);

/** Groups stay with their parent, a subtotal follows them, and subtotals are sorted as groups are. */
function byTree(all: readonly Group[], aggregate: Aggregate) {
  const { levels } = aggregate;
  const partOf = (group: Group, level: number) =>
    JSON.stringify(group.values.slice(0, levels.slice(0, level).flat().length));
  /** The subtotal of a group; the first group that is left where `having` removes it. */
  const parentOf = (group: Group, level: number) =>
    all
      .filter(other => other.level >= level && partOf(other, level) === partOf(group, level))
      .toSorted((a, b) => a.level - b.level || byKeys(a, b))[0]!;
  return (a: Group, b: Group): number => {
    for (let level = 1; level <= levels.length; level++) {
      if (a.level < level || b.level < level) return b.level - a.level;
      if (partOf(a, level) !== partOf(b, level))
        return byFigures(aggregate)(parentOf(a, level), parentOf(b, level));
    }
    return 0;
  };
}

/** The place of a group among those with the same keys but the last. */
function placeOf(group: Group, all: readonly Group[], aggregate: Aggregate): number {
  const parents = aggregate.levels.slice(0, -1).flat().length;
  const parent = ({ values }: Group) => JSON.stringify(values.slice(0, parents));
  const siblings = all.filter(other => other.level === group.level && parent(other) === parent(group));
  return siblings.toSorted(byFigures(aggregate)).indexOf(group) + 1;
}

/** Calculates figures of groups of one level, which are in the order of their keys. */
function calculate(groups: readonly Group[], { calculated }: Aggregate): void {
  for (const { function: name, of, other, groups: width } of calculated) {
    const values = groups.map(of.value);
    const sum = (from: number, to: number) => total(values.slice(from, to)) ?? 0;
    groups.forEach((group, index) => {
      const value = values[index]!;
      const start = Math.max(0, index - width + 1);
      const results: Record<Calculation['function'], () => number | null> = {
        difference: () => value - other.value(group),
        ratio: () => quotient(value, other.value(group)),
        share: () => quotient(value, sum(0, values.length)),
        previous: () => values[index - 1] ?? null,
        runningTotal: () => sum(0, index + 1),
        movingAverage: () => sum(start, index + 1) / (index + 1 - start),
        rank: () => 1 + values.filter(larger => larger > value).length,
      };
      group.calculated.push(results[name]());
    });
  }
}

const quotient = (of: number, to: number) => (to === 0 ? null : of / to);

/** The value below which a share of the values is, between the two nearest ones. */
function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low === undefined ? null : low + (high! - low) * (at % 1);
}

const euros = (cents: number | null) => (cents === null ? null : cents / 100);

/** The figures of FIGURES. */
function figuresOf(rows: readonly Invoice[], isFilled: boolean): object {
  const amounts = rows.map(({ amount }) => amount);
  const sum = total(amounts) ?? (isFilled ? 0 : null);
  return {
    count: rows.length,
    sum: { amount: euros(sum) },
    avg: { amount: rows.length === 0 ? null : euros(sum! / rows.length) },
    median: { amount: euros(percentile(amounts, 0.5)) },
    percentile: { amount: euros(percentile(amounts, 0.9)) },
    min: { invoiceDate: rows.map(({ date }) => date).toSorted()[0] ?? null },
    max: { amount: euros(amounts.toSorted((a, b) => b - a)[0] ?? null) },
    countDistinct: { paymentMethod: new Set(rows.flatMap(({ method }) => method ?? [])).size },
  };
}

export const FIGURES =
  'count sum { amount } avg { amount } median { amount } percentile(fraction: 0.9) { amount } min { invoiceDate } max { amount } countDistinct { paymentMethod }';

function responseOf({ level, values, rows, calculated }: Group, aggregate: Aggregate): object {
  const { levels, filtered, filledDays } = aggregate;
  const isFilled = filledDays !== undefined;
  const group = {};
  levels.flat().forEach(({ path }, index) => {
    const isBand = path.includes('bands');
    putAt(group, path, values[index]?.value ?? (isBand ? { from: null, to: null } : null));
  });
  return {
    ...(levels.length > 0 && { group }),
    level,
    ...figuresOf(rows, isFilled),
    ...Object.fromEntries(
      filtered.map(({ meets }, index) => [`f${index}`, figuresOf(rows.filter(meets), isFilled)]),
    ),
    ...(calculated.length > 0 && {
      calculated: Object.fromEntries(calculated.map((value, index) => [`c${index}`, value])),
    }),
  };
}

import { badInput } from '../common/errors.ts';

/** The number of the groups of a statement, before its limit. */
export const NUMBER_OF_GROUPS = 'count(*) over ()';

/** A key by which groups are sorted, in SQL. */
export interface SortKey {
  expression: string;
  direction: string;
}

/** The groups of an aggregate in SQL, with subtotals or the first ones of each parent. */
export interface RankedGroups {
  /** What is selected of a group. */
  columns: readonly string[];
  /** The keys of each entry of groupBy. */
  levels: readonly (readonly string[])[];
  /** How many levels the keys of a row are of. */
  level: string;
  /** What comes before everything else in the order, and is a parent of all groups. */
  first: readonly string[];
  sort: readonly SortKey[];
  /** From `from` on, up to the order. */
  grouped: string;
  /** Whether a row is a subtotal without the keys of each entry, as 1 or 0; undefined without subtotals. */
  totals?: readonly string[];
  /** How many groups of each parent are kept, as a placeholder; all without. */
  limitBy?: string;
}

const NEEDS_KEYS = 'Subtotals are those of groupBy: name at least one field';
const NEEDS_PARENTS =
  'The first groups are those of each value of the keys before the last: groupBy needs two entries, such as [{ member: { city: true } }, { paymentMethod: true }]';

/** @throws BAD_USER_INPUT for subtotals or first groups of too few keys */
export function requireLevels(
  levels: number,
  /** Whether the groups of each day are ranked, even by one key. */
  hasDays: boolean,
  { rollup, limitBy }: { rollup: boolean; limitBy?: number | null },
  mostGroups: number,
): void {
  if (rollup && levels === 0) throw badInput({ rollup: NEEDS_KEYS });
  if (limitBy === undefined || limitBy === null) return;
  if (levels < (hasDays ? 1 : 2)) throw badInput({ limitBy: NEEDS_PARENTS });
  if (limitBy < 1 || limitBy > mostGroups)
    throw badInput({ limitBy: `The first 1 to ${mostGroups} groups of each parent can be kept` });
}

/** How many levels the keys of a row are of: fewer in a subtotal. */
export const levelSql = (levels: readonly (readonly string[])[], hasSubtotals: boolean): string =>
  hasSubtotals
    ? `(${[levels.length, ...levels.map(keys => `grouping(${keys[0]})`)].join(' - ')})`
    : String(levels.length);

/** The groups and the subtotals of each beginning of the keys. */
export const rollupOf = (levels: readonly (readonly string[])[]): string =>
  `rollup (${levels.map(keys => `(${keys.join(', ')})`).join(', ')})`;

/** The statement without its limit. */
export function rankedGroupsSql(groups: RankedGroups): string {
  const { columns, levels, level, first, sort, grouped, totals, limitBy } = groups;
  const isTotal = (column: string) => column === NUMBER_OF_GROUPS;
  const selected = [
    ...columns.flatMap((column, index) => (isTotal(column) ? [] : [`${column} as c${index}`])),
    ...levels.flatMap((keys, at) => keys.map((key, index) => `${key} as k${at}_${index}`)),
    ...(totals ?? []).map((total, at) => `${total} as g${at}`),
    ...first.map((value, at) => `${value} as f${at}`),
    ...sort.map(({ expression }, index) => `${expression} as s${index}`),
    `${level} as level`,
  ];
  const rows = `(select ${selected.join(', ')} ${grouped}) groups`;
  const keys = levels.map((level, at) => level.map((_, index) => `k${at}_${index}`));
  const before = first.map((_, at) => `f${at}`);
  const output = columns.map((column, index) => (isTotal(column) ? column : `c${index}`));
  return [
    `select ${output.join(', ') || '1'} from ${limitBy ? firstOfEach(rows, keys, sort, before) : rows}`,
    ...(limitBy ? [`where place <= ${limitBy}`] : []),
    `order by ${[...before, ...(totals ? treeOrder(keys, sort, before) : [...directed(sort), ...keys.flat()])].join(', ')}`,
  ].join(' ');
}

const directed = (sort: readonly SortKey[], value = (index: number) => `s${index}`) =>
  sort.map(({ direction }, index) => `${value(index)} ${direction === 'DESC' ? 'desc' : 'asc'} nulls last`);

/** The groups with their places among those of their parent; a subtotal is the only one of its level there. */
function firstOfEach(
  rows: string,
  keys: readonly string[][],
  sort: readonly SortKey[],
  before: readonly string[],
): string {
  const parent = ['level', ...before, ...keys.slice(0, -1).flat()].join(', ');
  const order = [...directed(sort), ...keys.flat()].join(', ');
  return `(select *, row_number() over (partition by ${parent} order by ${order}) as place from ${rows}) places`;
}

/** Sorts groups within their parent, parents by their own figures, and a subtotal after its groups. */
function treeOrder(keys: readonly string[][], sort: readonly SortKey[], before: readonly string[]): string[] {
  return keys.flatMap((own, at) => {
    const isLast = at === keys.length - 1;
    const within = [...before, `g${at}`, ...keys.slice(0, at + 1).flat()].join(', ');
    // The subtotal has the lowest level of its groups. `having` may remove it: then the first group decides.
    const ofParent = (index: number) =>
      `first_value(s${index}) over (partition by ${within} order by ${['level', ...keys.flat()].join(', ')})`;
    return [`g${at}`, ...directed(sort, isLast ? undefined : ofParent), ...own];
  });
}

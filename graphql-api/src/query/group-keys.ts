import { badInput } from '../common/errors.ts';
import { numbers } from '../declaration/aggregate-types.ts';
import type { Column } from '../declaration/column-registry.ts';
import { dateBucketsOf, type FilledBuckets } from '../declaration/date-buckets.ts';
import { findColumn, resourceOf } from '../declaration/resource.ts';
import { requireColumn, requireView } from '../declaration/view-permission.ts';
import type { Tree } from './aggregate-expression.ts';
import { bandSql, type Bands } from './bands.ts';
import type { Filter } from './comparison.ts';
import { filledPeriods, ONE_DATE } from './filled-periods.ts';
import { MAX_KEYS } from './sort.ts';
import { columnIn, output } from './sql.ts';
import type { TableSource } from './table-source.ts';

/** A key of groups in SQL. */
interface GroupKey {
  key: string;
  /** As responses have it. */
  output: string;
}

/** The field of groupBy with the bands of numbers and dates. */
const BANDS = 'bands';

/** The arguments of an aggregate that decide about its keys. */
interface GroupArguments {
  groupBy?: Tree[] | null;
  fill: boolean;
  filter?: Filter | null;
}

/** Of the path of a key: `group.member.city`. */
export const GROUP = 'group.';

/** What the groups of an aggregate are grouped by. */
export class GroupKeys {
  /** Set where empty periods are filled. */
  periods?: { alias: string } & FilledBuckets;
  /** The keys of each entry of groupBy in SQL, which roll up together. */
  readonly levels: string[][] = [];
  /** Keys that are numbers, in SQL. */
  readonly numbers = new Map<string, string>();
  private readonly keys = new Map<string, string>();
  private readonly outputs = new Map<string, string>();

  /** @throws BAD_USER_INPUT for too many keys, and for what has no periods to fill */
  constructor(
    private readonly source: TableSource,
    private readonly args: GroupArguments,
  ) {
    for (const entry of args.groupBy ?? []) {
      const existing = this.keys.size;
      this.add(entry, source, GROUP);
      const added = this.all().slice(existing);
      if (added.length > 0) this.levels.push(added);
    }
    if (args.fill && !this.periods) throw badInput({ fill: ONE_DATE });
  }

  /** All keys in SQL. */
  all(): string[] {
    return [...this.keys.values()];
  }

  /** The key at a path in SQL. @throws BAD_USER_INPUT for what is no key */
  key(path: string): string {
    return this.keys.get(path) ?? notGrouped(path);
  }

  /** The same as responses have it: of a band, each of its ends. */
  output(path: string): string {
    return this.outputs.get(path) ?? notGrouped(path);
  }

  /** Adds the keys of one entry of groupBy. The id and title of a related record are visible with the record that refers to it. */
  private add(entry: Tree, source: TableSource, parent: string): void {
    for (const [name, choice] of Object.entries(entry)) {
      if (choice === undefined || choice === null || choice === false) continue;
      const column = findColumn(source.resource, name);
      if (column) {
        this.addColumn(column, String(choice).toLowerCase(), source, parent + name);
        continue;
      }
      if (name === BANDS) {
        this.addBands(choice as Record<string, Bands | null>, source, `${parent}${BANDS}.`);
        continue;
      }
      const reference = source.resource.references.find(({ ref }) => ref!.property === name)!;
      const target = resourceOf(reference.ref!.entity());
      const named = Object.entries(choice).filter(([, inner]) => inner !== undefined && inner !== null);
      requireView(
        source.scope.access,
        target,
        named.map(([inner]) => inner),
      );
      this.add(choice as Tree, source.join(reference, target), `${parent}${name}.`);
    }
  }

  private addColumn(column: Column, granularity: string, source: TableSource, path: string): void {
    const { access, parameters } = source.scope;
    requireColumn(access, column);
    const buckets = dateBucketsOf(column);
    const at = buckets ? `${path}.${granularity}` : path;
    if (this.keys.has(at)) return;
    const value = columnIn(source.alias, column);
    const bucket = this.args.fill
      ? this.filledBucket(source, column, granularity)
      : buckets?.sql(granularity, value, parameters);
    this.addKey(at, bucket?.key ?? value);
    this.outputs.set(at, bucket?.output ?? output(source.alias, column));
    if (numbers(source.resource).includes(column)) this.numbers.set(at, value);
  }

  private addBands(choices: Record<string, Bands | null>, source: TableSource, parent: string): void {
    const { access, parameters, pointInTime } = source.scope;
    for (const [name, bands] of Object.entries(choices)) {
      if (!bands) continue;
      const column = findColumn(source.resource, name)!;
      requireColumn(access, column);
      const path = parent + name;
      if (this.args.fill) throw badInput({ fill: ONE_DATE });
      if (this.keys.has(path)) throw badInput({ groupBy: `${path} can be grouped by once` });
      const { key, from, to } = bandSql(
        column,
        columnIn(source.alias, column),
        bands,
        parameters,
        pointInTime?.day,
      );
      this.addKey(path, key);
      this.outputs.set(`${path}.from`, from).set(`${path}.to`, to);
    }
  }

  private addKey(path: string, key: string): void {
    if (this.keys.size === MAX_KEYS)
      throw badInput({ groupBy: `At most ${MAX_KEYS} fields can be grouped by` });
    this.keys.set(path, key);
  }

  private filledBucket(source: TableSource, column: Column, granularity: string): GroupKey {
    const { aliases, parameters } = source.scope;
    if (this.keys.size > 0 || source !== this.source) throw badInput({ fill: ONE_DATE });
    const filled = filledPeriods(
      column,
      granularity,
      columnIn(source.alias, column),
      this.args.filter,
      parameters,
    );
    this.periods = { ...filled, alias: aliases.next() };
    const key = `${this.periods.alias}.bucket`;
    return { key, output: filled.output(key) };
  }
}

function notGrouped(path: string): never {
  throw badInput({ groupBy: `${path} can be requested only when groupBy names it` });
}

import { badInput } from '../common/errors.ts';
import { numbers } from '../declaration/aggregate-types.ts';
import type { Column } from '../declaration/column-registry.ts';
import { dateBucketsOf, type FilledBuckets } from '../declaration/date-buckets.ts';
import { findColumn, resourceOf } from '../declaration/resource.ts';
import { requireColumn, requireView } from '../declaration/view-permission.ts';
import type { Tree } from './aggregate-expression.ts';
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
  private readonly keys = new Map<string, GroupKey>();

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
    return [...this.keys.values()].map(({ key }) => key);
  }

  /**
   * The key at a path.
   * @throws BAD_USER_INPUT for a value that is no key
   */
  at(path: string): GroupKey {
    const key = this.keys.get(path);
    if (!key) throw badInput({ groupBy: `${path} can be requested only when groupBy names it` });
    return key;
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
    if (this.keys.size === MAX_KEYS)
      throw badInput({ groupBy: `At most ${MAX_KEYS} fields can be grouped by` });
    const value = columnIn(source.alias, column);
    const bucket = this.args.fill
      ? this.filledBucket(source, column, granularity)
      : buckets?.sql(granularity, value, parameters);
    this.keys.set(at, bucket ?? { key: value, output: output(source.alias, column) });
    if (numbers(source.resource).includes(column)) this.numbers.set(at, value);
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

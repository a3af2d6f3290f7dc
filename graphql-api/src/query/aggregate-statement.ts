import { getNamedType, isLeafType, type GraphQLOutputType } from 'graphql';
import { badInput } from '../common/errors.ts';
import { numbers } from '../declaration/aggregate-types.ts';
import type { Column } from '../declaration/column-registry.ts';
import { dateBucketsOf, type FilledBuckets } from '../declaration/date-buckets.ts';
import { findColumn, resourceOf, type Resource } from '../declaration/resource.ts';
import { requireColumn, requireView } from '../declaration/view-permission.ts';
import type { Context } from '../server/context.ts';
import {
  aggregateExpression,
  havingCondition,
  leavesOf,
  numberAt,
  type AggregatedRows,
  type Tree,
} from './aggregate-expression.ts';
import type { Filter } from './comparison.ts';
import { filledPeriods, ONE_DATE } from './filled-periods.ts';
import { requireFewConditions } from './filter-limits.ts';
import { GroupFigures } from './group-figures.ts';
import { valueKindOf, type OutputField } from './output.ts';
import { conditionSql } from './page-rows.ts';
import { SelectList } from './projection.ts';
import { completeSql, newScope, type Scope } from './scope.ts';
import type { SelectedField } from './selection.ts';
import { MAX_KEYS } from './sort.ts';
import { columnIn, formatted, output } from './sql.ts';
import { TableSource } from './table-source.ts';

export interface AggregateArguments {
  filter?: Filter | null;
  search?: string | null;
  groupBy?: Tree[] | null;
  /** Whether the periods of a date that have no records are groups too. */
  fill: boolean;
  having?: Filter | null;
  sort?: Tree[] | null;
  limit: number;
  offset: number;
  /** The day at whose end the records are read, `yyyy-mm-dd`. */
  asOf?: string | null;
}

/** Groups of a response without a limit. */
export const DEFAULT_GROUPS = 1000;
/** The most groups of one response. */
export const MAX_GROUPS = 10_000;

/** The field that returns how many groups there are. */
const GROUP_COUNT = 'groupCount';

/** The statement of an aggregate. */
export interface AggregateSql {
  sql: string;
  values: unknown[];
  limit: number;
  /** Whether it fetches a group beyond the limit, to report more. */
  reportsMore: boolean;
}

/** Builds the statement that reads the groups of an aggregate. */
export class AggregateStatement {
  private readonly scope: Scope;
  private readonly source: TableSource;
  private readonly select = new SelectList();
  private readonly columnIndexes = new Map<string, number>();
  private readonly figures: GroupFigures;
  private readonly aggregated: AggregatedRows;
  /** Set where empty periods are filled. */
  private periods?: { alias: string } & FilledBuckets;
  /** Keys that are numbers, in SQL. */
  private readonly comparableKeys = new Map<string, string>();
  /** The keys of a group in SQL, by path. */
  private readonly keys = new Map<string, string>();

  constructor(
    private readonly resource: Resource,
    private readonly args: AggregateArguments,
    private readonly context: Pick<Context, 'access' | 'tableWriter'>,
    selection: readonly SelectedField[],
  ) {
    const { limit, offset } = args;
    if (limit < 0 || (limit > MAX_GROUPS && !context.tableWriter))
      throw badInput({ limit: `An aggregate returns 0 to ${MAX_GROUPS} groups` });
    if (offset < 0) throw badInput({ offset: 'An offset cannot be negative' });
    this.scope = newScope(context, args.asOf);
    this.source = new TableSource(resource, this.scope);
    const filters = selection.filter(({ name }) => name === 'filtered').map(({ args: { filter } }) => filter);
    requireFewConditions(args.filter, args.having, ...filters);
    for (const entry of args.groupBy ?? []) this.group(entry, this.source, 'group');
    if (args.fill && !this.periods) throw badInput({ fill: ONE_DATE });
    this.aggregated = {
      resource,
      alias: this.source.alias,
      scope: this.scope,
      isFilled: this.periods !== undefined,
    };
    this.figures = new GroupFigures(this.aggregated, selection, [...this.keys.values()]);
  }

  get totalAt(): number | undefined {
    return this.columnIndexes.get(GROUP_COUNT);
  }

  /**
   * Selects the fields of the response.
   * @param parent the path of the names of fields, as `groupBy` has them
   * @param parentInResponse the path in the response, as figures have it
   */
  project(
    type: GraphQLOutputType,
    fields: readonly SelectedField[],
    parent = '',
    parentInResponse = '',
  ): OutputField[] {
    return fields.map((field): OutputField => {
      const { key } = field;
      if (!field.type) return { key, kind: 'constant', value: getNamedType(type).name };
      const path = parent + field.name;
      const inResponse = parentInResponse + key;
      if (isLeafType(getNamedType(field.type)))
        return { key, kind: valueKindOf(field.type), at: this.columnIndex(path, inResponse) };
      return {
        key,
        kind: 'object',
        presentAt: null,
        fields: this.project(field.type, field.fields, `${path}.`, `${inResponse}.`),
      };
    });
  }

  /** The column of a value in the rows. @throws BAD_USER_INPUT for a value of the group that is none of its keys */
  private columnIndex(path: string, inResponse: string): number {
    const isKey = path.startsWith(GROUP);
    const existing = isKey ? this.columnIndexes.get(path) : undefined;
    if (existing !== undefined) return existing;
    if (isKey) throw notGrouped(path);
    if (path === GROUP_COUNT) return this.add(path, 'count(*) over ()');
    const { expression, kind } = this.figures.at(inResponse)!;
    return this.select.add(formatted(expression, kind));
  }

  /** The statement; it fetches a row beyond a limit at which more groups are reported. */
  rows(): AggregateSql {
    const { having, limit, offset } = this.args;
    const { parameters } = this.scope;
    const reportsMore = !this.context.tableWriter && (limit === DEFAULT_GROUPS || limit === MAX_GROUPS);
    const order = this.order();
    const sql = [
      `select ${this.select.toString() || '1'} from ${this.from()}`,
      // Without keys this is one group of all rows, even if there are none.
      `group by ${[...this.keys.values()].join(', ') || '()'}`,
      ...(having ? [`having ${havingCondition(this.aggregated, having, this.comparable())}`] : []),
      ...(order.length > 0 ? [`order by ${order.join(', ')}`] : []),
      ...(limit < Infinity ? [`limit ${parameters.add(reportsMore ? limit + 1 : limit, 'int')}`] : []),
      `offset ${parameters.add(offset, 'int')}`,
    ].join(' ');
    return { sql: completeSql(this.scope, sql), values: parameters.values, limit, reportsMore };
  }

  /** The records, or the periods with their records. */
  private from(): string {
    const condition = conditionSql(this.resource, this.source.alias, this.args, this.scope);
    if (!this.periods) return `${this.source.from()} where ${condition}`;
    const { alias, query, ofRecord } = this.periods;
    return `(${query}) ${alias} left join ${this.source.from()} on ${ofRecord} = ${alias}.bucket and ${condition}`;
  }

  /** Adds the keys of one entry of groupBy. The id and title of a related record are visible with the record that refers to it. */
  private group(entry: Tree, source: TableSource, path: string): void {
    for (const [name, choice] of Object.entries(entry)) {
      if (choice === undefined || choice === null || choice === false) continue;
      const column = findColumn(source.resource, name);
      if (column) {
        requireColumn(this.scope.access, column);
        const buckets = dateBucketsOf(column);
        const granularity = String(choice).toLowerCase();
        const key = buckets ? `${path}.${name}.${granularity}` : `${path}.${name}`;
        if (this.columnIndexes.has(key)) continue;
        if (this.keys.size === MAX_KEYS)
          throw badInput({ groupBy: `At most ${MAX_KEYS} fields can be grouped by` });
        const value = columnIn(source.alias, column);
        const bucket = this.args.fill
          ? this.filledBucket(source, column, granularity)
          : buckets?.sql(granularity, value, this.scope.parameters);
        this.keys.set(key, bucket?.key ?? value);
        this.add(key, bucket?.output ?? output(source.alias, column));
        if (numbers(source.resource).includes(column)) this.comparableKeys.set(key, value);
      } else {
        const reference = source.resource.references.find(({ ref }) => ref!.property === name)!;
        const target = resourceOf(reference.ref!.entity());
        const named = Object.entries(choice).filter(([, inner]) => inner !== undefined && inner !== null);
        requireView(
          this.scope.access,
          target,
          named.map(([inner]) => inner),
        );
        this.group(choice as Tree, source.join(reference, target), `${path}.${name}`);
      }
    }
  }

  private filledBucket(source: TableSource, column: Column, granularity: string) {
    const { aliases, parameters } = this.scope;
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

  private add(path: string, expression: string): number {
    const index = this.select.add(expression);
    this.columnIndexes.set(path, index);
    return index;
  }

  /** Numbers of the group that others are compared with. */
  private comparable = () => new Map([...this.comparableKeys, ...this.figures.numbers()]);

  /** The keys of `sort`, then the group's own, so that the order of the groups is always the same. */
  private order(): string[] {
    const directions = new Map<string, string>();
    const add = (expression: string, direction: string) => {
      if (!directions.has(expression)) directions.set(expression, direction);
    };
    for (const { figure, direction, ...entry } of this.args.sort ?? []) {
      if (typeof figure === 'string') add(this.figureAt(figure), String(direction ?? 'ASC'));
      else if (direction) throw badInput({ sort: 'A direction belongs to a figure: { figure, direction }' });
      for (const [path, of] of leavesOf(entry)) add(this.sortable(path), of);
    }
    if (directions.size > MAX_KEYS)
      throw badInput({ sort: `Groups are sorted by at most ${MAX_KEYS} fields` });
    const sorted = [...directions].map(
      ([expression, direction]) => `${expression} ${direction === 'DESC' ? 'desc' : 'asc'} nulls last`,
    );
    return [...sorted, ...this.keys.values()];
  }

  private sortable(path: string): string {
    if (path.startsWith(GROUP) && !this.keys.has(path)) throw notGrouped(path);
    return this.keys.get(path) ?? aggregateExpression(this.aggregated, path).expression;
  }

  private figureAt(path: string): string {
    const expression =
      this.figures.at(path)?.expression ?? numberAt(this.aggregated, path, this.comparable());
    if (expression === undefined)
      throw badInput({ sort: `${path} is no figure of the response. Select it to sort by it.` });
    return expression;
  }
}

const GROUP = 'group.';

const notGrouped = (path: string) =>
  badInput({ groupBy: `${path} can be requested only when groupBy names it` });

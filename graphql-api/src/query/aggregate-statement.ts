import { getNamedType, isLeafType, type GraphQLOutputType } from 'graphql';
import { badInput } from '../common/errors.ts';
import type { Resource } from '../declaration/resource.ts';
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
import { conditionOf } from './filter.ts';
import { DayGroups, daysOf, type DaySeries } from './day-series.ts';
import { requireFewConditions } from './filter-limits.ts';
import { GroupFigures, type ComparedGroups } from './group-figures.ts';
import { GROUP, GroupKeys } from './group-keys.ts';
import { valueKindOf, type OutputField } from './output.ts';
import { conditionSql } from './page-rows.ts';
import { SelectList } from './projection.ts';
import {
  levelSql,
  NUMBER_OF_GROUPS,
  rankedGroupsSql,
  requireLevels,
  rollupOf,
  type SortKey,
} from './ranked-groups.ts';
import { completeSql, newScope, type Scope } from './scope.ts';
import type { SelectedField } from './selection.ts';
import { MAX_KEYS } from './sort.ts';
import { formatted } from './sql.ts';
import { TableSource } from './table-source.ts';

export interface AggregateArguments {
  filter?: Filter | null;
  search?: string | null;
  groupBy?: Tree[] | null;
  /** Whether the periods of a date that have no records are groups too. */
  fill: boolean;
  /** Whether subtotals of each beginning of the keys are rows too. */
  rollup: boolean;
  having?: Filter | null;
  /** How many groups of each parent are returned. */
  limitBy?: number | null;
  sort?: Tree[] | null;
  limit: number;
  offset: number;
  /** The day at whose end the records are read, `yyyy-mm-dd`. */
  asOf?: string | null;
  /** Several such days. */
  asOfEach?: DaySeries | null;
}

/** Groups of a response without a limit. */
export const DEFAULT_GROUPS = 1000;
/** The most groups of one response. */
export const MAX_GROUPS = 10_000;

/** The fields that return how many groups there are, and of how many entries of groupBy a row has keys. */
const GROUP_COUNT = 'groupCount';
const LEVEL = 'level';
/** The field that returns the day of the group. */
const AS_OF = 'asOf';

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
  private readonly figures: GroupFigures;
  private readonly aggregated: AggregatedRows;
  private readonly keys: GroupKeys;
  /** Set where the groups are those of several days. */
  private readonly days?: DayGroups;
  private totalIndex?: number;

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
    if (args.asOf && args.asOfEach)
      throw badInput({ asOfEach: 'asOf is one day, asOfEach are several: leave out one of them' });
    this.scope = newScope(context, args.asOf);
    if (args.asOfEach) {
      this.days = new DayGroups(daysOf(args.asOfEach), this.scope.parameters);
      this.scope.pointInTime = this.days.pointInTime;
    }
    this.source = new TableSource(resource, this.scope);
    const filters = selection.filter(({ name }) => name === 'filtered').map(({ args: { filter } }) => filter);
    requireFewConditions(args.filter, args.having, ...filters);
    this.keys = new GroupKeys(this.source, args);
    requireLevels(this.keys.levels.length, this.days !== undefined, args, MAX_GROUPS);
    this.aggregated = {
      resource,
      alias: this.source.alias,
      scope: this.scope,
      conditionOf,
      isFilled: this.keys.periods !== undefined,
    };
    this.figures = new GroupFigures(this.aggregated, selection, this.column, this.compared());
  }

  /** The column with the number of groups, where it is requested. */
  get totalAt(): number | undefined {
    return this.totalIndex;
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
    if (path.startsWith(GROUP)) return this.select.add(this.column(this.keys.output(path)));
    if (path === AS_OF) return this.select.add(this.scope.pointInTime?.day() ?? 'null::date');
    if (path === LEVEL) return this.select.add(this.level);
    if (path === GROUP_COUNT) return (this.totalIndex = this.select.add(NUMBER_OF_GROUPS));
    const { expression, kind } = this.figures.at(inResponse)!;
    return this.select.add(formatted(expression, kind));
  }

  /** The statement; it fetches a row beyond a limit at which more groups are reported. */
  rows(): AggregateSql {
    const { limit, offset } = this.args;
    const { parameters } = this.scope;
    const reportsMore = !this.context.tableWriter && (limit === DEFAULT_GROUPS || limit === MAX_GROUPS);
    const sql = [
      this.groups(),
      ...(limit < Infinity ? [`limit ${parameters.add(reportsMore ? limit + 1 : limit, 'int')}`] : []),
      `offset ${parameters.add(offset, 'int')}`,
    ].join(' ');
    const complete = this.days ? this.days.pointInTime.withChanges() + sql : completeSql(this.scope, sql);
    return {
      sql: complete,
      values: parameters.values,
      limit,
      reportsMore,
    };
  }

  /** The groups in their order. */
  private groups(): string {
    const { having, rollup, limitBy } = this.args;
    const { scope, days } = this;
    const { levels } = this.keys;
    const sort = this.sortKeys();
    const keys = this.keys.all();
    const rows = [
      `from ${this.from()}`,
      // Without keys this is one group of all rows, even if there are none.
      `group by ${rollup ? rollupOf(levels) : keys.join(', ') || '()'}`,
      ...(having ? [`having ${havingCondition(this.aggregated, having, this.comparable())}`] : []),
    ].join(' ');
    const columns = { levels: levels.map(level => level.map(this.column)), level: this.level };
    const totals = rollup ? levels.map(([key]) => this.column(`grouping(${key})`)) : undefined;
    const order = keys.map(this.column);
    const grouped = days?.from(rows) ?? rows;
    if (rollup || limitBy)
      return rankedGroupsSql({
        columns: this.select.expressions,
        ...columns,
        first: days ? [days.position] : [],
        sort,
        grouped,
        totals,
        limitBy: limitBy ? scope.parameters.add(limitBy, 'int') : undefined,
      });
    // The keys of the group are last, so that the order of the groups is always the same.
    const all = [
      ...(days ? [days.position] : []),
      ...sort.map(
        ({ expression, direction }) => `${expression} ${direction === 'DESC' ? 'desc' : 'asc'} nulls last`,
      ),
      ...order,
    ];
    return `select ${this.select.toString() || '1'} ${grouped}${all.length > 0 ? ` order by ${all.join(', ')}` : ''}`;
  }

  private get level(): string {
    return this.column(levelSql(this.keys.levels, this.args.rollup));
  }

  /** The column in SQL of a value of the rows of a group. */
  private readonly column = (expression: string): string => this.days?.column(expression) ?? expression;

  /** Groups are compared with those of the same level; in order, with the same group of the days before. */
  private compared(): ComparedGroups {
    const { days } = this;
    const level = this.args.rollup ? [this.level] : [];
    const keys = this.keys.all().map(this.column);
    const partition = (by: string[]) => (by.length > 0 ? `partition by ${by.join(', ')} ` : '');
    if (days)
      return {
        among: partition([days.position, ...level]),
        inOrder: `${partition([...level, ...keys])}order by ${days.position}`,
        frame: 'range',
      };
    const among = partition(level);
    return { among, inOrder: keys.length > 0 ? `${among}order by ${keys.join(', ')}` : among, frame: 'rows' };
  }

  /** The records, or the periods with their records. */
  private from(): string {
    const condition = conditionSql(this.resource, this.source.alias, this.args, this.scope);
    const { periods } = this.keys;
    if (!periods) return `${this.source.from()} where ${condition}`;
    const { alias, query, ofRecord } = periods;
    return `(${query}) ${alias} left join ${this.source.from()} on ${ofRecord} = ${alias}.bucket and ${condition}`;
  }

  /** Numbers of the group that others are compared with. */
  private comparable = () => new Map([...this.keys.numbers, ...this.figures.numbers()]);

  /** The keys of `sort`, each once. */
  private sortKeys(): SortKey[] {
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
    return [...directions].map(([expression, direction]) => ({ expression, direction }));
  }

  private sortable(path: string): string {
    return this.column(
      path.startsWith(GROUP) ? this.keys.key(path) : aggregateExpression(this.aggregated, path).expression,
    );
  }

  private figureAt(path: string): string {
    const selected = this.figures.at(path)?.expression;
    if (selected !== undefined) return selected;
    const expression = numberAt(this.aggregated, path, this.comparable());
    if (expression === undefined)
      throw badInput({ sort: `${path} is no figure of the response. Select it to sort by it.` });
    return this.column(expression);
  }
}

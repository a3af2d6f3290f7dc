import { getNamedType, isLeafType, Kind, type GraphQLOutputType, type GraphQLResolveInfo } from 'graphql';
import { badInput } from '../common/errors.ts';
import { numbers } from '../declaration/aggregate-types.ts';
import { dateBucketsOf } from '../declaration/date-buckets.ts';
import { findColumn, resourceOf, type Resource } from '../declaration/resource.ts';
import { requireColumn, requireView } from '../declaration/view-permission.ts';
import type { Context } from '../server/context.ts';
import { requireFewConditions } from './filter-limits.ts';
import {
  aggregateExpression,
  figureName,
  havingCondition,
  leavesOf,
  type Tree,
} from './aggregate-expression.ts';
import type { Filter } from './comparison.ts';
import { completeSql, newScope, type Scope } from './scope.ts';
import { RowFormat, valueKindOf, type OutputField, type Row } from './output.ts';
import { conditionSql } from './page-rows.ts';
import { planBytes, selectedFields } from './plan-scope.ts';
import { plansOf } from './visible-rows.ts';
import { SelectList } from './projection.ts';
import { RowCollector } from './response.ts';
import type { SelectedField } from './selection.ts';
import { MAX_KEYS } from './sort.ts';
import { columnIn, formatted, output } from './sql.ts';
import { TableStream } from './table.ts';
import { TableSource } from './table-source.ts';

export interface AggregateArguments {
  filter?: Filter | null;
  search?: string | null;
  groupBy?: Tree[] | null;
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

/** The statement that reads the groups of an aggregate, and how its response is made of the rows. */
interface AggregatePlan {
  sql: string;
  values: unknown[];
  rowFormat: RowFormat;
  limit: number;
  reportsMore: boolean;
  /** The column with the number of groups, where it is requested. */
  totalAt?: number;
}

/** Reads the aggregates of each group with one statement, as JSON; in a table of all groups. */
export async function readAggregates(
  resource: Resource,
  args: AggregateArguments,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<unknown> {
  const key = String(info.path.key);
  const create = () => planAggregate(resource, args, context, info);
  const plans = plansOf(resource, context);
  const plan = plans?.memoize({ key, dependsOnVariables: true, create, bytes: planBytes(plans) }) ?? create();
  const { rowFormat, limit, totalAt } = plan;
  if (context.tableWriter) return TableStream.open(plan, rowFormat, context);
  const groups = new RowCollector(rowFormat, context.responseSize);
  let found = 0;
  let total: number | undefined;
  const onRow = (row: Row) => {
    if (totalAt !== undefined) total ??= Number(row[totalAt]);
    if (++found <= limit) groups.add(row);
  };
  await context.db.stream(plan.sql, plan.values, onRow, context.responseSize);
  if (plan.reportsMore && found > limit)
    context.truncations.add({ path: key, returned: limit, limit, ...(total !== undefined && { total }) });
  return groups.list();
}

function planAggregate(
  resource: Resource,
  args: AggregateArguments,
  context: Context,
  info: GraphQLResolveInfo,
): AggregatePlan {
  const selection = selectedFields(context.plans, String(info.path.key), info);
  const limit = context.tableWriter && !isGiven('limit', info) ? Infinity : args.limit;
  const statement = new AggregateStatement(resource, { ...args, limit }, context);
  const fields = statement.project(info.returnType, selection);
  return {
    ...statement.rows(),
    rowFormat: new RowFormat(fields),
    totalAt: statement.totalAt,
  };
}

/** Whether a request gives an argument, rather than leaving it to its default. */
function isGiven(name: string, { fieldNodes, variableValues }: GraphQLResolveInfo): boolean {
  const value = fieldNodes[0]!.arguments?.find(argument => argument.name.value === name)?.value;
  return value !== undefined && (value.kind !== Kind.VARIABLE || value.name.value in variableValues);
}

/** What is selected is known by its path in the response: `group.member.city`, `sum.amount`. */
class AggregateStatement {
  private readonly scope: Scope;
  private readonly source: TableSource;
  private readonly select = new SelectList();
  private readonly columnIndexes = new Map<string, number>();
  /** Keys that are numbers, in SQL. */
  private readonly comparableKeys = new Map<string, string>();
  /** The keys of a group in SQL, by path. */
  private readonly keys = new Map<string, string>();

  constructor(
    private readonly resource: Resource,
    private readonly args: AggregateArguments,
    private readonly context: Pick<Context, 'access' | 'tableWriter'>,
  ) {
    const { limit, offset } = args;
    if (limit < 0 || (limit > MAX_GROUPS && !context.tableWriter))
      throw badInput({ limit: `An aggregate returns 0 to ${MAX_GROUPS} groups` });
    if (offset < 0) throw badInput({ offset: 'An offset cannot be negative' });
    this.scope = newScope(context, args.asOf);
    this.source = new TableSource(resource, this.scope);
    requireFewConditions(args.filter, args.having);
    for (const entry of args.groupBy ?? []) this.group(entry, this.source, 'group');
  }

  /** Selects the fields of the response. */
  project(type: GraphQLOutputType, fields: readonly SelectedField[], parentPath = ''): OutputField[] {
    return fields.map((field): OutputField => {
      const { key } = field;
      if (!field.type) return { key, kind: 'constant', value: getNamedType(type).name };
      const path = parentPath + figureName(field);
      if (isLeafType(getNamedType(field.type)))
        return { key, kind: valueKindOf(field.type), at: this.columnIndex(path) };
      return {
        key,
        kind: 'object',
        presentAt: null,
        fields: this.project(field.type, field.fields, `${path}.`),
      };
    });
  }

  get totalAt(): number | undefined {
    return this.columnIndexes.get(GROUP_COUNT);
  }

  /** The column of a value in the rows; an aggregate is selected when it is first requested. */
  private columnIndex(path: string): number {
    const existing = this.columnIndexes.get(path);
    if (existing !== undefined) return existing;
    const { expression, kind } = this.aggregateNamed(path);
    return this.add(path, formatted(expression, kind));
  }

  /** @throws BAD_USER_INPUT for a value of the group that is none of its keys */
  private aggregateNamed(path: string) {
    if (path.startsWith('group.'))
      throw badInput({ groupBy: `${path} can be requested only when groupBy names it` });
    if (path === GROUP_COUNT) return { expression: 'count(*) over ()', kind: 'int' as const };
    return aggregateExpression(this.source, path);
  }

  /** The statement; it fetches a row beyond a limit at which more groups are reported. */
  rows(): Pick<AggregatePlan, 'sql' | 'values' | 'limit' | 'reportsMore'> {
    const { filter, search, having, limit, offset } = this.args;
    const { parameters } = this.scope;
    const reportsMore = !this.context.tableWriter && (limit === DEFAULT_GROUPS || limit === MAX_GROUPS);
    const order = this.order();
    const sql = [
      `select ${this.select.toString() || '1'} from ${this.source.from()}`,
      `where ${conditionSql(this.resource, this.source.alias, { filter, search }, this.scope)}`,
      // Without keys this is one group of all rows, even if there are none.
      `group by ${[...this.keys.values()].join(', ') || '()'}`,
      ...(having ? [`having ${havingCondition(this.source, having, this.comparableKeys)}`] : []),
      ...(order.length > 0 ? [`order by ${order.join(', ')}`] : []),
      ...(limit < Infinity ? [`limit ${parameters.add(reportsMore ? limit + 1 : limit, 'int')}`] : []),
      `offset ${parameters.add(offset, 'int')}`,
    ].join(' ');
    return { sql: completeSql(this.scope, sql), values: parameters.values, limit, reportsMore };
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
        const bucket = buckets?.sql(granularity, value, this.scope.parameters);
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

  private add(path: string, expression: string): number {
    const index = this.select.add(expression);
    this.columnIndexes.set(path, index);
    return index;
  }

  /** The keys of `sort`, then the group's own, so that the order of the groups is always the same. */
  private order(): string[] {
    const directions = new Map<string, string>();
    for (const [path, direction] of (this.args.sort ?? []).flatMap(entry => leavesOf(entry)))
      if (!directions.has(path)) directions.set(path, direction);
    if (directions.size > MAX_KEYS)
      throw badInput({ sort: `Groups are sorted by at most ${MAX_KEYS} fields` });
    const sorted = [...directions].map(([path, direction]) => {
      const value = this.keys.get(path) ?? this.aggregateNamed(path).expression;
      return `${value} ${direction === 'DESC' ? 'desc' : 'asc'} nulls last`;
    });
    return [...sorted, ...this.keys.values()];
  }
}

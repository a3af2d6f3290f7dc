import { getNamedType, type GraphQLOutputType, type GraphQLResolveInfo } from 'graphql';
import type { Access } from '../auth/access.ts';
import type { FieldKind } from '../declaration/contract.ts';
import type { Context } from '../server/context.ts';
import { badInput, forbidden } from '../common/errors.ts';
import { findColumn, resourceOf, type Resource } from '../declaration/resource.ts';
import { numbers } from '../declaration/aggregate-types.ts';
import { cutsOf } from '../declaration/date-buckets.ts';
import { kindOf, type Place } from './places.ts';
import { answerFields, SelectionReader, type AnswerField } from './selection.ts';
import { requireFewConditions } from './filter-limits.ts';
import { MAX_KEYS } from './statement.ts';
import { Source } from './join-builder.ts';
import { Aliases, columnIn, output, Parameters, written } from './sql.ts';
import { combination, comparison, conditionOf, searchCondition, type Filter, type Scope } from './filter.ts';
import { writeRows, type RowLimit, type WrittenAnswer, type WrittenTable } from './writer.ts';

/** A nested input as GraphQL has checked it. */
type Tree = { [name: string]: unknown };

export interface AggregateArguments {
  filter?: Filter | null;
  search?: string | null;
  groupBy?: Tree[] | null;
  having?: Filter | null;
  sort?: Tree[] | null;
  limit: number;
  offset: number;
}

/** The groups of a response without a limit. */
export const STANDARD_GROUPS = 1000;
/** The most groups of one response. */
export const MOST_GROUPS = 10_000;

/** The field that says how many groups there are. */
const GROUP_COUNT = 'groupCount';

/** Answers the figures of each group with one statement that computes what the selection names and no more. */
export async function readAggregates(
  resource: Resource,
  args: AggregateArguments,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Tree[]> {
  const statement = new AggregateStatement(resource, args, context.access);
  const shape = new Map<string, Shape>(HOLDERS.map(name => [name, new Map()]));
  for (const path of new SelectionReader(info, context.access).paths())
    place(shape, path.split('.'), statement.position(path));
  const rows = await context.db.read(statement.sql(), statement.values, context.responseSize);
  const { path, limit, reportsMore, totalAt } = statement.rowLimit(info);
  if (reportsMore && rows.length > limit) {
    const total = totalAt === undefined ? {} : { total: rows[0]![totalAt] as number };
    context.truncations.add({ path, returned: limit, limit, ...total });
  }
  return rows.slice(0, limit).map(row => shaped(shape, row));
}

/** Writes the figures of each group as they were asked for. */
export function writeAggregates(
  resource: Resource,
  args: AggregateArguments,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<WrittenAnswer | WrittenTable> {
  const statement = new AggregateStatement(resource, args, context.access);
  const placesOf = (of: GraphQLOutputType, fields: readonly AnswerField[], above: string): Place[] =>
    fields.map(({ key, name, type, fields: inner }): Place => {
      if (!type) return { key, kind: 'constant', text: `"${getNamedType(of).name}"` };
      const path = above + name;
      const kind = kindOf(type);
      return kind
        ? { key, kind, at: statement.position(path) }
        : { key, kind: 'object', id: null, places: placesOf(type, inner, `${path}.`) };
    });
  const places = placesOf(info.returnType, answerFields(info), '');
  return writeRows(places, statement.sql(), statement.values, context, statement.rowLimit(info));
}

/** Where in a row the values of an answer stand, by their names in it. */
type Shape = number | ShapeOfObject;
type ShapeOfObject = Map<string, Shape>;

function shaped(shape: ShapeOfObject, row: unknown[]): Tree {
  const object: Tree = {};
  for (const [name, part] of shape) object[name] = typeof part === 'number' ? row[part] : shaped(part, row);
  return object;
}

/** Fields of an answer that are objects, even if nothing is asked of them. */
const HOLDERS = ['group', 'countDistinct', 'sum', 'avg', 'min', 'max'];

/** Figures that others are compared with. */
const COMPARED = ['sum', 'avg', 'min', 'max'];

/** What is fetched is known by its path in the answer: `group.member.city`, `sum.amount`. */
class AggregateStatement {
  private readonly scope: Scope;
  private readonly source: Source;
  private readonly positions = new Map<string, number>();
  /** Keys that are numbers, in SQL. */
  private readonly numberKeys = new Map<string, string>();
  /** What makes a group, in SQL. */
  private readonly keys: string[] = [];

  constructor(
    private readonly resource: Resource,
    private readonly args: AggregateArguments,
    access: Access,
  ) {
    const { limit, offset } = args;
    if (limit < 0 || limit > MOST_GROUPS)
      throw badInput({ limit: `An aggregate returns 0 to ${MOST_GROUPS} groups` });
    if (offset < 0) throw badInput({ offset: 'An offset cannot be negative' });
    this.scope = { parameters: new Parameters(), aliases: new Aliases(), access };
    this.source = new Source(resource, this.scope);
    requireFewConditions(args.filter, args.having);
    for (const entry of args.groupBy ?? []) this.group(entry, this.source, 'group');
  }

  get values(): unknown[] {
    return this.scope.parameters.values;
  }

  /** Where a row has the value of a path; a figure that is asked for first is added. */
  position(path: string): number {
    const known = this.positions.get(path);
    if (known !== undefined) return known;
    if (path.startsWith('group.'))
      throw badInput({ groupBy: `${path} can be asked for only when groupBy names it` });
    const { expression, kind } = this.figure(path);
    return this.add(path, written(expression, kind));
  }

  rowLimit({ path: { key } }: Pick<GraphQLResolveInfo, 'path'>): RowLimit {
    const { limit } = this.args;
    return { path: String(key), limit, reportsMore: this.isCapped, totalAt: this.positions.get(GROUP_COUNT) };
  }

  /** Whether the API decides how many groups there are, so that there being more must be visible. */
  private get isCapped(): boolean {
    return this.args.limit === STANDARD_GROUPS || this.args.limit === MOST_GROUPS;
  }

  /** Fetches a row beyond a limit at which more are reported. */
  sql(): string {
    const { filter, search, having, limit, offset } = this.args;
    const { alias } = this.source;
    const conditions = [
      filter ? conditionOf(filter, this.resource, alias, this.scope) : 'true',
      search ? searchCondition(search, this.resource, alias, this.scope) : 'true',
    ];
    const order = this.order();
    const add = (count: number) => this.scope.parameters.add(count, 'int');
    return [
      `select ${this.source.list()} from ${this.source.from()} where ${conditions.join(' and ')}`,
      // Without keys this is one group of all rows, even if there are none.
      `group by ${this.keys.join(', ') || '()'}`,
      having ? `having ${this.having(having)}` : '',
      order.length > 0 ? `order by ${order.join(', ')}` : '',
      `limit ${add(this.isCapped ? limit + 1 : limit)} offset ${add(offset)}`,
    ].join(' ');
  }

  /** Adds the keys of one entry of groupBy. A related record's id and title are open to whoever sees this one. */
  private group(entry: Tree, source: Source, path: string): void {
    for (const [name, choice] of Object.entries(entry)) {
      if (choice === undefined || choice === null || choice === false) continue;
      const column = findColumn(source.resource, name);
      if (column) {
        const cuts = cutsOf(column);
        const cut = String(choice);
        const key = cuts ? `${path}.${name}.${cut}` : `${path}.${name}`;
        if (this.positions.has(key)) continue;
        if (this.keys.length === MAX_KEYS)
          throw badInput({ groupBy: `At most ${MAX_KEYS} fields can be grouped by` });
        const value = columnIn(source.alias, column);
        if (cuts) {
          const made = cuts.sql(cut, value, this.scope.parameters);
          this.add(key, made.answer);
          this.keys.push(made.key);
        } else this.keys.push(String(this.add(key, output(source.alias, column)) + 1));
        if (numbers(source.resource).includes(column)) this.numberKeys.set(key, value);
      } else {
        const reference = source.resource.references.find(({ ref }) => ref!.property === name)!;
        const target = resourceOf(reference.ref!.entity());
        this.requireView(target, choice as Tree);
        this.group(choice as Tree, source.join(reference, target), `${path}.${name}`);
      }
    }
  }

  private requireView(target: Resource, keys: Tree): void {
    const named = Object.keys(keys).filter(name => keys[name] !== undefined && keys[name] !== null);
    if (named.every(name => name === 'id' || name === target.title)) return;
    if (!this.scope.access.can(target.resource, 'view')) throw forbidden(`${target.resource}:view`);
  }

  private add(path: string, expression: string): number {
    const position = this.source.add(expression);
    this.positions.set(path, position);
    return position;
  }

  /** A figure in SQL, before it is written out, and the kind of its value. */
  private figure(path: string): { expression: string; kind: FieldKind } {
    const [name, field] = path.split('.');
    if (name === 'count') return { expression: 'count(*)', kind: 'int' };
    if (name === GROUP_COUNT) return { expression: 'count(*) over ()', kind: 'int' };
    const column = findColumn(this.resource, field!)!;
    const value = columnIn(this.source.alias, column);
    if (name === 'countDistinct') return { expression: `count(distinct ${value})`, kind: 'int' };
    if (name === 'sum') return { expression: `sum(${value})`, kind: 'number' };
    if (name === 'avg') return { expression: `avg(${value})`, kind: 'number' };
    if (name === 'min') return { expression: `min(${value})`, kind: column.kind };
    return { expression: `max(${value})`, kind: column.kind };
  }

  private having(having: Filter): string {
    const condition = (path: string, given: unknown) => {
      const { gtField, ltField, ...operators } = given as Filter;
      const { expression, kind } = this.figure(path);
      const subject = { name: `having.${path}`, label: path, kind };
      return [
        comparison(expression, subject, operators, this.scope.parameters),
        ...(typeof gtField === 'string' ? [`${expression} > ${this.number(gtField)}`] : []),
        ...(typeof ltField === 'string' ? [`${expression} < ${this.number(ltField)}`] : []),
      ].join(' and ');
    };
    return combination(having, (name, value) => {
      if (name === 'count') return condition(name, value);
      const given = Object.entries(value).filter(([, operators]) => operators != null);
      return (
        given.map(([field, operators]) => condition(`${name}.${field}`, operators)).join(' and ') || 'true'
      );
    });
  }

  /** The number of a group that stands at this path in the answer. */
  private number(path: string): string {
    const figures = numbers(this.resource).flatMap(({ name }) => COMPARED.map(of => `${of}.${name}`));
    const isFigure = path === 'count' || figures.includes(path);
    const number = isFigure ? this.figure(path).expression : this.numberKeys.get(path);
    if (number === undefined) throw badInput({ having: `${path} is not a number of the group` });
    return number;
  }

  /** The keys of `sort`, then the group's own, so that the same groups come in the same order every time. */
  private order(): string[] {
    const directions = new Map<string, string>();
    for (const [path, direction] of (this.args.sort ?? []).flatMap(entry => leaves(entry)))
      if (!directions.has(path)) directions.set(path, direction);
    if (directions.size > MAX_KEYS)
      throw badInput({ sort: `Groups are sorted by at most ${MAX_KEYS} fields` });
    const sorted = [...directions].map(([path, direction]) => {
      const ordinal = this.position(path) + 1;
      return `${ordinal} ${direction === 'DESC' ? 'desc' : 'asc'} nulls last`;
    });
    return [...sorted, ...this.keys.map((_, index) => String(index + 1))];
  }
}

/** The values of a nested input with their paths. */
const leaves = (tree: Tree, prefix = ''): [path: string, value: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return [];
    return typeof value === 'string' ? [[prefix + name, value]] : leaves(value as Tree, `${prefix}${name}.`);
  });

function place(shape: ShapeOfObject, [name, ...rest]: readonly string[], position: number): void {
  if (rest.length === 0) {
    shape.set(name!, position);
    return;
  }
  const inner = shape.get(name!) ?? new Map<string, Shape>();
  shape.set(name!, inner);
  place(inner as ShapeOfObject, rest, position);
}

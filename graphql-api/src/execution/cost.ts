import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Access } from '../auth/access.ts';
import {
  findAggregated,
  findColumn,
  findCollection,
  findReference,
  type Collection,
  type Resource,
} from '../declaration/resource.ts';
import { DECLARED_FIGURES } from '../query/aggregate-expression.ts';
import { daysOf, type DaySeries } from '../query/day-series.ts';
import type { ListArguments } from '../query/page-rows.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../query/page-size.ts';
import { selectedFields, type PlanScope } from '../query/plan-scope.ts';
import type { SelectedField } from '../query/selection.ts';
import { costOf, operationOf } from '../resolvers/resolver-class.ts';
import { filterCost, sortCost, SORTING, sortingIn, type RelatedRows, type Tree } from './filter-cost.ts';
import { introspectionCost, isIntrospection } from './introspection-cost.ts';
import type { PreparedOperation } from './prepared-operation.ts';
import type { TableSizes } from './table-sizes.ts';

/** The unit of cost is one row that PostgreSQL looks at; the other weights are measured against it (gateway/bench/RESULTS.md). */
const WEIGHTS = {
  /** Of a byte of the response. */
  byte: 0.1,
  /** Of a byte in a list within a record, which PostgreSQL itself makes into JSON. */
  nestedByte: 0.5,
  /** Of undoing the changes of an entry of the audit log. */
  auditEntry: 50,
} as const;

/** What JSON adds to a value and its name: quotes, colon, comma, and digits that are stored in binary. */
const BYTES_AROUND_VALUE = 8;

/** The estimate of what a request makes the database and the server do, in rows that PostgreSQL looks at. */
export interface Cost {
  cost: number;
  /** The field that costs most, by its path in the response, and its cost. */
  mostExpensive: { field: string; cost: number };
}

export interface CostScope {
  schema: GraphQLSchema;
  access: Access;
  sizes: TableSizes;
  plans: PlanScope | undefined;
}

/**
 * Estimates what an operation costs before anything is read, from its selection and the statistics of the tables. A
 * table that the caller may not view costs nothing, since its size is a hint too; the request is rejected all the same.
 * @throws ValueError for arguments below a root field that do not fit
 */
export function estimateCost(prepared: PreparedOperation, scope: CostScope): Cost {
  const type = scope.schema.getRootType(prepared.cached.operation.operation)!;
  const estimate = new Estimate(scope);
  for (const field of selectionIn(prepared, scope)) estimate.rootField(type, field);
  return { cost: Math.ceil(estimate.total), mostExpensive: estimate.mostExpensive };
}

/** The root fields of an operation but `__typename`, which costs nothing, with what they select. */
function* selectionIn(
  { cached: { fragments }, coerced, roots }: PreparedOperation,
  { plans }: CostScope,
): Generator<SelectedField> {
  for (const { key, fieldNodes, field, args } of roots) {
    if (!field) continue;
    const info = { fieldNodes, returnType: field.type, fragments, variableValues: coerced };
    const fields = selectedFields(plans, key, info);
    yield { key, name: field.name, type: field.type, args, fields };
  }
}

type Fields = readonly SelectedField[];

/** How often a part of the response is read. */
interface Position {
  /** The path in the response. */
  path: string;
  times: number;
  nested: boolean;
}

class Estimate implements RelatedRows {
  total = 0;
  mostExpensive: Cost['mostExpensive'] = { field: '', cost: 0 };
  /** Whether the root field reads earlier rows, which have no index. */
  private readsEarlier = false;
  /** How many days an aggregate is computed for. */
  private days = 1;

  constructor(private readonly scope: CostScope) {}

  rootField(type: GraphQLObjectType, field: SelectedField): void {
    const { key, name, args, fields } = field;
    if (isIntrospection(field)) return this.charge(key, introspectionCost(this.scope.schema, field));
    const root = type.getFields()[name];
    const operation = operationOf(root);
    if (!operation) return this.charge(key, declaredCost(root, args, this.scope));
    if (operation.does === 'delete' || !this.canView(operation.resource)) return this.charge(key, 1);
    const { resource, does } = operation;
    const series = args['asOfEach'] as DaySeries | null | undefined;
    this.days = series ? daysOf(series).length : 1;
    this.readsEarlier = Boolean(args['asOf'] || series);
    const position: Position = { path: key, times: 1, nested: false };
    if (does !== 'read') this.charge(key, this.earlierRows(resource));
    if (does === 'list')
      return this.list(resource, args as ListArguments, fields, position, this.size(resource));
    if (does === 'aggregate') return this.aggregate(resource, args, fields, key);
    this.charge(key, 1);
    this.record(resource, fields, position);
  }

  /** A list that is read so many times, each time out of `of` records. */
  private list(
    resource: Resource,
    args: ListArguments,
    fields: Fields,
    position: Position,
    of: number,
  ): void {
    const { path, times, nested } = position;
    const { filter, sort, page, search } = args;
    const limit = Math.min(Math.max(page?.limit ?? DEFAULT_PAGE_SIZE, 0), MAX_PAGE_SIZE);
    const isOrdered = filter || search || sort?.length || this.readsEarlier;
    const scanned = isOrdered ? of : Math.min(of, (page?.offset ?? 0) + limit);
    const conditions = this.conditions(resource, filter, of);
    const counted = fields.some(({ name }) => name === 'totalCount') ? of + conditions : 0;
    this.charge(
      path,
      times * (Math.max(scanned, 1) + counted + conditions + sortCost(resource, sort, of, this)),
    );
    const rows = times * Math.min(limit, of);
    for (const items of fields.filter(({ name }) => name === 'items'))
      this.record(resource, items.fields, { path: `${path}.${items.key}`, times: rows, nested });
  }

  /** The values of so many records, and what belongs to each of them. */
  private record(resource: Resource, fields: Fields, position: Position): void {
    const { path, times, nested } = position;
    let bytes = 0;
    for (const { key, name, args, fields: inner } of fields) {
      bytes += key.length + BYTES_AROUND_VALUE;
      const column = findColumn(resource, name);
      if (column) {
        bytes += column.column === null ? 0 : this.scope.sizes.width(resource.table, column.column);
        continue;
      }
      const below = { ...position, path: `${path}.${key}` };
      this.charge(below.path, times * (resource.computedFields?.[name]?.rows ?? 0));
      const inverse = findCollection(resource, name);
      if (inverse && this.canView(inverse.resource)) {
        this.charge(below.path, this.earlierRows(inverse.resource));
        const each = this.readsEarlier ? this.size(inverse.resource) : this.perRecord(resource, inverse);
        this.list(inverse.resource, args as ListArguments, inner, { ...below, nested: true }, each);
      }
      const aggregated = findAggregated(resource, name);
      if (aggregated && this.canView(aggregated.resource)) {
        this.charge(below.path, this.earlierRows(aggregated.resource));
        this.aggregateEach(resource, aggregated, args['filter'] as Tree, inner, below);
      }
      const one = findReference(resource, name);
      if (one && this.canView(one.target)) {
        this.charge(below.path, times + this.earlierRows(one.target));
        this.record(one.target, inner, below);
      }
    }
    this.charge(path, times * bytes * (nested ? WEIGHTS.nestedByte : WEIGHTS.byte));
  }

  /** The aggregates of a list within so many records. */
  private aggregateEach(
    of: Resource,
    collection: Collection,
    filter: Tree | null | undefined,
    fields: Fields,
    { path, times, nested }: Position,
  ): void {
    const { resource } = collection;
    // Earlier rows are aggregated in one pass.
    const rows = this.readsEarlier
      ? this.size(resource)
      : times * Math.max(this.perRecord(of, collection), 1);
    const filters = [filter, ...filtersIn(resource, fields)];
    const conditions = filters.reduce((sum, each) => sum + this.conditions(resource, each, rows), 0);
    this.charge(path, rows * passesOf(fields) + conditions);
    this.charge(path, times * figureBytes(fields) * (nested ? WEIGHTS.nestedByte : WEIGHTS.byte));
  }

  private aggregate(resource: Resource, args: Tree, fields: Fields, path: string): void {
    const size = this.size(resource);
    const keys = (args['groupBy'] ?? []) as Tree[];
    const joins = keys.filter(entry =>
      Object.values(entry).some(value => typeof value === 'object' && value !== null),
    );
    const counted = fields.some(({ name }) => name === 'groupCount') ? 1 : 0;
    const sorting = sortingIn(args['having']) + sortingIn(args['sort']);
    // Subtotals aggregate the rows once more for each level.
    const levels = args['rollup'] ? keys.length : 0;
    const passes = passesOf(fields) * (1 + levels) + sorting + joins.length + counted;
    const filters = [args['filter'] as Tree, ...filtersIn(resource, fields)];
    const conditions = filters.reduce((sum, filter) => sum + this.conditions(resource, filter, size), 0);
    this.charge(path, this.days * (Math.max(size, 1) * passes + conditions));
    const most = args['fill'] ? Infinity : size * (1 + levels);
    const groups = keys.length === 0 ? 1 : Math.min(Math.max(Number(args['limit']), 0), most);
    this.charge(path, this.days * groups * figureBytes(fields) * WEIGHTS.byte);
  }

  private conditions = (resource: Resource, filter: Tree | null | undefined, rows: number): number =>
    filterCost(resource, filter, rows, this);

  readonly canView = ({ resource }: Resource) => this.scope.access.can(resource, 'view');

  private size = (resource: Resource) => this.scope.sizes.rows(resource.table);

  /** What computing the earlier rows of a table costs, if the root field reads these. */
  private earlierRows(resource: Resource): number {
    if (!this.readsEarlier) return 0;
    const { sizes } = this.scope;
    const entries = sizes.sharing('audit_entry', 'resource') ?? sizes.rows('audit_entry');
    return this.size(resource) * this.days + entries * WEIGHTS.auditEntry;
  }

  /** How many records a list within a record has, about: those without any do not make the others' lists shorter. */
  perRecord(of: Resource, { resource, column }: Collection): number {
    const { sizes } = this.scope;
    const sharing = sizes.sharing(resource.table, column.column!);
    return Math.ceil(sharing ?? this.size(resource) / Math.max(this.size(of), 1));
  }

  private charge(field: string, cost: number): void {
    this.total += cost;
    if (cost > this.mostExpensive.cost) this.mostExpensive = { field, cost: Math.ceil(cost) };
  }
}

/** @throws Error for a root field without a declared cost */
function declaredCost(
  root: GraphQLField<unknown, unknown> | undefined,
  args: Tree,
  scope: CostScope,
): number {
  const cost = costOf(root, args, scope);
  if (cost === undefined) throw new Error(`The root field ${root?.name} declares no cost`);
  return cost;
}

/** The filters that figures have of their own. */
function filtersIn(resource: Resource, fields: Fields): Tree[] {
  return fields.flatMap(({ name, args, fields: inner }) => {
    if (name === 'filtered') return [args['filter'] as Tree, ...filtersIn(resource, inner)];
    return name === DECLARED_FIGURES ? inner.flatMap(figure => filtersOf(resource, figure.name)) : [];
  });
}

function filtersOf(resource: Resource, name: string): Tree[] {
  const figure = resource.figures?.[name];
  if (!figure) return [];
  if (figure.unit === 'share') return [figure.of, figure.in ?? ''].flatMap(of => filtersOf(resource, of));
  return figure.filter ? [figure.filter as Tree] : [];
}

/** How often rows are examined for aggregates: those that sort the values do so one field after the other. */
const passesOf = (fields: Fields): number => 1 + sortingOf(fields);

const sortingOf = (fields: Fields): number =>
  fields.reduce(
    (count, { name, fields: inner }) => count + (SORTING.includes(name) ? inner.length : sortingOf(inner)),
    0,
  );

/** The bytes of one group's figures. */
function figureBytes(fields: Fields): number {
  let bytes = 0;
  for (const { key, fields: inner } of fields)
    bytes += key.length + 2 * BYTES_AROUND_VALUE + figureBytes(inner);
  return bytes;
}

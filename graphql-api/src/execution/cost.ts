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
import { daysOf, type DaySeries } from '../query/day-series.ts';
import type { ListArguments } from '../query/page-rows.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../query/page-size.ts';
import { selectedFields, type PlanScope } from '../query/plan-scope.ts';
import type { SelectedField } from '../query/selection.ts';
import { costOf, operationOf } from '../resolvers/resolver-class.ts';
import { largestOf, sumOf, together, type Cost, type CostParts, type FieldCost } from './cost-reason.ts';
import { BYTES_AROUND_VALUE, figureBytes, filtersIn, passesOf, sortingOf } from './figure-cost.ts';
import { filterCost, sortCost, sortingIn, type RelatedRows, type Tree } from './filter-cost.ts';
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

const once = (path: string): Position => ({ path, times: 1, nested: false });

class Estimate implements RelatedRows {
  total = 0;
  mostExpensive: FieldCost = { field: '', cost: 0, reason: 'root' };
  /** Whether the root field reads earlier rows, which have no index. */
  private readsEarlier = false;
  /** How many days an aggregate is computed for. */
  private days = 1;

  constructor(private readonly scope: CostScope) {}

  rootField(type: GraphQLObjectType, field: SelectedField): void {
    const { key, name, args, fields } = field;
    const position = once(key);
    if (isIntrospection(field))
      return this.charge(position, { schema: introspectionCost(this.scope.schema, field) });
    const root = type.getFields()[name];
    const operation = operationOf(root);
    if (!operation) return this.charge(position, { root: declaredCost(root, args, this.scope) });
    if (operation.does === 'delete' || !this.canView(operation.resource))
      return this.charge(position, { root: 1 });
    const { resource, does } = operation;
    const series = args['asOfEach'] as DaySeries | null | undefined;
    this.days = series ? daysOf(series).length : 1;
    this.readsEarlier = Boolean(args['asOf'] || series);
    if (does !== 'read') this.charge(position, this.earlierRows(resource));
    if (does === 'list')
      return this.list(resource, args as ListArguments, fields, position, this.size(resource));
    if (does === 'aggregate') return this.aggregate(resource, args, fields, key);
    this.charge(position, { rows: 1 });
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
    const isOrdered = filter || search || sort?.length;
    const scanned = isOrdered || this.readsEarlier ? of : Math.min(of, (page?.offset ?? 0) + limit);
    const conditions = this.conditions(resource, filter, of);
    const isCounted = fields.some(({ name }) => name === 'totalCount');
    this.charge(position, {
      count: isCounted ? of + sumOf(conditions) : 0,
      ...conditions,
      aggregateSort: sortCost(resource, sort, of, this),
      [this.readsEarlier ? 'asOf' : isOrdered ? 'scan' : 'rows']: Math.max(scanned, 1),
    });
    const rows = times * Math.min(limit, of);
    for (const items of fields.filter(({ name }) => name === 'items'))
      this.record(resource, items.fields, { path: `${path}.${items.key}`, times: rows, nested });
  }

  /** The values of so many records, and what belongs to each of them. */
  private record(resource: Resource, fields: Fields, position: Position): void {
    const { path, nested } = position;
    let bytes = 0;
    for (const { key, name, args, fields: inner } of fields) {
      bytes += key.length + BYTES_AROUND_VALUE;
      const column = findColumn(resource, name);
      if (column) {
        bytes += column.column === null ? 0 : this.scope.sizes.width(resource.table, column.column);
        continue;
      }
      const below = { ...position, path: `${path}.${key}` };
      this.charge(below, { rows: resource.computedFields?.[name]?.rows ?? 0 });
      const inverse = findCollection(resource, name);
      if (inverse && this.canView(inverse.resource)) {
        this.charge(once(below.path), this.earlierRows(inverse.resource));
        const each = this.readsEarlier ? this.size(inverse.resource) : this.perRecord(resource, inverse);
        this.list(inverse.resource, args as ListArguments, inner, { ...below, nested: true }, each);
      }
      const aggregated = findAggregated(resource, name);
      if (aggregated && this.canView(aggregated.resource)) {
        this.charge(once(below.path), this.earlierRows(aggregated.resource));
        this.aggregateEach(resource, aggregated, args['filter'] as Tree, inner, below);
      }
      const one = findReference(resource, name);
      if (one && this.canView(one.target)) {
        this.charge(once(below.path), this.earlierRows(one.target));
        this.charge(below, { rows: 1 });
        this.record(one.target, inner, below);
      }
    }
    this.charge(position, { rows: bytes * (nested ? WEIGHTS.nestedByte : WEIGHTS.byte) });
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
    const conditions = sumOf(together(filters.map(each => this.conditions(resource, each, rows))));
    const cost = rows * passesOf(fields) + conditions;
    this.charge(once(path), this.readsEarlier ? { asOf: cost } : { relationAggregates: cost });
    const figures = figureBytes(fields) * (nested ? WEIGHTS.nestedByte : WEIGHTS.byte);
    this.charge(once(path), { relationAggregates: times * figures });
  }

  private aggregate(resource: Resource, args: Tree, fields: Fields, path: string): void {
    const size = this.size(resource);
    const rows = Math.max(size, 1);
    const keys = (args['groupBy'] ?? []) as Tree[];
    const joins = keys.filter(entry =>
      Object.values(entry).some(value => typeof value === 'object' && value !== null),
    );
    const isCounted = fields.some(({ name }) => name === 'groupCount');
    // Subtotals aggregate the rows once more for each level.
    const levels = args['rollup'] ? keys.length : 0;
    const filters = [args['filter'] as Tree, ...filtersIn(resource, fields)];
    this.chargeDays(path, {
      rollup: rows * passesOf(fields) * levels,
      sortedFigures: rows * (sortingOf(fields) + sortingIn(args['having']) + sortingIn(args['sort'])),
      relatedGroups: rows * joins.length,
      count: isCounted ? rows : 0,
      ...together(filters.map(filter => this.conditions(resource, filter, size))),
      aggregate: rows,
    });
    const most = args['fill'] ? Infinity : size * (1 + levels);
    const groups = keys.length === 0 ? 1 : Math.min(Math.max(Number(args['limit']), 0), most);
    this.chargeDays(path, {
      [args['fill'] ? 'fill' : 'groups']: groups * figureBytes(fields) * WEIGHTS.byte,
    });
  }

  private conditions = (resource: Resource, filter: Tree | null | undefined, rows: number): CostParts =>
    filterCost(resource, filter, rows, this);

  readonly canView = ({ resource }: Resource) => this.scope.access.can(resource, 'view');

  private size = (resource: Resource) => this.scope.sizes.rows(resource.table);

  /** What computing the earlier rows of a table costs, if the root field reads these. */
  private earlierRows(resource: Resource): CostParts {
    if (!this.readsEarlier) return {};
    const { sizes } = this.scope;
    const entries = sizes.sharing('audit_entry', 'resource') ?? sizes.rows('audit_entry');
    const rows = this.size(resource);
    return { days: rows * (this.days - 1), asOf: rows + entries * WEIGHTS.auditEntry };
  }

  /** How many records a list within a record has, about: those without any do not make the others' lists shorter. */
  perRecord(of: Resource, { resource, column }: Collection): number {
    const { sizes } = this.scope;
    const sharing = sizes.sharing(resource.table, column.column!);
    return Math.ceil(sharing ?? this.size(resource) / Math.max(this.size(of), 1));
  }

  /** Charges an aggregate for each of its days. */
  private chargeDays(path: string, parts: CostParts): void {
    this.charge(once(path), this.days === 1 ? parts : { days: this.days * sumOf(parts) });
  }

  /** @param parts of each time */
  private charge({ path, times, nested }: Position, parts: CostParts): void {
    const cost = times * sumOf(parts);
    this.total += cost;
    if (cost <= this.mostExpensive.cost) return;
    const reason = nested && times > 1 ? 'nested' : largestOf(parts);
    this.mostExpensive = { field: path, cost: Math.ceil(cost), reason };
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

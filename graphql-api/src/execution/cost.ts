import {
  getArgumentValues,
  getNamedType,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Access } from '../auth/access.ts';
import {
  allResources,
  findColumn,
  findCollection,
  findReference,
  type Collection,
  type Resource,
} from '../declaration/resource.ts';
import { LARGEST_TABLE_PAGE, STANDARD_PAGE, type ListArguments } from '../query/statement.ts';
import { selectedFields } from '../query/selection.ts';
import type { TableSizes } from './table-sizes.ts';

/** The unit of cost is one row that PostgreSQL looks at; the other weights are measured against it (gateway/bench/RESULTS.md). */
const WEIGHTS = {
  /** Of a byte of the response. */
  byte: 0.1,
  /** Of a byte in a list within a record, which PostgreSQL itself makes into JSON. */
  nestedByte: 0.5,
  /** Of comparing a value of one row. */
  comparison: 0.5,
  /** Of looking for a text in a value of one row. */
  textPattern: 4,
  /** Of the same for each character of the text. */
  patternCharacter: 1 / 15,
} as const;

/** What JSON adds to a value and its name: quotes, colon, comma, and digits that are stored in binary. */
const BYTES_AROUND_VALUE = 8;

/** The estimate of what a request makes the database and the server do, in rows that PostgreSQL looks at. */
export interface Cost {
  cost: number;
  /** The field that costs most, by its path in the response, and what it alone costs. */
  dearest: { field: string; cost: number };
}

export interface CostScope extends Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'> {
  schema: GraphQLSchema;
  access: Access;
  sizes: TableSizes;
}

/**
 * Estimates what an operation costs before anything is read, from its shape and the statistics of the tables. A table
 * that the caller may not view costs nothing, since its size is a hint too; the request is rejected all the same.
 */
export function costOf(operation: OperationDefinitionNode, scope: CostScope): Cost {
  const estimate = new Estimate(scope);
  estimate.operation(operation);
  return { cost: Math.ceil(estimate.total), dearest: estimate.dearest };
}

/** Texts as long as each other by this figure cost the same, so that costs can be cached by the shape of variables. */
export const lengthClass = (text: string): number => Math.ceil(text.length / 50);

type Tree = { [name: string]: unknown };
type Nodes = readonly FieldNode[];

/** How often a part of the response is read. */
interface Place {
  /** The path in the response. */
  path: string;
  times: number;
  nested: boolean;
}

class Estimate {
  total = 0;
  dearest: Cost['dearest'] = { field: '', cost: 0 };

  constructor(private readonly scope: CostScope) {}

  operation({ operation, selectionSet }: OperationDefinitionNode): void {
    const type = this.scope.schema.getRootType(operation)!;
    const root = [{ selectionSet } as unknown as FieldNode];
    for (const [key, nodes] of selectedFields(type, root, this.scope)) this.rootField(type, key, nodes);
  }

  private rootField(type: GraphQLObjectType, key: string, nodes: Nodes): void {
    const { name, args, inner } = this.field(type, nodes);
    const place: Place = { path: key, times: 1, nested: false };
    for (const resource of allResources()) {
      const { plural, singular, type: of } = resource;
      if (!this.canView(resource)) continue;
      if (name === plural)
        return this.list(resource, args as ListArguments, inner, nodes, place, this.size(resource));
      if (name === `${plural}Aggregate`) return this.aggregate(resource, args, inner, nodes, key);
      if ([singular, `create${of}`, `update${of}`].includes(name)) {
        this.charge(key, 1);
        return this.record(resource, inner, nodes, place);
      }
    }
    this.charge(key, 1);
  }

  /** A list that is read so many times, each time out of `of` records. */
  private list(
    resource: Resource,
    args: ListArguments,
    type: GraphQLObjectType,
    nodes: Nodes,
    { path, times, nested }: Place,
    of: number,
  ): void {
    const { filter, sort, page, search } = args;
    const fields = selectedFields(type, nodes, this.scope);
    const named = (name: string) => [...fields].filter(([, found]) => found[0]!.name.value === name);
    const limit = Math.min(Math.max(page?.limit ?? STANDARD_PAGE, 0), LARGEST_TABLE_PAGE);
    const isOrdered = filter || search || sort?.length;
    const looked = isOrdered ? of : Math.min(of, (page?.offset ?? 0) + limit);
    const conditions = this.conditions(resource, filter, of);
    const counted = named('totalCount').length > 0 ? of + conditions : 0;
    this.charge(path, times * (Math.max(looked, 1) + counted + conditions));
    const rows = times * Math.min(limit, of);
    for (const [key, found] of named('items'))
      this.record(resource, this.inner(type, found), found, { path: `${path}.${key}`, times: rows, nested });
  }

  /** The values of so many records, and what belongs to each of them. */
  private record(resource: Resource, type: GraphQLObjectType, nodes: Nodes, place: Place): void {
    const { path, times, nested } = place;
    let bytes = 0;
    for (const [key, found] of selectedFields(type, nodes, this.scope)) {
      bytes += key.length + BYTES_AROUND_VALUE;
      const { name, args, inner } = this.field(type, found);
      const column = findColumn(resource, name);
      if (column) {
        bytes += column.column === null ? 0 : this.scope.sizes.width(resource.table, column.column);
        continue;
      }
      const below = { ...place, path: `${path}.${key}` };
      const inverse = findCollection(resource, name);
      if (inverse && this.canView(inverse.resource))
        this.list(
          inverse.resource,
          args as ListArguments,
          inner,
          found,
          { ...below, nested: true },
          this.fan(resource, inverse),
        );
      const one = findReference(resource, name);
      if (one && this.canView(one.target)) {
        this.charge(below.path, times);
        this.record(one.target, inner, found, below);
      }
    }
    this.charge(path, times * bytes * (nested ? WEIGHTS.nestedByte : WEIGHTS.byte));
  }

  private aggregate(
    resource: Resource,
    args: Tree,
    type: GraphQLObjectType,
    nodes: Nodes,
    path: string,
  ): void {
    const size = this.size(resource);
    const fields = [...selectedFields(type, nodes, this.scope).values()];
    const distinct = fields
      .filter(found => found[0]!.name.value === 'countDistinct')
      .flatMap(found => [...selectedFields(this.inner(type, found), found, this.scope).keys()]);
    const keys = (args['groupBy'] ?? []) as Tree[];
    const joins = keys.filter(entry =>
      Object.values(entry).some(value => typeof value === 'object' && value !== null),
    );
    const counted = fields.some(found => found[0]!.name.value === 'groupCount') ? 1 : 0;
    const passes = 1 + distinct.length + joins.length + counted;
    const conditions = this.conditions(resource, args['filter'] as Tree, size);
    this.charge(path, Math.max(size, 1) * passes + conditions);
    const groups = keys.length === 0 ? 1 : Math.min(Math.max(Number(args['limit']), 0), size);
    this.charge(path, groups * this.figureBytes(type, nodes) * WEIGHTS.byte);
  }

  /** The bytes of one group's figures. */
  private figureBytes(type: GraphQLObjectType, nodes: Nodes): number {
    let bytes = 0;
    for (const [key, found] of selectedFields(type, nodes, this.scope)) {
      bytes += key.length + 2 * BYTES_AROUND_VALUE;
      if (found[0]!.selectionSet) bytes += this.figureBytes(this.inner(type, found), found);
    }
    return bytes;
  }

  /** What the conditions of a filter cost on so many rows, those on related tables included. */
  private conditions(resource: Resource, filter: Tree | null | undefined, rows: number): number {
    let cost = 0;
    for (const [name, value] of Object.entries(filter ?? {})) {
      if (typeof value !== 'object' || value === null) continue;
      if (['and', 'or', 'not'].includes(name)) {
        for (const part of [value].flat()) cost += this.conditions(resource, part as Tree, rows);
        continue;
      }
      const one = findReference(resource, name);
      const inverse = findCollection(resource, name);
      if (one) cost += rows + this.conditions(one.target, value as Tree, rows);
      else if (!inverse) cost += rows * comparisons(value as Tree);
      else if (this.canView(inverse.resource)) {
        const each = rows * Math.max(this.fan(resource, inverse), 1);
        for (const inner of Object.values(value))
          cost += each + this.conditions(inverse.resource, inner as Tree, each);
      }
    }
    return cost;
  }

  private canView = ({ resource }: Resource) => this.scope.access.can(resource, 'view');

  private size = (resource: Resource) => this.scope.sizes.rows(resource.table);

  /** How many records a list within a record has, about: those without any do not make the others' lists shorter. */
  private fan(of: Resource, { resource, column }: Collection): number {
    const { sizes } = this.scope;
    const sharing = sizes.sharing(resource.table, column.column!);
    return Math.ceil(sharing ?? this.size(resource) / Math.max(this.size(of), 1));
  }

  private field(type: GraphQLObjectType, nodes: Nodes) {
    const [node] = nodes;
    const field = type.getFields()[node!.name.value]!;
    const args = getArgumentValues(field, node!, this.scope.variableValues);
    return { name: field.name, args, inner: getNamedType(field.type) as GraphQLObjectType };
  }

  private inner(type: GraphQLObjectType, nodes: Nodes): GraphQLObjectType {
    return getNamedType(type.getFields()[nodes[0]!.name.value]!.type) as GraphQLObjectType;
  }

  private charge(field: string, cost: number): void {
    this.total += cost;
    if (cost > this.dearest.cost) this.dearest = { field, cost: Math.ceil(cost) };
  }
}

/** What the operators on one column cost for each row. */
function comparisons(operators: Tree): number {
  let cost = 0;
  for (const [operator, value] of Object.entries(operators)) {
    if (value === undefined) continue;
    const isPattern = (operator === 'contains' || operator === 'startsWith') && typeof value === 'string';
    cost += isPattern
      ? WEIGHTS.textPattern + lengthClass(value) * 50 * WEIGHTS.patternCharacter
      : WEIGHTS.comparison;
  }
  return cost;
}

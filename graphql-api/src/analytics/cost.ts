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
import { allResources, inversesOf, referencesOf, resourceOf, type Resource } from '../kernel/resource.ts';
import { LARGEST_TABLE_PAGE, STANDARD_PAGE, type ListArguments } from '../read/statement.ts';
import { selectedFields } from '../read/selection.ts';
import type { TableSizes } from './table-sizes.ts';

/** About how many rows the database has to look at or make for a request. */
export interface Cost {
  cost: number;
  /** The field that costs most, by its path in the answer, and what it alone costs. */
  dearest: { field: string; cost: number };
}

export interface CostScope extends Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'> {
  schema: GraphQLSchema;
  access: Access;
  sizes: TableSizes;
}

/**
 * Reckons before anything is read what an operation costs, from its shape and the sizes of the tables. A table that
 * the caller may not view costs nothing, since its size is a hint too; asking for it is refused all the same.
 */
export function costOf(operation: OperationDefinitionNode, scope: CostScope): Cost {
  const reckoning = new Reckoning(scope);
  reckoning.operation(operation);
  return { cost: Math.ceil(reckoning.total), dearest: reckoning.dearest };
}

type Tree = { [name: string]: unknown };
type Nodes = readonly FieldNode[];

class Reckoning {
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
    for (const resource of allResources()) {
      const { plural, singular, type: of } = resource;
      if (!this.scope.access.can(resource.resource, 'view')) continue;
      if (name === plural)
        return this.list(resource, args as ListArguments, inner, nodes, key, 1, this.size(resource));
      if (name === `${plural}Aggregate`) return this.aggregate(resource, args, inner, nodes, key);
      if ([singular, `create${of}`, `update${of}`].includes(name)) {
        this.spend(key, 1);
        return this.record(resource, inner, nodes, key, 1);
      }
    }
    this.spend(key, 1);
  }

  /** A list that is read so many times, each time out of so many records. */
  private list(
    resource: Resource,
    { filter, sort, page, search }: ListArguments,
    type: GraphQLObjectType,
    nodes: Nodes,
    path: string,
    times: number,
    of: number,
  ): void {
    const fields = selectedFields(type, nodes, this.scope);
    const named = (name: string) => [...fields].filter(([, found]) => found[0]!.name.value === name);
    const limit = Math.min(Math.max(page?.limit ?? STANDARD_PAGE, 0), LARGEST_TABLE_PAGE);
    const rows = Math.min(limit, of);
    const isOrdered = filter || search || sort?.length;
    const looked = isOrdered ? of : Math.min(of, (page?.offset ?? 0) + limit);
    const counted = named('totalCount').length > 0 ? of : 0;
    this.spend(path, times * (Math.max(looked, 1) + counted + this.conditions(resource, filter, of)));
    for (const [key, found] of named('items'))
      this.record(resource, this.inner(type, found), found, `${path}.${key}`, times * rows);
  }

  /** What hangs on so many records. */
  private record(
    resource: Resource,
    type: GraphQLObjectType,
    nodes: Nodes,
    path: string,
    times: number,
  ): void {
    for (const [key, found] of selectedFields(type, nodes, this.scope)) {
      if (!found[0]!.selectionSet) continue;
      const { name, args, inner } = this.field(type, found);
      const reference = referencesOf(resource).find(({ ref }) => ref!.property === name);
      const inverse = inversesOf(resource).find(one => one.name === name);
      const target = reference ? resourceOf(reference.ref!.entity()) : inverse?.resource;
      if (!target || !this.scope.access.can(target.resource, 'view')) continue;
      const here = `${path}.${key}`;
      if (inverse)
        this.list(target, args as ListArguments, inner, found, here, times, this.fan(resource, target));
      else {
        this.spend(here, times);
        this.record(target, inner, found, here, times);
      }
    }
  }

  private aggregate(
    resource: Resource,
    args: Tree,
    type: GraphQLObjectType,
    nodes: Nodes,
    path: string,
  ): void {
    const size = this.size(resource);
    const distinct = [...selectedFields(type, nodes, this.scope).values()]
      .filter(found => found[0]!.name.value === 'countDistinct')
      .flatMap(found => [...selectedFields(this.inner(type, found), found, this.scope).keys()]);
    const joins = ((args['groupBy'] ?? []) as Tree[]).filter(entry =>
      Object.values(entry).some(value => typeof value === 'object' && value !== null),
    );
    const passes = 1 + distinct.length + joins.length;
    this.spend(path, Math.max(size, 1) * passes + this.conditions(resource, args['filter'] as Tree, size));
  }

  /** What a filter looks at in related tables, for so many records that it is asked of. */
  private conditions(resource: Resource, filter: Tree | null | undefined, times: number): number {
    let cost = 0;
    for (const [name, value] of Object.entries(filter ?? {})) {
      if (typeof value !== 'object' || value === null) continue;
      if (['and', 'or', 'not'].includes(name))
        for (const part of [value].flat()) cost += this.conditions(resource, part as Tree, times);
      const reference = referencesOf(resource).find(({ ref }) => ref!.property === name);
      if (reference) {
        const target = resourceOf(reference.ref!.entity());
        cost += times + this.conditions(target, value as Tree, times);
      }
      const inverse = inversesOf(resource).find(one => one.name === name);
      if (inverse && this.scope.access.can(inverse.resource.resource, 'view')) {
        const each = times * Math.max(this.fan(resource, inverse.resource), 1);
        for (const inner of Object.values(value))
          cost += each + this.conditions(inverse.resource, inner as Tree, each);
      }
    }
    return cost;
  }

  private size = (resource: Resource) => this.scope.sizes.get(resource.table) ?? 0;

  /** How many records of `many` one of `one` has, about. */
  private fan = (one: Resource, many: Resource) => Math.ceil(this.size(many) / Math.max(this.size(one), 1));

  private field(type: GraphQLObjectType, nodes: Nodes) {
    const [node] = nodes;
    const field = type.getFields()[node!.name.value]!;
    const args = getArgumentValues(field, node!, this.scope.variableValues);
    return { name: field.name, args, inner: getNamedType(field.type) as GraphQLObjectType };
  }

  private inner(type: GraphQLObjectType, nodes: Nodes): GraphQLObjectType {
    return getNamedType(type.getFields()[nodes[0]!.name.value]!.type) as GraphQLObjectType;
  }

  private spend(field: string, cost: number): void {
    this.total += cost;
    if (cost > this.dearest.cost) this.dearest = { field, cost: Math.ceil(cost) };
  }
}

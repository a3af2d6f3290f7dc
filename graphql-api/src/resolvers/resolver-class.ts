import type { GraphQLField, GraphQLResolveInfo } from 'graphql';
import type { Access } from '../auth/access.ts';
import type { Resource } from '../declaration/resource.ts';
import { defineField, type TypeDefinition } from '../declaration/sdl.ts';
import type { TableSizes } from '../execution/table-sizes.ts';
import type { Context } from '../server/context.ts';

export type ResolverClass = new () => object;

/** A root field that is generated from the declaration of a resource. */
export interface RootField {
  type: 'Query' | 'Mutation';
  name: string;
  /** Its definition, in the schema definition language of GraphQL. */
  sdl: string;
  /** The generated types that it refers to. */
  types: readonly TypeDefinition[];
  extensions: { operation?: RootOperation } | { cost: unknown; operation?: never };
  resolve: (args: never, context: Context, info: GraphQLResolveInfo) => unknown;
}

type AddedResolver = ResolverClass | RootField;

const added: AddedResolver[] = [];

/** Adds resolvers to the schema, beside those of the declared resources. */
export const addResolvers = (...resolvers: readonly AddedResolver[]): void => void added.push(...resolvers);

export const addedResolvers = (): readonly AddedResolver[] => added;

/** What a root field does with the records of a resource. */
export interface RootOperation<Args = never> {
  resource: Resource;
  does: 'list' | 'aggregate' | 'read' | 'create' | 'update' | 'delete';
  /** Returns the whole value of the field, so that nothing below it needs to be executed. */
  resolve(args: Args, context: Context, info: GraphQLResolveInfo): Promise<unknown>;
}

/**
 * The root field of an operation.
 * @param field its name, with its arguments: `member(id: ID!)`
 */
export function operationField<Args>(
  operation: RootOperation<Args>,
  field: string,
  type: string,
  { description, types = [] }: { description: string; types?: readonly TypeDefinition[] },
): RootField {
  const isRead = ['list', 'aggregate', 'read'].includes(operation.does);
  return {
    type: isRead ? 'Query' : 'Mutation',
    name: /^\w+/.exec(field)![0],
    sdl: defineField(field, type, description),
    types,
    extensions: { operation },
    resolve: (args: Args, context, info) => operation.resolve(args, context, info),
  };
}

/** What the cost of a root field depends on beside its arguments. */
export interface CostScope {
  access: Access;
  sizes: TableSizes;
}

type CostOf<Args> = (args: Args, scope: CostScope) => number;

/**
 * Declares what a root field costs that is no operation of a resource, in rows that PostgreSQL looks at. Each such field
 * declares one, in proportion to the work of PostgreSQL and of the server.
 */
export const declareCost = <Args = Record<string, unknown>>(cost: number | CostOf<Args>) => ({ cost });

/** Declares the cost of a root field that finds one or a few records by their keys, and perhaps saves them. */
export const costOfRecord = declareCost(1);

/** Declares the cost of a root field that reads whole tables. */
export const costOfTables = (...tables: readonly string[]) =>
  declareCost((_args, { sizes }) => tables.reduce((rows, table) => rows + sizes.rows(table), 1));

/** The declared cost of a root field; undefined of one that declares none. */
export function costOf(
  field: GraphQLField<unknown, unknown> | undefined,
  args: Record<string, unknown>,
  scope: CostScope,
): number | undefined {
  const cost = field?.extensions['cost'] as number | CostOf<Record<string, unknown>> | undefined;
  return typeof cost === 'function' ? cost(args, scope) : cost;
}

/** Declares a mutation of which `dryRun` is a dry run of its whole document. */
export const dryRunByRollback = { dryRunByRollback: true };

/** Whether `dryRun` of a mutation rolls its document back; others have a `dryRun` of their own. */
export const rollsBackDryRun = (field: GraphQLField<unknown, unknown> | undefined): boolean =>
  operationOf(field) !== undefined || field?.extensions['dryRunByRollback'] === true;

/** What a root field does, where that is declared. */
export const operationOf = (field: GraphQLField<unknown, unknown> | undefined): RootOperation | undefined =>
  field?.extensions['operation'] as RootOperation | undefined;

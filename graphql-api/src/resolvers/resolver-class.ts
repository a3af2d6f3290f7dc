import type { GraphQLField, GraphQLResolveInfo } from 'graphql';
import { Arg, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import type { Access } from '../auth/access.ts';
import type { Resource } from '../declaration/resource.ts';
import type { TableSizes } from '../execution/table-sizes.ts';
import type { Context } from '../server/context.ts';

export type ResolverClass = new () => object;

const added: ResolverClass[] = [];

/** Adds resolvers to the schema, beside those of the declared resources. */
export const addResolvers = (...resolvers: readonly ResolverClass[]): void => void added.push(...resolvers);

export const addedResolvers = (): readonly ResolverClass[] => added;

/** What a root field does with the records of a resource. */
export interface RootOperation<Args = never> {
  resource: Resource;
  does: 'list' | 'aggregate' | 'read' | 'create' | 'update' | 'delete';
  /** Returns the whole value of the field, so that nothing below it needs to be executed. */
  resolve(args: Args, context: Context, info: GraphQLResolveInfo): Promise<unknown>;
}

/** Declares what a root field does. */
export const declareOperation = <Args>(operation: RootOperation<Args>) => ({ operation });

/** An argument of a field. */
export interface Argument {
  type: () => object;
  nullable?: boolean;
  defaultValue?: unknown;
  description?: string;
}

/**
 * Declares a field by decorators alone; `buildSchema` sets what it resolves to.
 * @param of decorates the class: the type that has the field, a root type unless given
 */
export function declareField(
  field: MethodDecorator,
  args: Readonly<Record<string, Argument>>,
  of: ClassDecorator = Resolver(),
): ResolverClass {
  class Declared {
    field(): void {}
  }
  const { prototype } = Declared;
  for (const [index, [name, { type, ...options }]] of Object.entries(args).entries())
    Arg(name, type, options)(prototype, 'field', index);
  field(prototype, 'field', {});
  of(Declared);
  return Declared;
}

interface RootField {
  name: string;
  description: string;
  type: () => object;
  nullable?: boolean;
}

/** The root field of an operation, with every argument that it takes. */
export function operationResolver<Args>(
  operation: RootOperation<Args>,
  { type, ...options }: RootField,
  args: { [Name in keyof Args]-?: Argument },
): ResolverClass {
  const isRead = ['list', 'aggregate', 'read'].includes(operation.does);
  const root = (isRead ? Query : Mutation)(type, options);
  const extensions = Extensions(declareOperation(operation));
  return declareField((...field) => {
    root(...field);
    extensions(...field);
  }, args);
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

/** What a root field does, where that is declared. */
export const operationOf = (field: GraphQLField<unknown, unknown> | undefined): RootOperation | undefined =>
  field?.extensions['operation'] as RootOperation | undefined;

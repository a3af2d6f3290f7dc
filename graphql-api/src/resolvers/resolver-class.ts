import type { GraphQLField, GraphQLResolveInfo } from 'graphql';
import type { Resource } from '../declaration/resource.ts';
import type { Context } from '../server/context.ts';

export type ResolverClass = new () => object;

/** What a root field does with the records of a resource. */
export interface RootOperation<Args = never> {
  resource: Resource;
  does: 'list' | 'aggregate' | 'read' | 'create' | 'update' | 'delete';
  /** Returns the whole value of the field, so that nothing below it needs to be executed. */
  resolve(args: Args, context: Context, info: GraphQLResolveInfo): Promise<unknown>;
}

/** Declares what a root field does. */
export const declareOperation = <Args>(operation: RootOperation<Args>) => ({ operation });

/** Declares what a root field costs that is no operation of a resource, in rows that PostgreSQL looks at; 1 by default. */
export const declareCost = (cost: number) => ({ cost });

export const costOf = (field: GraphQLField<unknown, unknown> | undefined): number =>
  (field?.extensions['cost'] as number | undefined) ?? 1;

/** What a root field does, where that is declared. */
export const operationOf = (field: GraphQLField<unknown, unknown> | undefined): RootOperation | undefined =>
  field?.extensions['operation'] as RootOperation | undefined;

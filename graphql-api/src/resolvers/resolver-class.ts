import type { GraphQLField } from 'graphql';
import type { Resource } from '../declaration/resource.ts';

export type ResolverClass = new () => object;

/** What a root field does with the records of a resource. */
export interface RootOperation {
  resource: Resource;
  does: 'list' | 'aggregate' | 'read' | 'create' | 'update' | 'delete';
}

/**
 * Marks a root field whose resolver returns its whole value as the response has it, so that nothing below it needs to
 * be executed.
 */
export const resourceOperation = (
  resource: Resource,
  does: RootOperation['does'],
): { operation: RootOperation } => ({
  operation: { resource, does },
});

/** What a root field does, where it is marked so. */
export const operationOf = (field: GraphQLField<unknown, unknown> | undefined): RootOperation | undefined =>
  field?.extensions['operation'] as RootOperation | undefined;

import {
  getArgumentValues,
  isNonNullType,
  locatedError,
  OperationTypeNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { collectFields } from '../query/selection.ts';
import { rootDecision } from '../declaration/rules.ts';
import { operationOf, type RootOperation } from '../resolvers/resolver-class.ts';
import type { Context } from '../server/context.ts';
import type { CachedOperation, RootField } from './operation-cache.ts';

const { MUTATION } = OperationTypeNode;

type Variables = Record<string, unknown>;
type Result = ExecutionResult<Record<string, unknown>>;

/**
 * The root fields of an operation whose resolvers return their whole values; undefined where another root field needs
 * GraphQL.js.
 * @throws ArgumentError for directives whose variables do not fit
 */
export function completeRootFields(
  schema: GraphQLSchema,
  cached: CachedOperation,
  variableValues: Variables,
): readonly RootField[] | undefined {
  if (cached.roots) return cached.roots.length > 0 ? cached.roots : undefined;
  const { operation, fragments } = cached;
  const parentType = schema.getRootType(operation.operation)!;
  const roots: RootField[] = [];
  for (const [key, fieldNodes] of collectFields([operation], { fragments, variableValues })) {
    const fieldName = fieldNodes[0]!.name.value;
    const field = parentType.getFields()[fieldName];
    const resolved = operationOf(field);
    if (!field || !resolved) {
      if (!cached.hasDirectives) cached.roots = [];
      return undefined;
    }
    const path = { prev: undefined, key, typename: parentType.name };
    const shared = { fieldName, fieldNodes, parentType, path, schema, fragments, operation };
    const info = { ...shared, returnType: field.type, rootValue: undefined };
    const decide = rootDecision(operation.operation === MUTATION ? 'Mutation' : 'Query', fieldName);
    roots.push({ key, field, operation: resolved as RootOperation<Record<string, unknown>>, decide, info });
  }
  if (!cached.hasDirectives) cached.roots = roots;
  return roots.length > 0 ? roots : undefined;
}

/** Executes root fields as GraphQL.js does, each behind its rule; nothing is executed below them. */
export async function executeRootFields(
  roots: readonly RootField[],
  { operation: { operation } }: CachedOperation,
  variableValues: Variables,
  context: Context,
): Promise<Result> {
  // Without a prototype, since a client may name a field `__proto__`.
  const data = Object.create(null) as Record<string, unknown>;
  const errors: NonNullable<Result['errors']>[number][] = [];
  let isNull = false;
  const executeField = async ({ key, field, operation: root, decide, info }: RootField) => {
    data[key] = null;
    try {
      const args = getArgumentValues(field, info.fieldNodes[0]!, variableValues);
      const decision = decide(context, args);
      if (decision !== true) throw decision;
      data[key] = await root.resolve(args, context, { ...info, variableValues });
    } catch (error) {
      errors.push(locatedError(error, info.fieldNodes, [key]));
      isNull ||= isNonNullType(field.type);
    }
  };
  if (operation === MUTATION) {
    for (const root of roots) if (!isNull) await executeField(root);
  } else await (roots.length === 1 ? executeField(roots[0]!) : Promise.all(roots.map(executeField)));
  return errors.length > 0 ? { errors, data: isNull ? null : data } : { data };
}

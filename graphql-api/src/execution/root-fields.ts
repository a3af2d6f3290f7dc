import {
  getArgumentValues,
  isNonNullType,
  locatedError,
  OperationTypeNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { collectFields } from '../query/selection.ts';
import { operationOf } from '../resolvers/resolver-class.ts';
import type { Context } from '../server/context.ts';
import type { CachedOperation, RootField } from './operation-cache.ts';

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
    if (!operationOf(field)) {
      if (!cached.hasDirectives) cached.roots = [];
      return undefined;
    }
    const path = { prev: undefined, key, typename: parentType.name };
    const shared = { fieldName, fieldNodes, parentType, path, schema, fragments, operation };
    roots.push({ key, field: field!, info: { ...shared, returnType: field!.type, rootValue: undefined } });
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
  const executeField = async ({ key, field, info }: RootField) => {
    data[key] = null;
    try {
      const args = argumentsOf({ key, field, info }, variableValues, context);
      const value: unknown = await field.resolve!(undefined, args, context, { ...info, variableValues });
      // A rule of graphql-shield returns the error with which it rejects.
      if (value instanceof Error) throw value;
      data[key] = value;
    } catch (error) {
      errors.push(locatedError(error, info.fieldNodes, [key]));
      isNull ||= isNonNullType(field.type);
    }
  };
  if (operation === OperationTypeNode.MUTATION) {
    for (const root of roots) if (!isNull) await executeField(root);
  } else await Promise.all(roots.map(executeField));
  return errors.length > 0 ? { errors, data: isNull ? null : data } : { data };
}

/** Bytes of the arguments of a list. */
const ARGUMENTS_BYTES = 2_000;

/** The arguments of a root field; those of lists are cached with their plans. */
function argumentsOf({ key, field, info }: RootField, variableValues: Variables, { plans }: Context) {
  const coerce = () => getArgumentValues(field, info.fieldNodes[0]!, variableValues);
  const isList = ['list', 'aggregate'].includes(operationOf(field)!.does);
  return isList && plans ? plans.plan(`arguments ${key}`, true, coerce, () => ARGUMENTS_BYTES) : coerce();
}

import { Kind, OperationTypeNode, type GraphQLSchema } from 'graphql';
import { rootRule } from '../declaration/rules.ts';
import { settleRelative } from '../query/relative-operand.ts';
import { fittingArguments, ValueError } from '../query/value-error.ts';
import { collectFields, fieldOf } from '../query/selection.ts';
import { operationOf, type RootOperation } from '../resolvers/resolver-class.ts';
import type { CachedOperation, RootField } from './operation-cache.ts';
import { coerceVariables } from './variables.ts';

type Values = Readonly<Record<string, unknown>>;

/** A root field with its arguments. */
export interface PreparedRoot extends RootField {
  args: Record<string, unknown>;
}

/** An operation with the values of one request: what is estimated, charged and executed. */
export interface PreparedOperation {
  cached: CachedOperation;
  /** As the client sent them. */
  variables: Values;
  /** As resolvers take them. */
  coerced: Record<string, unknown>;
  /** In the order of the response. */
  roots: readonly PreparedRoot[];
}

/**
 * Reads the variables of a request and the arguments of its root fields.
 * @param variables as the client sent them
 * @throws ValueError for values that do not fit
 */
export function prepareOperation(
  schema: GraphQLSchema,
  cached: CachedOperation,
  variables: Values,
): PreparedOperation {
  const coerced = coerceVariables(schema, cached.operation, variables);
  const roots = rootFieldsOf(schema, cached, coerced).map(root => ({
    ...root,
    args: root.field ? fittingArguments(root.field, root.fieldNodes[0]!, coerced) : {},
  }));
  if (cached.isRelative(variables)) for (const root of roots) settle(root, cached);
  return { cached, variables, coerced, roots };
}

/** @throws ValueError for a relative time where a date is not compared */
function settle({ args, fieldNodes: [field] }: PreparedRoot, { operation }: CachedOperation): void {
  const path = settleRelative(args);
  if (!path) return;
  const value = field!.arguments?.find(({ name }) => name.value === path[0])?.value;
  const variable =
    value?.kind === Kind.VARIABLE
      ? operation.variableDefinitions?.find(definition => definition.variable.name.value === value.name.value)
      : undefined;
  throw new ValueError(
    `"${path.join('.')}" is a relative time, which only filters and asOf take`,
    variable ?? field!,
    path,
    'be a date: only filters and asOf take relative times',
  );
}

/**
 * The root fields of an operation in the order of the response.
 * @throws ValueError for directives whose variables do not fit
 */
export function rootFieldsOf(
  schema: GraphQLSchema,
  cached: CachedOperation,
  variableValues: Record<string, unknown>,
): readonly RootField[] {
  if (cached.roots) return cached.roots;
  const { operation, fragments } = cached;
  const parentType = schema.getRootType(operation.operation)!;
  const roots: RootField[] = [];
  for (const [key, fieldNodes] of collectFields([operation], { fragments, variableValues })) {
    const fieldName = fieldNodes[0]!.name.value;
    const field = fieldOf(parentType, fieldName);
    const resolved = operationOf(field) as RootOperation<Record<string, unknown>> | undefined;
    if (!field || !resolved) {
      roots.push({ key, fieldNodes, field });
      continue;
    }
    const path = { prev: undefined, key, typename: parentType.name };
    const shared = { fieldName, fieldNodes, parentType, path, schema, fragments, operation };
    const info = { ...shared, returnType: field.type, rootValue: undefined };
    const decide = rootRule(
      operation.operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query',
      fieldName,
    );
    roots.push({ key, fieldNodes, field, resourceField: { operation: resolved, decide, info } });
  }
  if (!cached.mayHaveDirectives) cached.roots = roots;
  return roots;
}

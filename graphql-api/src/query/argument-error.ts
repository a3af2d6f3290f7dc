import {
  getArgumentValues,
  getDirectiveValues,
  getNullableType,
  GraphQLError,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type ArgumentNode,
  type DirectiveNode,
  type FieldNode,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLInputType,
  type SelectionNode,
  type ValueNode,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/**
 * A value of an argument that does not fit its type once the variables are known. A valid document has it where a
 * nullable variable with a default is in a place that must not be null, and the client sends null.
 */
export class ArgumentError extends GraphQLError {
  constructor(
    message: string,
    /** Where the value is, such as `page.offset` or `@include.if`. */
    readonly valuePath: string,
    node: ArgumentNode | FieldNode | DirectiveNode,
  ) {
    super(message, { nodes: node, extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
  }
}

/** The arguments of a field. @throws ArgumentError */
export const fittingArguments = (
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Variables,
): Record<string, unknown> =>
  fitting(field, node, '', variables, () => getArgumentValues(field, node, variables));

/** The arguments of a directive; undefined where the node has none of its kind. @throws ArgumentError */
export const fittingDirective = (
  directive: GraphQLDirective,
  node: SelectionNode,
  variables: Variables,
): Record<string, unknown> | undefined => {
  const found = node.directives?.find(({ name }) => name.value === directive.name);
  if (!found) return undefined;
  return fitting(directive, found, `@${directive.name}.`, variables, () =>
    getDirectiveValues(directive, node, variables),
  );
};

function fitting<T>(
  { args }: Pick<GraphQLField<unknown, unknown>, 'args'>,
  node: FieldNode | DirectiveNode,
  prefix: string,
  variables: Variables,
  values: () => T,
): T {
  try {
    return values();
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    for (const { name, type } of args) {
      const argument = node.arguments?.find(candidate => candidate.name.value === name);
      const at = argument && nullIn(argument.value, type, variables, [name]);
      if (!at) continue;
      const path = prefix + at.join('.');
      throw new ArgumentError(`${path} must not be null`, path, argument);
    }
    throw new ArgumentError(error.message, prefix + node.name.value, node);
  }
}

/** The path to the first null that its type does not allow. */
function nullIn(
  value: ValueNode,
  type: GraphQLInputType,
  variables: Variables,
  path: readonly string[],
): readonly string[] | undefined {
  if (isNonNullType(type) && isNull(value, variables)) return path;
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    if (value.kind !== Kind.LIST) return nullIn(value, nullable.ofType, variables, path);
    return first(value.values, (entry, index) =>
      nullIn(entry, nullable.ofType, variables, [...path, String(index)]),
    );
  }
  if (!isInputObjectType(nullable) || value.kind !== Kind.OBJECT) return undefined;
  const declared = nullable.getFields();
  return first(value.fields, field => {
    const { value: name } = field.name;
    return nullIn(field.value, declared[name]!.type, variables, [...path, name]);
  });
}

const isNull = (value: ValueNode, variables: Variables): boolean =>
  value.kind === Kind.NULL || (value.kind === Kind.VARIABLE && variables[value.name.value] == null);

function first<T, R>(values: readonly T[], find: (value: T, index: number) => R | undefined): R | undefined {
  for (const [index, value] of values.entries()) {
    const found = find(value, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

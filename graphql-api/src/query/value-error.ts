import {
  coerceInputValue,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isListType,
  Kind,
  parse,
  valueFromASTUntyped,
  visit,
  type ASTNode,
  type DirectiveNode,
  type FieldNode,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLInputType,
  type SelectionNode,
  type ValueNode,
} from 'graphql';
import { isRelative, RELATIVE_FORM } from '../common/date-math.ts';

type Path = readonly (string | number)[];
type Variables = Readonly<Record<string, unknown>>;

/** What values of a scalar must be. */
const EXPECTED: ReadonlyMap<string, string> = new Map([
  ['ID', 'be the number of a record'],
  ['String', 'be a text'],
  ['Int', 'be a whole number'],
  ['Float', 'be a number'],
  ['Boolean', 'be true or false'],
  ['LocalDate', 'be a date (yyyy-mm-dd)'],
  ['DateTimeISO', 'be a date-time (ISO 8601, such as 2025-01-31T09:30:00Z)'],
]);

const MAX_NAMED_VALUES = 10;
/** Characters of a name in the path of a value: a client chooses the keys of its variables. */
const MAX_STEP = 100;

/** A value in the variables or the arguments of a request that does not fit its type. */
export class ValueError extends GraphQLError {
  /** Where the value is, such as `where.joiningDate.gte`, `page.offset` or `@include.if`. */
  readonly valuePath: readonly string[];

  constructor(
    message: string,
    node: ASTNode,
    path: Path,
    /** What the value must do, such as `be a text`; absent where the message says more. */
    readonly requirement?: string,
  ) {
    super(message, { nodes: node, extensions: { code: 'BAD_USER_INPUT' } });
    this.valuePath = path.map(step => String(step).slice(0, MAX_STEP));
  }
}

/** What the value at a path within an input must be, and this one is not; undefined where the message of GraphQL.js says more. */
export function requirementAt(type: GraphQLInputType, path: Path, value: unknown): string | undefined {
  let at = getNullableType(type);
  for (const step of path) {
    if (typeof step === 'number') at = isListType(at) ? getNullableType(at.ofType) : at;
    else {
      const named = getNamedType(at);
      const field = isInputObjectType(named) ? named.getFields()[step] : undefined;
      if (!field) return undefined;
      at = getNullableType(field.type);
    }
  }
  const named = getNamedType(at);
  if (!isEnumType(named)) return expected(named.name, value);
  const names = named.getValues().map(({ name }) => name);
  return names.length > MAX_NAMED_VALUES ? undefined : `be one of: ${names.join(', ')}`;
}

/** The error of GraphQL.js about a value in a document; undefined of one that is not about a value. */
export function literalError(error: unknown): ValueError | undefined {
  const path = error instanceof GraphQLError ? literalPath(error) : undefined;
  if (!path) return undefined;
  const { message, nodes } = error as GraphQLError;
  const [, name, withoutType] =
    /^(?:Expected value of type "\[*(\w+)|(\w+) cannot represent)/.exec(message) ?? [];
  const [node] = nodes!;
  const value = node!.kind === Kind.STRING ? node!.value : undefined;
  return new ValueError(message, node!, path, expected(name ?? withoutType ?? '', value));
}

/** What a value of a scalar must be. */
const expected = (type: string, value: unknown) =>
  isRelative(value) && ['LocalDate', 'DateTimeISO'].includes(type)
    ? `be written as ${RELATIVE_FORM}`
    : EXPECTED.get(type);

/** Where in the arguments of its field the value of a document is: `filter.joiningDate.gte`. */
function literalPath({ nodes, source }: GraphQLError): string[] | undefined {
  const node = nodes?.[0];
  if (!node?.loc || !source || node.kind === Kind.ARGUMENT) return undefined;
  let found: string[] | undefined;
  const names: string[] = [];
  const isNamed = ({ kind }: ASTNode) => kind === Kind.ARGUMENT || kind === Kind.OBJECT_FIELD;
  visit(parse(source.body), {
    enter(inner: ASTNode) {
      if (isNamed(inner)) names.push((inner as { name: { value: string } }).name.value);
      const isHere = inner.loc?.start === node.loc!.start && inner.kind === node.kind;
      if (isHere && names.length > 0) found ??= [...names];
    },
    leave(inner: ASTNode) {
      if (isNamed(inner)) names.pop();
    },
  });
  return found;
}

/** The arguments of a field. @throws ValueError */
export const fittingArguments = (
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Variables,
): Record<string, unknown> =>
  fitting(field, node, '', variables, () => getArgumentValues(field, node, variables));

/** The arguments of a directive; undefined where the node has none of its kind. @throws ValueError */
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

/**
 * A valid document has a value that does not fit where a nullable variable with a default is in a place that must not be
 * null, and the client sends null.
 */
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
      const path = argument && nullIn(argument.value, type, variables);
      if (path) throw new ValueError(error.message, argument, [prefix + name, ...path], 'not be null');
    }
    throw new ValueError(error.message, node, [prefix + node.name.value]);
  }
}

/** The path to the first null that its type does not allow. */
function nullIn(value: ValueNode, type: GraphQLInputType, variables: Variables): Path | undefined {
  let found: Path | undefined;
  coerceInputValue(valueFromASTUntyped(value, variables), type, (path, invalid) => {
    if (invalid == null) found ??= path;
  });
  return found;
}

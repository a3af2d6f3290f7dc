import {
  coerceInputValue,
  isInputType,
  isNonNullType,
  print,
  typeFromAST,
  valueFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { badRequest } from '../common/errors.ts';
import { requirementAt, ValueError } from '../query/value-error.ts';

/** Values, lists and objects that the variables of one request hold together: a list of 10,000 and what is around it. */
const MAX_VALUES = 12_000;
/** Objects among them: each is compared with all fields of its type. */
const MAX_OBJECTS = 2_000;
/** Levels of lists and objects within each other; the deepest filter that the API accepts takes 18. */
const MAX_DEPTH = 20;
/** Keys of one object. */
const MAX_KEYS = 500;
/** Characters of a key: GraphQL.js looks for names that are similar to it. */
const MAX_KEY_LENGTH = 200;

/**
 * Rejects variables that are too large or too deep to be worked on, in time that the limits bound.
 * @throws BAD_USER_INPUT
 */
export function requireSmallVariables(variables: Readonly<Record<string, unknown>> | undefined): void {
  const excess = excessOf(variables ?? {});
  if (excess) throw badRequest(`The variables are too large: ${excess}.`);
}

/** Which limit on the size of JSON values a value exceeds, if any. Takes no recursion, so that depth is harmless. */
export function excessOf(value: unknown): string | undefined {
  const pending: [value: unknown, depth: number][] = [[value, 0]];
  let values = 1;
  let objects = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [current, depth] = next;
    if (typeof current !== 'object' || current === null) continue;
    if (depth > MAX_DEPTH) return `more than ${MAX_DEPTH} levels`;
    if (!Array.isArray(current)) {
      if (++objects > MAX_OBJECTS) return `more than ${MAX_OBJECTS.toLocaleString('en-US')} objects`;
      const keys = Object.keys(current);
      if (keys.length > MAX_KEYS) return `an object with more than ${MAX_KEYS} keys`;
      if (keys.some(key => key.length > MAX_KEY_LENGTH))
        return `a key with more than ${MAX_KEY_LENGTH} characters`;
    }
    const inner: unknown[] = Object.values(current);
    values += inner.length;
    if (values > MAX_VALUES) return `more than ${MAX_VALUES.toLocaleString('en-US')} values`;
    for (const one of inner) if (typeof one === 'object') pending.push([one, depth + 1]);
  }
  return undefined;
}

/**
 * The variables of an operation as resolvers take them. Reads them as GraphQL.js does, and stops at the first value that
 * does not fit: `getVariableValues` prints each such value in full, with everything around it.
 * @throws ValueError
 */
export function coerceVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const coerced = Object.create(null) as Record<string, unknown>;
  for (const definition of variableDefinitions) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    if (!isInputType(type))
      throw new ValueError(`Variable "$${name}" has no input type: ${print(definition.type)}`, definition, [
        name,
      ]);
    if (Object.hasOwn(variables, name)) coerced[name] = coerceValue(variables[name], type, definition);
    else if (definition.defaultValue) coerced[name] = valueFromAST(definition.defaultValue, type);
    else if (isNonNullType(type))
      throw new ValueError(
        `Variable "$${name}" of required type "${String(type)}" was not provided.`,
        definition,
        [name],
      );
  }
  return coerced;
}

function coerceValue(value: unknown, type: GraphQLInputType, definition: VariableDefinitionNode): unknown {
  const name = definition.variable.name.value;
  if (value === null && isNonNullType(type))
    throw new ValueError(
      `Variable "$${name}" of non-null type "${String(type)}" must not be null.`,
      definition,
      [name],
    );
  return coerceInputValue(value, type, (path, invalid, { message }) => {
    const at = path.length > 0 ? ` at "${[name, ...path].join('.')}"` : '';
    throw new ValueError(
      `Variable "$${name}" got invalid value ${outline(invalid)}${at}; ${message}`,
      definition,
      [name, ...path],
      typeof invalid === 'object' && invalid !== null ? undefined : requirementAt(type, path, invalid),
    );
  });
}

/** Characters of a text that a message shows. */
const SHOWN = 100;

/** What a value is, in a few characters whatever its size. */
function outline(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  return typeof value === 'string' ? JSON.stringify(value.slice(0, SHOWN)) : String(value);
}

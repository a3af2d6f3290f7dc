import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  Kind,
  parse,
  visit,
  type ASTNode,
  type GraphQLError,
  type GraphQLInputType,
} from 'graphql';
import { parseOptions } from './request-limits.ts';

/** What values of a scalar must be. */
const EXPECTED: ReadonlyMap<string, string> = new Map([
  ['ID', 'the number of a record'],
  ['String', 'a text'],
  ['Int', 'a whole number'],
  ['Float', 'a number'],
  ['Boolean', 'true or false'],
  ['LocalDate', 'a date (yyyy-mm-dd)'],
  ['DateTimeISO', 'a date-time (ISO 8601, such as 2025-01-31T09:30:00Z)'],
]);

const MAX_NAMED_VALUES = 10;

/** What the value at a path within an input must be; undefined where the message of GraphQL.js says more. */
export function expectedAt(type: GraphQLInputType, path: readonly (string | number)[]): string | undefined {
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
  if (isEnumType(named)) {
    const names = named.getValues().map(({ name }) => name);
    return names.length > MAX_NAMED_VALUES ? undefined : `one of: ${names.join(', ')}`;
  }
  return EXPECTED.get(named.name);
}

/** What a message of GraphQL.js about a value in a document says that it must be. */
export function expectedIn(message: string): string | undefined {
  const [, name, withoutType] =
    /^(?:Expected value of type "\[*(\w+)|(\w+) cannot represent)/.exec(message) ?? [];
  return EXPECTED.get(name ?? withoutType ?? '');
}

/**
 * Where in the arguments of its field a value of a document is: `filter.joiningDate.gte`. Undefined for an error that is
 * not about a value.
 */
export function argumentPath({ nodes, source }: GraphQLError): string | undefined {
  const start = nodes?.[0]?.loc?.start;
  if (start === undefined || !source || nodes![0]!.kind === Kind.ARGUMENT) return undefined;
  let found: string | undefined;
  const names: string[] = [];
  const named = new Set<string>([Kind.ARGUMENT, Kind.OBJECT_FIELD]);
  visit(parse(source.body, parseOptions), {
    enter(node: ASTNode) {
      if (named.has(node.kind)) names.push((node as { name: { value: string } }).name.value);
      const isHere = node.loc?.start === start && node.kind === nodes![0]!.kind;
      if (isHere && names.length > 0) found ??= names.join('.');
    },
    leave(node: ASTNode) {
      if (named.has(node.kind)) names.pop();
    },
  });
  return found;
}

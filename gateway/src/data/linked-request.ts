import type { ApiRequest, RunnableQuery } from '@gym/graphql-api';
import {
  coerceInputValue,
  getNullableType,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  isInputObjectType,
  isInputType,
  isListType,
  Kind,
  parse,
  parseType,
  print,
  typeFromAST,
  type ArgumentNode,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
  type VariableNode,
} from 'graphql';
import { badRequest, RestFailure } from '../rest/failure.ts';
import { WrongParameters } from '../rest/wrong-parameters.ts';
import type { AddressParameters } from './address-parameters.ts';

/** As many as the API takes. */
const MAX_TOKENS = 3000;
/** The variable of `as_of`, so that no value of an address becomes a part of the query. */
const AS_OF_VARIABLE = 'addressAsOf';

/**
 * The request of a saved query with the values of an address.
 * @throws RestFailure 400 that names the variables that are unknown or have other types
 */
export function linkedRequest(
  { query, variables }: RunnableQuery,
  { asOf, given }: Pick<AddressParameters, 'asOf' | 'given'>,
  schema: GraphQLSchema,
): ApiRequest {
  const document = parse(query, { maxTokens: MAX_TOKENS });
  const [operation, ...others] = document.definitions.filter(node => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation || others.length > 0)
    throw new RestFailure(400, 'The saved query has several operations. Save each as a query of its own.');
  const stored = (variables ? JSON.parse(variables) : {}) as Record<string, unknown>;
  const values = { ...stored, ...valuesOf(operation, given, schema) };
  if (asOf === undefined) return { query, variables: values };
  return {
    query: print(withAsOf(document, operation, asOf, schema)),
    variables: { ...values, [AS_OF_VARIABLE]: asOf },
  };
}

function valuesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: AddressParameters['given'],
  schema: GraphQLSchema,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const wrong = new WrongParameters();
  const declared = new Map(variableDefinitions.map(node => [node.variable.name.value, node]));
  for (const [name, texts] of given) {
    const type = typeOf(declared.get(name), schema);
    if (!type) wrong.add(name, unknown(name, [...declared.keys()]));
    else {
      values[name] = read(texts, type);
      coerceInputValue(values[name], type, (_path, _value, { message }) => {
        wrong.add(name, `${name}: ${message}`);
      });
    }
  }
  wrong.reject();
  return values;
}

const unknown = (name: string, names: readonly string[]) =>
  `The saved query has no variable ${name}: it has ${names.join(', ') || 'none'}`;

function typeOf(
  definition: VariableDefinitionNode | undefined,
  schema: GraphQLSchema,
): GraphQLInputType | undefined {
  const type = definition && typeFromAST(schema, definition.type);
  return isInputType(type) ? type : undefined;
}

/** The value that texts of an address have in the type of a variable; a text that is none stays as it is. */
function read(texts: readonly string[], type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable) && !isInputObjectType(nullable.ofType))
    return texts.flatMap(text => read([text], nullable.ofType as GraphQLInputType));
  const [text = '', ...more] = texts;
  if (more.length > 0) return texts;
  if (nullable === GraphQLInt || nullable === GraphQLFloat)
    return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  if (nullable === GraphQLBoolean) return text === 'true' ? true : text === 'false' ? false : text;
  return isInputObjectType(nullable) || isListType(nullable) ? parsed(text) : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The document whose only root field has a variable as its `asOf`. @throws RestFailure 400 for what it does not take */
function withAsOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  value: string,
  schema: GraphQLSchema,
): DocumentNode {
  const [root] = operation.selectionSet.selections;
  const field = root?.kind === Kind.FIELD ? schema.getQueryType()?.getFields()[root.name.value] : undefined;
  const asOf = field?.args.find(({ name }) => name === 'asOf');
  if (root?.kind !== Kind.FIELD || !asOf)
    throw new RestFailure(400, 'The saved query has no earlier values: leave out as_of');
  coerceInputValue(value, asOf.type, (_path, _value, { message }) => {
    throw badRequest({ as_of: `as_of: ${message}` });
  });
  const variable: VariableNode = {
    kind: Kind.VARIABLE,
    name: { kind: Kind.NAME, value: AS_OF_VARIABLE },
  };
  const definition: VariableDefinitionNode = {
    kind: Kind.VARIABLE_DEFINITION,
    variable,
    type: parseType(String(asOf.type)),
  };
  const argument: ArgumentNode = {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: 'asOf' },
    value: variable,
  };
  const changed: OperationDefinitionNode = {
    ...operation,
    variableDefinitions: [...(operation.variableDefinitions ?? []), definition],
    selectionSet: {
      ...operation.selectionSet,
      selections: [
        {
          ...root,
          arguments: [...(root.arguments ?? []).filter(({ name }) => name.value !== 'asOf'), argument],
        },
      ],
    },
  };
  return {
    ...document,
    definitions: document.definitions.map(node => (node === operation ? changed : node)),
  };
}

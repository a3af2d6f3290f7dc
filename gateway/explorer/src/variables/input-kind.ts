import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  print,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';

/** The kind of input for a value. */
export type InputKind =
  | { kind: 'text' | 'number' | 'date' | 'dateTime' | 'boolean' | 'json' }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'list'; of: 'text' | 'number' }
  | { kind: 'choices'; choices: readonly string[] };

export interface VariableInput {
  name: string;
  /** As the query writes it, such as `LocalDate!`. */
  type: string;
  isRequired: boolean;
  /** What counts when nothing is filled in, as the query writes it. */
  standard?: string;
  input: InputKind;
}

/** Nothing for a type that the schema does not have: the editor marks it. */
export function variableInput(
  { variable, type, defaultValue }: VariableDefinitionNode,
  schema: GraphQLSchema,
): VariableInput[] {
  const inputType = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
  if (!inputType) return [];
  return [
    {
      name: variable.name.value,
      type: String(inputType),
      isRequired: isNonNullType(inputType) && !defaultValue,
      standard: defaultValue && print(defaultValue),
      input: kindOf(inputType),
    },
  ];
}

function kindOf(given: GraphQLInputType): InputKind {
  const type = getNullableType(given);
  if (isEnumType(type)) return { kind: 'choice', choices: type.getValues().map(({ name }) => name) };
  if (isInputObjectType(type)) return { kind: 'json' };
  if (isListType(type)) {
    const itemKind = kindOf(type.ofType);
    if (itemKind.kind === 'choice') return { kind: 'choices', choices: itemKind.choices };
    if (itemKind.kind === 'json' || itemKind.kind === 'list' || itemKind.kind === 'choices')
      return { kind: 'json' };
    return { kind: 'list', of: itemKind.kind === 'number' ? 'number' : 'text' };
  }
  switch (type.name) {
    case 'Int':
    case 'Float':
      return { kind: 'number' };
    case 'Boolean':
      return { kind: 'boolean' };
    case 'LocalDate':
      return { kind: 'date' };
    case 'DateTimeISO':
      return { kind: 'dateTime' };
    default:
      return { kind: type.name.includes('JSON') ? 'json' : 'text' };
  }
}

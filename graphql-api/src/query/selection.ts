import {
  BREAK,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isLeafType,
  isListType,
  isUnionType,
  Kind,
  visit,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';

/** A field of the response, with fragments resolved and skipped fields left out. */
export interface SelectedField {
  /** Its name in the response. */
  key: string;
  name: string;
  /** Undefined for `__typename`, which every type has. */
  type: GraphQLOutputType | undefined;
  args: Record<string, unknown>;
  /** What it contains; empty for values. */
  fields: readonly SelectedField[];
}

/** A field of a document with what its selection refers to. */
export type FieldScope = Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>;

/**
 * The fields that a request selects below a field, in the order of the response.
 * @throws GraphQLError for arguments that do not fit
 */
export const selectionOf = (
  info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'returnType'> & FieldScope,
): readonly SelectedField[] => fieldsBelow(info.returnType, info.fieldNodes, info);

/** The root fields that an operation selects. @throws GraphQLError for arguments that do not fit */
export const rootSelection = (
  type: GraphQLObjectType,
  operation: Pick<FieldNode, 'selectionSet'>,
  scope: FieldScope,
): readonly SelectedField[] => fieldsBelow(type, [operation], scope);

function fieldsBelow(
  outputType: GraphQLOutputType,
  nodes: readonly Pick<FieldNode, 'selectionSet'>[],
  scope: FieldScope,
): SelectedField[] {
  const type = getNamedType(outputType);
  // Which fields a member of a union has depends on its type; no resource has one.
  if (isLeafType(type) || isUnionType(type)) return [];
  const declared = (type as GraphQLObjectType).getFields();
  return [...collectFields(nodes, scope)].map(([key, found]) => {
    const name = found[0]!.name.value;
    const field = declared[name];
    if (!field) return { key, name, type: undefined, args: {}, fields: [] };
    const args = getArgumentValues(field, found[0]!, scope.variableValues);
    return { key, name, type: field.type, args, fields: fieldsBelow(field.type, found, scope) };
  });
}

/** Whether fields are the columns of a table: single values of a row, and of objects that are no lists. */
export const isTabular = (fields: readonly SelectedField[]): boolean =>
  fields.every(({ name, type, fields: inner }) => {
    if (name === '__typename' || !type) return false;
    return !isListType(getNullableType(type)) && isTabular(inner);
  });

/** The fields below `nodes` by their names in the response. */
export function collectFields(
  nodes: readonly Pick<FieldNode, 'selectionSet'>[],
  { fragments, variableValues }: FieldScope,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const collect = (set: SelectionSetNode | undefined) => {
    for (const node of set?.selections ?? []) {
      if (getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.['if'] === true) continue;
      if (getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.['if'] === false) continue;
      if (node.kind === Kind.FIELD) {
        const key = (node.alias ?? node.name).value;
        fields.set(key, [...(fields.get(key) ?? []), node]);
      } else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
      else if (!spread.has(node.name.value)) {
        spread.add(node.name.value);
        collect(fragments[node.name.value]?.selectionSet);
      }
    }
  };
  for (const node of nodes) collect(node.selectionSet);
  return fields;
}

/** Whether variables decide about what a selection contains, fragments included. */
export function dependsOnVariables(
  set: SelectionSetNode | undefined,
  fragments: FieldScope['fragments'],
  visited = new Set<string>(),
): boolean {
  let found = false;
  if (set)
    visit(set, {
      Variable: () => {
        found = true;
        return BREAK;
      },
      FragmentSpread: ({ name: { value: name } }) => {
        if (visited.has(name)) return;
        visited.add(name);
        found ||= dependsOnVariables(fragments[name]?.selectionSet, fragments, visited);
      },
    });
  return found;
}

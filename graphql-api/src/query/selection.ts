import {
  BREAK,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isLeafType,
  isUnionType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  visit,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type NamedTypeNode,
  type SelectionSetNode,
} from 'graphql';
import { fittingArguments, fittingDirective } from './value-error.ts';

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
 * @throws ValueError for arguments that do not fit
 */
export const selectionOf = (
  info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'returnType'> & FieldScope,
): readonly SelectedField[] => fieldsBelow(info.returnType, info.fieldNodes, info);

/** The fields of every query that no type declares; `__typename`, which takes no arguments, is none of them. */
const introspection = new Map<string, GraphQLField<unknown, unknown>>(
  [SchemaMetaFieldDef, TypeMetaFieldDef].map(field => [field.name, field]),
);

type SelectionNode = Pick<FieldNode, 'selectionSet'>;

function fieldsBelow(
  outputType: GraphQLOutputType,
  nodes: readonly SelectionNode[],
  scope: FieldScope,
): SelectedField[] {
  const type = getNamedType(outputType);
  if (isLeafType(type)) return [];
  // Which fields a value of a union has depends on its type: no resource has one. Their arguments must fit all the same.
  if (isUnionType(type)) {
    for (const member of type.getTypes()) {
      const names = new Set([type, member, ...member.getInterfaces()].map(({ name }) => name));
      selected(member, nodes, scope, names);
    }
    return [];
  }
  return selected(type as GraphQLObjectType, nodes, scope);
}

function selected(
  type: GraphQLObjectType,
  nodes: readonly SelectionNode[],
  scope: FieldScope,
  conditions?: ReadonlySet<string>,
): SelectedField[] {
  return [...collectFields(nodes, scope, conditions)].map(([key, found]) => {
    const name = found[0]!.name.value;
    const field = fieldOf(type, name);
    if (!field) return { key, name, type: undefined, args: {}, fields: [] };
    const args = fittingArguments(field, found[0]!, scope.variableValues);
    return { key, name, type: field.type, args, fields: fieldsBelow(field.type, found, scope) };
  });
}

/** A field of a type or of the introspection; undefined for `__typename`. */
export const fieldOf = (type: GraphQLObjectType, name: string): GraphQLField<unknown, unknown> | undefined =>
  type.getFields()[name] ?? introspection.get(name);

/**
 * The fields below `nodes` by their names in the response.
 * @param conditions the types whose fragments apply; those of all types unless given
 * @throws ValueError for directives whose arguments do not fit
 */
export function collectFields(
  nodes: readonly SelectionNode[],
  { fragments, variableValues }: FieldScope,
  conditions?: ReadonlySet<string>,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const applies = (condition: NamedTypeNode | undefined) =>
    !conditions || !condition || conditions.has(condition.name.value);
  const collect = (set: SelectionSetNode | undefined) => {
    for (const node of set?.selections ?? []) {
      if (fittingDirective(GraphQLSkipDirective, node, variableValues)?.['if'] === true) continue;
      if (fittingDirective(GraphQLIncludeDirective, node, variableValues)?.['if'] === false) continue;
      if (node.kind === Kind.FIELD) {
        const key = (node.alias ?? node.name).value;
        fields.set(key, [...(fields.get(key) ?? []), node]);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        if (applies(node.typeCondition)) collect(node.selectionSet);
      } else if (!spread.has(node.name.value)) {
        spread.add(node.name.value);
        const fragment = fragments[node.name.value];
        if (applies(fragment?.typeCondition)) collect(fragment?.selectionSet);
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

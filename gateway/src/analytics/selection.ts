import {
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isInterfaceType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedOutputType,
  type GraphQLOutputType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type Values = Record<string, unknown>;
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The path of the value of a column in a row; the column name joins it with dots. */
export type ColumnPath = readonly string[];

/** A list within the rows of another. */
export interface SelectedList {
  /** Where in a row its page is, and where in the page its rows are. */
  path: ColumnPath;
  items: string;
  nodes: readonly FieldNode[];
  /** Whether it is within another list. */
  isWithinList: boolean;
}

/** Levels that the API takes at most. */
const MAX_DEPTH = 12;

/** Reads selection sets as the response has them: fragments resolved, skipped fields omitted. */
export class Selection {
  private readonly fragments: Fragments;
  private readonly variables: Values;

  constructor(fragments: Fragments, variables: Values) {
    this.fragments = fragments;
    this.variables = variables;
  }

  /** The fields below `nodes` by response key. */
  fieldsOf(nodes: readonly Pick<FieldNode, 'selectionSet'>[]): Map<string, FieldNode[]> {
    const fields = new Map<string, FieldNode[]>();
    const seen = new Set<string>();
    const collect = (set: SelectionSetNode | undefined) => {
      for (const node of set?.selections ?? []) {
        if (getDirectiveValues(GraphQLSkipDirective, node, this.variables)?.['if'] === true) continue;
        if (getDirectiveValues(GraphQLIncludeDirective, node, this.variables)?.['if'] === false) continue;
        if (node.kind === Kind.FIELD) {
          const key = node.alias?.value ?? node.name.value;
          fields.set(key, [...(fields.get(key) ?? []), node]);
        } else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
        else if (!seen.has(node.name.value)) {
          seen.add(node.name.value);
          collect(this.fragments.get(node.name.value)?.selectionSet);
        }
      }
    };
    for (const node of nodes) collect(node.selectionSet);
    return fields;
  }

  /** The rows of a page by their names in the response; only a page has a field of this name. */
  itemsOf(nodes: readonly FieldNode[]): [name: string, nodes: FieldNode[]][] {
    return [...this.fieldsOf(nodes)].filter(([, [node]]) => node!.name.value === 'items');
  }

  /** The lists within the rows that `nodes` select. */
  listsOf(nodes: readonly FieldNode[], above: ColumnPath = [], isWithinList = false): SelectedList[] {
    if (above.length > MAX_DEPTH) return [];
    return [...this.fieldsOf(nodes)].flatMap(([key, found]): SelectedList[] => {
      const path = [...above, key];
      if (!found[0]!.selectionSet) return [];
      const items = this.itemsOf(found);
      if (items.length === 0) return this.listsOf(found, path, isWithinList);
      return items.flatMap(([name, rows]) => [
        { path, items: name, nodes: found, isWithinList },
        ...this.listsOf(rows, [...path, name], true),
      ]);
    });
  }

  /** A column for each value below `nodes`. Only for what the API has found valid: it bounds the depth. */
  columnsOf(nodes: readonly FieldNode[], above: ColumnPath = []): ColumnPath[] {
    return [...this.fieldsOf(nodes)].flatMap(([key, found]) => {
      const path = [...above, key];
      return found[0]!.selectionSet ? this.columnsOf(found, path) : [path];
    });
  }

  /** The type of the value of each column, in their order; undefined where a fragment decides which record it is of. */
  typesOf(
    nodes: readonly FieldNode[],
    parent: GraphQLNamedOutputType | undefined,
  ): (GraphQLOutputType | undefined)[] {
    return [...this.fieldsOf(nodes).values()].flatMap(found => {
      const type = fieldType(parent, found[0]!);
      return found[0]!.selectionSet ? this.typesOf(found, type && getNamedType(type)) : [type];
    });
  }
}

/** The type of a field. */
export const fieldType = (
  parent: GraphQLNamedOutputType | undefined,
  { name }: FieldNode,
): GraphQLOutputType | undefined =>
  isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name.value]?.type : undefined;

/** The fragments of a document by their names. */
export const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map(node => [node.name.value, node]),
  );

/** The values that an operation has for variables that are not given. */
export const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode, given: Values): Values =>
  Object.fromEntries(
    variableDefinitions
      .filter(({ variable, defaultValue }) => defaultValue && given[variable.name.value] === undefined)
      .map(({ variable, defaultValue }) => [variable.name.value, valueFromASTUntyped(defaultValue!)]),
  );

import {
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSkipDirective,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { ResourceContract } from '@gym/graphql-api';
import { relationOf, rootReadOf, schema, titleOf } from './schema.ts';

/** What a document is read with. */
export interface Scope {
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  variables: Readonly<Record<string, unknown>>;
}

/** The fields of a selection by response key, in the order of the response. */
export function collectFields(
  sets: readonly (SelectionSetNode | undefined)[],
  scope: Scope,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const visited = new Set<string>();
  const collect = (set: SelectionSetNode | undefined): void => {
    for (const node of set?.selections ?? []) {
      if (getDirectiveValues(GraphQLSkipDirective, node, scope.variables)?.['if'] === true) continue;
      if (getDirectiveValues(GraphQLIncludeDirective, node, scope.variables)?.['if'] === false) continue;
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        fields.set(key, [...(fields.get(key) ?? []), node]);
      } else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
      else if (!visited.has(node.name.value)) {
        visited.add(node.name.value);
        collect(scope.fragments[node.name.value]?.selectionSet);
      }
    }
  };
  for (const set of sets) collect(set);
  return fields;
}

/** Everything in which `data` is not what the selection and the schema promise, one line each. */
export function shapeProblems(
  data: unknown,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[] | SelectionSetNode,
  scope: Scope,
  path = 'data',
): string[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [`${path} is no object`];
  const sets = Array.isArray(nodes) ? nodes.map(node => node.selectionSet) : [nodes as SelectionSetNode];
  const fields = collectFields(sets, scope);
  const keys = Object.keys(data);
  const wanted = [...fields.keys()];
  if (keys.toSorted().join() !== wanted.toSorted().join() || inOrder(keys) !== inOrder(wanted))
    return [`${path} has the keys ${keys.join()} instead of ${wanted.join()}`];
  return [...fields].flatMap(([key, found]) => {
    const value: unknown = Object.getOwnPropertyDescriptor(data, key)?.value;
    const name = found[0]!.name.value;
    if (name === '__typename')
      return value === type.name ? [] : [`${path}.${key} is ${JSON.stringify(value)}`];
    return valueProblems(value, type.getFields()[name]!.type, found, scope, `${path}.${key}`);
  });
}

/** JavaScript adds a property named `__proto__` after the others; the order of the rest is the order of the selection. */
const inOrder = (keys: readonly string[]) => keys.filter(key => key !== '__proto__').join();

function valueProblems(
  value: unknown,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  scope: Scope,
  path: string,
): string[] {
  if (isNonNullType(type))
    return value === null ? [`${path} is null`] : valueProblems(value, type.ofType, nodes, scope, path);
  if (value === null) return [];
  if (isListType(type))
    return Array.isArray(value)
      ? value.flatMap((entry, index) => valueProblems(entry, type.ofType, nodes, scope, `${path}[${index}]`))
      : [`${path} is no list`];
  if (isAbstractType(type)) {
    const problems = schema
      .getPossibleTypes(type)
      .map(possible => shapeProblems(value, possible, nodes, scope, path));
    return problems.find(problem => problem.length === 0) ?? problems[0]!;
  }
  if (isObjectType(type)) return shapeProblems(value, type, nodes, scope, path);
  const fits = isEnumType(type)
    ? type.getValues().some(({ name }) => name === value)
    : SCALARS[type.name]?.(value);
  return fits ? [] : [`${path} is ${JSON.stringify(value)}, which is no ${type.name}`];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.isWellFormed();

/** `{ template: '{plan} ends on {day}', values: { plan: 'Basic', … } }`; a value is a text or another template. */
function isTemplate(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('template' in value && 'values' in value))
    return false;
  const { template, values } = value;
  if (!isText(template) || typeof values !== 'object' || values === null) return false;
  return Object.values(values).every(each => isText(each) || isTemplate(each));
}

/** Whether a response may have this value, by scalar. */
const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  ID: value => isText(value) && value !== '',
  Int: value => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  Float: value => Number.isFinite(value),
  String: isText,
  Boolean: value => typeof value === 'boolean',
  LocalDate: value => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value),
  DateTimeISO: value => isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value),
  TextTemplate: isTemplate,
};

for (const { name } of Object.values(schema.getTypeMap()).filter(isScalarType))
  if (!SCALARS[name]) throw new Error(`The fuzz tests do not know what a ${name} looks like`);

/** The resources whose `view` a root field takes, by what it reads; undefined for a field of no resource. */
export function viewsNeeded(
  nodes: readonly FieldNode[],
  field: GraphQLObjectType,
  scope: Scope,
): Set<string> | undefined {
  const name = nodes[0]!.name.value;
  const read = rootReadOf(name);
  if (!read || read.of === 'options') return undefined;
  const needed = new Set([read.resource.resource]);
  const type = recordType(read.resource);
  const declared = field.getFields()[name]!;
  const args = getArgumentValues(declared, nodes[0]!, scope.variables);
  addFilter(args['filter'], read.resource, needed);
  if (read.of === 'groups') {
    for (const entry of (args['groupBy'] as Values[] | undefined) ?? [])
      addKeys(entry, read.resource, needed);
    return needed;
  }
  if (read.of === 'record') addRecord(nodes, type, needed, scope);
  else addPage(nodes, type, needed, scope);
  return needed;
}

type Values = { [name: string]: unknown };

const recordType = ({ type }: ResourceContract) => schema.getType(type) as GraphQLObjectType;

function addPage(
  nodes: readonly FieldNode[],
  type: GraphQLObjectType,
  needed: Set<string>,
  scope: Scope,
): void {
  for (const found of collectFields(
    nodes.map(({ selectionSet }) => selectionSet),
    scope,
  ).values())
    if (found[0]!.name.value === 'items') addRecord(found, type, needed, scope);
}

function addRecord(
  nodes: readonly FieldNode[],
  type: GraphQLObjectType,
  needed: Set<string>,
  scope: Scope,
): void {
  for (const found of collectFields(
    nodes.map(({ selectionSet }) => selectionSet),
    scope,
  ).values()) {
    const name = found[0]!.name.value;
    const relation = relationOf(type, name);
    if (!relation) continue;
    const { resource, many } = relation;
    if (many) {
      needed.add(resource.resource);
      const args = getArgumentValues(type.getFields()[name]!, found[0]!, scope.variables);
      addFilter(args['filter'], resource, needed);
      addPage(found, recordType(resource), needed, scope);
    } else {
      const inner = collectFields(
        found.map(({ selectionSet }) => selectionSet),
        scope,
      );
      const names = [...inner.values()].map(([node]) => node!.name.value);
      if (names.some(name => !isOpen(name, resource) && name !== '__typename')) needed.add(resource.resource);
      addRecord(found, recordType(resource), needed, scope);
    }
  }
}

/** A visible record shows the id and the title of the records that it refers to. */
const isOpen = (name: string, resource: ResourceContract) => name === 'id' || name === titleOf(resource);

function addFilter(filter: unknown, resource: ResourceContract, needed: Set<string>): void {
  for (const [name, value] of Object.entries((filter ?? {}) as Values)) {
    if (value === null || value === undefined) continue;
    if (name === 'and' || name === 'or')
      for (const part of value as Values[]) addFilter(part, resource, needed);
    else if (name === 'not') addFilter(value, resource, needed);
    else {
      const relation = relationOf(recordType(resource), name);
      if (!relation) continue;
      const target = relation.resource;
      if (relation.many) {
        needed.add(target.resource);
        const { aggregate, ...quantified } = value as Values;
        for (const part of Object.values(quantified)) addFilter(part, target, needed);
        addFilter((aggregate as Values | null | undefined)?.['filter'], target, needed);
      } else {
        if (Object.keys(value).some(key => !isOpen(key, target))) needed.add(target.resource);
        addFilter(value, target, needed);
      }
    }
  }
}

function addKeys(entry: Values, resource: ResourceContract, needed: Set<string>): void {
  for (const [name, value] of Object.entries(entry)) {
    const relation = relationOf(recordType(resource), name);
    if (!relation || typeof value !== 'object' || value === null) continue;
    if (Object.keys(value).some(key => !isOpen(key, relation.resource)))
      needed.add(relation.resource.resource);
    addKeys(value as Values, relation.resource, needed);
  }
}

import {
  BREAK,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  isLeafType,
  print,
  visit,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';
import type { Access } from '../auth/access.ts';
import { badInput, forbidden } from '../common/errors.ts';
import {
  findColumn,
  collectionsOf,
  resourceOf,
  type Collection,
  type Resource,
} from '../declaration/resource.ts';
import type { Column } from '../declaration/columns.ts';
import type { ListArguments } from './statement.ts';

/** What a request wants of one record. */
export interface RecordSelection {
  columns: Set<Column>;
  /** To-one relations by property. */
  ones: Map<string, { column: Column; target: Resource; selection: RecordSelection }>;
  /** To-many relations by response key: two aliases are two lists. */
  manys: Map<string, { inverse: Collection; args: ListArguments; selection: PageSelection }>;
}

/** What a request wants of a list. */
export interface PageSelection {
  items: RecordSelection | null;
  totalCount: boolean;
  pageInfo: boolean;
}

/** Selections that no variable changes, for each set of permissions. */
const remembered = new WeakMap<readonly FieldNode[], WeakMap<Access['grants'], unknown>>();

/** What a request wants of a page. */
export const pageSelection = (resource: Resource, info: GraphQLResolveInfo, access: Access): PageSelection =>
  rememberedFor(info, access, () => new SelectionReader(info, access).page(resource));

/** What a request wants of a record. */
export const recordSelection = (
  resource: Resource,
  info: GraphQLResolveInfo,
  access: Access,
): RecordSelection => rememberedFor(info, access, () => new SelectionReader(info, access).record(resource));

/** A compiled document comes with the same nodes each time, and its selection need not be read anew. */
function rememberedFor<T>(info: GraphQLResolveInfo, { grants }: Access, read: () => T): T {
  const known = remembered.get(info.fieldNodes);
  if (known?.has(grants)) return known.get(grants) as T;
  const selection = read();
  if (known) known.set(grants, selection);
  else if (!info.fieldNodes.some(node => hasVariable(node.selectionSet, info)))
    remembered.set(info.fieldNodes, new WeakMap([[grants, selection]]));
  return selection;
}

function hasVariable(
  set: SelectionSetNode | undefined,
  { fragments }: Pick<GraphQLResolveInfo, 'fragments'>,
  seen = new Set<string>(),
): boolean {
  let found = false;
  if (set)
    visit(set, {
      Variable: () => {
        found = true;
        return BREAK;
      },
      FragmentSpread: ({ name: { value: name } }) => {
        if (seen.has(name)) return;
        seen.add(name);
        found ||= hasVariable(fragments[name]?.selectionSet, { fragments }, seen);
      },
    });
  return found;
}

/** The property under which a to-many list waits in its parent; no field's name begins so. */
export const listKey = (responseKey: string) => `$${responseKey}`;

/**
 * Reads the selection below a root field. Nested access is decided here, once for the statement:
 * a related record's id and title are open to whoever sees the parent, everything else needs `view` on its resource.
 */
export class SelectionReader {
  constructor(
    private readonly info: GraphQLResolveInfo,
    private readonly access: Access,
  ) {}

  page(
    resource: Resource,
    type = this.type(this.info.returnType),
    nodes = this.info.fieldNodes,
  ): PageSelection {
    const fields = byName(this.fieldsOf(type, nodes));
    const items = fields.get('items');
    return {
      items: items ? this.record(resource, this.type(type.getFields()['items']!.type), items) : null,
      totalCount: fields.has('totalCount'),
      pageInfo: fields.has('pageInfo'),
    };
  }

  record(
    resource: Resource,
    type = this.type(this.info.returnType),
    nodes: readonly FieldNode[] = this.info.fieldNodes,
  ): RecordSelection {
    const selection: RecordSelection = { columns: new Set(), ones: new Map(), manys: new Map() };
    const byResponseKey = this.fieldsOf(type, nodes);
    for (const [name, found] of byName(byResponseKey)) {
      const column = findColumn(resource, name);
      if (column) {
        selection.columns.add(column);
        continue;
      }
      const reference = resource.references.find(candidate => candidate.ref!.property === name);
      if (reference) {
        const target = resourceOf(reference.ref!.entity());
        const inner = this.record(target, this.type(type.getFields()[name]!.type), found);
        const onlyNamed =
          inner.ones.size === 0 &&
          inner.manys.size === 0 &&
          [...inner.columns].every(({ name: field }) => field === 'id' || field === target.title);
        if (!onlyNamed) this.requireView(target);
        selection.ones.set(name, { column: reference, target, selection: inner });
      }
    }
    for (const [responseKey, found] of byResponseKey) {
      const name = found[0]!.name.value;
      const inverse = collectionsOf(resource).find(candidate => candidate.name === name);
      if (!inverse) continue;
      this.requireView(inverse.resource);
      requireSameArguments(responseKey, found);
      const field = type.getFields()[name]!;
      selection.manys.set(listKey(responseKey), {
        inverse,
        args: getArgumentValues(field, found[0]!, this.info.variableValues) as ListArguments,
        selection: this.page(inverse.resource, this.type(field.type), found),
      });
    }
    return selection;
  }

  /** The dotted names of the fields that hold values: `count`, `sum.amount`, `group.member.city`. */
  paths(type = this.type(this.info.returnType), nodes = this.info.fieldNodes, prefix = ''): Set<string> {
    const found = [...this.fieldsOf(type, nodes).values()].flatMap(fields => {
      const name = fields[0]!.name.value;
      if (!fields[0]!.selectionSet) return [prefix + name];
      return [...this.paths(this.type(type.getFields()[name]!.type), fields, `${prefix}${name}.`)];
    });
    return new Set(found);
  }

  private requireView(resource: Resource): void {
    if (!this.access.can(resource.resource, 'view')) throw forbidden(`${resource.resource}:view`);
  }

  private type(type: GraphQLResolveInfo['returnType']): GraphQLObjectType {
    return getNamedType(type) as GraphQLObjectType;
  }

  private fieldsOf(type: GraphQLObjectType, nodes: readonly FieldNode[]): Map<string, FieldNode[]> {
    return selectedFields(type, nodes, this.info);
  }
}

/** The fields of `type` below `nodes` by response key, fragments resolved, skipped ones left out. */
export const selectedFields = (
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  scope: Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>,
): Map<string, FieldNode[]> =>
  new Map([...collectFields(nodes, scope)].filter(([, [node]]) => type.getFields()[node!.name.value]));

/** All fields below `nodes` by response key, those that every type has included. */
export function collectFields(
  nodes: readonly Pick<FieldNode, 'selectionSet'>[],
  { fragments, variableValues }: Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  const collect = (set: SelectionSetNode | undefined) => {
    for (const node of set?.selections ?? []) {
      if (getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.['if'] === true) continue;
      if (getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.['if'] === false) continue;
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        fields.set(key, [...(fields.get(key) ?? []), node]);
      } else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
      else if (!seen.has(node.name.value)) {
        seen.add(node.name.value);
        collect(fragments[node.name.value]?.selectionSet);
      }
    }
  };
  for (const node of nodes) collect(node.selectionSet);
  return fields;
}

/** Fields under their own names, whatever names a request gives them. */
function byName(fields: Map<string, FieldNode[]>): Map<string, FieldNode[]> {
  const named = new Map<string, FieldNode[]>();
  for (const found of fields.values()) {
    const name = found[0]!.name.value;
    named.set(name, [...(named.get(name) ?? []), ...found]);
  }
  return named;
}

/** Below two aliases of one relation the same name can stand for two lists, but the related record has only one. */
function requireSameArguments(responseKey: string, nodes: readonly FieldNode[]): void {
  const written = new Set(nodes.map(node => (node.arguments ?? []).map(print).toSorted().join()));
  if (written.size > 1)
    throw badInput({ [responseKey]: `Give the lists named ${responseKey} names of their own` });
}

/** A field as an answer has it, in its place among the others. */
export interface AnswerField {
  /** Its name in the answer. */
  key: string;
  name: string;
  /** Missing of `__typename`, which every type has. */
  type: GraphQLOutputType | undefined;
  args: Record<string, unknown>;
  /** What it holds; nothing where it is a value. */
  fields: readonly AnswerField[];
}

const rememberedFields = new WeakMap<readonly FieldNode[], readonly AnswerField[]>();

/** What the answer of a root field has, in order. */
export function answerFields(
  info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'returnType' | 'fragments' | 'variableValues'>,
): readonly AnswerField[] {
  const known = rememberedFields.get(info.fieldNodes);
  if (known) return known;
  const fields = fieldsBelow(info.returnType, info.fieldNodes, info);
  if (!info.fieldNodes.some(node => hasVariable(node.selectionSet, info)))
    rememberedFields.set(info.fieldNodes, fields);
  return fields;
}

function fieldsBelow(
  of: GraphQLOutputType,
  nodes: readonly FieldNode[],
  scope: Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>,
): AnswerField[] {
  const type = getNamedType(of);
  if (isLeafType(type)) return [];
  const declared = (type as GraphQLObjectType).getFields();
  return [...collectFields(nodes, scope)].map(([key, found]) => {
    const name = found[0]!.name.value;
    const field = declared[name];
    if (!field) return { key, name, type: undefined, args: {}, fields: [] };
    const args = getArgumentValues(field, found[0]!, scope.variableValues);
    return { key, name, type: field.type, args, fields: fieldsBelow(field.type, found, scope) };
  });
}

import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { badRequest } from '../common/errors.ts';

/** How often one selection may name the same field of the response, fragments included: validation compares each pair. */
const MAX_REPETITIONS = 10;
/** Fields and fragments of a document, counted wherever a fragment is used. */
const MAX_SELECTIONS = 10_000;
/** Fragments of a document: validation compares each pair. */
const MAX_FRAGMENTS = 50;
/** Operations of a document: validation follows the fragments of each. */
const MAX_OPERATIONS = 50;

/**
 * Rejects documents that would take long to validate, in time proportional to their length.
 * @throws BAD_USER_INPUT
 */
export function requireSimpleShape({ definitions }: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: SelectionSetNode[] = [];
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    if (node.operation === OperationTypeNode.SUBSCRIPTION)
      throw badRequest('There are no subscriptions. Send a query or a mutation.');
    operations.push(node.selectionSet);
  }
  if (fragments.size > MAX_FRAGMENTS) throw badRequest(`A document has at most ${MAX_FRAGMENTS} fragments.`);
  if (operations.length > MAX_OPERATIONS)
    throw badRequest(`A document has at most ${MAX_OPERATIONS} operations.`);
  // Fragments that no operation uses are validated too.
  const unmerged = [...operations, ...[...fragments.values()].map(({ selectionSet }) => selectionSet)];
  const walk = new ShapeWalk(fragments);
  for (const selectionSet of unmerged) walk.merged([selectionSet]);
}

/** Follows selections as validation and execution merge them. */
class ShapeWalk {
  private selections = 0;

  constructor(private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>) {}

  /** @param sets the selections of one object of the response */
  merged(sets: readonly SelectionSetNode[]): void {
    for (const [name, nodes] of this.collected(sets)) {
      if (nodes.length > MAX_REPETITIONS)
        throw badRequest(`A selection names "${name}" more than ${MAX_REPETITIONS} times. Name it once.`);
      const inner = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (inner.length > 0) this.merged(inner);
    }
  }

  private collected(sets: readonly SelectionSetNode[]): Map<string, FieldNode[]> {
    const fields = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    const pending = [...sets];
    for (let set = pending.pop(); set; set = pending.pop())
      for (const node of set.selections) {
        if (++this.selections > MAX_SELECTIONS)
          throw badRequest(
            `A document has at most ${MAX_SELECTIONS.toLocaleString('en-US')} fields, counted wherever a fragment is used.`,
          );
        if (node.kind === Kind.INLINE_FRAGMENT) pending.push(node.selectionSet);
        else if (node.kind === Kind.FIELD) add(fields, node);
        else if (!spread.has(node.name.value)) {
          spread.add(node.name.value);
          const fragment = this.fragments.get(node.name.value);
          if (fragment) pending.push(fragment.selectionSet);
        }
      }
    return fields;
  }
}

function add(fields: Map<string, FieldNode[]>, node: FieldNode): void {
  const name = (node.alias ?? node.name).value;
  const found = fields.get(name);
  if (found) found.push(node);
  else fields.set(name, [node]);
}

import { createHash } from 'node:crypto';
import { Kind, print, visit, type DocumentNode, type SelectionNode } from 'graphql';

const keys = new WeakMap<DocumentNode, string>();

/** The `documentKey` of a cached document, computed once. */
export function cachedKey(document: DocumentNode): string {
  let key = keys.get(document);
  if (key === undefined) keys.set(document, (key = documentKey(document)));
  return key;
}

/**
 * A hash of a GraphQL document: the same for documents that differ only in layout, in the order of their definitions,
 * or in `__typename`, which Apollo Client adds.
 */
export function documentKey(document: DocumentNode): string {
  const plain = visit(document, {
    SelectionSet: {
      leave: set => {
        const selections = set.selections.filter(node => !isTypename(node));
        return selections.length > 0 ? { ...set, selections } : undefined;
      },
    },
  });
  const text = plain.definitions.map(print).toSorted().join('\n');
  return createHash('sha256').update(text).digest('base64');
}

const isTypename = (node: SelectionNode) =>
  node.kind === Kind.FIELD && node.name.value === '__typename' && !node.alias && !node.directives?.length;

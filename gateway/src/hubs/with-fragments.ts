import { type DocumentNode, type FragmentDefinitionNode, Kind, visit } from 'graphql';

/** Those of the documents that have operations, each with all fragments that it uses, as a client sends it. */
export function withFragments(documents: readonly DocumentNode[]): DocumentNode[] {
  const fragments = new Map(
    documents
      .flatMap(({ definitions }) => definitions)
      .filter(node => node.kind === Kind.FRAGMENT_DEFINITION)
      .map(node => [node.name.value, node]),
  );
  return documents
    .filter(({ definitions }) => definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))
    .map(document => complete(document, fragments));
}

/** A document with all fragments that it uses. */
function complete(
  document: DocumentNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): DocumentNode {
  const definitions = [...document.definitions];
  const names = new Set(
    definitions.flatMap(node => (node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : [])),
  );
  // Grows while it is walked, by the fragments that fragments use.
  for (const definition of definitions)
    visit(definition, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (!fragment || names.has(value)) return;
        names.add(value);
        definitions.push(fragment);
      },
    });
  return { ...document, definitions };
}

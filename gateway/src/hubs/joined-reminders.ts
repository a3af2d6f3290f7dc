import { documentKey } from '@gym/graphql-api';
import { REMINDERS } from '@gym/hub-rules/reminders';
import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';

const parts = new WeakMap<DocumentNode, readonly string[]>();

/**
 * The keys of the documents that a document of the dashboard joins, each of one root field as hubs declare them; none
 * for another document.
 */
export function keysOfJoined(document: DocumentNode): readonly string[] {
  let keys = parts.get(document);
  if (!keys) parts.set(document, (keys = split(document).map(documentKey)));
  return keys;
}

function split({ definitions }: DocumentNode): DocumentNode[] {
  const [query] = definitions;
  if (definitions.length !== 1 || query?.kind !== Kind.OPERATION_DEFINITION) return [];
  const { operation, name, selectionSet } = query;
  if (operation !== OperationTypeNode.QUERY || name?.value !== REMINDERS) return [];
  const fields = selectionSet.selections.filter(node => node.kind === Kind.FIELD);
  return fields.length === selectionSet.selections.length ? fields.map(field => partOf(query, field)) : [];
}

/** The document of one field alone, named as in the builds of hubs, with the variables that it uses. */
function partOf(query: OperationDefinitionNode, field: FieldNode): DocumentNode {
  const used = new Set<string>();
  visit(field, { Variable: ({ name }) => void used.add(name.value) });
  const alias = { kind: Kind.NAME, value: 'count0' } as const;
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        ...query,
        variableDefinitions: query.variableDefinitions?.filter(({ variable }) =>
          used.has(variable.name.value),
        ),
        selectionSet: { kind: Kind.SELECTION_SET, selections: [{ ...field, alias }] },
      },
    ],
  };
}

import { Kind, OperationTypeNode, type ArgumentNode, type DocumentNode, type SelectionNode } from 'graphql';
import { fieldsWithAsOf } from '../../generated/fields-with-as-of.ts';

/** Whether all records that a query reads have earlier values. */
export const hasEarlierValues = ({ definitions }: DocumentNode): boolean =>
  definitions.every(
    node =>
      node.kind !== Kind.OPERATION_DEFINITION ||
      node.selectionSet.selections.every(
        field => field.kind === Kind.FIELD && fieldsWithAsOf.has(field.name.value),
      ),
  );

/** A query whose root fields read the records as of a day; those that have no earlier values read the current ones. */
export function documentAtDay(document: DocumentNode, day: string): DocumentNode {
  const argument: ArgumentNode = {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: 'asOf' },
    value: { kind: Kind.STRING, value: day },
  };
  const atDay = (field: SelectionNode): SelectionNode =>
    field.kind === Kind.FIELD && fieldsWithAsOf.has(field.name.value)
      ? {
          ...field,
          arguments: [...(field.arguments ?? []).filter(({ name }) => name.value !== 'asOf'), argument],
        }
      : field;
  return {
    ...document,
    definitions: document.definitions.map(node =>
      node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.QUERY
        ? {
            ...node,
            selectionSet: { ...node.selectionSet, selections: node.selectionSet.selections.map(atDay) },
          }
        : node,
    ),
  };
}

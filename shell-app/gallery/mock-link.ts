import { ApolloLink, Observable } from '@apollo/client';
import { Kind, type FieldNode, type SelectionSetNode } from 'graphql';

/** How the pretended server responds. */
export type ServerState = 'rows' | 'long' | 'empty' | 'loading' | 'error';

const lists: Record<string, number> = {
  items: 8,
  details: 1,
  options: 4,
  fieldChanges: 2,
  groups: 3,
  months: 3,
  total: 1,
};
const long =
  'A very long name that has no place in a narrow column and contains Donaudampfschifffahrtsgesellschaft';

/** Responds to every document with made-up values, by the names of its fields. */
export const mockLink = (state: ServerState): ApolloLink =>
  new ApolloLink(
    ({ query }) =>
      new Observable(observer => {
        if (state === 'loading') return;
        const timer = setTimeout(() => {
          if (state === 'error') return observer.error(new TypeError('Failed to fetch'));
          const operation = query.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
          if (operation?.kind === Kind.OPERATION_DEFINITION)
            observer.next({ data: objectOf(operation.selectionSet, state, 1) });
          observer.complete();
        });
        return () => clearTimeout(timer);
      }),
  );

function objectOf(
  { selections }: SelectionSetNode,
  state: ServerState,
  row: number,
): Record<string, unknown> {
  const fields = selections.filter(selection => selection.kind === Kind.FIELD);
  return Object.fromEntries(
    fields.map(field => [field.alias?.value ?? field.name.value, valueOf(field, state, row)]),
  );
}

function valueOf(
  { alias, name: { value: field }, selectionSet }: FieldNode,
  state: ServerState,
  row: number,
) {
  const name = alias?.value ?? field;
  if (selectionSet) {
    const length = name in lists ? (state === 'empty' ? 0 : lists[name]!) : undefined;
    if (length === undefined) return objectOf(selectionSet, state, row);
    return Array.from({ length }, (_, index) => objectOf(selectionSet, state, index + 1));
  }
  if (name === '__typename') return 'Made';
  if (name === 'id' || name === 'version') return String(row);
  if (/count|capacity|amount/i.test(name)) return state === 'empty' ? 0 : row * 12;
  if (/^at$|At$/.test(name)) return '2026-03-04T10:00:00Z';
  if (/month/i.test(name)) return `2026-0${row}`;
  if (name === 'action') return 'updated';
  if (name === 'status') return row % 2 ? 'active' : 'inactive';
  if (/^(resources|amenities|savedQueries)$/.test(name)) return [];
  if (/^(active|mayWrite)$/.test(name)) return row % 2 === 1;
  return state === 'long' ? `${long} ${row}` : `${field.charAt(0).toUpperCase()}${field.slice(1)} ${row}`;
}

import { initGraphQLTada } from 'gql.tada';
import type { Schema } from './schema.ts';

interface Setup {
  introspection: Schema;
  /** What a fragment selects is typed where it is spread. */
  disableMasking: true;
  scalars: { DateTime: string; DateTimeISO: string; LocalDate: string; LocalTime: string; JSON: unknown };
}

/**
 * Parses a GraphQL document and types its result and variables from the API's schema:
 * a field that the schema does not have is a compile error where it is used.
 * @example
 * const document = graphql(`query Places { locations { items { id name } } }`);
 */
export const graphql: initGraphQLTada<Setup> = initGraphQLTada<Setup>();

/**
 * The result of a document, as a type.
 * @example
 * const document = graphql(`query Places { locations { items { id name } } }`);
 * type Place = ResultOf<typeof document>['locations']['items'][number];
 * const nameOf = ({ name }: Place) => name;
 */
export type { ResultOf } from 'gql.tada';

/**
 * A document with the types of its result and variables, for components that receive one.
 * @example
 * const document = graphql(`query Places { locations { totalCount } }`);
 * const places: TypedDocumentNode<{ locations: { totalCount: number } }> = document;
 */
export type { TypedDocumentNode } from '@apollo/client';

// The client is the shell's; what a screen needs of it comes from here, so that there is one.
/**
 * The GraphQL client of the session.
 * @example
 * const client = useApolloClient();
 * const document = graphql(`query Places { locations { totalCount } }`);
 * const again = () => void client.refetchQueries({ include: [document] });
 */
export { useApolloClient } from '@apollo/client/react';
/**
 * Sends a change, with its state.
 * @example
 * const [open, { loading }] = useMutation(graphql(`mutation Open($id: ID!) { deleteLocation(id: $id) }`));
 * const run = () => void open({ variables: { id: '17' } });
 */
export { useMutation } from '@apollo/client/react';
/**
 * Requests a document, with its state.
 * @example
 * const { data, error } = useQuery(graphql(`query Places { locations { items { id name } } }`));
 * const names = data?.locations.items.map(({ name }) => name);
 */
export { useQuery } from '@apollo/client/react';

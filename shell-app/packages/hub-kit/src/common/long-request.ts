/** In milliseconds. */
const LONG = 180_000;

/**
 * The context of Apollo Client for a request that may take minutes: one that makes a file, previews, or runs.
 * @example
 * const client = useApolloClient();
 * const query = graphql(`query InvoicePdf($id: ID!) { file: invoicePdf(id: $id) { name content } }`);
 * const load = () => client.query({ query, variables: { id: '17' }, context: longRequest });
 */
export const longRequest = { fetchOptions: { limit: LONG } };

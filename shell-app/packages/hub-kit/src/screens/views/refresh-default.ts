import type { ApolloClient } from '@apollo/client';
import { keepDefault, toSavedView } from './stored-views.ts';
import { defaultViewDocument } from './views.graphql.ts';

/** The lists whose default this page has requested. */
const requested = new Set<string>();

/** Requests the default view once a page, for the next time that the list opens: what is shown stays. */
export async function refreshDefault(client: ApolloClient, userId: string, resource: string): Promise<void> {
  const list = `${userId} ${resource}`;
  if (requested.has(list)) return;
  requested.add(list);
  const { data } = await client.query({
    query: defaultViewDocument,
    variables: { list: resource },
    fetchPolicy: 'no-cache',
  });
  if (!data) return;
  const [view] = data.views.items;
  keepDefault(userId, resource, view ? toSavedView(view) : null);
}

import type { ApolloCache } from '@apollo/client';

/**
 * The `update` of every write. A write may change what any list, sum or panel shows (a payment settles an invoice), so
 * that all of them are requested again: those on the screen at once, others when they are shown. The saved record
 * itself is in the response, and the rows that show it change with it.
 */
export function evictQueries(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY' });
  cache.gc();
}

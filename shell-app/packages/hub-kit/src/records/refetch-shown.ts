import type { ObservableQuery } from '@apollo/client';

/**
 * The options of every write. It may change what any list, sum or panel shows (a payment settles an invoice), so that
 * all of them that are on the screen are requested again. Others show what is cached and are requested when they are
 * next shown. The saved record itself is in the response, and the rows that show it change with it.
 */
export const refetchShown = {
  refetchQueries: 'active',
  // What is not cached is shown once: the record of an open form stays as it was fetched.
  onQueryUpdated: ({ options }: ObservableQuery) => options.fetchPolicy !== 'no-cache',
} as const;

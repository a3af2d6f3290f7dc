import { useEffect, type ReactNode } from 'react';
import { FailureState } from './failure-state.tsx';
import { RetryLine } from './retry-line.tsx';

interface QueryState {
  error?: Error | undefined;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Logs the failures of a query. Returns an error state with the sentence and a button that repeats the request; null
 * without a failure.
 * @param sentence in the user's language
 * @param look a line beside other content rather than an empty state
 * @example
 * const document = graphql(`query Places { page: locations { items { id name } } }`);
 * function Places() {
 *   const query = useQuery(document);
 *   const failure = useQueryFailure(t('Failed to fetch locations'), query);
 *   return failure ?? query.data?.page.items.length;
 * }
 */
export function useQueryFailure(
  sentence: string,
  { error, loading, refetch }: QueryState,
  look: 'page' | 'line' = 'page',
): ReactNode {
  useEffect(() => {
    if (error) console.error(sentence, error);
  }, [error, sentence]);
  if (!error) return null;
  // The failure shows here; the promise brings no news.
  const retry = () => void refetch().catch(() => undefined);
  if (look === 'line') return <RetryLine text={sentence} busy={loading} onRetry={retry} />;
  return (
    <div role="alert">
      <FailureState title={sentence} busy={loading} onRetry={retry} />
    </div>
  );
}

import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { searchDocument, type Hit } from './search.graphql.ts';

/** Before a text is sent, in milliseconds: most people type the next letter sooner. */
const PAUSE = 120;
/** Characters that the server accepts. */
export const MAX_LENGTH = 200;

interface Hits {
  hits: readonly Hit[];
  /** The hits are those of an earlier text, or there are none yet. */
  loading: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** The records that match a text, once typing pauses. A newer text cancels the request of an earlier one. */
export function useHits(text: string): Hits {
  const wanted = text.trim();
  const [sent, setSent] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSent, PAUSE, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, previousData, loading, error, refetch } = useQuery(searchDocument, {
    variables: { text: sent },
    skip: sent === '' || wanted === '',
    // Hits are no records: their rows must not stay in the cache of the session.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const shown = wanted === '' || error ? undefined : (data ?? previousData);
  return {
    hits: shown?.search ?? [],
    loading: wanted !== '' && (loading || sent !== wanted),
    error: sent === wanted ? error : undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

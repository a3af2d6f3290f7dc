import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { searchDocument, type SearchHit } from '@gym/hub-kit/shell';

/** Before a text is sent, in milliseconds: most people type the next letter sooner. */
const PAUSE = 120;
/** Characters that the server accepts. */
export const MAX_LENGTH = 200;

interface Hits {
  hits: readonly SearchHit[];
  /** The hits belong to an earlier text, or there are none yet. */
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** A text, as often as it was requested, and its hits. */
interface Response {
  text: string;
  attempt: number;
  hits: readonly SearchHit[];
  failed: boolean;
}

const nothing: Response = { text: '', attempt: 0, hits: [], failed: false };

/**
 * The records that match a text, once typing pauses. A newer text cancels the request of an earlier one, whose hits stay
 * until then.
 */
export function useHits(input: string): Hits {
  const client = useApolloClient();
  const text = input.trim();
  const [attempt, setAttempt] = useState(0);
  const [response, setResponse] = useState(nothing);

  useEffect(() => {
    if (text === '') return setResponse(nothing);
    const request = new AbortController();
    const { signal } = request;
    const show = (result: Pick<Response, 'hits' | 'failed'>) => {
      if (!signal.aborted) setResponse({ text, attempt, ...result });
    };
    const send = () => {
      const context = { fetchOptions: { signal } };
      // Hits are no records, which the cache of the session keeps.
      const sent = client.query({
        query: searchDocument,
        variables: { text },
        fetchPolicy: 'no-cache',
        context,
      });
      sent.then(
        ({ data }) => show({ hits: data?.search ?? [], failed: false }),
        () => show({ hits: [], failed: true }),
      );
    };
    const timer = setTimeout(send, PAUSE);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [client, text, attempt]);

  const isCurrent = response.text === text && response.attempt === attempt;
  return {
    hits: text === '' ? [] : response.hits,
    loading: text !== '' && !isCurrent,
    failed: isCurrent && response.failed,
    retry: () => setAttempt(count => count + 1),
  };
}

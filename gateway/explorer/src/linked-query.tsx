import { useCallback, useEffect, useState } from 'react';
import { findSaved } from './saved/saved-queries.ts';
import { useOpenQuery, type Opened } from './use-open-query.ts';

/**
 * Opens what the address names, `#query=…&variables=…` or `?saved=…`, and takes it out, so that it is not opened again.
 * It runs when somebody runs it.
 */
export function LinkedQuery() {
  const open = useOpenQuery();
  const [problem, setProblem] = useState('');
  const follow = useCallback(async () => {
    if (!open) return;
    setProblem('');
    try {
      const linked = await linkedQuery();
      if (linked) open(linked);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }, [open]);
  useEffect(() => {
    const onHash = () => void follow();
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [follow]);

  return (
    problem && (
      <p className="link-problem" role="alert">
        {problem}
        {savedInAddress() && (
          <button type="button" onClick={() => void follow()}>
            Try again
          </button>
        )}
        <button type="button" onClick={() => setProblem('')}>
          Close
        </button>
      </p>
    )
  );
}

const savedInAddress = () => new URLSearchParams(location.search).get('saved');

/** What could not be fetched stays in the address, to be tried again. */
async function linkedQuery(): Promise<Opened | null> {
  const hash = new URLSearchParams(location.hash.slice(1));
  const query = hash.get('query');
  const saved = savedInAddress();
  if (!query && !saved) return null;
  const found = query ? { query, variables: hash.get('variables') } : await findSaved(saved!);
  history.replaceState(null, '', location.pathname);
  if (!found) throw new Error('There is no such saved query, or it is not shared with your role.');
  return found;
}

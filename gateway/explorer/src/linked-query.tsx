import { useCallback, useEffect, useState } from 'react';
import { findSaved } from './saved/saved-queries.ts';
import { useOpenQuery, type Opened } from './use-open-query.ts';

/**
 * Opens the query in the URL, `#query=…&variables=…` or `?saved=…`, and removes it from the URL. Does not run it.
 */
export function LinkedQuery() {
  const open = useOpenQuery();
  const [errorMessage, setErrorMessage] = useState('');
  const follow = useCallback(async () => {
    if (!open) return;
    setErrorMessage('');
    try {
      const linked = await linkedQuery();
      if (linked) open(linked);
    } catch (error) {
      setErrorMessage((error as Error).message);
    }
  }, [open]);
  useEffect(() => {
    const onHash = () => void follow();
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [follow]);

  return (
    errorMessage && (
      <p className="link-error" role="alert">
        {errorMessage}
        {savedInAddress() && (
          <button type="button" onClick={() => void follow()}>
            Try again
          </button>
        )}
        <button type="button" onClick={() => setErrorMessage('')}>
          Close
        </button>
      </p>
    )
  );
}

const savedInAddress = () => new URLSearchParams(location.search).get('saved');

/** Reads the query in the URL. A failed fetch leaves the URL unchanged, so that the user can try again. */
async function linkedQuery(): Promise<Opened | null> {
  const hash = new URLSearchParams(location.hash.slice(1));
  const query = hash.get('query');
  const saved = savedInAddress();
  if (!query && !saved) return null;
  const linked = query ? { query, variables: hash.get('variables') } : await findSaved(saved!);
  history.replaceState(null, '', location.pathname);
  if (!linked) throw new Error('There is no such saved query, or it is not shared with your role.');
  return linked;
}

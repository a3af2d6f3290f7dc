import { useEffect, useState } from 'react';
import { findSaved } from './saved/saved-queries.ts';
import { useOpenQuery, type Opened } from './use-open-query.ts';

/**
 * Opens what the address names, `#query=…&variables=…` or `?saved=…`, and takes it out, so that it is not opened again.
 * It runs when somebody runs it.
 */
export function LinkedQuery() {
  const open = useOpenQuery();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (!open) return;
    const follow = async () => {
      try {
        const linked = await linkedQuery();
        if (linked) open(linked);
      } catch (error) {
        setProblem((error as Error).message);
      }
    };
    const onHash = () => void follow();
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [open]);

  return (
    problem && (
      <p className="link-problem" role="alert">
        {problem}
        <button type="button" onClick={() => setProblem('')}>
          Close
        </button>
      </p>
    )
  );
}

async function linkedQuery(): Promise<Opened | null> {
  const hash = new URLSearchParams(location.hash.slice(1));
  const query = hash.get('query');
  const saved = new URLSearchParams(location.search).get('saved');
  if (!query && !saved) return null;
  history.replaceState(null, '', location.pathname);
  if (query) return { query, variables: hash.get('variables') };
  const found = await findSaved(saved!);
  if (!found) throw new Error('There is no such saved query, or it is not shared with your role.');
  return found;
}

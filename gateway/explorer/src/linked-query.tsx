import { useGraphiQLActions } from '@graphiql/react';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { useCallback, useEffect, useState } from 'react';
import { findSaved } from './saved/saved-queries.ts';
import { useOpenQuery, type Opened } from './use-open-query.ts';

/**
 * Opens the query in the URL, `#query=…&variables=…` or `?saved=…`, and removes it from the URL. Runs it only if the link
 * has `run=1`, and never a mutation: else the author of a link would change data as its reader.
 */
export function LinkedQuery() {
  const open = useOpenQuery();
  const { run } = useGraphiQLActions();
  const [errorMessage, setErrorMessage] = useState('');
  const follow = useCallback(async () => {
    if (!open) return;
    setErrorMessage('');
    try {
      const linked = await linkedQuery();
      if (!linked) return;
      open(linked);
      // Once the editors have told GraphiQL what they show.
      if (linked.runs && isQuery(linked.query)) setTimeout(run, RUN_DELAY);
    } catch (error) {
      setErrorMessage((error as Error).message);
    }
  }, [open, run]);
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

/** Milliseconds; GraphiQL reads the editors after a pause. */
const RUN_DELAY = 500;

/** Whether a document has queries only. */
function isQuery(text: string): boolean {
  try {
    return parse(text).definitions.every(
      node =>
        node.kind === Kind.FRAGMENT_DEFINITION ||
        ('operation' in node && node.operation === OperationTypeNode.QUERY),
    );
  } catch {
    return false;
  }
}

const savedInAddress = () => new URLSearchParams(location.search).get('saved');

/** Reads the query in the URL. A failed fetch leaves the URL unchanged, so that the user can try again. */
async function linkedQuery(): Promise<(Opened & { runs: boolean }) | null> {
  const hash = new URLSearchParams(location.hash.slice(1));
  const query = hash.get('query');
  const saved = savedInAddress();
  if (!query && !saved) return null;
  const runs = (hash.get('run') ?? new URLSearchParams(location.search).get('run')) === '1';
  const linked = query ? { query, variables: hash.get('variables') } : await findSaved(saved!);
  history.replaceState(null, '', location.pathname);
  if (!linked) throw new Error('There is no such saved query, or it is not shared with your role.');
  return { ...linked, runs };
}

import { useState } from 'react';
import { copyLink } from './copy-link.ts';
import type { SavedValues } from './saved-queries.ts';

interface TabLinkProps {
  /** Reads the editors of the active tab. */
  current: () => Pick<SavedValues, 'query' | 'variables'>;
}

/** Copies a link that opens the query of the active tab, and runs it if the user says so. */
export function TabLink({ current }: TabLinkProps) {
  const [runs, setRuns] = useState(false);
  const [said, setSaid] = useState('');
  const copy = async () => {
    const { query, variables } = current();
    const hash = new URLSearchParams({ query, ...(variables && { variables }), ...(runs && { run: '1' }) });
    setSaid(await copyLink(`/explorer#${hash}`));
  };
  return (
    <>
      <div className="actions">
        <button type="button" onClick={() => void copy()}>
          Copy link of this tab
        </button>
        <label>
          <input type="checkbox" checked={runs} onChange={() => setRuns(!runs)} />
          Run when opened
        </label>
      </div>
      <p role="status">{said}</p>
    </>
  );
}

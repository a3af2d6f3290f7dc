import { useGraphiQL, type GraphiQLPlugin } from '@graphiql/react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Person } from '../session.ts';
import { Entry, rowId } from './entry.tsx';
import { SaveForm } from './save-form.tsx';
import {
  createSaved,
  deleteSaved,
  listSaved,
  updateSaved,
  type SavedPage,
  type SavedQuery,
} from './saved-queries.ts';
import { TabLink } from './tab-link.tsx';

/** The user's saved queries, and those that others share with the user's role. */
export const savedPlugin = (person: Person): GraphiQLPlugin => ({
  title: 'Saved Queries',
  icon: BookmarkIcon,
  content: () => <SavedQueries mayDeleteAll={person.mayDelete} />,
});

/** Rows of a list at first, and added by each "Show more". */
const STEP = 25;
/** The server limit of one list; a search finds the others. */
const MOST_ROWS = 200;
/** Milliseconds between the last key and the search. */
const SEARCH_PAUSE = 250;

/** The open form or confirmation. */
type Doing = { what: 'save' } | { what: 'edit' | 'delete' | 'schedule'; saved: SavedQuery } | null;

function SavedQueries({ mayDeleteAll }: { mayDeleteAll: boolean }) {
  const [search, setSearch] = useState('');
  const ownQueries = useSavedQueries(true, search);
  const sharedQueries = useSavedQueries(false, search);
  const lists = [ownQueries, sharedQueries];
  const errorMessage = ownQueries.errorMessage || sharedQueries.errorMessage;
  const reload = async () => void (await Promise.all(lists.map(list => list.reload())));
  const [doing, setDoing] = useState<Doing>(null);
  const current = useCurrentTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Closes the form and focuses the row of its query, or else the heading. */
  const stop = () => {
    flushSync(() => setDoing(null));
    const row = doing && 'saved' in doing && document.getElementById(rowId(doing.saved));
    (row || heading.current)?.focus();
  };
  const done = async () => {
    await reload();
    stop();
  };

  const entry = (saved: SavedQuery) =>
    doing?.what === 'edit' && doing.saved.id === saved.id ? (
      <li key={saved.id}>
        <SaveForm
          saved={saved}
          current={current}
          onSave={async values => {
            await updateSaved(saved, values);
            await done();
          }}
          onCancel={stop}
        />
      </li>
    ) : (
      <Entry
        key={saved.id}
        saved={saved}
        isConfirming={doing?.what === 'delete' && doing.saved.id === saved.id}
        isScheduling={doing?.what === 'schedule' && doing.saved.id === saved.id}
        onSchedule={() => setDoing({ what: 'schedule', saved })}
        onEdit={saved.isOwn ? () => setDoing({ what: 'edit', saved }) : undefined}
        onRequestDelete={saved.isOwn || mayDeleteAll ? () => setDoing({ what: 'delete', saved }) : undefined}
        onDelete={async () => {
          await deleteSaved(saved);
          await done();
        }}
        onKeep={stop}
      />
    );

  const isLong = search !== '' || lists.some(({ page }) => page && page.totalCount > STEP);
  return (
    <section className="panel" aria-label="Saved queries">
      <h2 ref={heading} tabIndex={-1}>
        Saved queries
      </h2>
      {doing?.what === 'save' ? (
        <SaveForm
          current={current}
          onSave={async values => {
            await createSaved({ ...current(), name: '', description: null, sharedWith: [], ...values });
            await done();
          }}
          onCancel={stop}
        />
      ) : (
        <button type="button" className="solid" onClick={() => setDoing({ what: 'save' })}>
          Save this tab…
        </button>
      )}
      <TabLink current={current} />
      {errorMessage && (
        <p className="errors" role="alert">
          {errorMessage}{' '}
          <button type="button" onClick={() => void reload()}>
            Try again
          </button>
        </p>
      )}
      {isLong && <Search onSearch={setSearch} />}
      {lists.some(({ page }) => !page) && !errorMessage && <p role="status">Loading…</p>}
      <List
        title="Yours"
        saved={ownQueries}
        empty={search ? 'None found.' : 'Nothing saved yet.'}
        entry={entry}
      />
      <List
        title="Shared with your role"
        saved={sharedQueries}
        empty={search ? 'None found.' : 'No query is shared with your role yet.'}
        entry={entry}
      />
    </section>
  );
}

/** Searches once the typing pauses. */
function Search({ onSearch }: { onSearch: (text: string) => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <input
      type="search"
      aria-label="Search saved queries"
      placeholder="Search"
      maxLength={100}
      onChange={({ target }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onSearch(target.value.trim()), SEARCH_PAUSE);
      }}
    />
  );
}

interface ListProps {
  title: string;
  saved: ReturnType<typeof useSavedQueries>;
  empty: string;
  entry: (saved: SavedQuery) => ReactNode;
}

function List({ title, saved: { page, showMore }, empty, entry }: ListProps) {
  if (!page) return null;
  const { items, totalCount } = page;
  return (
    <>
      <h3>{title}</h3>
      {items.length > 0 ? <ul>{items.map(entry)}</ul> : <p>{empty}</p>}
      {items.length < totalCount && (
        <p>
          {items.length} of {totalCount}.{' '}
          {items.length < MOST_ROWS ? (
            <button type="button" onClick={showMore}>
              Show more
            </button>
          ) : (
            'Search to find the others.'
          )}
        </p>
      )}
    </>
  );
}

/** The first rows of one of the two lists. */
function useSavedQueries(own: boolean, search: string) {
  const [page, setPage] = useState<SavedPage>();
  const [limit, setLimit] = useState(STEP);
  const [errorMessage, setErrorMessage] = useState('');
  /** Numbers the requests: only the last one is shown. */
  const last = useRef(0);
  const reload = useCallback(async () => {
    const turn = ++last.current;
    try {
      const response = await listSaved({ own, search, limit });
      if (turn !== last.current) return;
      setPage(response);
      setErrorMessage('');
    } catch (error) {
      if (turn === last.current) setErrorMessage((error as Error).message);
    }
  }, [own, search, limit]);
  useEffect(() => void reload(), [reload]);
  return { page, errorMessage, reload, showMore: () => setLimit(Math.min(limit + STEP, MOST_ROWS)) };
}

/** Reads the editors of the active tab. */
function useCurrentTexts() {
  const { queryEditor, variableEditor } = useGraphiQL(({ queryEditor, variableEditor }) => ({
    queryEditor,
    variableEditor,
  }));
  return () => ({
    query: queryEditor?.getValue() ?? '',
    variables: variableEditor?.getValue().trim() || null,
  });
}

function BookmarkIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
      <path d="M6 4h12v17l-6-4.500L6 21z" />
    </svg>
  );
}

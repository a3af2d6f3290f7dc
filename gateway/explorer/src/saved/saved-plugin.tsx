import { useGraphiQL, type GraphiQLPlugin } from '@graphiql/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Person } from '../session.ts';
import { useOpenQuery } from '../use-open-query.ts';
import { SaveForm } from './save-form.tsx';
import { createSaved, deleteSaved, listSaved, updateSaved, type SavedQuery } from './saved-queries.ts';

/** The queries that somebody keeps, and those that others share with their role. */
export const savedPlugin = (person: Person): GraphiQLPlugin => ({
  title: 'Saved Queries',
  icon: BookmarkIcon,
  content: () => <SavedQueries mayDeleteAll={person.mayDelete} />,
});

/** What the panel shows besides the lists: one form, or one question. */
type Doing = { what: 'save' } | { what: 'edit' | 'delete'; saved: SavedQuery } | null;

function SavedQueries({ mayDeleteAll }: { mayDeleteAll: boolean }) {
  const { list, problem, reload } = useSavedQueries();
  const [doing, setDoing] = useState<Doing>(null);
  const current = useCurrentTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The focus goes to the row that it was about, or where there is none to the panel. */
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
        isAsked={doing?.what === 'delete' && doing.saved.id === saved.id}
        onEdit={saved.isOwn ? () => setDoing({ what: 'edit', saved }) : undefined}
        onAskDelete={saved.isOwn || mayDeleteAll ? () => setDoing({ what: 'delete', saved }) : undefined}
        onDelete={async () => {
          await deleteSaved(saved);
          await done();
        }}
        onKeep={stop}
      />
    );

  const own = list?.filter(({ isOwn }) => isOwn) ?? [];
  const others = list?.filter(({ isOwn }) => !isOwn) ?? [];
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
      {problem && (
        <p className="problems" role="alert">
          {problem}{' '}
          <button type="button" onClick={() => void reload()}>
            Try again
          </button>
        </p>
      )}
      {!list && !problem && <p role="status">Loading…</p>}
      {list && (
        <>
          <h3>Yours</h3>
          {own.length > 0 ? <ul>{own.map(entry)}</ul> : <p>Nothing saved yet.</p>}
          <h3>Shared with your role</h3>
          {others.length > 0 ? (
            <ul>{others.map(entry)}</ul>
          ) : (
            <p>Nobody shares a query with your role yet.</p>
          )}
        </>
      )}
    </section>
  );
}

const rowId = ({ id }: SavedQuery) => `saved-query-${id}`;

interface EntryProps {
  saved: SavedQuery;
  /** Whether it is being asked if this one is to be deleted. */
  isAsked: boolean;
  onEdit?: () => void;
  onAskDelete?: () => void;
  /** @throws Error in words */
  onDelete: () => Promise<void>;
  onKeep: () => void;
}

function Entry({ saved, isAsked, onEdit, onAskDelete, onDelete, onKeep }: EntryProps) {
  const open = useOpenQuery();
  const [said, setSaid] = useState('');
  const copyLink = async () => {
    const link = `${location.origin}/explorer?saved=${saved.id}`;
    try {
      await navigator.clipboard.writeText(link);
      setSaid('Link copied');
    } catch {
      // A browser gives no clipboard to a page that comes over plain HTTP.
      setSaid(`Failed to copy: mark this and copy it by hand: ${link}`);
    }
  };
  const remove = () => onDelete().catch((error: Error) => setSaid(error.message));
  const { name, description, sharedWith, ownerName, isOwn } = saved;

  return (
    <li id={rowId(saved)} aria-label={name} tabIndex={-1}>
      <button type="button" onClick={() => open?.(saved)}>
        {name}
      </button>
      {description && <p>{description}</p>}
      {!isOwn && <p className="faint">By {ownerName}</p>}
      {isOwn && sharedWith.length > 0 && <p className="faint">Shared with {sharedWith.join(', ')}</p>}
      {isAsked ? (
        <div className="actions" role="group" aria-label={`Delete ${name}?`}>
          <span>{sharedWith.length > 0 ? 'Delete it for everybody?' : 'Delete it?'}</span>
          <button type="button" className="danger" autoFocus onClick={() => void remove()}>
            Delete
          </button>
          <button type="button" onClick={onKeep}>
            Keep
          </button>
        </div>
      ) : (
        <div className="actions">
          {onEdit && (
            <button type="button" onClick={onEdit}>
              Edit
            </button>
          )}
          <button type="button" onClick={() => void copyLink()}>
            Copy link
          </button>
          {onAskDelete && (
            <button type="button" onClick={onAskDelete}>
              Delete
            </button>
          )}
        </div>
      )}
      <p role="status">{said}</p>
    </li>
  );
}

function useSavedQueries() {
  const [list, setList] = useState<readonly SavedQuery[]>();
  const [problem, setProblem] = useState('');
  const reload = useCallback(async () => {
    try {
      setList(await listSaved());
      setProblem('');
    } catch (error) {
      setProblem((error as Error).message);
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  return { list, problem, reload };
}

/** Reads what stands in the editors of the tab. */
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

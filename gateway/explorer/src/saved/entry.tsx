import { useState } from 'react';
import { useOpenQuery } from '../use-open-query.ts';
import { copyLink } from './copy-link.ts';
import { Links } from './links.tsx';
import { findSaved, type SavedQuery } from './saved-queries.ts';
import { Schedules } from './schedules-panel.tsx';

/** The id of the element of a saved query. */
export const rowId = ({ id }: SavedQuery) => `saved-query-${id}`;

interface EntryProps {
  saved: SavedQuery;
  /** Whether the row asks the user to confirm the deletion. */
  isConfirming: boolean;
  /** Whether the row shows its schedules. */
  isScheduling: boolean;
  onSchedule: () => void;
  onEdit?: () => void;
  onRequestDelete?: () => void;
  /** @throws Error with a message for the user */
  onDelete: () => Promise<void>;
  onKeep: () => void;
}

/** A saved query in a list, with what can be done with it. */
export function Entry(props: EntryProps) {
  const { saved, isConfirming, isScheduling, onSchedule, onEdit, onRequestDelete, onDelete, onKeep } = props;
  const open = useOpenQuery();
  const [said, setSaid] = useState('');
  const [showsLinks, setShowsLinks] = useState(false);
  const copy = async (path: string) => setSaid(await copyLink(path));
  const openTexts = async () => {
    try {
      const texts = await findSaved(saved.id);
      if (texts) open?.(texts);
      else setSaid('This query was deleted, or is no longer shared with your role.');
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  const remove = () => onDelete().catch((error: Error) => setSaid(error.message));
  const { name, description, sharedWith, ownerName, isOwn, problem } = saved;

  return (
    <li id={rowId(saved)} aria-label={name} tabIndex={-1}>
      <button type="button" onClick={() => void openTexts()}>
        {name}
      </button>
      {description && <p>{description}</p>}
      {problem !== null && <p className="errors">This version does not take it: {problem}</p>}
      {!isOwn && <p className="faint">By {ownerName}</p>}
      {isOwn && sharedWith.length > 0 && <p className="faint">Shared with {sharedWith.join(', ')}</p>}
      {isConfirming ? (
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
          <button type="button" aria-expanded={isScheduling} onClick={isScheduling ? onKeep : onSchedule}>
            Send by e-mail…
          </button>
          <button type="button" onClick={() => void copy(`/explorer?saved=${saved.id}`)}>
            Copy link
          </button>
          <button type="button" aria-expanded={showsLinks} onClick={() => setShowsLinks(!showsLinks)}>
            More links…
          </button>
          {onRequestDelete && (
            <button type="button" onClick={onRequestDelete}>
              Delete
            </button>
          )}
        </div>
      )}
      {showsLinks && <Links id={saved.id} onCopy={path => void copy(path)} />}
      {isScheduling && <Schedules saved={saved} onClose={onKeep} />}
      <p role="status">{said}</p>
    </li>
  );
}

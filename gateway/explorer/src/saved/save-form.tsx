import { useEffect, useState, type FormEvent } from 'react';
import { findAnalystRoles, type SavedQuery, type SavedValues } from './saved-queries.ts';

interface SaveFormProps {
  /** What is changed; nothing for a new one. */
  saved?: SavedQuery;
  /** Reads the editors of the active tab. */
  current: () => Pick<SavedValues, 'query' | 'variables'>;
  /** @throws Error in words */
  onSave: (values: Partial<SavedValues>) => Promise<void>;
  onCancel: () => void;
}

/** Names a query and says who finds it. */
export function SaveForm({ saved, current, onSave, onCancel }: SaveFormProps) {
  const [name, setName] = useState(saved?.name ?? '');
  const [description, setDescription] = useState(saved?.description ?? '');
  const [sharedWith, setSharedWith] = useState<readonly string[]>(saved?.sharedWith ?? []);
  const [takesTab, setTakesTab] = useState(!saved);
  const [errorMessage, setErrorMessage] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [analysts, setAnalysts] = useState<readonly string[]>();
  useEffect(() => {
    let isOpen = true;
    findAnalystRoles().then(
      analystRoles => isOpen && setAnalysts(analystRoles),
      (error: Error) => isOpen && setErrorMessage(error.message),
    );
    return () => {
      isOpen = false;
    };
  }, []);
  /** Roles that it was shared with earlier are shown although they cannot open the explorer now. */
  const roles = analysts && [...new Set([...analysts, ...(saved?.sharedWith ?? [])])];
  const share = (role: string) =>
    setSharedWith(roles!.filter(item => (item === role) !== sharedWith.includes(item)));

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    try {
      await onSave({ name, description: description || null, sharedWith, ...(takesTab && current()) });
    } catch (error) {
      setErrorMessage((error as Error).message);
      setSaving(false);
    }
  };

  return (
    <form className="save-form" aria-label={saved ? `Edit ${saved.name}` : 'Save this tab'} onSubmit={save}>
      <label>
        Name
        <input
          value={name}
          maxLength={120}
          autoFocus
          required
          onChange={event => setName(event.target.value)}
        />
      </label>
      <label>
        Description
        <textarea rows={2} value={description} onChange={event => setDescription(event.target.value)} />
      </label>
      <fieldset>
        <legend>Share with</legend>
        {roles?.map(role => (
          <label key={role}>
            <input type="checkbox" checked={sharedWith.includes(role)} onChange={() => share(role)} />
            {analysts!.includes(role) ? role : `${role} (cannot open the explorer)`}
          </label>
        ))}
      </fieldset>
      {saved && (
        <label className="beside">
          <input type="checkbox" checked={takesTab} onChange={() => setTakesTab(!takesTab)} />
          Replace its query by what stands in this tab
        </label>
      )}
      {errorMessage && (
        <p className="errors" role="alert">
          {errorMessage}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="solid" disabled={isSaving}>
          Save
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

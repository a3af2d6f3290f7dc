import { useSession } from '@gym/hub-kit';
import { useCallback, useMemo, useState } from 'react';
import { storage } from '../common/storage.ts';
import { arrange, moved, type ColumnChoice } from './column-choice.ts';

/** The columns of a table as the user has arranged them, stored per user and table. */
export function useColumns<Column extends { key: string }>(table: string, columns: readonly Column[]) {
  const { user } = useSession();
  const storageKey = `columns:${user.id}:${table}`;
  const [choice, setChoice] = useState(() => read(storageKey));
  const all = useMemo(() => arrange(columns, choice), [columns, choice]);
  const shown = useMemo(() => all.filter(({ key }) => !choice?.hidden.includes(key)), [all, choice]);

  const keep = useCallback(
    (next: ColumnChoice | null) => {
      setChoice(next);
      if (next) storage.set(storageKey, JSON.stringify(next));
      else storage.remove(storageKey);
    },
    [storageKey],
  );
  const order = all.map(({ key }) => key);
  const hidden = choice?.hidden ?? [];

  return {
    /** All columns, in the order of the user. */
    all,
    /** Those that are not hidden. */
    shown,
    changed: choice !== null,
    /** Moves a column to the position of another. */
    move: (key: string, target: string) => keep({ order: moved(order, key, target), hidden }),
    toggle: (key: string) =>
      keep({ order, hidden: hidden.includes(key) ? hidden.filter(one => one !== key) : [...hidden, key] }),
    reset: () => keep(null),
  };
}

export type Columns<Column extends { key: string }> = ReturnType<typeof useColumns<Column>>;

function read(key: string): ColumnChoice | null {
  try {
    const kept = JSON.parse(storage.get(key) ?? 'null') as Partial<ColumnChoice> | null;
    return Array.isArray(kept?.order) && Array.isArray(kept.hidden)
      ? { order: kept.order, hidden: kept.hidden }
      : null;
  } catch {
    // A damaged choice is ignored.
    return null;
  }
}

import { useSession } from '@gym/hub-kit';
import { useCallback, useState } from 'react';
import type { ColumnWidths } from 'react-data-grid';
import { storage } from '../common/storage.ts';

/** The column widths that the user has set, stored per user and table. */
export function useColumnWidths(table: string) {
  const { user } = useSession();
  const key = `widths:${user.id}:${table}`;
  const [widths, setWidths] = useState(() => read(key));

  const change = useCallback(
    (next: ColumnWidths) => {
      setWidths(next);
      const drawn = [...next].flatMap(([column, { type, width }]) =>
        type === 'resized' ? [[column, Math.round(width)] as const] : [],
      );
      if (drawn.length) storage.set(key, JSON.stringify(drawn));
    },
    [key],
  );
  return { widths, change };
}

function read(key: string): ColumnWidths {
  try {
    const drawn = JSON.parse(storage.get(key) ?? '[]') as [string, number][];
    return new Map(drawn.map(([column, width]) => [column, { type: 'resized', width }]));
  } catch {
    // Damaged widths are ignored.
    return new Map();
  }
}

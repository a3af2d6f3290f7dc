import { useSession } from '../common/session.tsx';
import { useMemo, useState } from 'react';
import type { ColumnWidths } from 'react-data-grid';
import { usePersisted } from '../common/use-persisted.ts';

/**
 * The column widths that the user has set, stored per user and resource. The grid keeps its current widths itself: it
 * does not report what keys set to `onColumnWidthsChange`.
 */
export function useColumnWidths(resource: string) {
  const { user } = useSession();
  const [stored, store] = usePersisted(`widths:${user.id}:${resource}`, widthsOf);
  const resized = useMemo(() => new Map(stored), [stored]);
  const [initial] = useState<ColumnWidths>(
    () => new Map(stored?.map(([column, width]) => [column, { type: 'resized', width }])),
  );
  const change = (column: string, width: number) =>
    store([...new Map(resized).set(column, Math.round(width))]);
  return { initial, resized, change };
}

/** The widths of parsed JSON; null for invalid ones. */
export const widthsOf = (stored: unknown): [string, number][] | null =>
  Array.isArray(stored) && stored.every(isWidth) ? stored : null;

const isWidth = (pair: unknown): pair is [string, number] =>
  Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number' && pair[1] > 0;

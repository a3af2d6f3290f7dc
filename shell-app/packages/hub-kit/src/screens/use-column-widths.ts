import { useSession } from '@gym/hub-kit';
import { useCallback, useState } from 'react';
import type { ColumnWidths } from 'react-data-grid';
import { json, storage } from '../common/storage.ts';
import type { ContentWidths } from './content-widths.ts';

/**
 * The column widths that the user has set, stored per user and resource, and those that the grid has measured.
 * @param contentWidths when they change, the grid measures again
 */
export function useColumnWidths(resource: string, contentWidths: ContentWidths) {
  const { user } = useSession();
  const key = `widths:${user.id}:${resource}`;
  const [widths, setWidths] = useState<ColumnWidths>(() => storage.get(key, json(widthsOf)) ?? new Map());
  const [measuredFor, setMeasuredFor] = useState(contentWidths);
  if (measuredFor !== contentWidths) {
    setMeasuredFor(contentWidths);
    setWidths(new Map([...widths].filter(([, { type }]) => type === 'resized')));
  }

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

const widthsOf = (drawn: unknown): ColumnWidths | null =>
  Array.isArray(drawn) && drawn.every(isWidth)
    ? new Map(drawn.map(([column, width]) => [column, { type: 'resized', width }]))
    : null;

const isWidth = (pair: unknown): pair is [string, number] =>
  Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number' && pair[1] > 0;

import { useSession } from '@gym/hub-kit';
import { useState } from 'react';
import type { ColumnWidths } from 'react-data-grid';
import { json, storage } from '../common/storage.ts';

/**
 * The column widths that the user has set, stored per user and resource. The grid keeps those of its time itself: it
 * does not report what keys set to `onColumnWidthsChange`.
 */
export function useColumnWidths(resource: string) {
  const { user } = useSession();
  const key = `widths:${user.id}:${resource}`;
  const stored = () => storage.get(key, json(widthsOf)) ?? [];
  const [resized, setResized] = useState<ReadonlyMap<string, number>>(() => new Map(stored()));
  const [initial] = useState<ColumnWidths>(
    () => new Map(stored().map(([column, width]) => [column, { type: 'resized', width }])),
  );
  const change = (column: string, width: number) => {
    setResized(before => new Map(before).set(column, width));
    storage.set(key, JSON.stringify([...new Map(stored()).set(column, Math.round(width))]));
  };
  return { initial, resized, change };
}

const widthsOf = (stored: unknown): [string, number][] | null =>
  Array.isArray(stored) && stored.every(isWidth) ? stored : null;

const isWidth = (pair: unknown): pair is [string, number] =>
  Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number' && pair[1] > 0;

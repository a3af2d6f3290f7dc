import { useSession } from '../../common/session.tsx';
import { useMemo, useState } from 'react';
import type { ColumnWidths } from 'react-data-grid';
import { usePersisted } from '../../common/use-persisted.ts';
import { widthsOf } from '../column-widths.ts';
import { arrangementName, useSavedView } from '../views/saved-view.ts';

/**
 * The column widths that the user has set, stored per user and resource, or those of a view. The grid keeps its current
 * widths itself: it does not report what keys set to `onColumnWidthsChange`.
 */
export function useColumnWidths(resource: string, viewId: string | null) {
  const { user } = useSession();
  const ofView = useSavedView(viewId)?.widths;
  const [own, store] = usePersisted(arrangementName('widths', user.id, resource, viewId), widthsOf);
  const stored = own ?? ofView;
  const resized = useMemo(() => new Map(stored), [stored]);
  const [initial] = useState<ColumnWidths>(
    () => new Map(stored?.map(([column, width]) => [column, { type: 'resized', width }])),
  );
  const change = (column: string, width: number) =>
    store([...new Map(resized).set(column, Math.round(width))]);
  return { initial, resized, change };
}

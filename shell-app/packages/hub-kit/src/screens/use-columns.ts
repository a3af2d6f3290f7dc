import { breakpoint } from '../theme/theme.ts';
import { useSession } from '../common/session.tsx';
import { useMemo } from 'react';
import { usePersisted } from '../common/use-persisted.ts';
import { useMediaQuery } from '../elements/use-media-query.ts';
import type { AnyColumn } from '../definition/define-screen.ts';
import { arrange, choiceOf, moved, toggled, visibleIn, type ColumnChoice } from './column-choice.ts';
import { arrangementName, useSavedView } from './views/saved-view.ts';

/** The columns of a table as the user has arranged them, stored per user and resource, or as a view has them. */
export function useColumns(resource: string, columns: readonly AnyColumn[], viewId: string | null) {
  const { user } = useSession();
  const ofView = useSavedView(viewId)?.columns ?? null;
  const [own, keep] = usePersisted(arrangementName('columns', user.id, resource, viewId), choiceOf);
  const choice = own ?? ofView;
  const isPhone = useMediaQuery(breakpoint.small);
  const isTablet = useMediaQuery(breakpoint.belowWide);
  const all = useMemo(() => arrange(columns, choice), [columns, choice]);
  const chosen = useMemo(() => all.filter(({ key }) => !choice?.hidden.includes(key)), [all, choice]);
  const shown = useMemo(
    () => visibleIn(chosen, choice, { 600: isPhone, 960: isTablet }),
    [chosen, choice, isPhone, isTablet],
  );
  const current: ColumnChoice = { hidden: [], shown: [], ...choice, order: all.map(({ key }) => key) };

  return {
    /** All columns, in the order of the user. */
    all,
    /** Those that the user has not hidden; an export contains them in a window of any width. */
    chosen,
    /** Those of them that the window has room for. */
    shown,
    choice,
    changed: own !== null,
    move: (key: string, target: string) => keep({ ...current, order: moved(current.order, key, target) }),
    toggle: (key: string) =>
      keep(
        toggled(
          current,
          key,
          shown.every(column => column.key !== key),
        ),
      ),
    reset: () => keep(null),
  };
}

export type Columns = ReturnType<typeof useColumns>;

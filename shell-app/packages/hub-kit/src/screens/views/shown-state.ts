import { useMemo } from 'react';
import { useSession } from '../../common/session.tsx';
import { usePersisted } from '../../common/use-persisted.ts';
import { widthsOf } from '../column-widths.ts';
import { arrangementName, type ViewState } from './saved-view.ts';
import { queryOf } from './view-query.ts';
import type { ViewsProps } from './views-props.ts';

/** What a view would keep of the list as it is shown. */
export function useShownState({ screen, crud, columns }: ViewsProps): ViewState {
  const { user } = useSession();
  const { id, saved } = crud.view;
  const [changed] = usePersisted(arrangementName('widths', user.id, screen.resource, id), widthsOf);
  const widths = changed ?? saved?.widths;
  return useMemo(
    () => ({ query: queryOf(crud.state), columns: columns.choice, widths: widths ?? [] }),
    [crud.state, columns.choice, widths],
  );
}

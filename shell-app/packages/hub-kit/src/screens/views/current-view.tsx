import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSession } from '../../common/session.tsx';
import { t } from '../../common/text.ts';
import { toast } from '../../elements/toast.ts';
import { useEventCallback } from '../../elements/use-event-callback.ts';
import { color, mixin, space } from '../../theme/theme.ts';
import { hasHiddenFilters } from './hidden-filters.ts';
import { isChanged } from './is-changed.ts';
import { useShownState } from './shown-state.ts';
import { forgetView, keepView, toSavedView } from './stored-views.ts';
import { normalizedQuery } from './view-query.ts';
import { listViewDocument } from './views.graphql.ts';
import type { ViewsProps } from './views-props.ts';

/** Loads the view of a list, compares them, and says what of the view is not shown. */
export default function CurrentView({
  onChanged,
  ...props
}: ViewsProps & { onChanged: (isChanged: boolean) => void }) {
  const { screen, crud } = props;
  const { view } = crud;
  const { user } = useSession();
  const { resource } = screen;
  const { data, error } = useQuery(listViewDocument, {
    variables: { id: view.id! },
    fetchPolicy: 'cache-and-network',
  });
  const shown = useShownState(props);
  const isLoaded = data !== undefined;
  const found = data?.view?.list === resource ? data.view : null;

  const show = useEventCallback(() => {
    if (!isLoaded || view.id === null) return;
    if (!found) {
      forgetView(user.id, resource, view.id);
      view.open(null, { replace: true });
      toast.error(t('This view was deleted or is no longer shared with you. The list is shown without it.'));
      return;
    }
    const current = toSavedView(found);
    const { saved } = view;
    const wasUnchanged = saved !== null && normalizedQuery(saved.query, view.defaults) === shown.query;
    if (JSON.stringify(saved) !== JSON.stringify(current)) keepView(user.id, current);
    if (view.isPending || (wasUnchanged && saved.query !== current.query))
      view.open(current, { replace: true });
  });
  useEffect(() => show(), [show, isLoaded, found, view.isPending]);

  const failed = useEventCallback(() => {
    console.error('Failed to load the view', error);
    if (!view.isPending) return;
    view.open(null, { replace: true });
    toast.error(t('Failed to load the view. The list is shown without it.'));
  });
  useEffect(() => {
    if (error) failed();
  }, [error, failed]);

  const { saved, isPending, defaults } = view;
  const differs =
    saved !== null &&
    !isPending &&
    isChanged(screen.columns, shown, { ...saved, query: normalizedQuery(saved.query, defaults) });
  useEffect(() => onChanged(differs), [onChanged, differs]);

  const hasHidden = view.saved !== null && hasHiddenFilters(screen, view.saved.query);
  return (
    <div role="status">
      {hasHidden && (
        <Line>{t('You may not view all fields that this view filters by. Their filters are left out.')}</Line>
      )}
    </div>
  );
}

const Line = styled.p`
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.line};
  ${mixin.remark}
`;

import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../../common/session.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import CurrentView from './current-view.tsx';
import { refreshDefault } from './refresh-default.ts';
import type { ViewsProps } from './views-props.ts';
import type { ListedView } from './views.graphql.ts';

/** Loaded when a view is saved. */
const ViewDialog = lazyPart(() => import(/* webpackChunkName: "view-dialog" */ './view-dialog.tsx'), {
  fallback: null,
});

interface ListViewsProps extends ViewsProps {
  onChanged: (isChanged: boolean) => void;
  /** The view that the open dialog changes. */
  dialog: ListedView | 'new' | null;
  onDialog: (dialog: null) => void;
}

/** What the views of a list do besides their menu. */
export default function ListViews({ onChanged, dialog, onDialog, ...props }: ListViewsProps) {
  const client = useApolloClient();
  const { user } = useSession();
  const { resource } = props.screen;
  const { id } = props.crud.view;
  useEffect(() => {
    refreshDefault(client, user.id, resource).catch(() => undefined);
  }, [client, user.id, resource]);
  return (
    <>
      {id && <CurrentView key={id} {...props} onChanged={onChanged} />}
      {dialog && (
        <ViewDialog {...props} view={dialog === 'new' ? null : dialog} onClose={() => onDialog(null)} />
      )}
    </>
  );
}

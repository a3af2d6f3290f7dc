import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSession } from '../../common/session.tsx';
import { t } from '../../common/text.ts';
import { Button } from '../../elements/button.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { Menu } from '../../elements/menu.tsx';
import { whenIdle } from '../../elements/when-idle.ts';
import type { ListedView } from './views.graphql.ts';
import type { ViewsProps } from './views-props.ts';

/** Loaded with the menu. */
const ViewList = lazyPart(() => import(/* webpackChunkName: "views" */ './view-list.tsx'), {
  fallback: null,
});

/** Loaded when a view is saved. */
const ViewDialog = lazyPart(() => import(/* webpackChunkName: "views" */ './view-dialog.tsx'), {
  fallback: null,
});

const bookmark = { paths: ['m19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16z'] };

/** Opens, saves and shares the views of a list. Its button names the view that is shown, and marks changes of it. */
export function ViewsMenu({ isChanged, ...props }: ViewsProps & { isChanged: boolean }) {
  const { crud, screen } = props;
  const { saved } = crud.view;
  const [dialog, setDialog] = useState<ListedView | 'new' | null>(null);
  useDefaultRefresh(screen.resource, !crud.starting);
  return (
    <>
      <Menu
        label={t('Views')}
        opener={opener => (
          <Button
            {...opener}
            icon={bookmark}
            aria-label={saved ? t('View {name}', { name: saved.name }) : undefined}
            aria-description={isChanged ? t('unsaved changes') : undefined}
          >
            <Name>{saved?.name ?? t('Views')}</Name>
            {isChanged && <span title={t('unsaved changes')}>●</span>}
          </Button>
        )}
      >
        <ViewList {...props} isChanged={isChanged} onDialog={setDialog} />
      </Menu>
      {dialog && (
        <ViewDialog {...props} view={dialog === 'new' ? null : dialog} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

/** Requests the default view after the first rows, since another browser may have changed it. */
function useDefaultRefresh(resource: string, isReady: boolean): void {
  const client = useApolloClient();
  const { user } = useSession();
  useEffect(() => {
    if (isReady)
      return whenIdle(
        () =>
          void import(/* webpackChunkName: "views" */ './refresh-default.ts')
            .then(({ refreshDefault }) => refreshDefault(client, user.id, resource))
            .catch(() => undefined),
      );
  }, [client, user.id, resource, isReady]);
}

const Name = styled.span`
  max-width: 18ch;
  overflow: hidden;
  text-overflow: ellipsis;
`;

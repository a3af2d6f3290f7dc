import styled from 'styled-components';
import { t } from '../../common/text.ts';
import { Button } from '../../elements/button.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { Menu } from '../../elements/menu.tsx';
import type { ViewListProps } from './view-list.tsx';

/** Loaded after the first rows. */
const ViewList = lazyPart(() => import(/* webpackChunkName: "views" */ './view-list.tsx'), {
  fallback: null,
});

const bookmark = { paths: ['m19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16z'] };

/** Opens, saves and shares the views of a list. Its button names the view that is shown, and marks changes of it. */
export function ViewsMenu(props: ViewListProps) {
  const { saved } = props.crud.view;
  return (
    <Menu
      label={t('Views')}
      opener={opener => (
        <Button
          {...opener}
          icon={bookmark}
          aria-label={saved ? t('View {name}', { name: saved.name }) : undefined}
          aria-description={props.isChanged ? t('unsaved changes') : undefined}
        >
          <Name>{saved?.name ?? t('Views')}</Name>
          {props.isChanged && '●'}
        </Button>
      )}
    >
      <ViewList {...props} />
    </Menu>
  );
}

const Name = styled.span`
  max-width: 18ch;
  overflow: hidden;
  text-overflow: ellipsis;
`;

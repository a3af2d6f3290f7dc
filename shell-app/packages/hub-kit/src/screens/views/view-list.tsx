import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useSession } from '../../common/session.tsx';
import { t } from '../../common/text.ts';
import { Button } from '../../elements/button.tsx';
import { Skeleton } from '../../elements/skeleton.tsx';
import { color, mixin, space } from '../../theme/theme.ts';
import { useViewActions } from './use-view-actions.ts';
import type { ViewsProps } from './views-props.ts';
import { listViewsDocument, type ListedView } from './views.graphql.ts';

export interface ViewListProps extends ViewsProps {
  isChanged: boolean;
  onDialog: (view: ListedView | 'new') => void;
}

const none: ListedView[] = [];

/** The content of the menu: the views of the list, and what can be done with the one that is shown. */
export default function ViewList({ isChanged, onDialog, ...props }: ViewListProps) {
  const { can } = useSession();
  const { id } = props.crud.view;
  const { data, loading, error } = useQuery(listViewsDocument, {
    variables: { list: props.screen.resource },
    fetchPolicy: 'cache-and-network',
  });
  const actions = useViewActions(props);
  const views = data?.views.items ?? none;
  const current = views.find(view => view.id === id);
  const first = useRef<HTMLButtonElement>(null);
  // The menu gives the focus to what it has when it opens.
  useEffect(() => first.current?.focus(), []);

  return (
    <>
      <Item ref={first} $checked={id === null} aria-current={id === null} onClick={actions.showNone}>
        <Text>{t('No view')}</Text>
      </Item>
      {views.map(view => (
        <Item
          key={view.id}
          $checked={view.id === id}
          aria-current={view.id === id}
          onClick={() => actions.show(view)}
        >
          <Text>
            {view.name}
            {(view.isDefault || !view.isOwn) && <Remark>{remarkOf(view)}</Remark>}
          </Text>
        </Item>
      ))}
      {loading && !data && <Skeleton $width="60%" />}
      {error && !data && <Failure role="alert">{t('Failed to load the views')}</Failure>}
      <Line />
      {current?.isOwn && isChanged && (
        <Button icon="check" onClick={() => void actions.saveChanges(current)}>
          {t('Save changes')}
        </Button>
      )}
      {current && isChanged && (
        <Button icon="reset" onClick={() => actions.show(current)}>
          {t('Drop changes')}
        </Button>
      )}
      <Button icon="add" onClick={() => onDialog('new')}>
        {t('Save as…')}
      </Button>
      {current?.isOwn && (
        <Button icon="edit" onClick={() => onDialog(current)}>
          {t('Rename or share…')}
        </Button>
      )}
      {current && (
        <Button icon="eye" onClick={() => void actions.chooseDefault(current.isDefault ? null : current)}>
          {current.isDefault ? t('Open the list without it') : t('Open the list with it')}
        </Button>
      )}
      {current && (current.isOwn || can('permissions:edit')) && (
        <Button icon="delete" onClick={() => void actions.remove(current)}>
          {t('Delete view')}
        </Button>
      )}
    </>
  );
}

function remarkOf({ isDefault, isOwn, ownerName }: ListedView): string {
  if (isOwn) return t('Default');
  return isDefault ? t('Default, of {name}', { name: ownerName }) : t('Of {name}', { name: ownerName });
}

const Item = ({ $checked, ...props }: React.ComponentProps<typeof Button> & { $checked: boolean }) => (
  <Button {...props} icon={$checked ? 'check' : { paths: [] }} />
);

const Text = styled.span`
  padding-block: ${space(1.5)};
  text-align: start;
  overflow-wrap: anywhere;
`;

const Remark = styled.small`
  display: block;
  ${mixin.remark}
`;

const Failure = styled.p`
  padding: ${space(2)} ${space(3)};
  color: ${color.danger};
`;

const Line = styled.hr`
  width: 100%;
  margin: ${space(1)} 0;
  border: 0;
  border-top: 1px solid ${color.line};
`;

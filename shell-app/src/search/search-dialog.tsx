import { t } from '@gym/hub-kit/format';
import {
  Button,
  color,
  EmptyState,
  Icon,
  radius,
  Skeleton,
  space,
  Spinner,
  typography,
  mixin,
  useRecordAddress,
  useSession,
} from '@gym/hub-kit';
import { ControlRow, leave, useListbox, type RecordName } from '@gym/hub-kit/shell';
import { Dialog } from '@gym/hub-kit/screen';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styled from 'styled-components';
import { useHubs } from '../hubs/hub-registry.tsx';
import { addRecentRecord, readRecentRecords } from './recent-records.ts';
import {
  commandGroup,
  uniqueMatch,
  recordGroups,
  screenGroup,
  type SearchGroup,
  type SearchItem,
  type SearchScope,
} from './search-items.ts';
import { MAX_LENGTH, useHits } from './use-hits.ts';

/** Searches records, screens and commands; a choice leads to it. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const { hubs } = useHubs();
  const addressOf = useRecordAddress();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  /** The address of the result that the user has moved to: results that arrive before it move it. */
  const [reached, setReached] = useState<string | null>(null);
  /** Enter was pressed before the results of the text were there. */
  const [isEntered, setEntered] = useState(false);
  const { hits, loading, failed, retry } = useHits(text);
  const [recent] = useState(() => readRecentRecords(session.user.id));

  const scope = useMemo<SearchScope>(
    () => ({ hubs, session, pathname, addressOf: (kind, id) => addressOf(kind as RecordName, id, true) }),
    [hubs, session, pathname, addressOf],
  );
  const isEmpty = text.trim() === '';
  const groups = (isEmpty ? startGroups(recent, scope) : foundGroups(text, hits, scope)).filter(
    ({ items }) => items.length > 0,
  );
  const items = groups.flatMap(group => group.items);

  /** A record that an earlier text has found. */
  const isStale = ({ record }: SearchItem) => loading && record !== undefined;
  const highlighted = items.findIndex(item => item.address === reached && !isStale(item));

  const choose = (item: SearchItem) => {
    if (item.record) addRecentRecord(session.user.id, item.record);
    onClose();
    leave(() => void navigate(item.address));
  };
  /** Opens nothing of several results, which the user has not seen yet: the first is highlighted. */
  const chooseMeant = useEffectEvent(() => {
    setEntered(false);
    const meant = uniqueMatch(text, items);
    if (meant) choose(meant);
  });
  const isAwaited = isEntered && !loading;
  useEffect(() => {
    if (isAwaited) chooseMeant();
  }, [isAwaited]);

  const box = useListbox<SearchItem>({
    items,
    isOpen: true,
    inputValue: text,
    // The first one, unless the user has moved; none while others may come before it.
    highlightedIndex: highlighted === -1 && !loading && items.length > 0 ? 0 : highlighted,
    onHighlightedIndexChange: ({ highlightedIndex }) => {
      setEntered(false);
      setReached(items[highlightedIndex]?.address ?? null);
    },
    isItemDisabled: isStale,
    onType: typed => {
      setText(typed);
      setReached(null);
      setEntered(false);
    },
    onChoose: choose,
  });

  return (
    <Dialog title={t('Search')} width={640} fullOnSmall onClose={onClose}>
      <Box>
        <Icon name="search" size={16} />
        <input
          {...box.inputProps({
            'aria-label': t('Search'),
            placeholder: t('Name, number, e-mail address or phone'),
            maxLength: MAX_LENGTH,
            autoComplete: 'off',
            spellCheck: false,
            onKeyDown: ({ key, nativeEvent }) => {
              if (key === 'Enter' && !nativeEvent.isComposing && loading && highlighted === -1)
                setEntered(true);
            },
          })}
          data-autofocus
        />
        {loading && <Spinner />}
      </Box>
      <Status role="status">{statusOf({ isEmpty, loading, count: items.length })}</Status>
      {failed && (
        <EmptyState
          icon="warning"
          title={t('The search failed')}
          text={t('Check the connection and try again.')}
        >
          <Button icon="refresh" onClick={retry}>
            {t('Try again')}
          </Button>
        </EmptyState>
      )}
      <List {...box.getMenuProps({ 'aria-label': t('Search results') })} aria-busy={loading}>
        {groups.map((group, at) => (
          <li key={group.title} role="group" aria-labelledby={`search-group-${at}`}>
            <GroupTitle role="presentation" id={`search-group-${at}`}>
              {group.title}
            </GroupTitle>
            <ul role="presentation">
              {group.items.map(item => {
                const position = items.indexOf(item);
                return (
                  <Item
                    key={item.address}
                    {...box.itemProps(item, position)}
                    $active={box.highlightedIndex === position}
                    $stale={isStale(item)}
                  >
                    <Icon name={item.icon} size={18} />
                    <Texts>
                      <span>{item.title}</span>
                      {item.detail && <small>{item.detail}</small>}
                    </Texts>
                  </Item>
                );
              })}
            </ul>
          </li>
        ))}
      </List>
      {loading && items.length === 0 && <Skeleton $width="100%" />}
      {!loading && !failed && !isEmpty && items.length === 0 && (
        <EmptyState
          icon="search"
          title={t('Nothing found')}
          text={t('Search for a name, a number, an e-mail address or a phone.')}
        />
      )}
    </Dialog>
  );
}

/** What is offered before anything is typed. */
const startGroups = (recent: ReturnType<typeof readRecentRecords>, scope: SearchScope): SearchGroup[] => [
  { title: t('Recently opened'), items: recordGroups(recent, scope).flatMap(({ items }) => items) },
  commandGroup('', scope),
];

const foundGroups = (
  text: string,
  hits: Parameters<typeof recordGroups>[0],
  scope: SearchScope,
): SearchGroup[] => [...recordGroups(hits, scope), screenGroup(text, scope), commandGroup(text, scope)];

function statusOf({
  isEmpty,
  loading,
  count,
}: {
  isEmpty: boolean;
  loading: boolean;
  count: number;
}): string {
  if (isEmpty) return '';
  return loading ? t('Searching…') : t({ one: '{count} result', other: '{count} results' }, { count });
}

const Box = styled(ControlRow)`
  gap: ${space(2)};
  height: 44px;
  color: ${color.faint};
  & > input {
    color: ${color.text};
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: ${color.faint};
  }
`;

const Status = styled.p`
  ${mixin.visuallyHidden}
`;

const List = styled.ul`
  margin-top: ${space(3)};
  list-style: none;
  ul {
    list-style: none;
  }
`;

const GroupTitle = styled.div`
  ${typography.label}
  padding: ${space(2)} ${space(2)} ${space(1)};
  color: ${color.muted};
`;

const Item = styled.li<{ $active: boolean; $stale: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 44px;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.base};
  cursor: pointer;
  ${({ $stale }) => $stale && `opacity: 0.5; cursor: default;`}
  ${({ $active }) => $active && mixin.selectedInForcedColors}
  background: ${({ $active }) => ($active ? color.secondarySoft : 'transparent')};
  > svg {
    flex: none;
    color: ${color.muted};
  }
`;

const Texts = styled.span`
  display: grid;
  min-width: 0;
  span,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: ${color.muted};
  }
`;

import {
  breakpoint,
  Button,
  Chip,
  color,
  EmptyState,
  mixin,
  space,
  toast,
  typography,
  useSession,
} from '@gym/hub-kit';
import { formatShortDay, formatWord, t } from '@gym/hub-kit/format';
import { useApolloClient, useQuery, type ResultOf } from '@gym/hub-kit/graphql';
import { ConfirmDialog, Fact, Facts, reportFailure, useQueryFailure } from '@gym/hub-kit/screen';
import { formatAgo, Pager, RowsSkeleton, SearchBox, type TokenListProps } from '@gym/hub-kit/shell';
import { useState } from 'react';
import styled from 'styled-components';
import { allTokensDocument, ownTokensDocument, revokeTokenDocument } from './tokens.graphql.ts';

type Token = ResultOf<typeof ownTokensDocument>['tokens']['items'][number];

const sizes = [10, 25, 50];

export default function ListedTokens({ everybody = false }: TokenListProps) {
  const { user, can } = useSession();
  const [size, setSize] = useState(25);
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const query = useQuery(everybody ? allTokensDocument : ownTokensDocument, {
    variables: { page: { limit: size, offset: (page - 1) * size }, search: search || null },
  });
  const { error, loading, refetch } = query;
  const data = query.data ?? (error ? undefined : query.previousData);
  const [pendingDelete, setPendingDelete] = useState<Token | null>(null);
  /** The list shows a failure; the promise is ignored. */
  const reload = () => void refetch().catch(() => undefined);
  const revoke = useRevoke(reload);
  const failure = useQueryFailure(t('Failed to fetch tokens'), { error, loading, refetch });

  if (!data) return <Card aria-busy={loading}>{failure ?? <RowsSkeleton rows={3} />}</Card>;
  const { items, totalCount } = data.tokens;
  const pages = Math.max(1, Math.ceil(totalCount / size));
  const isEmpty = items.length === 0 && page === 1;
  if (isEmpty && !search)
    return (
      <Card>
        <EmptyState
          icon="key"
          title={t('No tokens yet')}
          text={t('A token lets a program, such as a nightly report, use the API in the name of a user.')}
        />
      </Card>
    );
  return (
    <Card aria-label={t('Personal tokens')} aria-busy={loading}>
      {(search || totalCount > sizes[0]!) && (
        <Tools>
          <SearchBox
            label={everybody ? t('Search by name or owner') : t('Search by name')}
            value={search}
            onSearch={text => {
              setSearch(text);
              setPage(1);
            }}
          />
        </Tools>
      )}
      {isEmpty && <EmptyState icon="search" title={t('No token found')} text={t('Try another name.')} />}
      <ul>
        {items.map(token => (
          <TokenItem
            key={token.id}
            token={token}
            everybody={everybody}
            onRevoke={
              token.owner === user.username || can('users:edit') ? () => setPendingDelete(token) : undefined
            }
          />
        ))}
      </ul>
      {totalCount > sizes[0]! && (
        <Pager
          page={page}
          pages={pages}
          size={size}
          sizes={sizes}
          total={totalCount}
          onPage={setPage}
          onSize={next => {
            setSize(next);
            setPage(1);
          }}
        />
      )}
      {pendingDelete && (
        <ConfirmDialog
          title={t('Revoke Token')}
          text={t('Programs that use this token lose access at once. This cannot be undone.')}
          detail={pendingDelete.name}
          confirmLabel={t('Revoke')}
          onConfirm={() => {
            // The last one of the last page takes the page with it.
            if (items.length === 1 && page > 1) setPage(page - 1);
            return revoke(pendingDelete);
          }}
          onClose={() => setPendingDelete(null)}
        />
      )}
    </Card>
  );
}

function useRevoke(reload: () => void) {
  const client = useApolloClient();
  return async ({ id }: Token) => {
    try {
      await client.mutate({
        mutation: revokeTokenDocument,
        variables: { id },
        // Removes it from every list, also if the lists cannot be fetched again.
        update: cache => void cache.evict({ id: cache.identify({ __typename: 'PersonalToken', id }) }),
      });
      toast.success(t('Token revoked'));
    } catch (failure) {
      reportFailure('Failed to revoke token', failure);
    }
    reload();
  };
}

function TokenItem(props: { token: Token; everybody: boolean; onRevoke: (() => void) | undefined }) {
  const { token, everybody, onRevoke } = props;
  const { name, start, owner, resources, mayWrite, hub, savedQueries, createdAt, expiresAt, lastUsedAt } =
    token;
  const expired = Date.parse(expiresAt) <= Date.now();
  return (
    <Item>
      <Head>
        <h3>{name}</h3>
        <State token={token} expired={expired} />
        {hub === null ? (
          <Chip color={mayWrite ? 'orange' : 'grey'}>{mayWrite ? t('Read and write') : t('Read only')}</Chip>
        ) : (
          <Chip color="orange">{t('Releases a hub')}</Chip>
        )}
      </Head>
      <Facts>
        {everybody && <Fact label={t('Owner')}>{owner}</Fact>}
        <Fact label={t('Begins with')}>
          <code>{start}…</code>
        </Fact>
        <Fact label={t('Limited to')}>
          {hub ??
            (savedQueries.map(id => t('Saved query {id}', { id })).join(', ') ||
              resources.map(resource => t(formatWord(resource))).join(', ') ||
              t('All that its owner may view'))}
        </Fact>
        <Fact label={t('Created')}>{formatShortDay(createdAt)}</Fact>
        <Fact label={t(expired ? 'Expired' : 'Expires')}>{formatShortDay(expiresAt)}</Fact>
        <Fact label={t('Last used')}>{lastUsedAt ? formatAgo(lastUsedAt) : t('Never')}</Fact>
      </Facts>
      {onRevoke && (
        <Action>
          <Button icon="delete" aria-label={t('Revoke {name}', { name })} onClick={onRevoke}>
            {t('Revoke')}
          </Button>
        </Action>
      )}
    </Item>
  );
}

function State({ token, expired }: { token: Token; expired: boolean }) {
  if (token.active) return <Chip color="green">{t('Active')}</Chip>;
  // It ended with the sign-ins of its owner: another password or role, or a deactivated account.
  return <Chip color="red">{expired ? t('Expired') : t('Ended')}</Chip>;
}

const Card = styled.section`
  ${mixin.card}
  overflow: hidden;
`;

const Tools = styled.div`
  padding: ${space(4)} ${space(6)} 0;
`;

const Item = styled.li`
  display: grid;
  grid-template: 'head action' 'facts action' / minmax(0, 1fr) auto;
  gap: ${space(3)} ${space(6)};
  padding: ${space(5)} ${space(6)};
  & + & {
    border-top: 1px solid ${color.line};
  }
  @media ${breakpoint.small} {
    grid-template: 'head' 'facts' 'action' / minmax(0, 1fr);
    padding: ${space(4)};
  }
`;

const Head = styled.div`
  grid-area: head;
  ${mixin.row}
  gap: ${space(2)};
  h3 {
    ${typography.heading}
    margin-inline-end: ${space(1)};
    overflow-wrap: anywhere;
  }
`;

const Action = styled.div`
  grid-area: action;
  align-self: center;
`;

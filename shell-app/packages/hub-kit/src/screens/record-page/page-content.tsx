import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { color, space, typography } from '../../theme/theme.ts';
import { EmptyState } from '../../elements/empty-state.tsx';
import { Icon } from '../../elements/icons.tsx';
import { Link } from 'react-router';
import { t } from '../../common/text.ts';
import { ErrorBoundary } from 'react-error-boundary';
import { Suspense, useContext, useEffect } from 'react';
import styled from 'styled-components';
import { messagesOf } from '../../definition/messages.ts';
import { FailureState } from '../../elements/failure-state.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import { RecordHistory } from '../../records/history/history.tsx';
import { readApiError, reasonOf } from '../../records/api-error.ts';
import type { AnyScreen, Identified, ScreenDefinition } from '../../definition/define-screen.ts';
import { atDay, useDay } from '../../common/day-context.ts';
import { SlotContext, type PanelSlotProps } from '../slots/slot-context.ts';
import { RecordHeader, type RecordHead } from './record-header.tsx';

interface RecordPageOptions<
  RecordType extends object,
  Row extends Identified,
  SortField extends string,
  Values extends object,
> {
  /** Defines the dialog in which the record is edited. */
  screen: ScreenDefinition<Row, SortField, Values>;
  id: string;
  /** Requests the record: `query MemberPage($id: ID!) { record: member(id: $id) { … } }` */
  document: TypedDocumentNode<{ record: RecordType | null }, { id: string }>;
  head: (record: RecordType) => RecordHead;
  /** Where the list is: `/members`. */
  list: `/${string}`;
  /** The slot for facts, warnings, actions and sections of all hubs, with the props that they receive. */
  slot: PanelSlotProps;
}

/** Loaded below the header, which shows first. */
const RecordSections = lazyPart(() => import(/* webpackChunkName: "related" */ './record-sections.tsx'));

/** Codes of a record that does not exist, and of an id that no record can have. */
const NOT_FOUND: ReadonlySet<string> = new Set(['NOT_FOUND', 'BAD_USER_INPUT', 'BAD_REQUEST']);

export default function PageContent<
  RecordType extends object,
  Row extends Identified,
  SortField extends string,
  Values extends object,
>(props: RecordPageOptions<RecordType, Row, SortField, Values>) {
  const { id, document, head, slot } = props;
  const list = atDay(props.list, useDay());
  // The page passes it on to the dialog, whatever its rows and values are.
  const screen = props.screen as unknown as AnyScreen;
  const Offers = useContext(SlotContext);
  const { data, error, loading, refetch } = useQuery(document, { variables: { id } });
  const failed = messagesOf(screen).detailsFailed;
  const failure = error && readApiError(error);
  const isMissing = data?.record === null || (failure && NOT_FOUND.has(failure.code));
  useEffect(() => {
    if (error && !isMissing) console.error(failed, error);
  }, [error, isMissing, failed]);

  const back = (
    <Back to={list}>
      <Icon name="chevron-left" size={16} />
      {t(screen.title)}
    </Back>
  );
  if (isMissing)
    return (
      <>
        {back}
        <EmptyState
          icon="info"
          level={1}
          title={t('This {entity} was not found', { entity: t(screen.entity.one) })}
          text={t('It may have been deleted, or the address is wrong.')}
        >
          <Link to={list}>{t('Show all {many}', { many: t(screen.entity.many) })}</Link>
        </EmptyState>
      </>
    );
  if (!data?.record)
    return (
      <>
        {back}
        {failure && !loading ? (
          <FailureState
            level={1}
            title={t(failed)}
            text={reasonOf(failure)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <RowsSkeleton />
        )}
      </>
    );

  const header = head(data.record as RecordType);
  const bare = <RecordHeader screen={screen} id={id} document={document} head={header} offers={[]} />;
  return (
    <Page aria-label={header.name}>
      {back}
      {/* The own facts show while the facts of other hubs load. */}
      <ErrorBoundary fallback={bare}>
        <Suspense
          fallback={
            <>
              {bare}
              <RowsSkeleton rows={3} />
            </>
          }
        >
          <Offers {...slot}>
            {offers => (
              <>
                <RecordHeader screen={screen} id={id} document={document} head={header} offers={offers} />
                <RecordSections
                  offers={[
                    ...offers.filter(({ place }) => place === 'section'),
                    {
                      key: 'history',
                      place: 'section',
                      title: 'History',
                      icon: 'clock',
                      content: <RecordHistory resource={screen.resource} id={id} />,
                    },
                  ]}
                />
              </>
            )}
          </Offers>
        </Suspense>
      </ErrorBoundary>
    </Page>
  );
}

const Page = styled.article`
  @media print {
    button {
      display: none;
    }
  }
`;

const Back = styled(Link)`
  ${typography.label}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 32px;
  margin-bottom: ${space(2)};
  color: ${color.secondaryHover};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`;

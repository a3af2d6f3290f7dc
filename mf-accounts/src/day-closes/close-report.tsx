import { Button, color, Skeleton, space, useSession } from '@gym/hub-kit';
import { formatDay, formatMoment, formatMoney, t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { Fact, Facts, useAction, useQueryFailure } from '@gym/hub-kit/screen';
import { useState } from 'react';
import styled from 'styled-components';
import { printHtml } from '../messages/print-html.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { closeHtml } from './close-html.ts';
import { DayAmounts } from './day-amounts.tsx';
import { dayCloseDocument, dayTotalsDocument, reopenDayDocument, type Close } from './day-closes.graphql.ts';
import { Difference } from './difference.tsx';

/** A close: what was expected and counted, and what the payments add up to by now where they were changed. */
export function CloseReport({ id }: { id: string }) {
  const query = useQuery(dayCloseDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const failure = useQueryFailure(t('Failed to fetch the close'), query, 'line');
  const close = query.data?.close;
  if (!close) return failure ?? <Skeleton $width="60%" />;
  return <Report close={close} />;
}

function Report({ close }: { close: Close }) {
  const { can } = useSession();
  const [reopening, setReopening] = useState(false);
  const name = { day: formatDay(close.day), location: close.location?.name ?? '' };
  const [reopen] = useAction({
    document: reopenDayDocument,
    takesKey: true,
    variables: (reason: string) => ({ id: close.id, reason }),
    done: () => t('{day} at {location} reopened', name),
    failed: t('Failed to reopen the day'),
  });
  return (
    <>
      {close.changedAfterClose && <Changed close={close} />}
      <Facts>
        <Fact label={t('Location')}>{name.location}</Fact>
        <Fact label={t('Day')}>{name.day}</Fact>
        <Fact label={t('Received')}>{formatMoney(close.receivedAmount)}</Fact>
        <Fact label={t('Expected Cash')}>{formatMoney(close.expectedCash)}</Fact>
        <Fact label={t('Counted Cash')}>{formatMoney(close.countedCash)}</Fact>
        <Fact label={t('Difference')}>
          <Difference value={close.difference} />
        </Fact>
        <Fact label={t('Reason for the difference')}>{close.reason}</Fact>
        <Fact label={t('Closed')}>
          {t('by {user} on {time}', { user: close.closedBy, time: formatMoment(close.closedAt) })}
        </Fact>
        {close.reopenedAt && (
          <Fact label={t('Reopened')}>
            {t('by {user} on {time}', {
              user: close.reopenedBy ?? '',
              time: formatMoment(close.reopenedAt),
            })}
            {`: ${close.reopenReason ?? ''}`}
          </Fact>
        )}
      </Facts>
      <DayAmounts amounts={close.expected} />
      <Actions>
        <Button onClick={() => printHtml(closeHtml(close))}>{t('Print')}</Button>
        {!close.reopenedAt && can('closed-periods:edit') && (
          <Button onClick={() => setReopening(true)}>{t('Reopen')}</Button>
        )}
      </Actions>
      {reopening && (
        <ReasonDialog
          title={t('Reopen {day} at {location}', name)}
          subtitle={t('The history and the activity log keep the reason.')}
          confirmLabel={t('Reopen')}
          maxLength={1000}
          onConfirm={async reason => {
            if (await reopen(reason)) setReopening(false);
          }}
          onClose={() => setReopening(false)}
        />
      )}
    </>
  );
}

/** What the payments of the day add up to now. */
function Changed({ close }: { close: Close }) {
  const { can } = useSession();
  const query = useQuery(dayTotalsDocument, {
    variables: { locationId: close.locationId, day: close.day },
    skip: !can('payments:view'),
    fetchPolicy: 'cache-and-network',
  });
  const now = query.data?.totals;
  return (
    <Warning role="note">
      <strong>{t('Changed after the close')}</strong>{' '}
      {now &&
        t('Now {received} received, of which {cash} in cash.', {
          received: formatMoney(now.receivedAmount),
          cash: formatMoney(now.expectedCash),
        })}
    </Warning>
  );
}

const Warning = styled.p`
  margin-bottom: ${space(4)};
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid ${color.danger};
`;

const Actions = styled.div`
  display: flex;
  gap: ${space(2)};
  margin: ${space(4)} 0;
`;

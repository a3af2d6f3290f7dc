import { Button, color, Icon, mixin, radius, space, useSession } from '@gym/hub-kit';
import { clockTime, t } from '@gym/hub-kit/format';
import { useApolloClient, useQuery } from '@gym/hub-kit/graphql';
import { undoAction, useAction } from '@gym/hub-kit/screen';
import styled from 'styled-components';
import { deskAlertsDocument, finishAlertDocument, nextSessionDocument } from './check-in.graphql.ts';

/** What the desk tells a member: open alerts, and the next session of the day. */
export function MemberToday({ memberId }: { memberId: string }) {
  const { can } = useSession();
  const client = useApolloClient();
  const { day, time } = clockTime(Date.now());
  const { data } = useQuery(deskAlertsDocument, { variables: { memberId }, skip: !can('notes:view') });
  const sessions = useQuery(nextSessionDocument, {
    variables: { memberId, day, time },
    skip: !can('sessions:view'),
  });
  const [finish, isBusy] = useAction({
    document: finishAlertDocument,
    variables: ({ id, version }: { id: string; version: number; text: string }) => ({ id, version }),
    done: ({ note: { id, version } }, { text }) => ({
      text: t('Done'),
      undo: undoAction(client, { resource: 'notes', id, version }),
      about: text,
    }),
    failed: t('Failed to save note'),
  });
  const [session] = sessions.data?.sessions.items ?? [];
  return (
    <>
      {data?.alerts.items.map(alert => (
        <Alert key={alert.id}>
          <Icon name="warning" size={24} />
          <span>{alert.text}</span>
          {can('notes:edit') && (
            <Button
              icon="check"
              busy={isBusy}
              aria-label={t('Done: {text}', { text: alert.text })}
              onClick={() => void finish(alert)}
            >
              {t('Done')}
            </Button>
          )}
        </Alert>
      ))}
      {session && (
        <Session>
          {session.trainer
            ? t('Next session: {time}, {type} with {trainer}', {
                time: session.startTime,
                type: session.sessionType,
                trainer: session.trainer.name,
              })
            : t('Next session: {time}, {type}', { time: session.startTime, type: session.sessionType })}
        </Session>
      )}
    </>
  );
}

const Alert = styled.div`
  ${mixin.row}
  gap: ${space(2)} ${space(3)};
  margin-top: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 2px solid ${color.warning};
  border-radius: ${radius.base};
  font-size: 20px;
  line-height: 1.35;
  > svg {
    color: ${color.warning};
  }
  > span {
    flex: 1 1 160px;
  }
`;

const Session = styled.p`
  margin-top: ${space(3)};
  color: ${color.muted};
  font-size: 18px;
  line-height: 1.4;
`;

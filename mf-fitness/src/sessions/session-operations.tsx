import { Button, space } from '@gym/hub-kit';
import { formatDay, t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import styled from 'styled-components';
import { operatedSessionDocument } from './session-operations.graphql.ts';

/** The session that an operation is about. */
export interface OperatedSession {
  id: string;
  date: string;
  status: string;
  seriesId: number | null;
  name: string;
}

/** A session with what a change of its series sets. */
export interface ChangedSession extends OperatedSession {
  startTime: string;
  endTime: string;
  trainerId: string;
  location: string | null;
  roomNumber: string | null;
  price: number;
}

/** An operation that is open; without a session, sessions of days are cancelled. */
export type OpenOperation =
  | { kind: 'repeat'; session: OperatedSession }
  | { kind: 'change'; session: ChangedSession }
  | { kind: 'cancel'; session: OperatedSession | null };

export const isOpenSession = ({ status }: { status: string }) =>
  status === 'scheduled' || status === 'in-progress';

/** The buttons above the form of a stored session. */
export function SessionOperations({
  id,
  mayAdd,
  onOpen,
}: {
  id: string;
  mayAdd: boolean;
  onOpen: (operation: OpenOperation) => void;
}) {
  const { data } = useQuery(operatedSessionDocument, { variables: { id } });
  if (!data?.session) return null;
  const { member, ...session } = data.session;
  const { date, startTime } = session;
  const operated = { ...session, name: `${member?.name ?? ''}, ${formatDay(date)} ${startTime}` };
  return (
    <Line>
      {mayAdd && session.status !== 'cancelled' && (
        <Button icon="refresh" onClick={() => onOpen({ kind: 'repeat', session: operated })}>
          {t('Repeat')}
        </Button>
      )}
      {session.seriesId !== null && isOpenSession(session) && (
        <Button icon="edit" onClick={() => onOpen({ kind: 'change', session: operated })}>
          {t('Change Series')}
        </Button>
      )}
      {isOpenSession(session) && (
        <Button icon="close" onClick={() => onOpen({ kind: 'cancel', session: operated })}>
          {t('Cancel Sessions')}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
`;

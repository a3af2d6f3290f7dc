import { Button, space } from '@gym/hub-kit';
import { formatDay, t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import styled from 'styled-components';
import { repeatedSessionDocument } from './session-operations.graphql.ts';

/** The session that an operation is about. */
export interface OperatedSession {
  id: string;
  date: string;
  status: string;
  seriesId: number | null;
  name: string;
}

/** An operation that is open. */
export interface OpenOperation {
  kind: 'repeat' | 'cancel';
  /** None: those of days. */
  session: OperatedSession | null;
}

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
  const { data } = useQuery(repeatedSessionDocument, { variables: { id } });
  if (!data?.session) return null;
  const { member, startTime, ...session } = data.session;
  const operated = { ...session, name: `${member?.name ?? ''}, ${formatDay(session.date)} ${startTime}` };
  return (
    <Line>
      {mayAdd && session.status !== 'cancelled' && (
        <Button icon="refresh" onClick={() => onOpen({ kind: 'repeat', session: operated })}>
          {t('Repeat')}
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

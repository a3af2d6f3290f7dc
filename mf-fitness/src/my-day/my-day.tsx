import { Chip, color, mixin, space, typography, useSession } from '@gym/hub-kit';
import { chipColors } from '@gym/hub-kit/define';
import { formatDay, t, today } from '@gym/hub-kit/format';
import { useQuery, type ResultOf } from '@gym/hub-kit/graphql';
import { ChoiceText, RecordLink, useQueryFailure } from '@gym/hub-kit/screen';
import { useId } from 'react';
import styled from 'styled-components';
import sessionsScreen from '../sessions/sessions.screen.ts';
import { nextBirthdays } from './birthdays.ts';
import { myDayDocument } from './my-day.graphql.ts';

/** The sessions of today of the trainer who is signed in, and birthdays of members; nothing for other users. */
export default function MyDay() {
  const { can } = useSession();
  const id = useId();
  const day = today();
  const query = useQuery(myDayDocument, { variables: { day, withMembers: can('members:view') } });
  const failure = useQueryFailure(t('Failed to fetch your day'), query, 'line');
  const { data } = query;
  if (!failure && !data?.me.trainerId) return null;
  const birthdays = nextBirthdays(data?.members?.items ?? [], day);
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{t('My Day')}</h2>
      {failure}
      {data && <Sessions sessions={data.page.items} />}
      {birthdays.length > 0 && <Birthdays people={birthdays} today={day} />}
    </Panel>
  );
}

type Session = ResultOf<typeof myDayDocument>['page']['items'][number];

const statusColors = chipColors(sessionsScreen, 'status');

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  if (sessions.length === 0) return <Nothing>{t('You have no sessions today.')}</Nothing>;
  return (
    <List>
      {sessions.map(({ id, startTime, endTime, sessionType, status, member }) => (
        <li key={id}>
          <RecordLink record="session" id={id}>{`${startTime} - ${endTime}`}</RecordLink>
          {member && (
            <RecordLink record="member" id={member.id}>
              {member.name}
            </RecordLink>
          )}
          <span>
            <ChoiceText screen={sessionsScreen} name="sessionType" value={sessionType} />
          </span>
          <Chip color={statusColors[status] ?? 'grey'}>
            <ChoiceText screen={sessionsScreen} name="status" value={status} />
          </Chip>
        </li>
      ))}
    </List>
  );
}

interface BirthdaysProps {
  people: ReturnType<typeof nextBirthdays<{ id: string; name: string; dateOfBirth: string | null }>>;
  today: string;
}

function Birthdays({ people, today: current }: BirthdaysProps) {
  return (
    <>
      <h3>{t('Birthdays')}</h3>
      <List>
        {people.map(({ id, name, day, age }) => (
          <li key={id}>
            <span>{day === current ? t('Today') : formatDay(day)}</span>
            <RecordLink record="member" id={id}>
              {name}
            </RecordLink>
            <span>{t('{age} years', { age })}</span>
          </li>
        ))}
      </List>
    </>
  );
}

const Panel = styled.section`
  container-type: inline-size;
  min-width: 0;
  padding: ${space(3)} ${space(4)};
  ${mixin.card}
  h2 {
    ${typography.heading}
  }
  h3 {
    ${typography.label}
    margin-top: ${space(4)};
    color: ${color.muted};
  }
`;

const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    padding: ${space(2)} 0;
    overflow-wrap: anywhere;
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
  @container (max-width: 480px) {
    > li {
      grid-template-columns: 7.5rem minmax(0, 1fr);
    }
  }
`;

const Nothing = styled.p`
  ${mixin.remark}
  margin-top: ${space(2)};
`;

import {
  breakpoint,
  Button,
  Chip,
  color,
  IconButton,
  Link,
  mixin,
  radius,
  Skeleton,
  space,
  typography,
  type Slots,
} from '@gym/hub-kit';
import { chipColors, listAddress } from '@gym/hub-kit/define';
import { addDays, formatDay, localeTag, t, today, weekStart } from '@gym/hub-kit/format';
import { useQuery, type ResultOf } from '@gym/hub-kit/graphql';
import type { sessions } from '@gym/hub-kit/resources';
import { ChoiceText, useQueryFailure, RecordLink } from '@gym/hub-kit/screen';
import { useState } from 'react';
import styled from 'styled-components';
import sessionsScreen from '../sessions/sessions.screen.ts';
import { trainerWeekDocument } from './trainer-week.graphql.ts';
import { weekFrom } from './week.ts';

/** The sessions of a trainer in one week, by day; this week first. */
export default function TrainerWeek({ trainerId }: Slots['trainer']) {
  const [start, setStart] = useState(() => weekStart(today()));
  const end = addDays(start, 6);
  const query = useQuery(trainerWeekDocument, { variables: { trainerId, from: start, to: end } });
  const failure = useQueryFailure(t('Failed to fetch sessions'), query, 'line');
  const { data } = query;
  const isThisWeek = start === weekStart(today());
  return (
    <>
      <Bar>
        <IconButton
          icon="chevron-left"
          label={t('Previous week')}
          onClick={() => setStart(addDays(start, -7))}
        />
        <strong aria-live="polite">{`${formatDay(start)} – ${formatDay(end)}`}</strong>
        <IconButton icon="chevron-right" label={t('Next week')} onClick={() => setStart(addDays(start, 7))} />
        {!isThisWeek && <Button onClick={() => setStart(weekStart(today()))}>{t('This week')}</Button>}
        <All to={listAddress<typeof sessions>('/sessions', { trainerId })}>{t('Show all sessions')}</All>
      </Bar>
      {failure}
      {!data && !failure && <Skeleton $width="60%" role="status" aria-label={t('Loading…')} />}
      {data && (
        <Days>
          {weekFrom(start).map(day => (
            <Day key={day} day={day} sessions={data.page.items.filter(({ date }) => date === day)} />
          ))}
        </Days>
      )}
      {data && data.page.totalCount > data.page.items.length && (
        <p>{t('There are more sessions in this week than are shown here.')}</p>
      )}
    </>
  );
}

const statusColors = chipColors(sessionsScreen, 'status');

type Session = ResultOf<typeof trainerWeekDocument>['page']['items'][number];

function Day({ day, sessions }: { day: string; sessions: readonly Session[] }) {
  const date = new Date(`${day}T00:00:00Z`);
  const name = date.toLocaleDateString(localeTag(), { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <li aria-current={day === today() ? 'date' : undefined}>
      <h3>{name}</h3>
      {sessions.length === 0 && <Free>{t('No sessions')}</Free>}
      <ul>
        {sessions.map(({ id, startTime, endTime, sessionType, status, member }) => (
          <Booking key={id}>
            <span>
              <RecordLink record="session" id={id}>{`${startTime} - ${endTime}`}</RecordLink>
            </span>
            <span>
              <ChoiceText screen={sessionsScreen} name="sessionType" value={sessionType} />
            </span>
            <span>
              {member && (
                <RecordLink record="member" id={member.id}>
                  {member.name}
                </RecordLink>
              )}
            </span>
            <span>
              <Chip color={statusColors[status] ?? 'grey'}>
                <ChoiceText screen={sessionsScreen} name="status" value={status} />
              </Chip>
            </span>
          </Booking>
        ))}
      </ul>
    </li>
  );
}

const Bar = styled.div`
  ${mixin.row}
  gap: ${space(2)};
  margin-bottom: ${space(3)};
`;

const All = styled(Link)`
  ${typography.label}
  margin-inline-start: auto;
  color: ${color.secondaryHover};
`;

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space(2)};
  > li {
    min-width: 0;
    padding: ${space(2)};
    border: 1px solid ${color.line};
    border-radius: ${radius.base};
  }
  > li[aria-current] {
    border-color: ${color.secondary};
  }
  h3 {
    ${typography.label}
    color: ${color.muted};
  }
  @media ${breakpoint.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Free = styled.p`
  ${mixin.remark}
`;

const Booking = styled.li`
  ${typography.small}
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)} 0;
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid ${color.line};
  }
`;

import { mixin, color, space, typography, Link } from '@gym/hub-kit';
import { clubMoment, formatNumber, t, today } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { useQueryFailure } from '@gym/hub-kit/screen';
import styled from 'styled-components';
import { occupancyDocument } from './check-in.graphql.ts';

/** How often it is requested again while the page is visible, in milliseconds. */
const INTERVAL = 30_000;

/** How many members are inside each location now. */
export function Occupancy() {
  const query = useQuery(occupancyDocument, {
    variables: { since: clubMoment(today(), '00:00').toISOString() },
    pollInterval: INTERVAL,
    skipPollAttempt: () => document.hidden,
  });
  const failure = useQueryFailure(t('Failed to fetch visits'), query, 'line');
  const data = query.data ?? query.previousData;
  return (
    <Box aria-label={t('In now')}>
      <h2>{t('In now')}</h2>
      {failure}
      {data?.inside.length === 0 && <p>{t('Nobody')}</p>}
      <ul>
        {data?.inside.map(({ group, count }) => (
          <li key={group.locationId}>
            <Link to={`/visits?f.locationId=${group.locationId}&f.checkedInAt=now/d..now/d`}>
              {group.location?.name ?? t('Without a location')}
            </Link>
            <strong>{occupied(count, group.location?.capacity)}</strong>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const occupied = (count: number, capacity: number | null | undefined) =>
  capacity
    ? t('{count} of {capacity}', { count: formatNumber(count), capacity: formatNumber(capacity) })
    : formatNumber(count);

/** A part of the desk with its heading. */
export const Box = styled.section`
  ${mixin.card}
  padding: ${space(5)};
  > h2 {
    margin-bottom: ${space(3)};
    ${typography.heading}
  }
  > p {
    color: ${color.muted};
  }
  li {
    ${mixin.row}
    justify-content: space-between;
    gap: ${space(1)} ${space(3)};
    padding: ${space(2)} 0;
    border-bottom: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
  li:last-child {
    border-bottom: 0;
  }
`;

import { color, Icon, type AnyIcon, radius, Skeleton, space, typography } from '@gym/hub-kit';
import { formatMoment, t, translateMessage } from '@gym/hub-kit/format';
import { formatAgo } from '@gym/hub-kit/shell';
import styled from 'styled-components';
import { useHubs } from '../hubs/hub-registry.tsx';
import { Card } from '../ui/card.tsx';
import type { DashboardFigures } from './dashboard.graphql.ts';

type Activity = DashboardFigures['recentActivities'][number];

export function RecentActivities({ activities }: { activities: Activity[] | undefined }) {
  return (
    <Card aria-labelledby="recent-activities">
      <h2 id="recent-activities">{t('Recent Activities')}</h2>
      {activities?.length === 0 && <Nothing>{t('No activity yet.')}</Nothing>}
      <List>
        {activities
          ? activities.map(activity => <Line key={activity.at + activity.text} activity={activity} />)
          : ['70%', '55%', '62%'].map(width => <Waiting key={width} width={width} />)}
      </List>
    </Card>
  );
}

function Line({ activity: { at, text, textTemplate, resource } }: { activity: Activity }) {
  const icon = useScreenIcon(resource);
  return (
    <li>
      <Dot>
        <Icon name={icon} size={16} />
      </Dot>
      <div>
        <p>{translateMessage(text, textTemplate)}</p>
        <time dateTime={at} title={formatMoment(at)}>
          {formatAgo(at)}
        </time>
      </div>
    </li>
  );
}

/** The icon of the screen that shows the resource. */
function useScreenIcon(resource: string): AnyIcon {
  const { hubs } = useHubs();
  const screens = hubs.flatMap(({ manifest }) => Object.values(manifest.screens));
  return screens.find(({ menu }) => menu === resource)?.icon ?? 'activity';
}

function Waiting({ width }: { width: string }) {
  return (
    <li aria-hidden>
      <Dot />
      <div>
        <Skeleton $width={width} />
      </div>
    </li>
  );
}

const List = styled.ul`
  margin-top: ${space(3)};
  li {
    display: flex;
    align-items: center;
    gap: ${space(4)};
    min-height: 64px;
    padding: ${space(2)} 0;
    &:not(:last-child) {
      border-bottom: 1px solid ${color.line};
    }
  }
  div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  time {
    color: ${color.muted};
    ${typography.small}
  }
`;

const Dot = styled.span`
  display: grid;
  place-content: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${radius.round};
  background: ${color.sunken};
  color: ${color.muted};
`;

const Nothing = styled.p`
  margin-top: ${space(4)};
  color: ${color.muted};
`;

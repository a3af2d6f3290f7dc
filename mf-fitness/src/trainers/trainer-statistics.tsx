import { t } from '@gym/hub-kit/format';
import {
  breakpoint,
  color,
  Icon,
  type AnyIcon,
  mixin,
  radius,
  space,
  toast,
  typography,
  useSession,
} from '@gym/hub-kit';
import { useQuery, type ResultOf } from '@gym/hub-kit/graphql';
import { useEffect } from 'react';
import styled from 'styled-components';
import { trainerStatisticsDocument } from './trainer-statistics.graphql.ts';

interface Summary {
  key: keyof ResultOf<typeof trainerStatisticsDocument>['trainerStatistics'];
  title: string;
  icon: AnyIcon;
}

const summaries: Summary[] = [
  { key: 'totalTrainers', title: 'Total Trainers', icon: 'users' },
  { key: 'activeTrainers', title: 'Active Trainers', icon: 'trainer' },
  { key: 'onLeaveTrainers', title: 'On Leave', icon: 'calendar' },
  { key: 'busyTrainers', title: 'Busy Trainers', icon: 'clock' },
];

/** How many trainers there are, for roles that may view them. A figure that is not known is a dash. */
export function TrainerStatistics() {
  const view = useSession().can('trainers:view');
  const { data, loading, error } = useQuery(trainerStatisticsDocument, { skip: !view });
  useEffect(() => {
    if (!error) return;
    console.error('Failed to fetch trainer statistics', error);
    toast.error(t('Failed to fetch trainer statistics'));
  }, [error]);

  if (!view) return null;
  const figures = data?.trainerStatistics;
  return (
    <List aria-label={t('Trainer statistics')} aria-busy={loading}>
      {summaries.map(({ key, title, icon }) => (
        <Card key={key}>
          <Badge>
            <Icon name={icon} size={20} />
          </Badge>
          <span>{t(title)}</span>
          <Figure>{figures?.[key] ?? (loading ? '' : '–')}</Figure>
        </Card>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(4)};
  margin-bottom: ${space(4)};
  @media ${breakpoint.belowWide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${breakpoint.small} {
    gap: ${space(3)};
  }
`;

const Card = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space(4)};
  align-items: center;
  padding: ${space(4)};
  ${mixin.card}
  color: ${color.muted};
  ${typography.label}
  @media ${breakpoint.small} {
    padding: ${space(3)};
    column-gap: ${space(3)};
  }
`;

const Badge = styled.span`
  display: grid;
  place-content: center;
  grid-row: span 2;
  width: 40px;
  height: 40px;
  border-radius: ${radius.large};
  background: ${color.secondarySoft};
  color: ${color.secondary};
`;

const Figure = styled.strong`
  ${typography.title}
  min-height: 28px;
  color: ${color.text};
  font-variant-numeric: tabular-nums;
`;

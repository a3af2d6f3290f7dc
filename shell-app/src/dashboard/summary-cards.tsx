import { breakpoint, color, Icon, type AnyIcon, radius, Skeleton, space, typography } from '@gym/hub-kit';
import { formatMoney, formatNumber, t } from '@gym/hub-kit/format';
import styled from 'styled-components';
import { Card } from '../ui/card.tsx';
import type { DashboardFigures } from './dashboard.graphql.ts';
import { FigureLink } from './figure-link.tsx';
import { type LinkedFigure, useRowsOfFigure } from './rows-of-figures.ts';

interface Summary {
  title: string;
  icon: AnyIcon;
  value: (figures: DashboardFigures) => string | null;
  /** The figure whose rows it leads to. */
  rows: LinkedFigure;
  /** The period of the figure, or how it has changed. */
  note: (figures: DashboardFigures) => string;
  noteRows?: LinkedFigure;
}

const unlessNull = (value: number | null, format: (value: number) => string) =>
  value === null ? null : format(value);
const percent = (value: number) => `${value > 0 ? '+' : ''}${formatNumber(value)}%`;

const summaries: Summary[] = [
  {
    title: 'Total Members',
    icon: 'users',
    value: ({ totalMembers }) => unlessNull(totalMembers, formatNumber),
    rows: 'totalMembers',
    note: ({ newThisMonth }) => t('{count} new this month', { count: formatNumber(newThisMonth ?? 0) }),
    noteRows: 'newThisMonth',
  },
  {
    title: 'Active Trainers',
    icon: 'trainer',
    value: ({ activeTrainers }) => unlessNull(activeTrainers, formatNumber),
    rows: 'activeTrainers',
    note: () => t('Today'),
  },
  {
    title: 'Monthly Revenue',
    icon: 'money',
    value: ({ monthlyRevenue }) => unlessNull(monthlyRevenue, formatMoney),
    rows: 'monthlyRevenue',
    note: () => t('From the first of this month until today'),
  },
  {
    title: 'New Members',
    icon: 'income',
    value: ({ newMembersPercent }) => unlessNull(newMembersPercent, percent),
    rows: 'newThisMonth',
    note: () => t('This month, compared with all members before'),
  },
];

/** The figures at the top, without those that the role may not view. */
export function SummaryCards({ figures }: { figures: DashboardFigures | undefined }) {
  const rowsOf = useRowsOfFigure();
  const cards = summaries.map(({ value, note, ...card }) => ({
    ...card,
    period: figures && note(figures),
    text: figures ? value(figures) : undefined,
  }));
  return (
    <List>
      {cards
        .filter(({ text }) => text !== null)
        .map(({ title, icon, text, period, rows, noteRows }) => (
          <SummaryCard as="li" key={title}>
            <Head>
              {t(title)}
              <Badge>
                <Icon name={icon} />
              </Badge>
            </Head>
            <div>
              <Figure>
                {text ? (
                  <FigureLink href={rowsOf(rows)} label={`${t(title)}: ${text}`}>
                    {text}
                  </FigureLink>
                ) : (
                  <Skeleton $width="60%" />
                )}
              </Figure>
              <Note>
                {period ? (
                  <FigureLink href={noteRows && rowsOf(noteRows)}>{period}</FigureLink>
                ) : (
                  <Skeleton $width="40%" />
                )}
              </Note>
            </div>
          </SummaryCard>
        ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: inherit;
  &:empty {
    display: none;
  }
  @media ${breakpoint.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)};
  }
`;

const SummaryCard = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  padding: ${space(5)};
  @media ${breakpoint.small} {
    gap: ${space(2)};
    padding: ${space(4)};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: ${color.muted};
  ${typography.label}
`;

const Badge = styled.span`
  display: grid;
  place-content: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.large};
  background: ${color.secondarySoft};
  color: ${color.secondary};
  @media ${breakpoint.small} {
    display: none;
  }
`;

const Figure = styled.strong`
  ${typography.display}
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  @media ${breakpoint.small} {
    font-size: 20px;
    line-height: 28px;
  }
`;

const Note = styled.p`
  color: ${color.muted};
  ${typography.small}
`;

import { color, radius, Skeleton, space, typography, mixin } from '@gym/hub-kit';
import { formatNumber, t } from '@gym/hub-kit/format';
import styled from 'styled-components';
import { Card } from '../ui/card.tsx';
import type { DashboardFigures } from './dashboard.graphql.ts';
import { FigureLink } from './figure-link.tsx';
import { useRowsOfFigure } from './rows-of-figures.ts';

export function MembershipOverview({ figures }: { figures: DashboardFigures | undefined }) {
  if (figures && figures.activeMembers === null && figures.newThisMonth === null) return null;
  const total = figures?.totalMembers ?? 0;
  return (
    <Card aria-labelledby="membership-overview">
      <h2 id="membership-overview">{t('Membership Overview')}</h2>
      <List>
        <Figure
          title={t('Active Members')}
          value={figures?.activeMembers}
          rows="activeMembers"
          total={total}
          shade={color.primary}
        />
        <Figure
          title={t('New This Month')}
          value={figures?.newThisMonth}
          rows="newThisMonth"
          total={total}
          shade={color.secondary}
        />
      </List>
    </Card>
  );
}

function Figure(props: {
  title: string;
  value: number | null | undefined;
  /** The figure whose rows it leads to. */
  rows: 'activeMembers' | 'newThisMonth';
  total: number;
  shade: string;
}) {
  const { title, value, rows, total, shade } = props;
  const rowsOf = useRowsOfFigure();
  if (value === null) return null;
  const share = value && total ? Math.min(100, (value / total) * 100) : 0;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {value === undefined ? (
          <Skeleton $width="90px" />
        ) : (
          <strong>
            <FigureLink href={rowsOf(rows)} label={`${title}: ${formatNumber(value)}`}>
              {formatNumber(value)}
            </FigureLink>
          </strong>
        )}
        <span>{total > 0 && t('{share}% of all members', { share: Math.round(share * 10) / 10 })}</span>
      </dd>
      <Track aria-hidden>
        <i style={{ width: `${share}%`, background: shade }} />
      </Track>
    </div>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space(7)};
  margin-top: ${space(5)};
  dt {
    color: ${color.muted};
    ${typography.label}
  }
  dd {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    flex-wrap: wrap;
    min-height: 36px;
    margin-bottom: ${space(2)};
    span {
      color: ${color.muted};
      ${typography.label}
      font-weight: 450;
    }
  }
  strong {
    ${typography.title}
    font-variant-numeric: tabular-nums;
  }
`;

const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.line};
  ${mixin.outlineInForcedColors}
  i {
    display: block;
    height: 100%;
    border-radius: inherit;
    forced-color-adjust: none;
  }
`;

import { t } from '@gym/hub-kit/format';
import { color, Icon, Link, radius, space } from '@gym/hub-kit';
import styled from 'styled-components';
import { Card } from '../ui/card.tsx';
import type { Reminder } from './use-reminders.ts';

/** Reminders of records that need attention, each a link to them. Renders nothing without any. */
export function Reminders({ reminders }: { reminders: readonly Reminder[] }) {
  if (reminders.length === 0) return null;
  return (
    <Card aria-labelledby="reminders">
      <h2 id="reminders">{t('Needs Attention')}</h2>
      <List>
        {reminders.map(({ text, address, icon, over }) => (
          <li key={address}>
            <Link to={address}>
              <Dot $over={over}>
                <Icon name={icon} size={16} />
              </Dot>
              <span>{text()}</span>
              <Icon name="chevron-right" size={16} />
            </Link>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr));
  gap: ${space(1)} ${space(4)};
  margin: ${space(2)} -${space(2)} -${space(2)};
  a {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-height: 48px;
    padding: ${space(1.5)} ${space(2)};
    border-radius: ${radius.base};
    text-decoration: none;
    &:hover {
      background: ${color.hover};
    }
  }
  a > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a > svg {
    color: ${color.faint};
  }
`;

const Dot = styled.span<{ $over: boolean }>`
  display: grid;
  place-content: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${radius.round};
  background: ${({ $over }) => ($over ? color.dangerSoft : color.sunken)};
  color: ${({ $over }) => ($over ? color.danger : color.warning)};
`;

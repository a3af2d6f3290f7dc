import { breakpoint, Button, Chip, color, PageHeader, space, typography, useSession } from '@gym/hub-kit';
import { formatDay, formatMoment, formatWord, t } from '@gym/hub-kit/format';
import { Fact, Facts } from '@gym/hub-kit/screen';
import { leave, roleColor, initial } from '@gym/hub-kit/shell';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { Avatar } from '../frame/avatar.tsx';
import { Card } from '../ui/card.tsx';
import { ChangePassword } from './change-password.tsx';
import { SharedComputer } from './shared-computer.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

export default function ProfileScreen() {
  const { user, can } = useSession();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t('Profile')} icon="profile">
        <SignOutEverywhere />
        {can('analytics:view') && (
          <Button icon="key" onClick={() => leave(() => void navigate('/profile/tokens'))}>
            {t('Personal Tokens')}
          </Button>
        )}
      </PageHeader>
      <Columns>
        <Card aria-label={t('Account')}>
          <Person>
            <Avatar size={56}>{initial(user.fullName)}</Avatar>
            <div>
              <h2>{user.fullName}</h2>
              <Chip color={roleColor[user.role]}>{t(user.role)}</Chip>
            </div>
          </Person>
          <Facts $look="lines">
            <Fact label={t('Username')}>{user.username}</Fact>
            <Fact label={t('Email')}>{user.email}</Fact>
            <Fact label={t('Status')}>
              <Chip color={user.status === 'active' ? 'green' : 'red'}>{t(formatWord(user.status))}</Chip>
            </Fact>
            <Fact label={t('Last Login')}>{formatMoment(user.lastLogin) || t('Never')}</Fact>
            <Fact label={t('Account Created')}>{formatDay(user.createdAt)}</Fact>
          </Facts>
        </Card>
        <ChangePassword />
        {can('club-settings:edit') && <SharedComputer />}
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  align-items: start;
  gap: ${space(6)};
  max-width: 1040px;
  @media ${breakpoint.small} {
    gap: ${space(4)};
  }
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  padding-bottom: ${space(5)};
  border-bottom: 1px solid ${color.line};
  h2 {
    ${typography.heading}
    font-size: 18px;
    margin-bottom: ${space(1)};
    overflow-wrap: anywhere;
  }
`;

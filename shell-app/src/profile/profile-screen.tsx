import { breakpoint, Button, Chip, color, PageHeader, space, typography, useSession } from '@gym/hub-kit';
import { formatDay, formatMoment, formatWord, t } from '@gym/hub-kit/format';
import { leave, roleColor, initial } from '@gym/hub-kit/shell';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { Avatar } from '../frame/avatar.tsx';
import { Card } from '../ui/card.tsx';
import { ChangePassword } from './change-password.tsx';
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
          <Details>
            <Detail name={t('Username')}>{user.username}</Detail>
            <Detail name={t('Email')}>{user.email}</Detail>
            <Detail name={t('Status')}>
              <Chip color={user.status === 'active' ? 'green' : 'red'}>{t(formatWord(user.status))}</Chip>
            </Detail>
            <Detail name={t('Last Login')}>{formatMoment(user.lastLogin) || t('Never')}</Detail>
            <Detail name={t('Account Created')}>{formatDay(user.createdAt)}</Detail>
          </Details>
        </Card>
        <ChangePassword />
      </Columns>
    </>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
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

const Details = styled.dl`
  div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(4)};
    min-height: 48px;
    &:not(:last-child) {
      border-bottom: 1px solid ${color.line};
    }
    &:last-child {
      margin-bottom: -${space(3)};
    }
  }
  dt {
    color: ${color.muted};
  }
  dd {
    text-align: right;
    overflow-wrap: anywhere;
  }
`;

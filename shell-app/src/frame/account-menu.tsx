import { t } from '@gym/hub-kit/format';
import {
  Button,
  color,
  Icon,
  type AnyIcon,
  motion,
  radius,
  space,
  typography,
  useSession,
} from '@gym/hub-kit';
import { initial, Menu } from '@gym/hub-kit/shell';
import { Link, type LinkProps } from 'react-router';
import styled from 'styled-components';
import { Avatar } from './avatar.tsx';

export function AccountMenu() {
  const { user, can, signOut } = useSession();
  const label = t('Account of {fullName}', { fullName: user.fullName });
  return (
    <Menu
      label={label}
      opener={props => (
        <Opener {...props} type="button" aria-label={label}>
          <Avatar size={36}>{initial(user.fullName)}</Avatar>
          <Icon name="chevron-down" size={16} />
        </Opener>
      )}
    >
      <Who>
        <strong>{user.fullName}</strong>
        <span>{t(user.role)}</span>
      </Who>
      <ItemLink icon="profile" label={t('Profile')} to="/profile" />
      <ItemLink icon="settings" label={t('Settings')} to="/settings" />
      {can('analytics:view') && (
        <>
          <ItemLink icon="key" label={t('Personal Tokens')} to="/profile/tokens" />
          <ItemLink icon="search" label={t('Explorer')} to="/explorer" reloadDocument />
        </>
      )}
      {can('admin:view') && <ItemLink icon="activity" label={t('Hub Health')} to="/system/hubs" />}
      <Button icon="sign-out" onClick={signOut}>
        {t('Logout')}
      </Button>
    </Menu>
  );
}

interface ItemLinkProps extends Pick<LinkProps, 'to' | 'reloadDocument'> {
  icon: AnyIcon;
  label: string;
}

function ItemLink({ icon, label, ...link }: ItemLinkProps) {
  return (
    <Link {...link}>
      <Icon name={icon} size={16} />
      {label}
    </Link>
  );
}

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  padding: ${space(1)};
  padding-right: ${space(2)};
  border: 0;
  border-radius: ${radius.round};
  background: transparent;
  color: ${color.muted};
  transition: background ${motion.quick};
  &:hover,
  &[aria-expanded='true'] {
    background: ${color.hover};
  }
`;

const Who = styled.div`
  display: grid;
  padding: ${space(2)} ${space(3)} ${space(3)};
  margin-bottom: ${space(1.5)};
  border-bottom: 1px solid ${color.line};
  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  span {
    color: ${color.muted};
    ${typography.label}
    font-weight: 450;
  }
`;

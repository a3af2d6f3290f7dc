import { t } from '@gym/hub-kit/format';
import {
  breakpoint,
  color,
  Icon,
  type AnyIcon,
  motion,
  radius,
  shadow,
  space,
  typography,
  useSession,
} from '@gym/hub-kit';
import { zIndex, initial } from '@gym/hub-kit/shell';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import styled from 'styled-components';
import { Avatar } from './avatar.tsx';

export function AccountMenu() {
  const { user, can, signOut } = useSession();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const away = (event: Event) => !root.current?.contains(event.target as Node) && setOpen(false);
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Escape') return close();
    if (event.key === ' ') {
      event.preventDefault();
      return (document.activeElement as HTMLElement).click();
    }
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const next = nextIndex(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };

  return (
    <Root ref={root}>
      <Opener
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('Account of {fullName}', { fullName: user.fullName })}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Avatar size={36}>{initial(user.fullName)}</Avatar>
        <Icon name="chevron-down" size={16} />
      </Opener>
      {isOpen && (
        <Menu ref={list} role="menu" aria-label={t('Account')} onKeyDown={onKeyDown}>
          <Who role="presentation">
            <strong>{user.fullName}</strong>
            <span>{t(user.role)}</span>
          </Who>
          <ItemLink icon="profile" label={t('Profile')} to="/profile" onChoose={close} />
          <ItemLink icon="settings" label={t('Settings')} to="/settings" onChoose={close} />
          {can('analytics:view') && (
            <>
              <ItemLink icon="key" label={t('Personal Tokens')} to="/profile/tokens" onChoose={close} />
              <ItemLink icon="search" label={t('Explorer')} to="/explorer" reloadDocument onChoose={close} />
            </>
          )}
          {can('admin:view') && (
            <ItemLink icon="activity" label={t('Hub Health')} to="/system/hubs" onChoose={close} />
          )}
          <Line role="separator" />
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close();
              signOut();
            }}
          >
            <Icon name="sign-out" />
            {t('Logout')}
          </button>
        </Menu>
      )}
    </Root>
  );
}

interface ItemLinkProps extends Pick<LinkProps, 'to' | 'reloadDocument'> {
  icon: AnyIcon;
  label: string;
  onChoose: () => void;
}

function ItemLink({ icon, label, onChoose, ...link }: ItemLinkProps) {
  return (
    <Link {...link} role="menuitem" tabIndex={-1} onClick={onChoose}>
      <Icon name={icon} />
      {label}
    </Link>
  );
}

function nextIndex(key: string, current: number, length: number): number | null {
  if (key === 'ArrowDown') return (current + 1) % length;
  if (key === 'ArrowUp') return (current - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : null;
}

const Root = styled.div`
  position: relative;
`;

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

const Menu = styled.div`
  position: absolute;
  top: calc(100% + ${space(2)});
  right: 0;
  z-index: ${zIndex.popover};
  display: grid;
  width: 224px;
  padding: ${space(1.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.raised};
  [role='menuitem'] {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    height: 40px;
    padding: 0 ${space(3)};
    border: 0;
    border-radius: ${radius.base};
    background: transparent;
    text-align: left;
    text-decoration: none;
    svg {
      color: ${color.muted};
    }
    &:hover,
    &:focus-visible {
      background: ${color.hover};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  @media ${breakpoint.small} {
    width: 240px;
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

const Line = styled.div`
  margin: ${space(1.5)} 0;
  border-top: 1px solid ${color.line};
`;

import {
  color,
  Icon,
  initial,
  layer,
  motion,
  radius,
  screen,
  shadow,
  space,
  type,
  useSession,
  type IconName,
} from '@gym/hub-kit';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { Avatar } from './avatar.tsx';

export function AccountMenu() {
  const { user, can, signOut } = useSession();
  const navigate = useNavigate();
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

  const choose = (action: () => void) => {
    setOpen(false);
    button.current?.focus();
    action();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Escape') return choose(() => {});
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
        aria-label={`Account of ${user.fullName}`}
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
        <Menu ref={list} role="menu" aria-label="Account" onKeyDown={onKeyDown}>
          <Who role="presentation">
            <strong>{user.fullName}</strong>
            <span>{user.role}</span>
          </Who>
          <Item icon="profile" label="Profile" onChoose={() => choose(() => void navigate('/profile'))} />
          <Item icon="settings" label="Settings" onChoose={() => choose(() => void navigate('/settings'))} />
          {can('analytics:view') && (
            <>
              <Item
                icon="key"
                label="Personal Tokens"
                onChoose={() => choose(() => void navigate('/profile/tokens'))}
              />
              <Item
                icon="search"
                label="Explorer"
                onChoose={() => choose(() => window.location.assign('/explorer'))}
              />
            </>
          )}
          {can('admin:view') && (
            <Item
              icon="activity"
              label="Hub Health"
              onChoose={() => choose(() => void navigate('/system/hubs'))}
            />
          )}
          <Line role="separator" />
          <Item icon="sign-out" label="Logout" onChoose={() => choose(signOut)} />
        </Menu>
      )}
    </Root>
  );
}

function Item({ icon, label, onChoose }: { icon: IconName; label: string; onChoose: () => void }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} onClick={onChoose}>
      <Icon name={icon} />
      {label}
    </button>
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
  z-index: ${layer.popover};
  display: grid;
  width: 224px;
  padding: ${space(1.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
  button {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    height: 40px;
    padding: 0 ${space(3)};
    border: 0;
    border-radius: ${radius.base};
    background: transparent;
    text-align: left;
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
  @media ${screen.small} {
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
    ${type.label}
    font-weight: 450;
  }
`;

const Line = styled.div`
  margin: ${space(1.5)} 0;
  border-top: 1px solid ${color.line};
`;

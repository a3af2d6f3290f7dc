import { color, layout, space } from '../theme/theme.ts';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { buttonBox, looks } from './button.tsx';
import { PanelButton, type PanelButtonProps } from './panel-button.tsx';

/**
 * A button that opens a menu of links and buttons. The first of them has the focus; Up, Down, Home and End move it, and
 * each of them closes the menu.
 */
export function Menu({
  children,
  ...button
}: Pick<PanelButtonProps, 'label' | 'opener'> & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PanelButton {...button} width={272} align="end" onPanelKey={moveFocus} open={isOpen} onOpen={setOpen}>
      {close => <List onClick={close}>{children}</List>}
    </PanelButton>
  );
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('a[href], button:enabled')];

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const focused = items.findIndex(item => item === document.activeElement);
  const next = {
    ArrowDown: (focused + 1) % items.length,
    ArrowUp: Math.max(focused, 0) - 1,
    Home: 0,
    End: -1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next)?.focus();
}

const Items = styled.div`
  display: grid;
  margin: -${space(2.5)};
  && > :is(a, button) {
    ${buttonBox}
    ${looks.quiet}
    justify-content: flex-start;
    height: auto;
    min-height: ${layout.field}px;
    padding: 0 ${space(3)};
    border: 0;
    font-weight: 450;
    white-space: normal;
    svg {
      color: ${color.muted};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
`;

function List({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => itemsOf(list.current!)[0]?.focus(), []);
  return (
    <Items ref={list} onClick={onClick}>
      {children}
    </Items>
  );
}

import { space } from '../theme/theme.ts';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { PanelButton, type PanelButtonProps } from './panel-button.tsx';

/** The menu of the actions that are seldom needed; each of them closes it. */
export function MoreMenu({
  children,
  ...button
}: Pick<PanelButtonProps, 'icon' | 'label' | 'iconOnly'> & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PanelButton {...button} align="end" onPanelKey={followArrow} open={isOpen} onOpen={setOpen}>
      {close => <List onClick={close}>{children}</List>}
    </PanelButton>
  );
}

/** Up and Down go from one control of the panel to the next, and from the last one to the first. */
function followArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:enabled')];
  const focused = controls.findIndex(control => control === document.activeElement);
  const step = event.key === 'ArrowDown' ? 1 : -1;
  const next = focused === -1 && step === -1 ? -1 : (focused + step) % controls.length;
  controls.at(next)?.focus();
}

const List = styled.div`
  display: grid;
  gap: ${space(2)};
`;

import { space } from '@gym/hub-kit';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { PanelButton, type PanelButtonProps } from './panel-button.tsx';

/** The menu of the actions that are seldom needed; each of them closes it. */
export function MoreMenu({
  children,
  ...button
}: Pick<PanelButtonProps, 'icon' | 'label' | 'iconOnly'> & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PanelButton {...button} align="end" arrows open={isOpen} onOpen={setOpen}>
      {close => <List onClick={close}>{children}</List>}
    </PanelButton>
  );
}

const List = styled.div`
  display: grid;
  gap: ${space(2)};
`;

import { Button, space } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { PanelButton } from '../../elements/panel-button.tsx';
import { printer } from '../../elements/printer.ts';
import { printPage } from './print-page.ts';

/** The menu of a record's page: the actions that are seldom needed, and printing. */
export default function MoreActions({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [printing, setPrinting] = useState(false);
  const print = () => {
    setPrinting(true);
    void printPage().finally(() => setPrinting(false));
  };
  return (
    <PanelButton icon="chevron-down" label={t('More')} align="end" open={isOpen} onOpen={setOpen}>
      {close => (
        <List onClick={close}>
          {children}
          <Button icon={printer} busy={printing} onClick={print}>
            {t('Print')}
          </Button>
        </List>
      )}
    </PanelButton>
  );
}

const List = styled.div`
  display: grid;
  gap: ${space(2)};
`;

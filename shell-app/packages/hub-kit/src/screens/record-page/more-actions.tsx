import type { DocumentNode } from 'graphql';
import { Button } from '../../elements/button.tsx';
import { t } from '../../common/text.ts';
import { useState, type ReactNode } from 'react';
import { Menu } from '../../elements/menu.tsx';
import { printer } from '../../elements/printer.ts';
import { AsOfButton } from '../as-of/as-of-button.tsx';
import { printPage } from './print-page.ts';

/** The menu of a record's page: the actions that are seldom needed, and printing. */
export default function MoreActions({
  document,
  children,
}: {
  /** Reads the record. */
  document: DocumentNode;
  children: ReactNode;
}) {
  const [printing, setPrinting] = useState(false);
  const print = () => {
    setPrinting(true);
    void printPage().finally(() => setPrinting(false));
  };
  return (
    <Menu
      label={t('More')}
      opener={props => (
        <Button {...props} icon="chevron-down">
          {t('More')}
        </Button>
      )}
    >
      {children}
      <AsOfButton document={document} />
      <Button icon={printer} busy={printing} onClick={print}>
        {t('Print')}
      </Button>
    </Menu>
  );
}

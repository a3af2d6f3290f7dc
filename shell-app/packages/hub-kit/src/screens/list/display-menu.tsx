import { t } from '../../common/text.ts';
import { useState } from 'react';
import { Button } from '../../elements/button.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { PanelButton } from '../../elements/panel-button.tsx';
import type { ViewsProps } from '../views/views-props.ts';

/** Loaded with the menu. */
const DisplayPanel = lazyPart(() => import(/* webpackChunkName: "list-menus" */ './display-panel.tsx'), {
  fallback: null,
});

/** Groups and charts the rows, and selects and orders the columns, also by keyboard and on phones, where headers cannot be dragged. */
export function DisplayMenu(props: ViewsProps) {
  const [open, setOpen] = useState(false);
  return (
    <PanelButton
      label={t('Display')}
      width={360}
      align="end"
      open={open}
      onOpen={setOpen}
      opener={props => (
        <Button {...props} icon="columns">
          {t('Display')}
        </Button>
      )}
    >
      {close => <DisplayPanel {...props} onDone={close} />}
    </PanelButton>
  );
}

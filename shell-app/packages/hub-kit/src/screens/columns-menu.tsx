import { t } from '../common/text.ts';
import { useState } from 'react';
import { Button } from '../elements/button.tsx';
import { lazyPart } from '../elements/lazy-part.tsx';
import { PanelButton } from '../elements/panel-button.tsx';
import type { ViewsProps } from './views/views-props.ts';

/** Loaded with the menu. */
const ColumnList = lazyPart(() => import(/* webpackChunkName: "list-menus" */ './column-list.tsx'), {
  fallback: null,
});

/** Selects and orders the columns, also by keyboard and on phones, where headers cannot be dragged; groups and charts rows. */
export function ColumnsMenu(props: ViewsProps) {
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
      {close => <ColumnList {...props} onDone={close} />}
    </PanelButton>
  );
}

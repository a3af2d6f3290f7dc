import { t } from '../common/text.ts';
import { Button } from '../elements/button.tsx';
import type { ReactNode } from 'react';
import { Dialog } from '../elements/dialog.tsx';
import { RowsSkeleton } from '../elements/rows-skeleton.tsx';

/** Fields side by side. */
const formShapes = [[46, 46]];

export interface WaitingDialogProps {
  title: string;
  recordName?: string | undefined;
  onClose: () => void;
}

export function BareDialog({
  title,
  recordName,
  onClose,
  children,
}: WaitingDialogProps & { children: ReactNode }) {
  return (
    <Dialog
      title={title}
      subtitle={recordName}
      width={760}
      fullOnSmall
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      {children}
    </Dialog>
  );
}

export const WaitingDialog = (props: WaitingDialogProps) => (
  <BareDialog {...props}>
    {/* It has the focus, so that no key for the form presses a button. */}
    <div tabIndex={-1} data-autofocus>
      <RowsSkeleton rows={6} shapes={formShapes} />
    </div>
  </BareDialog>
);

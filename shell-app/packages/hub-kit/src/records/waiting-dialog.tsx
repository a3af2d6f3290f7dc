import { t } from '@gym/hub-kit/format';
import { Button } from '@gym/hub-kit';
import { Dialog } from '../elements/dialog.tsx';
import { RowsSkeleton } from '../elements/rows-skeleton.tsx';

/** Fields side by side. */
const formShapes = [[46, 46]];

export interface WaitingDialogProps {
  title: string;
  /** The name of the stored record, if it is known already. */
  recordName?: string | undefined;
  onClose: () => void;
}

/** The frame of a record's dialog while its form or its record loads. */
export function WaitingDialog({ title, recordName, onClose }: WaitingDialogProps) {
  return (
    <Dialog
      title={title}
      subtitle={recordName}
      width={760}
      fullOnSmall
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      {/* It has the focus, so that no key that is meant for the form presses a button. */}
      <div tabIndex={-1} data-autofocus>
        <RowsSkeleton rows={6} shapes={formShapes} />
      </div>
    </Dialog>
  );
}

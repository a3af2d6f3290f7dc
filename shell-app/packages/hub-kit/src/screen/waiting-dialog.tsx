import { Button } from '@gym/hub-kit';
import { titleCase } from './define-screen.ts';
import { Dialog } from './dialog.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

/** Fields side by side. */
const formShapes = [[46, 46]];

/** The frame of a record's dialog while what stands in it is on its way. */
export function WaitingDialog({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog
      title={title}
      width={760}
      fullOnSmall
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <RowsSkeleton rows={6} shapes={formShapes} />
    </Dialog>
  );
}

interface Titled {
  entity: { one: string };
  dialogTitles?: { add?: string; edit?: string };
}

/** What a record's dialog is called. */
export function dialogTitle(
  { entity, dialogTitles }: Titled,
  mode: 'add' | 'open',
  editable: boolean,
): string {
  const one = titleCase(entity.one);
  if (mode === 'add') return dialogTitles?.add ?? `Add ${one}`;
  return editable ? (dialogTitles?.edit ?? `Edit ${one}`) : one;
}

import type { ComponentType } from 'react';
import { useSession } from '../../common/session.tsx';
import { formatNumber } from '../../common/format.ts';
import { t } from '../../common/text.ts';
import type { BulkDialogProps } from '../../definition/bulk-dialog.ts';
import type { AnyScreen, Identified } from '../../definition/define-screen.ts';
import { Button } from '../../elements/button.tsx';
import { offered } from '../../records/offered.ts';
import BulkRunDialog from './bulk-run-dialog.tsx';
import { changeSteps, type ChangeStep } from './change-steps.ts';

interface StepButtonsProps {
  screen: AnyScreen;
  /** The selected rows. */
  rows: readonly Identified[];
  onChoose: (action: { Dialog: ComponentType<BulkDialogProps> }) => void;
}

/** A button for each next step of the selected rows that is one change for all, with the count of rows that offer it. */
export function StepButtons({ screen, rows, onChoose }: StepButtonsProps) {
  const { user } = useSession();
  return changeSteps(screen.actions ?? [], rows, user).map(step => (
    <Button
      key={step.action.label}
      icon={step.action.icon}
      onClick={() => onChoose({ Dialog: stepDialog(screen, step) })}
    >
      {`${t(step.action.label)} (${formatNumber(step.ids.length)})`}
    </Button>
  ));
}

const stepDialog = (screen: AnyScreen, { action, ids, versions, patch }: ChangeStep) =>
  function StepDialog(props: BulkDialogProps) {
    const label = t(action.label);
    return (
      <BulkRunDialog
        {...props}
        target={{ ids, filter: null, search: null }}
        count={ids.length}
        label={records => t('{label}: {count} {records}', { label, ...records })}
        document={offered(screen.documents.bulkUpdate, screen.resource)}
        initial={{}}
        check={() => ({})}
        variables={() => ({ patch, versions })}
      >
        {action.confirm && <p>{t(action.confirm)}</p>}
      </BulkRunDialog>
    );
  };

import { t } from '../common/text.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

export type LeaveQuestionProps = Omit<ConfirmDialogProps, 'onConfirm' | 'onClose'>;

/**
 * While it is rendered, leaving the screen needs a confirmation.
 * @example
 * <LeaveQuestion title="Leave?" text="The token is not shown again." confirmLabel="Leave" />
 */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const guard = useLeaveGuard(true);
  return guard.isAsking && <ConfirmDialog {...props} onConfirm={() => guard.leave()} onClose={guard.stay} />;
}

/**
 * While it is rendered, a change is being sent: leaving the screen needs a confirmation.
 * @example
 * const question = <SendingQuestion />;
 */
export const SendingQuestion = () => (
  <LeaveQuestion
    title={t('Leave now?')}
    text={t('This is still being sent. If you leave now, check later whether it was done.')}
    confirmLabel={t('Leave')}
    cancelLabel={t('Stay')}
  />
);

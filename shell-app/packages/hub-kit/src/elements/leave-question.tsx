import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

export type LeaveQuestionProps = Omit<ConfirmDialogProps, 'onConfirm' | 'onClose'>;

/** While it stands nobody leaves the screen unasked: what is on it would be lost. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const guard = useLeaveGuard(true);
  return guard.held && <ConfirmDialog {...props} onConfirm={() => guard.leave()} onClose={guard.stay} />;
}

import { t } from '../common/text.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/**
 * Asks before unsaved input of a dialog is lost, by closing it or by leaving the screen.
 * @param text of the question, instead of that the input has not been saved
 * @param onDiscard called before the dialog or the screen is left
 * @returns `close` for the dialog, and the `question` to render beside it
 * @example
 * function CloseReason({ reason, onClose }: { reason: string; onClose: () => void }) {
 *   const { close, question } = useDiscardQuestion(reason !== '', onClose);
 *   return question || <Button onClick={close}>Close</Button>;
 * }
 */
export function useDiscardQuestion(
  isUnsaved: boolean,
  onClose: () => void,
  text: string = t('What you have entered has not been saved.'),
  onDiscard?: () => void,
): { close: () => void; question: ReactNode } {
  const guard = useLeaveGuard(isUnsaved);
  const [isClosing, setClosing] = useState(false);
  return {
    close: () => (isUnsaved ? setClosing(true) : onClose()),
    question: (isClosing || guard.isAsking) && (
      <ConfirmDialog
        title={t('Discard changes?')}
        text={text}
        confirmLabel={t('Discard')}
        cancelLabel={t('Keep editing')}
        onConfirm={() => {
          onDiscard?.();
          guard.leave(onClose);
        }}
        onClose={() => {
          setClosing(false);
          guard.stay();
        }}
      />
    ),
  };
}

import { t } from '../common/text.ts';
import { Button } from './button.tsx';
import { useState, type ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  title: string;
  text?: string;
  /** What the action concerns, such as the name of the record. */
  detail?: string | undefined;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` unless given: `solid` for what is not lost. */
  look?: 'danger' | 'solid';
  /** Runs on confirmation; the dialog is busy until it is done. */
  onConfirm: () => void | Promise<unknown>;
  onClose: () => void;
}

/**
 * Asks for confirmation. The cancel button has the focus.
 * @example
 * <ConfirmDialog
 *   title="Revoke Token"
 *   text="Programs that use it will be rejected."
 *   confirmLabel="Revoke"
 *   onConfirm={() => toast.success('Token revoked')}
 *   onClose={() => undefined}
 * />
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await props.onConfirm();
    } finally {
      setBusy(false);
      props.onClose();
    }
  };
  return (
    <Dialog
      role="alertdialog"
      title={props.title}
      width={440}
      busy={busy}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose} disabled={busy} data-autofocus>
            {props.cancelLabel ?? t('Cancel')}
          </Button>
          <Button look={props.look ?? 'danger'} onClick={() => void confirm()} busy={busy}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.text && <p>{props.text}</p>}
      {props.detail && (
        <p>
          <strong>{props.detail}</strong>
        </p>
      )}
      {props.children}
    </Dialog>
  );
}

import { Button } from '@gym/hub-kit';
import { FieldFrame, FieldGrid, TextareaInput, useDiscardQuestion } from '@gym/hub-kit/fields';
import { t } from '@gym/hub-kit/format';
import { Dialog } from '@gym/hub-kit/screen';
import { useId, useState, type FormEvent } from 'react';

interface ReasonDialogProps {
  title: string;
  subtitle: string;
  confirmLabel: string;
  /** Of the reason, in characters. */
  maxLength: number;
  /** Resolves when it is done, whether it succeeded or was reported; the dialog is busy until then. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason for which something is done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { onConfirm, onClose } = props;
  const [formId, fieldId] = [useId(), useId()];
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { close, question } = useDiscardQuestion(reason.trim() !== '' && !busy, onClose);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason.trim()) return setError(t('Reason is required'));
    setBusy(true);
    await onConfirm(reason);
    setBusy(false);
  };
  return (
    <>
      <Dialog
        title={props.title}
        subtitle={props.subtitle}
        busy={busy}
        onClose={close}
        footer={
          <>
            <Button onClick={close} disabled={busy}>
              {t('Cancel')}
            </Button>
            <Button look="solid" type="submit" form={formId} busy={busy}>
              {props.confirmLabel}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={event => void submit(event)}>
          <FieldGrid>
            <FieldFrame id={fieldId} label={t('Reason')} span={12} required error={error}>
              <TextareaInput
                id={fieldId}
                rows={3}
                maxLength={props.maxLength}
                required
                aria-invalid={error ? true : undefined}
                aria-describedby={error && `${fieldId}-error`}
                data-autofocus
                value={reason}
                onChange={event => {
                  setReason(event.target.value);
                  setError(undefined);
                }}
              />
            </FieldFrame>
          </FieldGrid>
        </form>
      </Dialog>
      {question}
    </>
  );
}

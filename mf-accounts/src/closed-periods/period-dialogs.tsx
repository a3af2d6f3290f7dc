import { Button, Icon, space } from '@gym/hub-kit';
import { FieldFrame, FieldGrid, TextareaInput } from '@gym/hub-kit/fields';
import { formatMonth, t } from '@gym/hub-kit/format';
import { Dialog } from '@gym/hub-kit/screen';
import { useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';

import { openItems, type Month } from './open-items.ts';

interface DialogProps<Result extends unknown[]> {
  month: Month;
  /** Resolves when it is done, whether it succeeded or was reported. */
  onConfirm: (...result: Result) => Promise<void>;
  onClose: () => void;
}

/** Asks before a month is closed, and names what is still pending. */
export function CloseDialog({ month, onConfirm, onClose }: DialogProps<[]>) {
  const [busy, setBusy] = useState(false);
  const items = openItems(month);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
  };
  return (
    <Dialog
      role="alertdialog"
      title={t('Close {month}', { month: formatMonth(month.month, 'long') })}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy} data-autofocus>
            {t('Cancel')}
          </Button>
          <Button look="solid" icon="lock" busy={busy} onClick={() => void confirm()}>
            {t('Close month')}
          </Button>
        </>
      }
    >
      <p>
        {t(
          'Invoices, payments, external payments, expenses, income and payroll of this month can no longer be added, changed or deleted. Later payments still settle its invoices.',
        )}
      </p>
      {items.length > 0 && (
        <Warning>
          <Icon name="warning" size={16} />
          <div>
            {t('Still open in this month:')}
            <ul>
              {items.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </Warning>
      )}
    </Dialog>
  );
}

/** Asks for the reason for which a month is reopened. */
export function ReopenDialog({ month, onConfirm, onClose }: DialogProps<[reason: string]>) {
  const formId = useId();
  const fieldId = useId();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason.trim()) return setError(t('Reason is required'));
    setBusy(true);
    await onConfirm(reason);
    setBusy(false);
  };
  return (
    <Dialog
      title={t('Reopen {month}', { month: formatMonth(month.month, 'long') })}
      subtitle={t('The history and the activity log keep the reason.')}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Cancel')}
          </Button>
          <Button look="solid" type="submit" form={formId} busy={busy}>
            {t('Reopen')}
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
              maxLength={1000}
              required
              aria-invalid={error ? true : undefined}
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
  );
}

const Warning = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-top: ${space(4)};
  > svg {
    flex: none;
    margin-top: 2px;
  }
  ul {
    margin-top: ${space(1)};
    padding-inline-start: ${space(5)};
    list-style: disc;
  }
`;

import { Button, toast } from '@gym/hub-kit';
import { FieldFrame, FieldGrid, TextareaInput } from '@gym/hub-kit/fields';
import { formatMoney, t } from '@gym/hub-kit/format';
import { useApolloClient } from '@gym/hub-kit/graphql';
import { Dialog, reportFailure, write } from '@gym/hub-kit/screen';
import { useId, useState, type FormEvent } from 'react';
import { writeOffDocument } from './write-off.graphql.ts';

export interface WriteOffDialogProps {
  invoice: { id: string; invoiceNumber: string; openAmount: number };
  onClose: () => void;
}

/** Asks for the reason for which the open amount of an invoice is written off. */
export default function WriteOffDialog({ invoice, onClose }: WriteOffDialogProps) {
  const client = useApolloClient();
  const [formId, fieldId] = [useId(), useId()];
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { id, invoiceNumber, openAmount } = invoice;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason.trim()) return setError(t('Reason is required'));
    setBusy(true);
    try {
      await write(client, { mutation: writeOffDocument, variables: { id, reason, openAmount } });
      toast.success(
        t('{amount} of invoice {number} was written off', {
          amount: formatMoney(openAmount),
          number: invoiceNumber,
        }),
      );
      onClose();
    } catch (failure) {
      reportFailure('Failed to write the invoice off', failure);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t('Write Off Invoice {number}', { number: invoiceNumber })}
      subtitle={t('A credit of {amount} settles it. The account of the member keeps the reason.', {
        amount: formatMoney(openAmount),
      })}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Cancel')}
          </Button>
          <Button look="solid" type="submit" form={formId} busy={busy}>
            {t('Write off')}
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
              maxLength={200}
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

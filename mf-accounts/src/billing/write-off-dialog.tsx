import { formatMoney, t } from '@gym/hub-kit/format';
import { useAction } from '@gym/hub-kit/screen';
import { ReasonDialog } from '../reason-dialog.tsx';
import { writeOffDocument } from './write-off.graphql.ts';

export interface WriteOffDialogProps {
  invoice: { id: string; invoiceNumber: string; openAmount: number };
  onClose: () => void;
}

/** Asks for the reason for which the open amount of an invoice is written off. */
export default function WriteOffDialog({ invoice, onClose }: WriteOffDialogProps) {
  const { id, invoiceNumber: number, openAmount } = invoice;
  const amount = formatMoney(openAmount);
  const [writeOff] = useAction({
    document: writeOffDocument,
    takesKey: true,
    variables: (reason: string) => ({ id, reason, openAmount }),
    done: () => t('{amount} of invoice {number} was written off', { amount, number }),
    failed: t('Failed to write the invoice off'),
  });
  return (
    <ReasonDialog
      title={t('Write Off Invoice {number}', { number })}
      subtitle={t('A credit of {amount} settles it. The account of the member keeps the reason.', { amount })}
      confirmLabel={t('Write off')}
      maxLength={200}
      onConfirm={async reason => {
        if (await writeOff(reason)) onClose();
      }}
      onClose={onClose}
    />
  );
}

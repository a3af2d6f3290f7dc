import { toast } from '@gym/hub-kit';
import { formatMoney, t } from '@gym/hub-kit/format';
import { useApolloClient } from '@gym/hub-kit/graphql';
import { reportFailure, write } from '@gym/hub-kit/screen';
import { ReasonDialog } from '../reason-dialog.tsx';
import { writeOffDocument } from './write-off.graphql.ts';

export interface WriteOffDialogProps {
  invoice: { id: string; invoiceNumber: string; openAmount: number };
  onClose: () => void;
}

/** Asks for the reason for which the open amount of an invoice is written off. */
export default function WriteOffDialog({ invoice, onClose }: WriteOffDialogProps) {
  const client = useApolloClient();
  const { id, invoiceNumber: number, openAmount } = invoice;
  const amount = formatMoney(openAmount);
  const writeOff = async (reason: string) => {
    try {
      await write(client, { mutation: writeOffDocument, variables: { id, reason, openAmount } });
      toast.success(t('{amount} of invoice {number} was written off', { amount, number }));
      onClose();
    } catch (failure) {
      reportFailure('Failed to write the invoice off', failure);
    }
  };
  return (
    <ReasonDialog
      title={t('Write Off Invoice {number}', { number })}
      subtitle={t('A credit of {amount} settles it. The account of the member keeps the reason.', { amount })}
      confirmLabel={t('Write off')}
      maxLength={200}
      onConfirm={writeOff}
      onClose={onClose}
    />
  );
}

import { FieldGrid, NumberField, SelectField } from '@gym/hub-kit/fields';
import { formatMoney, t } from '@gym/hub-kit/format';
import { reportFailure } from '@gym/hub-kit/screen';
import { useState } from 'react';
import { amountProblem, problemsOf } from './form-checks.ts';
import { subtitleOf, type ContractDialogProps, type OperatedContract } from './operated-contract.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { cancelContractDocument } from './operations.graphql.ts';

interface CancelValues {
  at: 'NOW' | 'END_OF_PERIOD';
  reason: string;
  fee: number | null;
}

const check = ({ fee }: CancelValues) => problemsOf({ fee: amountProblem(fee) });

/** Cancels a contract, now or at the end of a billing period. */
export function CancelDialog({ contract, onClose }: ContractDialogProps) {
  const isCancelled = contract.cancelledOn !== null;
  const [initial] = useState((): CancelValues => ({
    at: isCancelled ? 'NOW' : 'END_OF_PERIOD',
    reason: '',
    fee: null,
  }));
  const now = { value: 'NOW', label: t('Now: today is the last day') };
  const later = { value: 'END_OF_PERIOD', label: t('At the end of the billing period') };
  return (
    <OperationDialog
      title={t('Cancel Contract')}
      subtitle={subtitleOf(contract)}
      document={cancelContractDocument}
      initial={initial}
      check={check}
      variables={({ at, reason, fee }) => ({ id: contract.id, input: { at, reason: reason || null, fee } })}
      effect={{
        free: () => t('Cancel contract'),
        invoice: amount => t('Cancel contract and invoice {amount}', { amount }),
        credit: amount => t('Cancel contract and credit {amount}', { amount }),
      }}
      danger
      warnings={contract.successors.items.map(({ contractNumber }) =>
        t('The contract {contract} follows and stays. Cancel it as well if the member leaves.', {
          contract: contractNumber,
        }),
      )}
      done={() => t('Contract {contract} was cancelled', { contract: contract.contractNumber })}
      report={failure => reportFailure('Failed to cancel contract', failure)}
      onClose={onClose}
    >
      <FieldGrid>
        <SelectField
          kind="select"
          name="at"
          label={t('When')}
          span={12}
          required
          help={termsText(contract)}
          choices={isCancelled ? [now] : [later, now]}
        />
        <SelectField
          kind="select"
          name="reason"
          label={t('Reason')}
          masterData={{ page: 'Contracts', dropdown: 'cancellation_reason' }}
        />
        <NumberField
          kind="money"
          name="fee"
          label={t('Fee')}
          min={0}
          help={t('Empty: as the plan says. 0 waives it.')}
        />
      </FieldGrid>
    </OperationDialog>
  );
}

/** Notice period, minimum commitment and fee of the plan, as far as it has them. */
function termsText({ plan }: OperatedContract): string {
  const { noticePeriod, minimumCommitment, cancellationFee } = plan ?? {};
  const terms = [
    noticePeriod &&
      t(
        { one: 'Notice period: {count} day.', other: 'Notice period: {count} days.' },
        { count: noticePeriod },
      ),
    minimumCommitment &&
      t(
        { one: 'Minimum commitment: {count} month.', other: 'Minimum commitment: {count} months.' },
        { count: minimumCommitment },
      ),
    cancellationFee && t('Fee for an earlier end: {amount}.', { amount: formatMoney(cancellationFee) }),
  ].filter(Boolean);
  return terms.length > 0 ? terms.join(' ') : t('The plan has no notice period and no minimum commitment.');
}

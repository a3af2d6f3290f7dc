import { t } from '@gym/hub-kit/format';
import { reportFailure } from '@gym/hub-kit/screen';
import { subtitleOf, type ContractDialogProps } from './operated-contract.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { takeBackDocument } from './operations.graphql.ts';

/** Takes back the operation of today that was the last change of a contract. */
export function TakeBackDialog({ contract, onClose }: ContractDialogProps) {
  const text = () => t('Take back');
  return (
    <OperationDialog
      title={t('Take Back the Last Operation')}
      subtitle={subtitleOf(contract)}
      document={takeBackDocument}
      initial={{}}
      check={() => ({})}
      variables={() => ({ id: contract.id })}
      effect={{ free: text, invoice: text, credit: text }}
      danger
      done={() =>
        t('The last operation on contract {contract} was taken back', { contract: contract.contractNumber })
      }
      report={failure => reportFailure('Failed to take the operation back', failure)}
      onClose={onClose}
    >
      <p>
        {t(
          'The contract becomes as it was before the last operation, when that was today. Its invoices are cancelled.',
        )}
      </p>
    </OperationDialog>
  );
}

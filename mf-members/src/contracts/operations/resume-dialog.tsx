import { DateField, FieldGrid } from '@gym/hub-kit/fields';
import { t, today } from '@gym/hub-kit/format';
import { reportFailure } from '@gym/hub-kit/screen';
import { useState } from 'react';
import { dayProblem, problemsOf } from './form-checks.ts';
import { subtitleOf, type ContractDialogProps } from './operated-contract.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { resumeContractDocument } from './operations.graphql.ts';

const check = ({ on }: { on: string }) => problemsOf({ on: dayProblem(on, true) });

/** Ends a freeze early. */
export function ResumeDialog({ contract, onClose }: ContractDialogProps) {
  const [initial] = useState(() => ({ on: today() }));
  return (
    <OperationDialog
      title={t('Resume Contract')}
      subtitle={subtitleOf(contract)}
      document={resumeContractDocument}
      initial={initial}
      check={check}
      variables={({ on }) => ({ id: contract.id, input: { on } })}
      effect={{
        free: () => t('Resume'),
        invoice: amount => t('Resume and invoice {amount}', { amount }),
        credit: amount => t('Resume and credit {amount}', { amount }),
      }}
      done={() => t('The freeze of contract {contract} was ended', { contract: contract.contractNumber })}
      report={failure => reportFailure('Failed to resume contract', failure)}
      onClose={onClose}
    >
      <FieldGrid>
        <DateField name="on" label={t('Resume On')} required help={t('The first day that is not frozen.')} />
      </FieldGrid>
    </OperationDialog>
  );
}

import { DateField, FieldGrid } from '@gym/hub-kit/fields';
import { formatDay, t, today } from '@gym/hub-kit/format';
import { reportFailure } from '@gym/hub-kit/screen';
import { useState } from 'react';
import { dayProblem, problemsOf } from './form-checks.ts';
import { subtitleOf, type ContractDialogProps, type OperatedContract } from './operated-contract.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { switchPlanDocument } from './operations.graphql.ts';
import { PlanField, TermsFields } from './terms-fields.tsx';
import { checkTerms, termsInput, type TermsValues } from './terms.ts';

interface SwitchValues extends TermsValues {
  on: string;
}

/** The billing days and the end stay unless they are changed. */
const switched = ({ billingFrequency, autoRenewal }: OperatedContract): SwitchValues => ({
  planId: '',
  on: today(),
  endDate: '',
  price: null,
  billingFrequency,
  autoRenewal,
  notes: '',
});

const check = (values: SwitchValues) => ({
  ...checkTerms(values),
  ...problemsOf({ on: dayProblem(values.on, true) }),
});

/** Replaces a contract by one with another plan from a day on. */
export function SwitchPlanDialog({ contract, onClose }: ContractDialogProps) {
  const [initial] = useState(() => switched(contract));
  const { id, plan } = contract;
  return (
    <OperationDialog
      title={t('Switch Plan')}
      subtitle={subtitleOf(contract)}
      document={switchPlanDocument}
      initial={initial}
      check={check}
      variables={values => ({ id, input: { ...termsInput(values), on: values.on } })}
      effect={{
        free: () => t('Switch plan'),
        invoice: amount => t('Switch plan and invoice {amount}', { amount }),
        credit: amount => t('Switch plan and credit {amount}', { amount }),
      }}
      done={result =>
        t('Switched: contract {contract} begins', { contract: result.contract?.contractNumber ?? '' })
      }
      report={failure => reportFailure('Failed to switch plan', failure)}
      onClose={onClose}
    >
      <FieldGrid>
        <PlanField
          label={t('New Plan')}
          also={plan ?? undefined}
          hint={t('The same plan with another price changes the price.')}
        />
        <TermsFields
          start={
            <DateField name="on" label={t('Switch On')} required help={t('The first day of the new plan.')} />
          }
          end={
            contract.endDate
              ? t('Empty: {date}, as before.', { date: formatDay(contract.endDate) })
              : t('Empty: no end, as before.')
          }
        />
      </FieldGrid>
    </OperationDialog>
  );
}

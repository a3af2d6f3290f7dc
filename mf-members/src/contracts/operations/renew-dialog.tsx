import { DateField, FieldGrid } from '@gym/hub-kit/fields';
import { addDays, t, today } from '@gym/hub-kit/format';
import { reportFailure } from '@gym/hub-kit/screen';
import { useState } from 'react';
import { dayProblem, problemsOf } from './form-checks.ts';
import { subtitleOf, type ContractDialogProps, type OperatedContract } from './operated-contract.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { renewContractDocument } from './operations.graphql.ts';
import { PlanField, TermsFields } from './terms-fields.tsx';
import { checkTerms, termsInput, termsOf, type OfferedPlan, type TermsValues } from './terms.ts';

interface RenewValues extends TermsValues {
  startDate: string;
}

/** The same terms again, from the day after the end, or from today if that has passed. */
function renewed({ plan, endDate, price, billingFrequency, autoRenewal }: OperatedContract): RenewValues {
  const following = endDate ? addDays(endDate, 1) : today();
  return {
    planId: plan?.id ?? '',
    startDate: following < today() ? today() : following,
    endDate: '',
    price,
    billingFrequency,
    autoRenewal,
    notes: '',
  };
}

const check = (values: RenewValues) => ({
  ...checkTerms(values),
  ...problemsOf({ startDate: dayProblem(values.startDate, true) }),
});

/** Renews a contract by one that follows on it. */
export function RenewDialog({ contract, onClose }: ContractDialogProps) {
  const [initial] = useState(() => renewed(contract));
  const { id, plan, price, billingFrequency, autoRenewal } = contract;
  /** The agreed terms go on with the same plan. */
  const propose = (chosen: OfferedPlan) =>
    chosen.id === plan?.id ? { price, billingFrequency, autoRenewal } : termsOf(chosen);
  return (
    <OperationDialog
      title={t('Renew Contract')}
      subtitle={subtitleOf(contract)}
      document={renewContractDocument}
      initial={initial}
      check={check}
      variables={values => ({ id, input: { ...termsInput(values), startDate: values.startDate } })}
      effect={{
        free: () => t('Renew'),
        invoice: amount => t('Renew and invoice {amount}', { amount }),
        credit: amount => t('Renew and credit {amount}', { amount }),
      }}
      done={result =>
        t('Renewed by contract {contract}', { contract: result.contract?.contractNumber ?? '' })
      }
      report={failure => reportFailure('Failed to renew contract', failure)}
      onClose={onClose}
    >
      <FieldGrid>
        <PlanField label={t('Plan')} also={plan ?? undefined} propose={propose} />
        <TermsFields start={<DateField name="startDate" label={t('Start Date')} required />} />
      </FieldGrid>
    </OperationDialog>
  );
}

import { useSession } from '@gym/hub-kit';
import { optionsDocument } from '@gym/hub-kit/define';
import {
  DateField,
  dayProblem,
  FieldGrid,
  NumberField,
  ReferenceField,
  SwitchField,
} from '@gym/hub-kit/fields';
import { t, today } from '@gym/hub-kit/format';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { amountProblem, problemsOf } from './form-checks.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { signUpDocument } from './operations.graphql.ts';
import { PlanField, TermsFields } from './terms-fields.tsx';
import { checkTerms, termsInput, termsOf, type OfferedPlan, type TermsValues } from './terms.ts';

interface SignUpValues extends TermsValues {
  memberId: string;
  locationId: string;
  startDate: string;
  setupFee: number | null;
  enrollmentFee: number | null;
  freeTrial: boolean;
}

const signedUp = (memberId: string): SignUpValues => ({
  memberId,
  planId: '',
  locationId: '',
  startDate: today(),
  endDate: '',
  price: null,
  billingFrequency: '',
  autoRenewal: false,
  setupFee: null,
  enrollmentFee: null,
  freeTrial: false,
  notes: '',
});

const check = (values: SignUpValues) => ({
  ...checkTerms(values),
  ...problemsOf({
    memberId: values.memberId === '' ? t('Choose a member') : undefined,
    startDate: dayProblem(values.startDate, true),
    setupFee: amountProblem(values.setupFee),
    enrollmentFee: amountProblem(values.enrollmentFee),
  }),
});

/** Signs a member up for a plan. @param memberId empty to choose the member */
export function SignUpDialog({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const { can } = useSession();
  const [initial] = useState(() => signedUp(memberId));
  const [trialDays, setTrialDays] = useState(0);
  const propose = (plan: OfferedPlan) => {
    setTrialDays(plan.freeTrialDays ?? 0);
    const fees = { setupFee: plan.setupFee ?? 0, enrollmentFee: plan.enrollmentFee ?? 0 };
    return { ...termsOf(plan), ...fees, freeTrial: false };
  };
  return (
    <OperationDialog
      title={t('Sign Up')}
      document={signUpDocument}
      initial={initial}
      check={check}
      variables={values => ({
        input: { ...values, ...termsInput(values), locationId: values.locationId || null },
      })}
      effect={{
        free: () => t('Sign up'),
        invoice: amount => t('Sign up and invoice {amount}', { amount }),
        credit: amount => t('Sign up and credit {amount}', { amount }),
      }}
      done={({ contract, invoices }) =>
        invoices[0]?.invoiceNumber
          ? t('Signed up: contract {contract}, invoice {invoice}', {
              contract: contract?.contractNumber ?? '',
              invoice: invoices[0].invoiceNumber,
            })
          : t('Signed up: contract {contract}', { contract: contract?.contractNumber ?? '' })
      }
      failed={() => t('Failed to sign up')}
      onClose={onClose}
    >
      <FieldGrid>
        <ReferenceField
          name="memberId"
          label={t('Member')}
          span={12}
          required
          options={optionsDocument('member')}
          record={can('members:view') ? 'member' : undefined}
          failed="Failed to fetch members"
        />
        <PlanField label={t('Plan')} propose={propose} />
        <TermsFields
          start={<DateField name="startDate" label={t('Start Date')} required />}
          fees={
            <>
              <NumberField
                kind="money"
                name="setupFee"
                label={t('Setup Fee')}
                min={0}
                help={t('0 waives it.')}
              />
              <NumberField
                kind="money"
                name="enrollmentFee"
                label={t('Enrollment Fee')}
                min={0}
                help={t('0 waives it.')}
              />
            </>
          }
          switches={<Trial days={trialDays} />}
        />
        <ReferenceField
          name="locationId"
          label={t('Location')}
          options={optionsDocument('location')}
          record={can('locations:view') ? 'location' : undefined}
          failed="Failed to fetch locations"
          help={t('Empty: that of the last contract. Invoices get it.')}
        />
      </FieldGrid>
    </OperationDialog>
  );
}

/** The free trial of the chosen plan, if it has one. */
function Trial({ days }: { days: number }) {
  const { values } = useFormikContext<SignUpValues>();
  if (days === 0 || values.planId === '') return null;
  return (
    <SwitchField
      name="freeTrial"
      label={t({ one: 'Free trial of {count} day', other: 'Free trial of {count} days' }, { count: days })}
    />
  );
}

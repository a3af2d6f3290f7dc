import { useSession } from '@gym/hub-kit';
import { t, today } from '@gym/hub-kit/format';
import { DateField, NumberField, SelectField, SwitchField, TextareaField } from '@gym/hub-kit/fields';
import { useQuery } from '@gym/hub-kit/graphql';
import { useQueryFailure } from '@gym/hub-kit/screen';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { offeredPlansDocument } from './operations.graphql.ts';
import { isRecurring, planLabel, termsOf, type OfferedPlan, type TermsValues } from './terms.ts';

interface PlanFieldProps {
  label: string;
  /** A plan that can be chosen although it may not be offered any more. */
  also?: { id: string; planName: string };
  /** Shown below the field. */
  hint?: string;
  /** The values that a chosen plan proposes; its terms by default. */
  propose?: (plan: OfferedPlan) => object;
}

/** Chooses a plan that is offered today, and takes its terms over. */
export function PlanField({ label, also, hint, propose = termsOf }: PlanFieldProps) {
  const { can } = useSession();
  const { values, setValues } = useFormikContext<TermsValues>();
  const mayChoose = can('membership-plans:view');
  const query = useQuery(offeredPlansDocument, { variables: { today: today() }, skip: !mayChoose });
  const failure = useQueryFailure(t('The plans could not be loaded.'), query, 'line');
  const plans = query.data?.membershipPlans.items ?? [];
  const currentPlan =
    also && !plans.some(({ id }) => id === also.id) ? [{ value: also.id, label: also.planName }] : [];
  const choices = [...currentPlan, ...plans.map(plan => ({ value: plan.id, label: planLabel(plan) }))];
  const help = !mayChoose
    ? t('You may not view membership plans.')
    : query.data && plans.length === 0
      ? t('No other plan is offered today.')
      : hint;
  return (
    <>
      <SelectField
        kind="select"
        name="planId"
        label={label}
        span={12}
        required
        help={help}
        choices={choices}
        onChange={planId => {
          const plan = plans.find(({ id }) => id === planId);
          void setValues({ ...values, planId, ...(plan && propose(plan)) }, false);
        }}
      />
      {failure && <div style={{ gridColumn: 'span 12' }}>{failure}</div>}
    </>
  );
}

interface TermsFieldsProps {
  /** The field of the first day. */
  start: ReactNode;
  /** What an empty end date means. */
  end?: string;
  /** Further amounts. */
  fees?: ReactNode;
  /** Further switches. */
  switches?: ReactNode;
}

/** The days, price, frequency, renewal and notes of a new contract. */
export function TermsFields({
  start,
  end = t('Empty: after the duration of the plan.'),
  fees,
  switches,
}: TermsFieldsProps) {
  const { values } = useFormikContext<TermsValues>();
  return (
    <>
      {start}
      <DateField name="endDate" label={t('End Date')} help={end} />
      <NumberField
        kind="money"
        name="price"
        label={t('Price')}
        min={0}
        help={t('Before tax, for each billing.')}
      />
      <SelectField
        kind="select"
        name="billingFrequency"
        label={t('Billing Frequency')}
        required
        masterData={{ page: 'Memberships', dropdown: 'billing_frequency' }}
      />
      {fees}
      {isRecurring(values) && <SwitchField name="autoRenewal" label={t('Auto Renewal')} />}
      {switches}
      <TextareaField name="notes" label={t('Notes')} rows={2} />
    </>
  );
}

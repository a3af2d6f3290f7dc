import { dayProblem, FieldGrid, NumberField, SelectField } from '@gym/hub-kit/fields';
import { t } from '@gym/hub-kit/format';
import { amountProblem, problemsOf } from './form-checks.ts';

/** The values of the form of a freeze. The fee is before tax. */
interface FreezeValues {
  from: string;
  until: string;
  reason: string;
  fee: number | null;
}

export const checkFreeze = ({ from, until, fee }: FreezeValues) =>
  problemsOf({
    from: dayProblem(from, true),
    until:
      dayProblem(until, true) ??
      (until < from ? t('The last frozen day cannot be before the first') : undefined),
    fee: amountProblem(fee),
  });

/** Why contracts are frozen, and what that costs. */
export const FreezeTerms = () => (
  <>
    <SelectField
      kind="select"
      name="reason"
      label={t('Reason')}
      masterData={{ page: 'Contracts', dropdown: 'freeze_reason' }}
    />
    <NumberField kind="money" name="fee" label={t('Fee')} min={0} help={t('Before tax.')} />
  </>
);

interface CancelFieldsProps {
  help?: string;
  /** Whether the end of the billing period is no choice. */
  onlyNow?: boolean;
}

/** When contracts end, why, and what that costs. */
export const CancelFields = ({ help, onlyNow = false }: CancelFieldsProps) => (
  <FieldGrid>
    <SelectField
      kind="select"
      name="at"
      label={t('When')}
      span={12}
      required
      help={help}
      choices={[
        { value: 'END_OF_PERIOD', label: t('At the end of the billing period') },
        { value: 'NOW', label: t('Now: today is the last day') },
      ].slice(onlyNow ? 1 : 0)}
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
);

/** The values of a form as the API takes them: no reason instead of an empty one. */
export const withReason = <Values extends { reason: string }>({ reason, ...input }: Values) => ({
  ...input,
  reason: reason || null,
});

import { DateField, dayProblem, FieldGrid } from '@gym/hub-kit/fields';
import { addDays, addMonths, formatDay, formatMoney, t, today } from '@gym/hub-kit/format';
import type { ResultOf } from '@gym/hub-kit/graphql';
import { useFormikContext, type FormikValues } from 'formik';
import { useState, type ComponentType } from 'react';
import { amountProblem, problemsOf } from './form-checks.ts';
import { freezesLeft } from './freezes-left.ts';
import { CancelFields, checkFreeze, FreezeTerms, withReason } from './operation-fields.tsx';
import { OperationDialog, type OperationDialogProps } from './operation-dialog.tsx';
import type { OperationVariables } from './operation-document.ts';
import type { ContractOperation } from './operation-parameters.ts';
import {
  cancelContractDocument,
  freezeContractDocument,
  renewContractDocument,
  resumeContractDocument,
  switchPlanDocument,
  takeBackDocument,
  type operatedContractDocument,
  type OperationResult,
} from './operations.graphql.ts';
import { PlanField, TermsFields } from './terms-fields.tsx';
import { checkTerms, termsInput, termsOf } from './terms.ts';

/** The contract that an operation is about. */
type Contract = NonNullable<ResultOf<typeof operatedContractDocument>['contract']>;

/** An operation on a stored contract: its texts, its form, and what the form sends. */
interface OperationOnContract<Values extends FormikValues, Variables extends OperationVariables> extends Pick<
  OperationDialogProps<Values, Variables>,
  'title' | 'document' | 'check' | 'effect' | 'danger' | 'failed'
> {
  initial: (contract: Contract) => Values;
  variables: (values: Values, contract: Contract) => Variables;
  done: (contract: Contract, result: OperationResult) => string;
  Fields: ComponentType<{ contract: Contract }>;
}

interface DialogProps {
  contract: Contract;
  onClose: () => void;
}

function ContractDialog<Values extends FormikValues, Variables extends OperationVariables>({
  operation,
  contract,
  onClose,
}: DialogProps & { operation: OperationOnContract<Values, Variables> }) {
  const [initial] = useState(() => operation.initial(contract));
  const { contractNumber, member, plan } = contract;
  return (
    <OperationDialog
      {...operation}
      title={t(operation.title)}
      subtitle={[contractNumber, member?.name, plan?.planName].filter(Boolean).join(', ')}
      initial={initial}
      variables={values => operation.variables(values, contract)}
      done={result => operation.done(contract, result)}
      onClose={onClose}
    >
      <operation.Fields contract={contract} />
    </OperationDialog>
  );
}

const dialogOf =
  <Values extends FormikValues, Variables extends OperationVariables>(
    operation: OperationOnContract<Values, Variables>,
  ) =>
  (props: DialogProps) => <ContractDialog {...props} operation={operation} />;

/** The dialog of each operation. */
export const contractDialogs = {
  /** The same terms again, from the day after the end, or from today if that has passed. */
  renew: dialogOf({
    title: 'Renew Contract',
    document: renewContractDocument,
    initial({ plan, endDate, price, billingFrequency, autoRenewal }) {
      const following = endDate ? addDays(endDate, 1) : today();
      const startDate = following < today() ? today() : following;
      const terms = { planId: plan?.id ?? '', price, billingFrequency, autoRenewal };
      return { ...terms, startDate, endDate: '', notes: '' };
    },
    check: values => ({
      ...checkTerms(values),
      ...problemsOf({ startDate: dayProblem(values.startDate, true) }),
    }),
    variables: (values, { id }) => ({ id, input: { ...termsInput(values), startDate: values.startDate } }),
    effect: {
      free: () => t('Renew'),
      invoice: amount => t('Renew and invoice {amount}', { amount }),
      credit: amount => t('Renew and credit {amount}', { amount }),
    },
    done: (_, { contract }) =>
      t('Renewed by contract {contract}', { contract: contract?.contractNumber ?? '' }),
    failed: () => t('Failed to renew contract'),
    Fields: ({ contract: { plan, price, billingFrequency, autoRenewal } }) => (
      <FieldGrid>
        <PlanField
          label={t('Plan')}
          also={plan ?? undefined}
          // The agreed terms go on with the same plan.
          propose={chosen =>
            chosen.id === plan?.id ? { price, billingFrequency, autoRenewal } : termsOf(chosen)
          }
        />
        <TermsFields start={<DateField name="startDate" label={t('Start Date')} required />} />
      </FieldGrid>
    ),
  }),

  /** A month from today, or as long as the plan allows. */
  freeze: dialogOf({
    title: 'Freeze Contract',
    document: freezeContractDocument,
    initial({ plan }) {
      const from = today();
      const month = addDays(addMonths(from, 1), -1);
      const longest = plan?.freezePeriod ? addDays(from, plan.freezePeriod - 1) : month;
      return { from, until: longest < month ? longest : month, reason: '', fee: 0 as number | null };
    },
    check: checkFreeze,
    variables: (values, { id }) => ({ id, input: withReason(values) }),
    effect: {
      free: () => t('Freeze'),
      invoice: amount => t('Freeze and invoice {amount}', { amount }),
      credit: amount => t('Freeze and credit {amount}', { amount }),
    },
    done: ({ contractNumber }) => t('Contract {contract} will be frozen', { contract: contractNumber }),
    failed: () => t('Failed to freeze contract'),
    Fields: ({ contract }) => (
      <FieldGrid>
        <FrozenDays contract={contract} />
        <FreezeTerms />
      </FieldGrid>
    ),
  }),

  /** Ends a freeze early. */
  resume: dialogOf({
    title: 'Resume Contract',
    document: resumeContractDocument,
    initial: () => ({ on: today() }),
    check: ({ on }) => problemsOf({ on: dayProblem(on, true) }),
    variables: ({ on }, { id }) => ({ id, input: { on } }),
    effect: {
      free: () => t('Resume'),
      invoice: amount => t('Resume and invoice {amount}', { amount }),
      credit: amount => t('Resume and credit {amount}', { amount }),
    },
    done: ({ contractNumber }) =>
      t('The freeze of contract {contract} was ended', { contract: contractNumber }),
    failed: () => t('Failed to resume contract'),
    Fields: () => (
      <FieldGrid>
        <DateField name="on" label={t('Resume On')} required help={t('The first day that is not frozen.')} />
      </FieldGrid>
    ),
  }),

  /** Another plan from a day on. The billing days and the end stay unless they are changed. */
  'switch-plan': dialogOf({
    title: 'Switch Plan',
    document: switchPlanDocument,
    initial: ({ billingFrequency, autoRenewal }) => {
      const terms = { planId: '', price: null as number | null, billingFrequency, autoRenewal };
      return { ...terms, on: today(), endDate: '', notes: '' };
    },
    check: values => ({ ...checkTerms(values), ...problemsOf({ on: dayProblem(values.on, true) }) }),
    variables: (values, { id }) => ({ id, input: { ...termsInput(values), on: values.on } }),
    effect: {
      free: () => t('Switch plan'),
      invoice: amount => t('Switch plan and invoice {amount}', { amount }),
      credit: amount => t('Switch plan and credit {amount}', { amount }),
    },
    done: (_, { contract }) =>
      t('Switched: contract {contract} begins', { contract: contract?.contractNumber ?? '' }),
    failed: () => t('Failed to switch plan'),
    Fields: ({ contract: { plan, endDate } }) => (
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
            endDate
              ? t('Empty: {date}, as before.', { date: formatDay(endDate) })
              : t('Empty: no end, as before.')
          }
        />
      </FieldGrid>
    ),
  }),

  /** Now or at the end of a billing period. */
  cancel: dialogOf({
    title: 'Cancel Contract',
    document: cancelContractDocument,
    initial: ({ cancelledOn }) => ({
      at: cancelledOn === null ? ('END_OF_PERIOD' as const) : ('NOW' as const),
      reason: '',
      fee: null as number | null,
    }),
    check: ({ fee }) => problemsOf({ fee: amountProblem(fee) }),
    variables: (values, { id }) => ({ id, input: withReason(values) }),
    effect: {
      free: () => t('Cancel contract'),
      invoice: amount => t('Cancel contract and invoice {amount}', { amount }),
      credit: amount => t('Cancel contract and credit {amount}', { amount }),
    },
    danger: true,
    done: ({ contractNumber }) => t('Contract {contract} was cancelled', { contract: contractNumber }),
    failed: () => t('Failed to cancel contract'),
    Fields: ({ contract }) => (
      <CancelFields help={cancellationTerms(contract)} onlyNow={contract.cancelledOn !== null} />
    ),
  }),

  /** Takes back the operation of today that was the last change of a contract. */
  'take-back': dialogOf({
    title: 'Take Back the Last Operation',
    document: takeBackDocument,
    initial: () => ({}),
    check: () => ({}),
    variables: (_, { id }) => ({ id }),
    effect: { free: () => t('Take back'), invoice: () => t('Take back'), credit: () => t('Take back') },
    danger: true,
    done: ({ contractNumber }) =>
      t('The last operation on contract {contract} was taken back', { contract: contractNumber }),
    failed: () => t('Failed to take the operation back'),
    Fields: () => (
      <p>
        {t(
          'The contract becomes as it was before the last operation, when that was today. Its invoices are cancelled.',
        )}
      </p>
    ),
  }),
} satisfies Record<ContractOperation, unknown>;

function FrozenDays({ contract: { plan, freezes } }: { contract: Contract }) {
  const { from } = useFormikContext<{ from: string }>().values;
  const left = freezesLeft(plan?.freezeLimit, freezes.items, from);
  const days = plan?.freezePeriod;
  return (
    <>
      <DateField
        name="from"
        label={t('First Frozen Day')}
        required
        help={
          left === null
            ? undefined
            : t(
                {
                  one: '{count} freeze is left within twelve months.',
                  other: '{count} freezes are left within twelve months.',
                },
                { count: left },
              )
        }
      />
      <DateField
        name="until"
        label={t('Last Frozen Day')}
        required
        help={
          days && dayProblem(from, true) === undefined
            ? t('At the latest {date}: the plan allows {days} days.', {
                date: formatDay(addDays(from, days - 1)),
                days,
              })
            : undefined
        }
      />
    </>
  );
}

/** Notice period, minimum commitment and fee of the plan, as far as it has them. */
function cancellationTerms({ plan }: Contract): string {
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

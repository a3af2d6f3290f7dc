import { DateField, dayProblem, FieldGrid, NumberField, SelectField } from '@gym/hub-kit/fields';
import { addDays, addMonths, t, today } from '@gym/hub-kit/format';
import { BulkRunDialog, type BulkDialogProps } from '@gym/hub-kit/screen';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { amountProblem, problemsOf } from '../operations/form-checks.ts';
import { CancelFields, checkFreeze, FreezeTerms, withReason } from '../operations/operation-fields.tsx';
import { PlanField, TermsFields } from '../operations/terms-fields.tsx';
import { checkTerms, termsInput } from '../operations/terms.ts';
import {
  bulkCancelDocument,
  bulkChangePricesDocument,
  bulkFreezeDocument,
  bulkSwitchDocument,
} from './bulk.graphql.ts';

/** Freezes many contracts for the same days. */
export function FreezeMany(props: BulkDialogProps) {
  const [initial] = useState(() => ({
    from: today(),
    until: addDays(addMonths(today(), 1), -1),
    reason: '',
    fee: 0 as number | null,
  }));
  return (
    <BulkRunDialog
      {...props}
      label={records => t('Freeze {count} {records}', records)}
      document={bulkFreezeDocument}
      initial={initial}
      check={checkFreeze}
      variables={values => ({ input: withReason(values) })}
    >
      <FieldGrid>
        <DateField name="from" label={t('From')} required />
        <DateField name="until" label={t('Until')} required />
        <FreezeTerms />
      </FieldGrid>
    </BulkRunDialog>
  );
}

/** Switches many contracts to one plan with the same terms. */
export function SwitchMany(props: BulkDialogProps) {
  const [initial] = useState(() => ({
    planId: '',
    price: null as number | null,
    billingFrequency: '',
    autoRenewal: false,
    on: today(),
    endDate: '',
    notes: '',
  }));
  return (
    <BulkRunDialog
      {...props}
      label={records => t('Switch the plan of {count} {records}', records)}
      document={bulkSwitchDocument}
      initial={initial}
      check={values => ({ ...checkTerms(values), ...problemsOf({ on: dayProblem(values.on, true) }) })}
      variables={values => ({ input: { ...termsInput(values), on: values.on } })}
    >
      <FieldGrid>
        <PlanField label={t('New Plan')} />
        <TermsFields
          start={
            <DateField name="on" label={t('Switch On')} required help={t('The first day of the new plan.')} />
          }
          end={t('Empty: as before.')}
        />
      </FieldGrid>
    </BulkRunDialog>
  );
}

/** Sets the price of many contracts, or raises or lowers it by percent. */
export function ChangePrices(props: BulkDialogProps) {
  const [initial] = useState(() => ({
    by: 'percent' as 'percent' | 'price',
    percent: null as number | null,
    price: null as number | null,
    from: today(),
    notice: null as number | null,
  }));
  return (
    <BulkRunDialog
      {...props}
      label={records => t('Change the price of {count} {records}', records)}
      document={bulkChangePricesDocument}
      initial={initial}
      check={({ by, percent, price, from, notice }) =>
        problemsOf({
          [by]: by === 'percent' ? percentProblem(percent) : amountProblem(price ?? Number.NaN),
          from: dayProblem(from, true),
          notice: amountProblem(notice),
        })
      }
      variables={({ by, percent, price, ...input }) => ({
        input: { ...input, ...(by === 'percent' ? { percent } : { price }) },
      })}
    >
      <FieldGrid>
        <SelectField
          kind="select"
          name="by"
          label={t('Price')}
          required
          choices={[
            { value: 'percent', label: t('Changes by percent') },
            { value: 'price', label: t('The same for all') },
          ]}
        />
        <PriceField />
        <DateField
          name="from"
          label={t('From')}
          required
          help={t('It begins with the first billing period from this day that is not invoiced.')}
        />
        <NumberField
          kind="number"
          name="notice"
          label={t('Days of Notice')}
          min={0}
          help={t('Of higher prices. Empty: as the plan says.')}
        />
      </FieldGrid>
    </BulkRunDialog>
  );
}

function PriceField() {
  const { values } = useFormikContext<{ by: string }>();
  return values.by === 'price' ? (
    <NumberField
      kind="money"
      name="price"
      label={t('New Price')}
      required
      min={0}
      help={t('Of each billing, before tax.')}
    />
  ) : (
    <NumberField
      kind="number"
      name="percent"
      label={t('Percent')}
      required
      help={t('By how many percent the prices change. Below 0, they fall.')}
    />
  );
}

const percentProblem = (percent: number | null) =>
  percent === null || !(Math.abs(percent) <= 100) ? t('Enter a number from -100 to 100') : undefined;

/** Cancels many contracts. */
export function CancelMany(props: BulkDialogProps) {
  const [initial] = useState(() => ({
    at: 'END_OF_PERIOD' as 'END_OF_PERIOD' | 'NOW',
    reason: '',
    fee: null as number | null,
  }));
  return (
    <BulkRunDialog
      {...props}
      label={records => t('Cancel {count} {records}', records)}
      document={bulkCancelDocument}
      initial={initial}
      check={({ fee }) => problemsOf({ fee: amountProblem(fee) })}
      variables={values => ({ input: withReason(values) })}
    >
      <CancelFields />
    </BulkRunDialog>
  );
}

import { DateField, dayProblem, FieldGrid, NumberField, SelectField } from '@gym/hub-kit/fields';
import { addDays, addMonths, t, today } from '@gym/hub-kit/format';
import { BulkRunDialog, type BulkDialogProps } from '@gym/hub-kit/screen';
import { useState } from 'react';
import { amountProblem, problemsOf } from '../operations/form-checks.ts';
import { bulkCancelDocument, bulkChangePricesDocument, bulkFreezeDocument } from './bulk.graphql.ts';

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
      check={({ from, until, fee }) =>
        problemsOf({
          from: dayProblem(from, true),
          until:
            dayProblem(until, true) ??
            (until < from ? t('The last frozen day cannot be before the first') : undefined),
          fee: amountProblem(fee),
        })
      }
      variables={({ reason, ...input }) => ({ input: { ...input, reason: reason || null } })}
    >
      <FieldGrid>
        <DateField name="from" label={t('From')} required />
        <DateField name="until" label={t('Until')} required />
        <SelectField
          kind="select"
          name="reason"
          label={t('Reason')}
          masterData={{ page: 'Contracts', dropdown: 'freeze_reason' }}
        />
        <NumberField kind="money" name="fee" label={t('Fee')} min={0} help={t('Before tax.')} />
      </FieldGrid>
    </BulkRunDialog>
  );
}

/** Raises or lowers the prices of many contracts by percent. */
export function ChangePrices(props: BulkDialogProps) {
  const [initial] = useState(() => ({
    percent: null as number | null,
    from: today(),
    notice: null as number | null,
  }));
  return (
    <BulkRunDialog
      {...props}
      label={records => t('Change the price of {count} {records}', records)}
      document={bulkChangePricesDocument}
      initial={initial}
      check={({ percent, from, notice }) =>
        problemsOf({
          percent:
            percent === null || !(Math.abs(percent) <= 100)
              ? t('Enter a number from -100 to 100')
              : undefined,
          from: dayProblem(from, true),
          notice: amountProblem(notice),
        })
      }
      variables={input => ({ input })}
    >
      <FieldGrid>
        <NumberField
          kind="number"
          name="percent"
          label={t('Percent')}
          required
          help={t('By how many percent the prices change. Below 0, they fall.')}
        />
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
      variables={({ reason, ...input }) => ({ input: { ...input, reason: reason || null } })}
    >
      <FieldGrid>
        <SelectField
          kind="select"
          name="at"
          label={t('When')}
          span={12}
          required
          choices={[
            { value: 'END_OF_PERIOD', label: t('At the end of the billing period') },
            { value: 'NOW', label: t('Now: today is the last day') },
          ]}
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
    </BulkRunDialog>
  );
}

import { Button } from '@gym/hub-kit';
import { DateField, dayProblem, FieldGrid } from '@gym/hub-kit/fields';
import { formatDay, formatMoney, t, today } from '@gym/hub-kit/format';
import { type ResultOf, useApolloClient } from '@gym/hub-kit/graphql';
import { Dialog, dryRun, reportFailure, SendingQuestion, write } from '@gym/hub-kit/screen';
import { Form, FormikProvider, useFormik } from 'formik';
import { useId, useState } from 'react';
import { Figures, memberColumn, Note, PageTurner, RowTable } from '../run-parts.tsx';
import { previewBillingDocument, startBillingDocument } from './billing-runs.graphql.ts';

interface RunBillingDialogProps {
  onClose: () => void;
  onStarted: (run: StartedRun) => void;
}

type Preview = NonNullable<ResultOf<typeof previewBillingDocument>['run']['preview']>;

/** A run, and what its preview showed. */
export interface StartedRun {
  id: string;
  preview: Pick<Preview, 'created' | 'skipped' | 'totalAmount'>;
}

/** Chooses a day, shows what a run would do, and starts it. */
export default function RunBillingDialog({ onClose, onStarted }: RunBillingDialogProps) {
  const formId = useId();
  const [offset, setOffset] = useState(0);
  const [shown, setShown] = useState<{ date: string; preview: Preview } | null>(null);
  const client = useApolloClient();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  const form = useFormik({
    initialValues: { date: today() },
    validate: values => {
      const problem = dayProblem(values.date, true);
      return problem ? { date: problem } : {};
    },
    validateOnChange: false,
    onSubmit: () => show(0),
  });
  const { date } = form.values;
  const preview = shown?.date === date ? shown.preview : null;

  const show = async (from: number) => {
    setIsPreviewing(true);
    try {
      const variables = { date, offset: from };
      const { data } = await dryRun(client, { mutation: previewBillingDocument, variables });
      setOffset(from);
      if (data?.run.preview) setShown({ date, preview: data.run.preview });
    } catch (failure) {
      reportFailure('Failed to preview the billing run', failure);
    } finally {
      setIsPreviewing(false);
    }
  };
  const start = async () => {
    setIsStarting(true);
    try {
      const { data } = await write(client, { mutation: startBillingDocument, variables: { date } });
      if (data?.run.runId && preview) onStarted({ id: data.run.runId, preview });
    } catch (failure) {
      reportFailure('Failed to start the billing run', failure);
    } finally {
      setIsStarting(false);
    }
  };

  return (
    <>
      <Dialog
        title={t('Run Billing')}
        subtitle={t('Creates the invoices of all periods that begin up to this day')}
        width={960}
        fullOnSmall
        onClose={onClose}
        busy={isStarting}
        footer={
          <>
            <Button onClick={onClose}>{t('Cancel')}</Button>
            {preview ? (
              <Button look="solid" icon="check" busy={isStarting} onClick={() => void start()}>
                {t('Run')}
              </Button>
            ) : (
              <Button look="solid" icon="search" type="submit" form={formId} busy={isPreviewing}>
                {t('Preview')}
              </Button>
            )}
          </>
        }
      >
        <FormikProvider value={form}>
          <Form id={formId} noValidate>
            <FieldGrid>
              <DateField name="date" label={t('Due Until')} span={4} required />
            </FieldGrid>
          </Form>
        </FormikProvider>
        {preview && (
          <>
            <Figures
              figures={[
                [t('Invoices'), preview.created],
                [t('Total'), formatMoney(preview.totalAmount)],
                [t('Skipped'), preview.skipped],
                [t('Marked Overdue'), preview.markedOverdue],
              ]}
            />
            {preview.report.totalCount === 0 ? (
              <Note>{t('No contract is due up to this day.')}</Note>
            ) : (
              <Periods preview={preview} />
            )}
            <PageTurner offset={offset} total={preview.report.totalCount} onTurn={from => void show(from)} />
          </>
        )}
      </Dialog>
      {isStarting && <SendingQuestion />}
    </>
  );
}

const Periods = ({ preview }: { preview: Preview }) => (
  <RowTable
    label={t('Invoices')}
    columns={[
      memberColumn,
      { title: 'Contract', look: 'day', cell: item => item.contractNumber },
      {
        title: 'Period',
        look: 'day',
        cell: ({ periodStart, periodEnd }) => `${formatDay(periodStart)} – ${formatDay(periodEnd)}`,
      },
      {
        title: 'Lines',
        look: 'name',
        cell: ({ reason, lines }) =>
          reason ? t('Skipped: {reason}', { reason: t(reason) }) : <Lines lines={lines} />,
      },
      {
        title: 'Total',
        look: 'amount',
        cell: ({ reason, totalAmount }) => (reason ? '' : formatMoney(totalAmount)),
      },
    ]}
    rows={preview.report.items}
    keyOf={item => `${item.contractId} ${item.periodStart}`}
  />
);

function Lines({ lines }: { lines: Preview['report']['items'][number]['lines'] }) {
  const tax = lines.reduce((sum, line) => sum + Math.round(line.taxAmount * 100), 0) / 100;
  return (
    <details>
      <summary>{lines[0]?.description}</summary>
      <ul>
        {lines.map(line => (
          <li key={line.description}>{`${line.description}: ${formatMoney(line.amount)}`}</li>
        ))}
        {tax !== 0 && <li>{`${t('Tax')}: ${formatMoney(tax)}`}</li>}
      </ul>
    </details>
  );
}

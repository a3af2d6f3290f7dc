import { DateField, dayProblem, FieldGrid } from '@gym/hub-kit/fields';
import { formatDay, formatMoney, t, today } from '@gym/hub-kit/format';
import { type ResultOf, useApolloClient } from '@gym/hub-kit/graphql';
import { usePreviewed, write } from '@gym/hub-kit/screen';
import { Form, FormikProvider, useFormik } from 'formik';
import { useId, useState } from 'react';
import { RunDialog } from '../run-dialog.tsx';
import { Figures, memberColumn, Note, RowTable } from '../run-parts.tsx';
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
  const client = useApolloClient();
  const [requested, setRequested] = useState<{ date: string; offset: number } | null>(null);
  const form = useFormik({
    initialValues: { date: today() },
    validate: values => {
      const problem = dayProblem(values.date, true);
      return problem ? { date: problem } : {};
    },
    validateOnChange: false,
    onSubmit: ({ date }) => setRequested({ date, offset: 0 }),
  });
  const { date } = form.values;
  const preview = usePreviewed(previewBillingDocument, requested?.date === date ? requested : null);
  const isShown = preview.shown?.variables.date === date;

  return (
    <RunDialog
      title={t('Run Billing')}
      subtitle={t('Creates the invoices of all periods that begin up to this day')}
      width={960}
      name="StartBilling"
      failed={t('Failed to start the billing run')}
      preview={isShown ? preview : { ...preview, shown: null }}
      totalOf={({ run }) => run.preview!.report.totalCount}
      onTurn={offset => setRequested({ date, offset })}
      effectOf={({ run }) => effectOf(run.preview!)}
      start={async context => {
        const options = { mutation: startBillingDocument, variables: { date }, context };
        return (await write(client, options)).data?.run.runId;
      }}
      onStarted={(id, { run }) => onStarted({ id, preview: run.preview! })}
      onClose={onClose}
      form={{
        id: formId,
        fields: (
          <FormikProvider value={form}>
            <Form id={formId} noValidate>
              <FieldGrid>
                <DateField name="date" label={t('Due Until')} span={4} required />
              </FieldGrid>
            </Form>
          </FormikProvider>
        ),
      }}
    >
      {({ run: { preview } }) => preview && <Shown preview={preview} />}
    </RunDialog>
  );
}

function effectOf({ created, totalAmount, markedOverdue }: Preview): string | null {
  const effect = { count: created || markedOverdue, total: formatMoney(totalAmount) };
  if (effect.count === 0) return null;
  return created > 0
    ? t({ one: 'Create {count} invoice, {total}', other: 'Create {count} invoices, {total}' }, effect)
    : t({ one: 'Mark {count} invoice as overdue', other: 'Mark {count} invoices as overdue' }, effect);
}

const Shown = ({ preview }: { preview: Preview }) => (
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
  </>
);

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

import { useSession } from '@gym/hub-kit';
import { DateField, dayProblem, FieldGrid, SwitchField } from '@gym/hub-kit/fields';
import { formatDay, formatMoney, t, today } from '@gym/hub-kit/format';
import { useQuery, type ResultOf } from '@gym/hub-kit/graphql';
import { Fact, Facts, RunDialog, SimpleTable } from '@gym/hub-kit/screen';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { emailText, memberColumn, Note } from '../run-parts.tsx';
import {
  billingDeliveryDocument,
  previewBillingDocument,
  startBillingDocument,
} from './billing-runs.graphql.ts';

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
export default function RunBillingDialog(props: RunBillingDialogProps) {
  const { can } = useSession();
  const query = useQuery(billingDeliveryDocument, { skip: !can('messages:view') });
  if (query.loading) return null;
  const { hasMailServer = false, sentDocuments = [] } = query.data?.messageDelivery ?? {};
  return <RunBilling {...props} maySend={hasMailServer} sends={sentDocuments.includes('invoice')} />;
}

interface RunBillingProps extends RunBillingDialogProps {
  /** Whether the user may choose; else the server decides. */
  maySend: boolean;
  /** What the club has set. */
  sends: boolean;
}

function RunBilling({ maySend, sends, onClose, onStarted }: RunBillingProps) {
  const [initial] = useState(() => ({ date: today(), sendByEmail: maySend && sends }));
  return (
    <RunDialog
      title={t('Run Billing')}
      subtitle={t('Creates the invoices of all periods that begin up to this day')}
      width={960}
      initial={initial}
      check={({ date }) => {
        const problem = dayProblem(date, true);
        return problem ? { date: problem } : {};
      }}
      preview={{ document: previewBillingDocument, variables: ({ date }, offset) => ({ date, offset }) }}
      total={({ run }) => run.preview!.report.totalCount}
      effect={data => (data ? effectOf(data.run.preview!) : t('Run Billing'))}
      run={{
        document: startBillingDocument,
        takesKey: true,
        variables: ({ date, sendByEmail }) => ({ date, sendByEmail: maySend ? sendByEmail : null }),
      }}
      failed={t('Failed to start the billing run')}
      done={(started, { run }) => onStarted({ id: started.run.runId!, preview: run.preview! })}
      onClose={onClose}
      show={({ run }) => <RunSummary preview={run.preview!} />}
    >
      {preview => (
        <>
          <FieldGrid>
            <DateField name="date" label={t('Due Until')} span={4} required />
            {maySend && <SwitchField name="sendByEmail" label={t('Send by e-mail')} span={8} />}
          </FieldGrid>
          {preview}
        </>
      )}
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

/** Of invoices that are sent by e-mail and of those that are printed, with the reasons. */
function Sending({ email }: { email: Preview['email'] }) {
  const { values } = useFormikContext<{ sendByEmail: boolean }>();
  if (!values.sendByEmail) return null;
  const printed = email.filter(({ outcome }) => outcome !== 'queued');
  const sent = email.find(({ outcome }) => outcome === 'queued')?.count ?? 0;
  return (
    <>
      <Fact label={t('By e-mail')}>{sent}</Fact>
      {printed.map(({ outcome, count }) => (
        <Fact key={outcome} label={t('To print: {reason}', { reason: emailText(outcome) })}>
          {count}
        </Fact>
      ))}
    </>
  );
}

const RunSummary = ({ preview }: { preview: Preview }) => (
  <>
    <Facts $look="figures">
      <Fact label={t('Invoices')}>{preview.created}</Fact>
      <Fact label={t('Total')}>{formatMoney(preview.totalAmount)}</Fact>
      <Fact label={t('Skipped')}>{preview.skipped}</Fact>
      <Fact label={t('Marked Overdue')}>{preview.markedOverdue}</Fact>
      <Sending email={preview.email} />
    </Facts>
    {preview.report.totalCount === 0 ? (
      <Note>{t('No contract is due up to this day.')}</Note>
    ) : (
      <Periods preview={preview} />
    )}
  </>
);

const Periods = ({ preview }: { preview: Preview }) => (
  <SimpleTable
    caption={t('Invoices')}
    columns={[
      memberColumn,
      { title: 'Contract', look: 'line', cell: item => item.contractNumber },
      {
        title: 'Period',
        look: 'line',
        cell: ({ periodStart, periodEnd }) => `${formatDay(periodStart)} – ${formatDay(periodEnd)}`,
      },
      {
        title: 'Lines',
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

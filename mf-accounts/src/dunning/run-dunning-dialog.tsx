import { Button, Skeleton } from '@gym/hub-kit';
import { formatMoney, formatWords, t, translateMessage } from '@gym/hub-kit/format';
import { type ResultOf, useQuery } from '@gym/hub-kit/graphql';
import { Dialog, Fact, Facts, RunDialog, SimpleTable, useQueryFailure } from '@gym/hub-kit/screen';
import { useEffect, useState } from 'react';
import { memberColumn, Note } from '../run-parts.tsx';
import { dunningRunDocument, previewDunningDocument, runDunningDocument } from './dunning.graphql.ts';

type Preview = ResultOf<typeof previewDunningDocument>['run'];

interface RunDunningDialogProps {
  onClose: () => void;
  /** Requests the list again, once the run has ended. */
  reload: () => void;
}

/** Shows which invoices get which step with which letter, starts the run, and says what it did. */
export default function RunDunningDialog({ onClose, reload }: RunDunningDialogProps) {
  const [runId, setRunId] = useState<string | null>(null);
  if (runId !== null) return <DunningReport id={runId} reload={reload} onClose={onClose} />;
  return (
    <RunDialog
      title={t('Run Dunning')}
      subtitle={t('Each member gets one letter for all overdue invoices, and one fee')}
      width={880}
      initial={noInput}
      preview={{ document: previewDunningDocument, variables: (_, offset) => ({ offset }) }}
      total={({ run }) => run.steps.totalCount}
      effect={data => (data ? effectOf(data.run) : t('Run Dunning'))}
      run={{ document: runDunningDocument, takesKey: true, variables: () => ({}) }}
      failed={t('Failed to start the dunning run')}
      done={({ run }) => setRunId(run.runId)}
      onClose={onClose}
      show={({ run }) => <Steps preview={run} />}
    />
  );
}

const noInput = {};

function effectOf({ reminders, remindersWithFee, blocks, fees }: Preview): string | null {
  const count = reminders + remindersWithFee + blocks;
  if (count === 0) return null;
  return fees > 0
    ? t(
        { one: 'Send {count} letter, {total} in fees', other: 'Send {count} letters, {total} in fees' },
        { count, total: formatMoney(fees) },
      )
    : t({ one: 'Send {count} letter', other: 'Send {count} letters' }, { count });
}

const REFRESH_MS = 2_000;

/** What a run of dunning did; it follows one that works. */
function DunningReport({ id, reload, onClose }: RunDunningDialogProps & { id: string }) {
  const query = useQuery(dunningRunDocument, { variables: { id } });
  const failure = useQueryFailure(t('Failed to fetch the report'), query, 'line');
  const { startPolling, stopPolling } = query;
  const run = query.data?.run;
  const hasEnded = run && ENDED.has(run.state);
  useEffect(() => {
    if (hasEnded) return reload();
    startPolling(REFRESH_MS);
    return stopPolling;
  }, [hasEnded, reload, startPolling, stopPolling]);
  return (
    <Dialog
      title={t('Dunning run')}
      width={640}
      onClose={onClose}
      footer={
        <Button onClick={onClose} data-autofocus>
          {t('Close')}
        </Button>
      }
    >
      {!run && (failure ?? <Skeleton $width="60%" />)}
      {run && !hasEnded && <Note role="status">{t('The dunning run has started')}</Note>}
      {run?.error && (
        <Note role="alert">{t('The run failed: {reason}', { reason: translateMessage(run.error) })}</Note>
      )}
      {run?.state === 'COMPLETED' && (
        <Facts $look="figures">
          <Fact label={t('Reminders')}>{run.reminders}</Fact>
          <Fact label={t('Reminders with a fee')}>{run.remindersWithFee}</Fact>
          <Fact label={t('Blocks')}>{run.blocks}</Fact>
        </Facts>
      )}
    </Dialog>
  );
}

const ENDED: ReadonlySet<string> = new Set(['COMPLETED', 'FAILED', 'CANCELLED']);

function Steps({ preview }: { preview: Preview }) {
  const { reminders, remindersWithFee, blocks, fees, steps } = preview;
  if (steps.totalCount === 0) return <Note>{t('No step is due today.')}</Note>;
  return (
    <>
      <Facts $look="figures">
        <Fact label={t('Reminders')}>{reminders}</Fact>
        <Fact label={t('Reminders with a fee')}>{remindersWithFee}</Fact>
        <Fact label={t('Fees')}>{formatMoney(fees)}</Fact>
        <Fact label={t('Blocks')}>{blocks}</Fact>
      </Facts>
      <SimpleTable
        caption={t('Steps')}
        columns={[
          memberColumn,
          { title: 'Invoice', look: 'line', cell: item => item.invoiceNumber },
          { title: 'Days Overdue', look: 'amount', cell: item => item.daysOverdue },
          { title: 'Open', look: 'amount', cell: item => formatMoney(item.openAmount) },
          { title: 'Step', look: 'line', cell: item => formatWords(item.step) },
          { title: 'Fee', look: 'amount', cell: ({ fee }) => (fee > 0 ? formatMoney(fee) : '') },
        ]}
        rows={steps.items}
        keyOf={item => item.invoiceId}
      />
    </>
  );
}

import { Button, Skeleton, toast } from '@gym/hub-kit';
import { formatMoney, formatWords, t } from '@gym/hub-kit/format';
import { type ResultOf, useApolloClient } from '@gym/hub-kit/graphql';
import { Dialog, dryRun, reportFailure, SendingQuestion, write } from '@gym/hub-kit/screen';
import { useEffect, useState } from 'react';
import { Figures, memberColumn, Note, PageTurner, RowTable } from '../run-parts.tsx';
import { previewDunningDocument, runDunningDocument } from './dunning.graphql.ts';

type Preview = ResultOf<typeof previewDunningDocument>['run'];

/** Shows which invoices get which step with which letter, and starts the run. */
export default function RunDunningDialog({ onClose }: { onClose: () => void }) {
  const [offset, setOffset] = useState(0);
  const client = useApolloClient();
  const [preview, setPreview] = useState<Preview>();
  const [isFailed, setIsFailed] = useState(false);
  const [isStarting, setIsStarting] = useState(false);

  useEffect(() => {
    let isWanted = true;
    dryRun(client, { mutation: previewDunningDocument, variables: { offset } }).then(
      ({ data }) => isWanted && setPreview(data?.run),
      (failure: unknown) => {
        reportFailure('Failed to preview the dunning run', failure);
        if (isWanted) setIsFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [client, offset]);

  const run = async () => {
    setIsStarting(true);
    try {
      await write(client, { mutation: runDunningDocument });
      toast.success(t('The dunning run has started'));
      onClose();
    } catch (failure) {
      reportFailure('Failed to start the dunning run', failure);
    } finally {
      setIsStarting(false);
    }
  };

  return (
    <>
      <Dialog
        title={t('Run Dunning')}
        subtitle={t('Each member gets one letter for all overdue invoices, and one fee')}
        width={880}
        fullOnSmall
        onClose={onClose}
        busy={isStarting}
        footer={
          <>
            <Button onClick={onClose}>{t('Cancel')}</Button>
            <Button
              look="solid"
              icon="check"
              busy={isStarting}
              disabled={!preview || preview.steps.totalCount === 0}
              onClick={() => void run()}
            >
              {t('Run')}
            </Button>
          </>
        }
      >
        {!preview && !isFailed && <Skeleton $width="60%" />}
        {preview && <Steps preview={preview} />}
        {preview && <PageTurner offset={offset} total={preview.steps.totalCount} onTurn={setOffset} />}
      </Dialog>
      {isStarting && <SendingQuestion />}
    </>
  );
}

function Steps({ preview }: { preview: Preview }) {
  const { reminders, remindersWithFee, blocks, fees, steps } = preview;
  if (steps.totalCount === 0) return <Note>{t('No step is due today.')}</Note>;
  return (
    <>
      <Figures
        figures={[
          [t('Reminders'), reminders],
          [t('Reminders with a fee'), remindersWithFee],
          [t('Fees'), formatMoney(fees)],
          [t('Blocks'), blocks],
        ]}
      />
      <RowTable
        label={t('Steps')}
        columns={[
          memberColumn,
          { title: 'Invoice', look: 'day', cell: item => item.invoiceNumber },
          { title: 'Days Overdue', look: 'amount', cell: item => item.daysOverdue },
          { title: 'Open', look: 'amount', cell: item => formatMoney(item.openAmount) },
          { title: 'Step', look: 'day', cell: item => formatWords(item.step) },
          { title: 'Fee', look: 'amount', cell: ({ fee }) => (fee > 0 ? formatMoney(fee) : '') },
        ]}
        rows={steps.items}
        keyOf={item => item.invoiceId}
      />
    </>
  );
}

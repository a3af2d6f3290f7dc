import { Button, Skeleton, toast } from '@gym/hub-kit';
import { formatMoney, formatWords, t } from '@gym/hub-kit/format';
import { type ResultOf, useApolloClient } from '@gym/hub-kit/graphql';
import { Dialog, dryRun, reportFailure, SendingQuestion, write, RecordLink } from '@gym/hub-kit/screen';
import { useEffect, useState } from 'react';
import { Figures, Note, PageTurner, Table, TableBox } from '../run-parts.tsx';
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
      <TableBox aria-label={t('Steps')}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('Member')}</th>
              <th scope="col">{t('Invoice')}</th>
              <th scope="col" className="amount">
                {t('Days Overdue')}
              </th>
              <th scope="col" className="amount">
                {t('Open')}
              </th>
              <th scope="col">{t('Step')}</th>
              <th scope="col" className="amount">
                {t('Fee')}
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.items.map(item => (
              <tr key={item.invoiceId}>
                <td className="name">
                  <RecordLink record="member" id={item.memberId}>
                    {item.memberName}
                  </RecordLink>
                </td>
                <td className="day">{item.invoiceNumber}</td>
                <td className="amount">{item.daysOverdue}</td>
                <td className="amount">{formatMoney(item.openAmount)}</td>
                <td className="day">{formatWords(item.step)}</td>
                <td className="amount">{item.fee > 0 ? formatMoney(item.fee) : ''}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableBox>
    </>
  );
}

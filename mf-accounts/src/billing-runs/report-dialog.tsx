import { Button, Chip, color, radius, Skeleton, space } from '@gym/hub-kit';
import { formatDay, formatMoment, formatMoney, formatWord, t } from '@gym/hub-kit/format';
import { type ResultOf, useQuery } from '@gym/hub-kit/graphql';
import {
  Dialog,
  Fact,
  Facts,
  PageTurner,
  RecordLink,
  SimpleTable,
  useDocumentActions,
  useQueryFailure,
} from '@gym/hub-kit/screen';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { emailText, memberColumn, Note } from '../run-parts.tsx';
import { invoicesPdfDocument } from '../documents/documents.graphql.ts';
import { billingReportDocument } from './billing-runs.graphql.ts';
import { percentOf } from './progress.ts';
import type { StartedRun } from './run-billing-dialog.tsx';

/** Of the report: an outcome, or the invoices that the run did not send. */
type Choice = (typeof OUTCOMES)[number] | 'print';

const OUTCOMES = ['created', 'skipped', 'failed'] as const;
const outcomeColors = { created: 'green', skipped: 'grey', failed: 'red' } as const;
const REFRESH_MS = 2_000;

type Data = ResultOf<typeof billingReportDocument>;

interface ReportDialogProps {
  id: string;
  /** What the preview of the run showed: a difference is explained. */
  preview?: StartedRun['preview'];
  onClose: () => void;
}

/** The stored report of a run, by outcome; it follows a run that works. */
export default function ReportDialog({ id, preview, onClose }: ReportDialogProps) {
  const [outcome, setOutcome] = useState<Choice | null>(null);
  const [offset, setOffset] = useState(0);
  const filter =
    outcome === 'print'
      ? { email: { ne: 'queued', isNull: false } }
      : { outcome: { in: outcome ? [outcome] : [...OUTCOMES] } };
  const variables = { id, filter, offset };
  const query = useQuery(billingReportDocument, { variables });
  const failure = useQueryFailure(t('Failed to fetch the report'), query, 'line');
  const { refetch, startPolling, stopPolling } = query;
  const { run, report, queued, printed } = query.data ?? query.previousData ?? {};
  const printActions = useDocumentActions(invoicesPdfDocument);
  const isRunning = run?.status === 'running';
  const followed = useRef(false);
  useEffect(() => {
    if (!isRunning) {
      // The list may receive the end of the run, which both have in the cache, before the last lines of the report.
      if (followed.current) void refetch().catch(() => undefined);
      return;
    }
    followed.current = true;
    startPolling(REFRESH_MS);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling, refetch]);
  const choose = (chosen: typeof outcome) => {
    setOutcome(chosen);
    setOffset(0);
  };

  return (
    <Dialog
      title={run ? t('Billing run {number}', { number: run.runNumber }) : t('Billing run')}
      subtitle={run ? t('Periods that begin up to {day}', { day: formatDay(run.date) }) : undefined}
      width={1080}
      fullOnSmall
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      {!run && (failure ?? <Skeleton $width="60%" />)}
      {run && (
        <>
          {isRunning && (
            <Progress max={100} value={percentOf(run.done, run.due)} aria-label={t('Progress')} />
          )}
          {run.status === 'failed' && (
            <Note role="alert">
              {t('The run failed and is tried again: {reason}', { reason: run.error ? t(run.error) : '' })}
            </Note>
          )}
          {preview && run.status === 'completed' && <Difference run={run} preview={preview} />}
          <Facts $look="figures">
            <Fact label={t('Invoices')}>{run.created}</Fact>
            <Fact label={t('Total')}>{formatMoney(run.totalAmount)}</Fact>
            <Fact label={t('Skipped')}>{run.skipped}</Fact>
            <Fact label={t('Failed')}>{run.failed}</Fact>
            <Fact label={t('Marked Overdue')}>{run.markedOverdue}</Fact>
            {run.sendByEmail && <Fact label={t('By e-mail')}>{queued?.totalCount}</Fact>}
            {run.sendByEmail && <Fact label={t('To print')}>{printed?.totalCount}</Fact>}
            <Fact label={t('Started')}>{formatMoment(run.createdAt)}</Fact>
            <Fact label={t('Ended')}>{run.finishedAt ? formatMoment(run.finishedAt) : '–'}</Fact>
          </Facts>
          <Filters role="group" aria-label={t('Outcome')}>
            {[null, ...OUTCOMES].map(choice => (
              <Button
                key={choice}
                look={outcome === choice ? 'solid' : undefined}
                aria-pressed={outcome === choice}
                onClick={() => choose(choice)}
              >
                {choice ? `${t(formatWord(choice))} (${run[choice]})` : t('All')}
              </Button>
            ))}
            {printed !== undefined && printed.totalCount > 0 && (
              <Button
                look={outcome === 'print' ? 'solid' : undefined}
                aria-pressed={outcome === 'print'}
                onClick={() => choose('print')}
              >
                {t('To print ({count})', { count: printed.totalCount })}
              </Button>
            )}
          </Filters>
          {outcome === 'print' && query.data && report && report.items.length > 0 && (
            <Button icon="billing" onClick={printActions({ id: invoiceIds(report.items) })[0]!.onClick}>
              {t('Print {count}', { count: report.items.length })}
            </Button>
          )}
          {report && report.items.length > 0 ? (
            <Items items={report.items} />
          ) : (
            <Note>{t('Nothing was due.')}</Note>
          )}
          <PageTurner offset={offset} total={report?.totalCount ?? 0} onTurn={setOffset} />
        </>
      )}
    </Dialog>
  );
}

/** A run bills what is due when it works, which may be something else than what was due at its preview. */
function Difference({ run, preview }: { run: StartedRun['preview']; preview: StartedRun['preview'] }) {
  const names = ['created', 'skipped', 'totalAmount'] as const;
  if (names.every(name => run[name] === preview[name])) return null;
  const values = { count: preview.created, total: formatMoney(preview.totalAmount) };
  return (
    <Note role="status">
      {t(
        {
          one: 'The preview showed {count} invoice, {total} in total. Contracts or invoices have changed since.',
          other:
            'The preview showed {count} invoices, {total} in total. Contracts or invoices have changed since.',
        },
        values,
      )}
    </Note>
  );
}

const invoiceIds = (items: Data['report']['items']) => items.flatMap(({ invoiceId }) => invoiceId ?? []);

const emailColumn = {
  title: 'E-mail',
  cell: ({ email }: Data['report']['items'][number]) => email && emailText(email),
};

const Items = ({ items }: { items: Data['report']['items'] }) => (
  <SimpleTable
    caption={t('Report')}
    columns={[
      {
        title: 'Outcome',
        look: 'line',
        cell: ({ outcome }) => (
          <Chip color={outcomeColors[outcome as keyof typeof outcomeColors]}>{t(formatWord(outcome))}</Chip>
        ),
      },
      memberColumn,
      {
        title: 'Contract',
        look: 'line',
        cell: ({ contractId, contractNumber }) => (
          <RecordLink record="contract" id={contractId}>
            {contractNumber}
          </RecordLink>
        ),
      },
      {
        title: 'Period',
        look: 'line',
        cell: ({ periodStart, periodEnd }) =>
          periodStart && periodEnd ? `${formatDay(periodStart)} – ${formatDay(periodEnd)}` : '–',
      },
      {
        title: 'Invoice',
        cell: ({ invoiceId, invoiceNumber, reason }) =>
          invoiceId ? (
            <RecordLink record="billingRecord" id={invoiceId}>
              {invoiceNumber}
            </RecordLink>
          ) : (
            reason && t(reason)
          ),
      },
      {
        title: 'Total',
        look: 'amount',
        cell: ({ outcome, totalAmount }) => (outcome === 'created' ? formatMoney(totalAmount) : ''),
      },
      ...(items.some(({ email }) => email) ? [emailColumn] : []),
    ]}
    rows={items}
    keyOf={item => item.id}
  />
);

const Progress = styled.progress`
  width: 100%;
  height: 8px;
  margin-bottom: ${space(4)};
  border-radius: ${radius.base};
  accent-color: ${color.primary};
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-bottom: ${space(3)};
`;

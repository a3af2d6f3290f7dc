import { Button, Chip, color, Link, radius, Skeleton, space, useSession } from '@gym/hub-kit';
import { formatDay, formatMoment, formatMoney, formatWord, t } from '@gym/hub-kit/format';
import { type ResultOf, useQuery } from '@gym/hub-kit/graphql';
import { Dialog } from '@gym/hub-kit/screen';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Figures, Note, PageTurner, Table, TableBox } from '../run-parts.tsx';
import { billingReportDocument } from './billing-runs.graphql.ts';
import { percentOf } from './progress.ts';

const OUTCOMES = ['created', 'skipped', 'failed'] as const;
const outcomeColors = { created: 'green', skipped: 'grey', failed: 'red' } as const;
const REFRESH_MS = 2_000;

type Data = ResultOf<typeof billingReportDocument>;

/** The stored report of a run, by outcome; it follows a run that works. */
export default function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number] | null>(null);
  const [offset, setOffset] = useState(0);
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(billingReportDocument, {
    variables: { id, outcomes: outcome ? [outcome] : [...OUTCOMES], offset },
    fetchPolicy: 'cache-and-network',
  });
  const { run, report } = data ?? previousData ?? {};
  const isRunning = run?.status === 'running';
  useEffect(() => {
    if (!isRunning) return;
    startPolling(REFRESH_MS);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  const choose = (chosen: typeof outcome) => {
    setOutcome(chosen);
    setOffset(0);
  };
  const counts = run && { created: run.created, skipped: run.skipped, failed: run.failed };

  return (
    <Dialog
      title={run ? t('Billing run {number}', { number: run.runNumber }) : t('Billing run')}
      subtitle={run ? t('Periods that begin up to {day}', { day: formatDay(run.date) }) : undefined}
      width={1080}
      fullOnSmall
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      {error && !run && (
        <Note role="alert">
          {t('Failed to fetch the report')}{' '}
          <Button icon="refresh" onClick={() => void refetch().catch(() => undefined)}>
            {t('Try again')}
          </Button>
        </Note>
      )}
      {!run && !error && <Skeleton $width="60%" />}
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
          <Figures
            figures={[
              [t('Invoices'), run.created],
              [t('Total'), formatMoney(run.totalAmount)],
              [t('Skipped'), run.skipped],
              [t('Failed'), run.failed],
              [t('Marked Overdue'), run.markedOverdue],
              [t('Started'), formatMoment(run.createdAt)],
              [t('Ended'), run.finishedAt ? formatMoment(run.finishedAt) : '–'],
            ]}
          />
          <Filters role="group" aria-label={t('Outcome')}>
            <Button
              look={outcome === null ? 'solid' : undefined}
              aria-pressed={outcome === null}
              onClick={() => choose(null)}
            >
              {t('All')}
            </Button>
            {OUTCOMES.map(each => (
              <Button
                key={each}
                look={outcome === each ? 'solid' : undefined}
                aria-pressed={outcome === each}
                onClick={() => choose(each)}
              >
                {`${t(formatWord(each))} (${counts![each]})`}
              </Button>
            ))}
          </Filters>
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

function Items({ items }: { items: Data['report']['items'] }) {
  const { can } = useSession();
  const linked = (permission: `${string}:view`, to: string, text: string) =>
    can(permission) ? <Link to={to}>{text}</Link> : text;
  return (
    <TableBox aria-label={t('Report')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('Outcome')}</th>
            <th scope="col">{t('Member')}</th>
            <th scope="col">{t('Contract')}</th>
            <th scope="col">{t('Period')}</th>
            <th scope="col">{t('Invoice')}</th>
            <th scope="col" className="amount">
              {t('Total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(item => (
            <tr key={item.id}>
              <td className="day">
                <Chip color={outcomeColors[item.outcome as keyof typeof outcomeColors]}>
                  {t(formatWord(item.outcome))}
                </Chip>
              </td>
              <td className="name">{linked('members:view', `/members/${item.memberId}`, item.memberName)}</td>
              <td className="day">
                {linked('contracts:view', `/contracts?id=${item.contractId}`, item.contractNumber)}
              </td>
              <td className="day">
                {item.periodStart && item.periodEnd
                  ? `${formatDay(item.periodStart)} – ${formatDay(item.periodEnd)}`
                  : '–'}
              </td>
              <td className="name">
                {item.invoiceId && item.invoiceNumber
                  ? linked('billing:view', `/billing?id=${item.invoiceId}`, item.invoiceNumber)
                  : item.reason && t(item.reason)}
              </td>
              <td className="amount">{item.outcome === 'created' ? formatMoney(item.totalAmount) : ''}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableBox>
  );
}

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

import { Button, Chip, PageHeader, Skeleton, useSession } from '@gym/hub-kit';
import { formatMoment, formatNumber, t, translateMessage, translateStored } from '@gym/hub-kit/format';
import { useQuery, type ResultOf } from '@gym/hub-kit/graphql';
import { ConfirmDialog, useAction, useQueryFailure } from '@gym/hub-kit/screen';
import { useEffect, useState } from 'react';
import {
  backgroundJobsDocument,
  cancelJobRunDocument,
  removeJobRunDocument,
  retryJobRunDocument,
  runJobDocument,
} from './background-jobs.graphql.ts';
import { Part } from '../part.tsx';
import { JobItem, Jobs, Progress } from '../job-list.tsx';

type Data = ResultOf<typeof backgroundJobsDocument>;
type CurrentRun = Data['current']['items'][number];
type FailedRun = Data['failed']['items'][number];
type EndedRun = Data['ended']['items'][number];

/** How often the screen is updated while something runs or waits, and otherwise, in milliseconds. */
const BUSY_INTERVAL = 2_000;
const IDLE_INTERVAL = 20_000;

/** What runs in the background: now, next, what failed, and what ended. */
export default function BackgroundJobsScreen() {
  const query = useQuery(backgroundJobsDocument, { fetchPolicy: 'network-only' });
  const { data, startPolling, stopPolling } = query;
  const isBusy = (data?.current.totalCount ?? 0) > 0;
  useEffect(() => {
    startPolling(isBusy ? BUSY_INTERVAL : IDLE_INTERVAL);
    return stopPolling;
  }, [isBusy, startPolling, stopPolling]);
  const failure = useQueryFailure(t('Failed to fetch background jobs'), query);
  /** The screen shows a failure; the promise is ignored. */
  const reload = () => void query.refetch().catch(() => undefined);

  return (
    <>
      <PageHeader title={t('Background Jobs')} icon="hourglass">
        <Button icon="refresh" onClick={reload}>
          {t('Refresh')}
        </Button>
      </PageHeader>
      {!data && !failure && (
        <Part title={t('Background Jobs')} busy>
          <Skeleton $width="40%" />
        </Part>
      )}
      {failure && <Part title={t('Background Jobs')}>{failure}</Part>}
      {data && <Lists {...data} reload={reload} />}
    </>
  );
}

function Lists({ current, failed, ended, scheduled, reload }: Data & { reload: () => void }) {
  const { can } = useSession();
  const actions = useActions(reload);
  const [cancelling, setCancelling] = useState<CurrentRun>();
  const isCurrent = (name: string) => current.items.some(run => run.name === name);
  return (
    <>
      <Part title={t('Running and Waiting')} count={current.totalCount}>
        <Jobs empty={t('No job is running or waiting.')} rows={current.items}>
          {run => (
            <JobItem key={run.id} title={translateMessage(run.title)} {...whatRuns(run)}>
              {can('admin:edit') && run.state !== 'RUNNING' && (
                <Button onClick={() => void actions.retry(run.id)}>{t('Run now')}</Button>
              )}
              {can('admin:edit') && <Button onClick={() => setCancelling(run)}>{t('Cancel')}</Button>}
            </JobItem>
          )}
        </Jobs>
      </Part>
      <Part title={t('Failed Jobs')} count={failed.totalCount}>
        <Jobs empty={t('No job has failed.')} rows={failed.items}>
          {run => (
            <JobItem key={run.id} title={translateMessage(run.title)} {...whyFailed(run)}>
              {can('admin:edit') && (
                <Button icon="refresh" onClick={() => void actions.retry(run.id)}>
                  {t('Retry')}
                </Button>
              )}
              {can('admin:delete') && (
                <Button onClick={() => void actions.remove(run.id)}>{t('Remove')}</Button>
              )}
            </JobItem>
          )}
        </Jobs>
      </Part>
      <Part title={t('Scheduled Jobs')}>
        <Jobs empty={t('No job is scheduled.')} rows={scheduled}>
          {({ name, title, nextAt }) => (
            <JobItem
              key={name}
              title={translateMessage(title)}
              detail={nextAt && t('Next run: {time}', { time: formatMoment(nextAt) })}
            >
              {can('admin:add') && !isCurrent(name) && (
                <Button onClick={() => void actions.run(name)}>{t('Run now')}</Button>
              )}
            </JobItem>
          )}
        </Jobs>
      </Part>
      <Part title={t('Recent Jobs')}>
        <Jobs empty={t('No job has ended yet.')} rows={ended.items}>
          {run => <JobItem key={run.id} title={translateMessage(run.title)} {...howEnded(run)} />}
        </Jobs>
      </Part>
      {cancelling && (
        <ConfirmDialog
          title={t('Cancel Job')}
          text={t('What the job has done so far remains. It stops within some seconds.')}
          detail={translateMessage(cancelling.title)}
          confirmLabel={t('Cancel job')}
          cancelLabel={t('Keep')}
          onConfirm={() => actions.cancel(cancelling.id)}
          onClose={() => setCancelling(undefined)}
        />
      )}
    </>
  );
}

function useActions(reload: () => void) {
  const onFailed = reload;
  const starts = { done: () => t('Job started'), failed: t('Failed to start job'), onFailed };
  const byId = { variables: (id: string) => ({ id }), onFailed };
  const [run] = useAction({ ...starts, document: runJobDocument, variables: (name: string) => ({ name }) });
  const [retry] = useAction({ ...starts, ...byId, document: retryJobRunDocument });
  const [cancel] = useAction({
    ...byId,
    document: cancelJobRunDocument,
    done: () => t('Job cancelled'),
    failed: t('Failed to cancel job'),
  });
  const [remove] = useAction({
    ...byId,
    document: removeJobRunDocument,
    done: () => t('Job removed'),
    failed: t('Failed to remove job'),
  });
  return { run, retry, cancel, remove };
}

function whatRuns(run: CurrentRun) {
  const { state, attempt, attempts, startsAt, startedAt, progress, progressText, error } = run;
  const isRunning = state === 'RUNNING';
  const since = isRunning && startedAt ? t('Since {time}', { time: formatMoment(startedAt) }) : '';
  const next = isRunning ? '' : t('Next attempt: {time}', { time: formatMoment(startsAt) });
  const which = attempt > 1 ? t('Attempt {attempt} of {attempts}', { attempt, attempts }) : '';
  return {
    chip: isRunning ? (
      <Chip color="blue">{t('Running')}</Chip>
    ) : state === 'RETRYING' ? (
      <Chip color="orange">{t('Retrying')}</Chip>
    ) : (
      <Chip>{t('Waiting')}</Chip>
    ),
    detail: [since || next, which, translateMessage(progressText ?? '')].filter(Boolean).join(' · '),
    error: error && translateStored(error, STORED_ERRORS),
    progress: isRunning && progress !== null ? <Progress percent={progress} /> : undefined,
  };
}

/** The errors with values that runs store in English. */
const STORED_ERRORS = [
  'Something went wrong ({id})',
  'The request took longer than {seconds} seconds and was stopped. Try again shortly, or ask for less.',
];

const whyFailed = ({ attempts, endedAt, error }: FailedRun) => ({
  chip: <Chip color="red">{t('Failed')}</Chip>,
  detail: [
    endedAt && formatMoment(endedAt),
    t({ one: '{count} attempt', other: '{count} attempts' }, { count: attempts }),
  ]
    .filter(Boolean)
    .join(' · '),
  error: error && translateStored(error, STORED_ERRORS),
});

function howEnded({ state, startedAt, endedAt, counts }: EndedRun) {
  const seconds = startedAt && endedAt ? (Date.parse(endedAt) - Date.parse(startedAt)) / 1000 : undefined;
  return {
    chip: state === 'COMPLETED' ? <Chip color="green">{t('Completed')}</Chip> : <Chip>{t('Aborted')}</Chip>,
    detail: [
      endedAt && formatMoment(endedAt),
      seconds !== undefined && t('{seconds} s', { seconds: formatNumber(Math.round(seconds * 10) / 10) }),
      ...counts.map(({ name, count }) => `${formatNumber(count)} ${translateMessage(name)}`),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

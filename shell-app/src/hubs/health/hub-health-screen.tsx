import { Button, EmptyState, PageHeader, space, useSession } from '@gym/hub-kit';
import { formatMoment, formatNumber, t } from '@gym/hub-kit/format';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Card, CardIntro } from '../../ui/card.tsx';
import { PageSpinner } from '../../ui/page-spinner.tsx';
import { useHubs } from '../hub-registry.tsx';
import { asSentence } from './as-sentence.ts';
import { checkHubs } from './check-hub.ts';
import { SimpleTable, type TableColumn } from '@gym/hub-kit/screen';
import { Aside } from './texts.ts';
import { audienceText, HubsTable } from './hubs-table.tsx';
import { HubVersion, Origin, Versions } from './versions.tsx';
import {
  fetchReports,
  type Activation,
  type ActivationAction,
  type BrokenRelease,
  type ReportedFailure,
  type ServerReports,
} from './server-reports.ts';

/** The state of every hub in this browser, and the failures that all browsers reported. */
export default function HubHealthScreen() {
  const { state, hubs, unavailable, reload } = useHubs();
  const { reports, failed, refresh } = useReports();
  const [checking, setChecking] = useState<string>();

  async function check(remote: string) {
    setChecking(remote);
    try {
      await checkHubs(hubs.filter(hub => hub.remote === remote));
      await refresh();
    } finally {
      setChecking(undefined);
    }
  }

  return (
    <Stack>
      <PageHeader title={t('Hub Health')} icon="activity">
        <Button icon="refresh" onClick={() => void Promise.all([reload(), refresh()])}>
          {t('Refresh')}
        </Button>
      </PageHeader>
      {state === 'loading' && <PageSpinner whole={false} heading={false} />}
      {state === 'failed' && (
        <Card role="alert">
          <EmptyState icon="warning" title={t('Failed to fetch the list of hubs')} />
        </Card>
      )}
      {state === 'ready' && (
        <Card aria-label={t('Hubs')}>
          <HubsTable
            hubs={hubs}
            unavailable={unavailable}
            reports={reports}
            checking={checking}
            onCheck={remote => void check(remote)}
          />
        </Card>
      )}
      {!reports && !failed && <PageSpinner whole={false} heading={false} />}
      {failed && (
        <Card role="alert">
          <EmptyState icon="warning" title={t('Failed to fetch the status of the hubs')}>
            <Button look="solid" icon="refresh" onClick={() => void refresh()}>
              {t('Try again')}
            </Button>
          </EmptyState>
        </Card>
      )}
      {reports && reports.broken.length > 0 && <Broken {...reports} />}
      {reports && <Failures {...reports} />}
      {reports && reports.released.length > 0 && (
        <Versions released={reports.released} onChanged={() => Promise.all([reload(), refresh()])} />
      )}
      {reports && <Releases {...reports} />}
    </Stack>
  );
}

function useReports() {
  const { can } = useSession();
  const withReleases = can('hubs:view');
  const [reports, setReports] = useState<ServerReports>();
  const [failed, setFailed] = useState(false);
  const refresh = useCallback(async () => {
    try {
      setReports(await fetchReports(withReleases));
      setFailed(false);
    } catch (error) {
      console.error('Failed to fetch the status of the hubs', error);
      setFailed(true);
    }
  }, [withReleases]);
  useEffect(() => void refresh(), [refresh]);
  return { reports, failed, refresh };
}

const brokenColumns: TableColumn<BrokenRelease>[] = [
  { title: 'Hub', cell: ({ remote, version }) => <HubVersion remote={remote} version={version} /> },
  {
    title: 'Problems',
    cell: ({ problems }) => problems.map(problem => <Aside key={problem}>{problem}</Aside>),
  },
];

/** Releases that were good with an earlier version of the API. */
function Broken({ broken }: ServerReports) {
  return (
    <Card aria-labelledby="broken">
      <h2 id="broken">{t('Not Adapted to This API')}</h2>
      <CardIntro>
        {t('These releases use what the API does not have. Release a new version, or roll back.')}
      </CardIntro>
      <Below>
        <SimpleTable
          caption={t('Not Adapted to This API')}
          columns={brokenColumns}
          rows={broken}
          keyOf={({ remote, version }) => `${remote} ${version}`}
        />
      </Below>
    </Card>
  );
}

const failureColumns: TableColumn<ReportedFailure>[] = [
  { title: 'Hub', cell: ({ remote, version }) => <HubVersion remote={remote} version={version} /> },
  { title: 'Reason', cell: ({ reason }) => asSentence(reason) },
  { title: 'Times', cell: ({ count }) => formatNumber(count) },
  { title: 'First', cell: ({ first }) => formatMoment(first) },
  { title: 'Last', cell: ({ last }) => formatMoment(last) },
];

const daysSince = (moment: string) => Math.round((Date.now() - Date.parse(moment)) / 86_400_000);

function Failures({ since, failures }: ServerReports) {
  return (
    <Card aria-labelledby="failures">
      <h2 id="failures">{t('Reported by Browsers')}</h2>
      <CardIntro>
        {failures.length === 0
          ? t('No hub has failed in any browser in the last {days} days.', { days: daysSince(since) })
          : t('The latest failures of each hub in the last {days} days.', { days: daysSince(since) })}
      </CardIntro>
      {failures.length > 0 && (
        <Below>
          <SimpleTable
            caption={t('Failures')}
            columns={failureColumns}
            rows={failures}
            keyOf={({ remote, version, reason }) => `${remote} ${version} ${reason}`}
          />
        </Below>
      )}
    </Card>
  );
}

const releaseColumns: TableColumn<Activation>[] = [
  {
    title: 'Hub',
    cell: ({ remote, version, action }) => (
      <HubVersion remote={remote} version={version ?? (action === 'remove' ? '' : t('Local build'))} />
    ),
  },
  { title: 'Action', cell: activation => <ActionCell {...activation} /> },
  { title: 'When', cell: ({ at }) => formatMoment(at) },
  { title: 'By', cell: ({ by }) => by },
  { title: 'Commit', cell: ({ origin }) => origin && <Origin {...origin} /> },
];

const actions = {
  release: () => t('Release'),
  rollback: () => t('Roll-back'),
  canary: () => t('Canary started'),
  'stop-canary': () => t('Canary stopped'),
  configure: () => t('Configuration changed'),
  remove: () => t('Hub removed'),
  delete: () => t('Version deleted'),
} satisfies Record<ActivationAction, () => string>;

function ActionCell({ action, audience, reason, recalled }: Activation) {
  return (
    <>
      {actions[action]()}
      {audience && <Aside>{audienceText({ audience })}</Aside>}
      {reason && <Aside>{asSentence(reason)}</Aside>}
      {recalled && <Aside>{t('Open tabs left {version}', { version: recalled })}</Aside>}
    </>
  );
}

function Releases({ activations }: ServerReports) {
  return (
    <Card aria-labelledby="releases">
      <h2 id="releases">{t('Releases')}</h2>
      {activations.length === 0 ? (
        <CardIntro>{t('No hub has been released yet. The server uses its local builds.')}</CardIntro>
      ) : (
        <Below>
          <SimpleTable
            caption={t('Releases')}
            columns={releaseColumns}
            rows={activations}
            keyOf={({ id }) => id}
          />
        </Below>
      )}
    </Card>
  );
}

const Stack = styled.div`
  > section {
    margin-top: ${space(6)};
  }
`;

const Below = styled.div`
  margin-top: ${space(4)};
`;

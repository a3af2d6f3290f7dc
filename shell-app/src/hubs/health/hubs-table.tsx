import { Button, Chip, type ChipColor } from '@gym/hub-kit';
import { formatMoment, formatNumber, t } from '@gym/hub-kit/format';
import { type UnavailableHub, formatAgo } from '@gym/hub-kit/shell';
import { failures } from '../hub-telemetry.ts';
import type { ListedHub } from '../overrides.ts';
import { asSentence } from './as-sentence.ts';
import { SimpleTable, type TableColumn } from '@gym/hub-kit/screen';
import { Aside, Unbroken } from './texts.ts';
import { costOf, stateOf, type HubState } from './hub-state.ts';
import type {
  Activation,
  ActivationAction,
  Canary,
  ReportedFailure,
  ServerReports,
} from './server-reports.ts';

interface HubsTableProps {
  hubs: readonly ListedHub[];
  unavailable: readonly UnavailableHub[];
  reports: ServerReports | undefined;
  /** The remote that is being checked. */
  checking: string | undefined;
  onCheck(remote: string): void;
}

/** One row for each remote. */
interface Row {
  remote: string;
  titles: string[];
  /** Its first hub; all hubs of a remote have one origin. */
  hub?: ListedHub;
  /** Why it is not available. */
  problem?: string;
}

export function HubsTable({ hubs, unavailable, reports, checking, onCheck }: HubsTableProps) {
  const rows: Row[] = [
    ...[...Map.groupBy(hubs, ({ remote }) => remote)].map(([remote, remoteHubs]) => ({
      remote,
      titles: remoteHubs.map(({ manifest }) => t(manifest.title)),
      hub: remoteHubs[0],
      problem: remoteHubs[0]?.override?.problem,
    })),
    ...unavailable.map(({ remote, error }) => ({ remote, titles: [remote], problem: error })),
  ];
  const columns: TableColumn<Row>[] = [
    { title: 'Hub', cell: hubCell },
    {
      title: 'Version',
      cell: ({ hub, problem }) => hub && !problem && versionCell(hub, canaryOf(hub, reports)),
    },
    { title: 'Source', cell: ({ hub }) => hub && sourceCell(hub, reports?.activations ?? []) },
    {
      title: 'In This Browser',
      cell: ({ hub, problem }) => (problem ? problemCell(problem) : hub && stateCell(hub)),
    },
    { title: 'Loaded In', cell: ({ hub, problem }) => hub && !problem && costCell(hub) },
    { title: 'Failures Reported', cell: ({ remote }) => reports && reportedCell(remote, reports.failures) },
    {
      title: 'Actions',
      look: 'actions',
      cell: ({ remote, titles, problem }) =>
        !problem && (
          <Button
            icon="refresh"
            aria-label={t('Check now: {hubs}', { hubs: titles.join(', ') })}
            busy={checking === remote}
            disabled={checking !== undefined}
            onClick={() => onCheck(remote)}
          >
            {t('Check now')}
          </Button>
        ),
    },
  ];
  return (
    <SimpleTable
      caption={t('Hubs')}
      columns={columns}
      rows={rows}
      keyOf={({ remote, problem = '' }) => `${remote} ${problem}`}
    />
  );
}

function hubCell({ remote, titles }: Row) {
  return (
    <>
      {titles.join(', ')}
      <Aside>{remote}</Aside>
    </>
  );
}

const canaryOf = ({ remote }: ListedHub, reports: ServerReports | undefined) =>
  reports?.released.find(released => released.remote === remote)?.canary ?? undefined;

function versionCell({ version, manifest }: ListedHub, canary: Canary | undefined) {
  return (
    <>
      <Unbroken>{version}</Unbroken>
      <Aside>{t('Contract {contract}', { contract: manifest.contract })}</Aside>
      {canary && (
        <Aside>
          {t('Canary {version}: {audience}', { version: canary.version, audience: audienceText(canary) })}
        </Aside>
      )}
    </>
  );
}

/** The actions after which a version is served to everybody. */
const SERVING: ReadonlySet<ActivationAction> = new Set(['release', 'rollback']);

/** `Reception, Trainer, 10 % of users` */
export function audienceText({ audience: { roles = [], percent } }: Pick<Canary, 'audience'>): string {
  const share = percent === undefined ? [] : [t('{percent} % of users', { percent })];
  return [...roles.map(role => t(role)), ...share].join(', ');
}

function sourceCell({ override, remote, version, source, entry }: ListedHub, activations: Activation[]) {
  if (override) return <SourceText main={t('Override')} aside={override.address} />;
  const { origin } = new URL(entry, location.origin);
  const server = origin === location.origin ? t('This server') : origin;
  if (source === 'preview') return <SourceText main={t('Preview')} aside={server} />;
  if (source === 'built') return <SourceText main={t('Local build')} aside={server} />;
  const activation = activations.find(
    entry => entry.remote === remote && entry.version === version && SERVING.has(entry.action),
  );
  return (
    <SourceText
      main={t('Release')}
      aside={
        activation
          ? t('{server}, since {time} by {name}', {
              server,
              time: formatMoment(activation.at),
              name: activation.by,
            })
          : server
      }
    />
  );
}

function SourceText({ main, aside }: { main: string; aside: string }) {
  return (
    <>
      <Unbroken>{main}</Unbroken>
      <Aside>{aside}</Aside>
    </>
  );
}

const stateChip = (): Record<HubState['is'], [ChipColor, string]> => ({
  'not loaded': ['grey', t('Not loaded yet')],
  loaded: ['green', t('Loaded')],
  older: ['orange', t('Earlier version')],
  failed: ['red', t('Failed')],
});

function stateCell(hub: ListedHub) {
  const state = stateOf(hub);
  const [color, word] = stateChip()[state.is];
  const reasons = new Set(failures.filter(item => item.hub.entry === hub.entry).map(({ reason }) => reason));
  return (
    <>
      <Chip color={color}>{word}</Chip>
      {state.is === 'older' && <Aside>{t('{version} was loaded before', { version: state.version })}</Aside>}
      {state.is === 'failed' && state.fallback && (
        <Aside>{t('{fallback} was used instead', { fallback: state.fallback })}</Aside>
      )}
      {[...reasons].map(reason => (
        <Aside key={reason}>
          {state.is === 'failed' ? asSentence(reason) : t('Failed before: {reason}', { reason })}
        </Aside>
      ))}
    </>
  );
}

function problemCell(problem: string) {
  return (
    <>
      <Chip color="red">{t('Not available')}</Chip>
      <Aside>{asSentence(problem)}</Aside>
    </>
  );
}

function costCell(hub: ListedHub) {
  const cost = costOf(hub);
  if (!cost) return '–';
  const count = t({ one: '{count} file', other: '{count} files' }, { count: cost.files });
  const size = cost.bytes > 0 ? `${formatNumber(Math.ceil(cost.bytes / 1000))} KB` : t('size unknown');
  return (
    <>
      {inMilliseconds(cost.all)}
      <Aside>
        <Unbroken>{`${count}, ${size}`}</Unbroken>
      </Aside>
      <Aside>
        <Unbroken>{t('Entry alone {time}', { time: inMilliseconds(cost.entry) })}</Unbroken>
      </Aside>
      {cost.cached && <Aside>{t('From the browser’s cache')}</Aside>}
    </>
  );
}

const inMilliseconds = (duration: number) => `${formatNumber(Math.ceil(duration))} ms`;

function reportedCell(remote: string, reported: readonly ReportedFailure[]) {
  const remoteFailures = reported.filter(failure => failure.remote === remote);
  if (remoteFailures.length === 0) return t('None');
  const count = remoteFailures.reduce((sum, failure) => sum + failure.count, 0);
  return (
    <>
      <Chip color="red">{formatNumber(count)}</Chip>
      <Aside>{t('Last {time}', { time: formatAgo(remoteFailures[0]!.last) })}</Aside>
    </>
  );
}

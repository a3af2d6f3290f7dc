import { Button, Chip, color, space, toast, useSession } from '@gym/hub-kit';
import { formatMoment, t, translateMessage } from '@gym/hub-kit/format';
import { ConfirmDialog, SimpleTable, type TableColumn } from '@gym/hub-kit/screen';
import { useState } from 'react';
import styled from 'styled-components';
import { Card } from '../../ui/card.tsx';
import { Aside } from './texts.ts';
import { audienceText } from './hubs-table.tsx';
import { activate, ChangeFailure, rollBack, type BuildOrigin, type ReleasedHub } from './server-reports.ts';

/** Versions of a hub that are listed besides those that are served. */
const MOST_OTHERS = 5;

interface Row {
  hub: ReleasedHub;
  release: ReleasedHub['releases'][number];
  serves: 'everybody' | 'canary' | 'nobody';
}

/** A change that the user confirms. */
interface Question {
  title: string;
  text: string;
  label: string;
  change(): Promise<void>;
  done: string;
}

interface VersionsProps {
  released: readonly ReleasedHub[];
  /** Reads again what is served. */
  onChanged(): Promise<unknown>;
}

/** The stored versions of the hubs, with what serves another one. */
export function Versions({ released, onChanged }: VersionsProps) {
  const { can } = useSession();
  const [question, setQuestion] = useState<Question>();
  const [failure, setFailure] = useState<ChangeFailure>();

  async function run({ change, done }: Question) {
    setFailure(undefined);
    try {
      await change();
      toast.success(done);
    } catch (error) {
      if (!(error instanceof ChangeFailure)) throw error;
      setFailure(error);
    }
    await onChanged();
  }

  const columns: TableColumn<Row>[] = [
    {
      title: 'Hub',
      cell: ({ hub, release }) => <HubVersion remote={hub.remote} version={release.version} />,
    },
    { title: 'Status', cell: stateCell },
    {
      title: 'Stored',
      cell: ({ release }) => (
        <>
          {formatMoment(release.storedAt)}
          <Aside>{release.by}</Aside>
        </>
      ),
    },
    { title: 'Commit', cell: ({ release }) => release.origin && <Origin {...release.origin} /> },
  ];
  if (can('hubs:edit'))
    columns.push({
      title: 'Actions',
      look: 'actions',
      cell: row => (
        <Actions>
          {questionsOf(row).map((question, place) => (
            // The button that replaces it after the change keeps the focus.
            <Button
              key={place}
              aria-label={`${question.label}: ${row.hub.remote} ${row.release.version}`}
              onClick={() => setQuestion(question)}
            >
              {question.label}
            </Button>
          ))}
        </Actions>
      ),
    });
  return (
    <Card aria-labelledby="versions">
      <h2 id="versions">{t('Versions')}</h2>
      {failure && (
        <Failure role="alert">
          <strong>{translateMessage(failure.message, failure.template)}</strong>
          {failure.details.map(detail => (
            <Aside key={detail}>{detail}</Aside>
          ))}
        </Failure>
      )}
      <Below>
        <SimpleTable
          caption={t('Versions')}
          columns={columns}
          rows={released.flatMap(rowsOf)}
          keyOf={({ hub, release }) => `${hub.remote} ${release.version}`}
        />
      </Below>
      {question && (
        <ConfirmDialog
          title={question.title}
          text={question.text}
          look="solid"
          confirmLabel={question.label}
          onConfirm={() => run(question)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </Card>
  );
}

/** What is served of a hub and its newest other versions. */
function rowsOf(hub: ReleasedHub): Row[] {
  const rows = hub.releases.map((release): Row => {
    const serves =
      release.version === hub.active
        ? 'everybody'
        : release.version === hub.canary?.version
          ? 'canary'
          : 'nobody';
    return { hub, release, serves };
  });
  const unused = new Set(rows.filter(({ serves }) => serves === 'nobody').slice(0, MOST_OTHERS));
  return rows.filter(row => row.serves !== 'nobody' || unused.has(row));
}

function stateCell({ hub, serves }: Row) {
  if (serves === 'everybody') return <Chip color="green">{t('Active')}</Chip>;
  if (serves === 'nobody' || !hub.canary) return <Chip color="grey">{t('Not served')}</Chip>;
  return (
    <>
      <Chip color="orange">{t('Canary')}</Chip>
      <Aside>{audienceText(hub.canary)}</Aside>
    </>
  );
}

/** A roll-back stops a canary first, so that the active version has none meanwhile. */
function questionsOf({ hub, release: { version }, serves }: Row): Question[] {
  const { remote, canary } = hub;
  const activation: Question = {
    label: t('Activate'),
    title: t('Activate {version}?', { version }),
    text: [
      t('All users get this version of {hub}. Open pages load it when nothing is unsaved.', { hub: remote }),
      canary && canary.version !== version && t('The canary {version} ends.', { version: canary.version }),
    ]
      .filter(Boolean)
      .join(' '),
    change: () => activate(remote, version),
    done: t('{hub} {version} is active', { hub: remote, version }),
  };
  if (serves === 'nobody') return [activation];
  if (serves === 'canary')
    return [
      {
        label: t('Stop canary'),
        title: t('Stop the canary {version}?', { version }),
        text: t('Its users get the active version of {hub} again.', { hub: remote }),
        change: () => rollBack(remote),
        done: t('The canary {version} has stopped', { version }),
      },
      activation,
    ];
  if (canary) return [];
  return [
    {
      label: t('Roll back'),
      title: t('Roll back {hub}?', { hub: remote }),
      text: t(
        'All users get again what was served before {version}. Open pages load it when nothing is unsaved.',
        { version },
      ),
      change: () => rollBack(remote),
      done: t('{hub} was rolled back', { hub: remote }),
    },
  ];
}

export function HubVersion({ remote, version }: { remote: string; version: string }) {
  return (
    <>
      {remote}
      {version && <Aside>{version}</Aside>}
    </>
  );
}

/** A commit, as a link to the run that built it. */
export function Origin({ commit, run }: BuildOrigin) {
  const short = commit.slice(0, 8);
  return run ? (
    <a href={run} target="_blank" rel="noreferrer">
      {short}
    </a>
  ) : (
    short
  );
}

const Actions = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Failure = styled.div`
  margin-top: ${space(4)};
  color: ${color.danger};
  overflow-wrap: anywhere;
`;

const Below = styled.div`
  margin-top: ${space(4)};
`;

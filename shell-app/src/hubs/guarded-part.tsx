import { Button, ErrorBoundary, Icon } from '@gym/hub-kit';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLoadable } from '../ui/loadable.tsx';
import { Band } from './band.tsx';
import { FailureDetails } from './failure-details.tsx';
import { reasonOf, tellFailure } from './hub-failure.ts';
import { noteStandIn } from './hub-journal.ts';
import { useHubs } from './hub-registry.tsx';
import { forgetHubPart, hubPart, type HubPart } from './load-hub.ts';
import type { ListedHub } from './overrides.ts';
import { forgetWorked, rememberWorked, workedBefore } from './worked-before.ts';

export interface FailureProps {
  hub: ListedHub;
  /** Why it could not be used. */
  reason: string | undefined;
  onRetry: () => void;
}

export interface GuardedPartProps {
  hub: ListedHub;
  part: HubPart;
  /** What its place tells it. */
  given?: object;
  /** Stands in its place until it is there. */
  Waiting: ComponentType;
  /** Stands in its place when no version of it can be used. */
  Failure: ComponentType<FailureProps>;
}

/**
 * A screen or a panel of a hub. Whatever happens to it stays within: the rest of the page goes on, and a version that
 * worked in this browser before takes the place of one that fails. What stands goes on standing though another version
 * is released, since a form may be half filled.
 */
export function GuardedPart({ hub: listed, part, given, Waiting, Failure }: GuardedPartProps) {
  const { reload } = useHubs();
  const [standing, setStanding] = useState<ListedHub>();
  /** Why each version failed here, by its entry. */
  const [failures, setFailures] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);

  async function fail(hub: ListedHub, error: Error) {
    forgetHubPart(hub, part);
    forgetWorked(hub, part);
    const reason = await reasonOf(hub, error);
    void tellFailure(hub, reason);
    // It may have been released anew, or rolled back, since the page was opened.
    await reload();
    setFailures(before => ({ ...before, [hub.entry]: reason }));
  }
  async function retry() {
    await reload();
    setStanding(undefined);
    setFailures({});
    setAttempt(attempt + 1);
  }

  const versions: ListedHub[] = [...(standing ? [standing] : []), listed, ...workedBefore(listed, part)];
  const hub = versions.find(({ entry, override }) => !override?.problem && !(entry in failures));
  if (hub !== standing) setStanding(hub);
  const reason = listed.override?.problem ?? failures[listed.entry];
  if (!hub) return <Failure hub={listed} reason={reason} onRetry={() => void retry()} />;
  return (
    <>
      {reason && <StandIn hub={listed} standIn={hub} reason={reason} onRetry={() => void retry()} />}
      <ErrorBoundary
        key={`${attempt} ${hub.entry}`}
        fallback={error => <Failing Waiting={Waiting} onShown={() => void fail(hub, error)} />}
      >
        <LoadedPart hub={hub} part={part} given={given} Waiting={Waiting} />
      </ErrorBoundary>
    </>
  );
}

/** A part that stood for so long works, in milliseconds. */
const PROOF = 2_000;
/** A wait that is worth a word, in milliseconds. */
const LONG = 3_000;

function LoadedPart({ hub, part, given, Waiting }: Omit<GuardedPartProps, 'Failure'>) {
  const Part = useLoadable(hubPart(hub, part));
  const loading = <Loading hub={hub} Waiting={Waiting} />;
  if (!Part) return loading;
  return (
    <Suspense fallback={loading}>
      <Part {...given} />
      <Proof hub={hub} part={part} />
    </Suspense>
  );
}

/** Renders nothing; records that the part beside it works. */
function Proof({ hub, part: { kind, key } }: Pick<GuardedPartProps, 'hub' | 'part'>) {
  useEffect(() => {
    const timer = setTimeout(() => rememberWorked(hub, { kind, key }), PROOF);
    return () => clearTimeout(timer);
  }, [hub, kind, key]);
  return null;
}

function Loading({ hub, Waiting }: Pick<GuardedPartProps, 'hub' | 'Waiting'>) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {long && <Band role="status">{`${nameOf(hub)} is slow to load. Everything else can be used.`}</Band>}
      <Waiting />
    </>
  );
}

/** Until it is known what goes on in its place. */
function Failing({ Waiting, onShown }: Pick<GuardedPartProps, 'Waiting'> & { onShown: () => void }) {
  // Once, for the boundary that it stands in.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(onShown, []);
  return <Waiting />;
}

function StandIn({ hub, standIn, reason, onRetry }: FailureProps & { standIn: ListedHub }) {
  useEffect(() => noteStandIn(hub, standIn), [hub, standIn]);
  return (
    <Band role="status">
      <Icon name="warning" size={16} />
      <p>{`The latest version of ${hub.manifest.title} failed. You can go on with the earlier version ${standIn.version}.`}</p>
      <Button icon="refresh" onClick={onRetry}>
        Try again
      </Button>
      <FailureDetails text={`Version ${hub.version} failed: ${reason}.`} />
    </Band>
  );
}

const nameOf = ({ manifest, version }: ListedHub) => `${manifest.title} ${version}`;

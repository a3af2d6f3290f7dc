import { t } from '@gym/hub-kit/format';
import { Button, Icon } from '@gym/hub-kit';
import { ErrorBoundary } from '@gym/hub-kit/shell';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLoadable } from '../ui/loadable.tsx';
import { Banner } from './banner.tsx';
import { FailureDetails } from './failure-details.tsx';
import { failureReason, reportFailure } from './hub-failure.ts';
import { recordFallback } from './hub-telemetry.ts';
import { useHubs } from './hub-registry.tsx';
import { forgetHubPart, hubPart, type HubPart } from './load-hub.ts';
import type { ListedHub } from './overrides.ts';
import { forgetKnownGood, recordKnownGood, lastKnownGood } from './last-known-good.ts';

export interface FailureProps {
  hub: ListedHub;
  /** Why it failed. */
  reason: string | undefined;
  onRetry: () => void;
}

export interface RemoteBoundaryProps {
  hub: ListedHub;
  part: HubPart;
  /** The props of its slot. */
  props?: object;
  /** Shown until it has loaded. */
  Waiting: ComponentType;
  /** Shown when no version of it works. */
  Failure: ComponentType<FailureProps>;
}

/**
 * A screen or a panel of a hub. Its failures stay within the boundary, and the last version that worked in this browser
 * replaces one that fails. A part that is shown remains when another version is released, since a form may be half
 * filled.
 */
export function RemoteBoundary({ hub: listed, part, props, Waiting, Failure }: RemoteBoundaryProps) {
  const { reload } = useHubs();
  const [shown, setShown] = useState<ListedHub>();
  /** Why each version failed here, by its entry. */
  const [failures, setFailures] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);

  async function fail(hub: ListedHub, error: unknown) {
    forgetHubPart(hub, part);
    forgetKnownGood(hub, part);
    const reason = await failureReason(hub, error);
    void reportFailure(hub, reason);
    // Another version may have been released since the page was opened.
    await reload();
    setFailures(before => ({ ...before, [hub.entry]: reason }));
  }
  async function retry() {
    await reload();
    setShown(undefined);
    setFailures({});
    setAttempt(attempt + 1);
  }

  const versions: ListedHub[] = [...(shown ? [shown] : []), listed, ...lastKnownGood(listed, part)];
  const hub = versions.find(({ entry, override }) => !override?.problem && !(entry in failures));
  if (hub !== shown) setShown(hub);
  const reason = listed.override?.problem ?? failures[listed.entry];
  if (!hub) return <Failure hub={listed} reason={reason} onRetry={() => void retry()} />;
  return (
    <>
      {reason && <FallbackBanner hub={listed} fallback={hub} reason={reason} onRetry={() => void retry()} />}
      <ErrorBoundary
        key={`${attempt} ${hub.entry}`}
        fallbackRender={({ error }) => <Failing Waiting={Waiting} onShown={() => void fail(hub, error)} />}
      >
        <LoadedPart hub={hub} part={part} props={props} Waiting={Waiting} />
      </ErrorBoundary>
    </>
  );
}

/** A part that has been shown for this long works, in milliseconds. */
const PROOF = 2_000;
/** A wait that is explained, in milliseconds. */
const LONG = 3_000;

function LoadedPart({ hub, part, props, Waiting }: Omit<RemoteBoundaryProps, 'Failure'>) {
  const Part = useLoadable(hubPart(hub, part));
  const loading = <Loading hub={hub} Waiting={Waiting} />;
  if (!Part) return loading;
  return (
    <Suspense fallback={loading}>
      <Part {...props} />
      <Proof hub={hub} part={part} />
    </Suspense>
  );
}

/** Renders nothing; records that the part beside it works. */
function Proof({ hub, part: { kind, key } }: Pick<RemoteBoundaryProps, 'hub' | 'part'>) {
  useEffect(() => {
    const timer = setTimeout(() => recordKnownGood(hub, { kind, key }), PROOF);
    return () => clearTimeout(timer);
  }, [hub, kind, key]);
  return null;
}

function Loading({ hub, Waiting }: Pick<RemoteBoundaryProps, 'hub' | 'Waiting'>) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {long && (
        <Banner role="status">
          {t('{name} is slow to load. Everything else can be used.', { name: nameOf(hub) })}
        </Banner>
      )}
      <Waiting />
    </>
  );
}

/** Shown while the fallback is determined. */
function Failing({ Waiting, onShown }: Pick<RemoteBoundaryProps, 'Waiting'> & { onShown: () => void }) {
  // Once for each failure: the boundary has a key.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(onShown, []);
  return <Waiting />;
}

function FallbackBanner({ hub, fallback, reason, onRetry }: FailureProps & { fallback: ListedHub }) {
  useEffect(() => recordFallback(hub, fallback), [hub, fallback]);
  return (
    <Banner role="status">
      <Icon name="warning" size={16} />
      <p>
        {t('The latest version of {title} failed. You can go on with the earlier version {version}.', {
          title: t(hub.manifest.title),
          version: fallback.version,
        })}
      </p>
      <Button icon="refresh" onClick={onRetry}>
        {t('Try again')}
      </Button>
      <FailureDetails
        text={t('Version {version} failed: {reason}.', { version: hub.version, reason: reason ?? '' })}
      />
    </Banner>
  );
}

const nameOf = ({ manifest, version }: ListedHub) => `${t(manifest.title)} ${version}`;

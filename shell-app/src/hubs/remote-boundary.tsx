import { t } from '@gym/hub-kit/format';
import { Button, Icon } from '@gym/hub-kit';
import {
  ErrorBoundary,
  HubConfigurationProvider,
  navigateWhenAllowed,
  NoticeProvider,
  useUnsavedInput,
} from '@gym/hub-kit/shell';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLoadable } from '../ui/loadable.tsx';
import { Banner } from './banner.tsx';
import { FailureDetails } from './failure-details.tsx';
import { failureReason, isFailureOfShell, reportFailure } from './hub-failure.ts';
import { recordFallback } from './hub-telemetry.ts';
import { useHubs } from './hub-registry.tsx';
import { forgetHubPart, hubPart, type HubPart } from './load-hub.ts';
import type { ListedHub } from './overrides.ts';
import { forgetKnownGood, isRecalled, recordKnownGood, lastKnownGood } from './last-known-good.ts';

export interface FailureProps {
  hub: ListedHub;
  /** Why it failed. */
  reason: string | undefined;
  /** A file of the shell did not load. */
  ofShell: boolean;
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

/** What failed of an attempt to show a part. */
interface PartFailure {
  reason: string;
  /** A file of the shell did not load, so that no other version of the hub would work either. */
  ofShell: boolean;
}

/**
 * A screen or a panel of a hub. Its failures stay within the boundary, and the last version that worked in this browser
 * replaces one that fails. A newly listed version replaces the one that is shown, unless there is unsaved input: then a
 * banner offers it.
 */
export function RemoteBoundary({ hub: given, part, props, Waiting, Failure }: RemoteBoundaryProps) {
  const { hubs, reload } = useHubs();
  const unsaved = useUnsavedInput();
  // A screen that is held while there is unsaved input was given an earlier list.
  const listed =
    hubs.find(({ remote, module }) => remote === given.remote && module === given.module) ?? given;
  const [shown, setShown] = useState<ListedHub>();
  /** By the entry of the version. */
  const [failures, setFailures] = useState<Record<string, PartFailure>>({});
  const [attempt, setAttempt] = useState(0);

  async function fail(hub: ListedHub, error: unknown) {
    forgetHubPart(hub, part);
    const ofShell = isFailureOfShell(hub, error);
    const reason = await failureReason(hub, error);
    if (!ofShell) {
      forgetKnownGood(hub, part);
      void reportFailure(hub, reason);
    }
    // Another version may have been released since the page was opened.
    await reload();
    setFailures(before => ({ ...before, [hub.entry]: { reason, ofShell } }));
  }
  async function retry() {
    await reload();
    setShown(undefined);
    setFailures({});
    setAttempt(attempt + 1);
  }

  const held = unsaved && shown && !(shown.entry in failures) ? [shown] : [];
  const lacksShell = Object.values(failures).some(({ ofShell }) => ofShell);
  const versions: ListedHub[] = [...held, listed, ...(lacksShell ? [] : lastKnownGood(listed, part))];
  const next = versions.find(({ entry, override }) => !override?.problem && !(entry in failures));
  // Versions that worked before are read from storage, each time as new objects.
  const hub = next && next.entry === shown?.entry ? shown : next;
  if (hub !== shown) setShown(hub);
  const failure = failures[listed.entry];
  const reason = listed.override?.problem ?? failure?.reason;
  const onRetry = () => void retry();
  if (!hub)
    return <Failure hub={listed} reason={reason} ofShell={failure?.ofShell ?? false} onRetry={onRetry} />;
  const update = !reason && hub.version !== listed.version && <UpdateBanner hub={listed} shown={hub} />;
  return (
    <>
      {reason && <FallbackBanner hub={listed} fallback={hub} reason={reason} onRetry={onRetry} />}
      {update}
      <ErrorBoundary
        key={`${attempt} ${hub.entry}`}
        fallbackRender={({ error }) => <Failing Waiting={Waiting} onShown={() => void fail(hub, error)} />}
      >
        <NoticeProvider notice={update}>
          <HubConfigurationProvider value={listed.configuration ?? NO_CONFIGURATION}>
            <LoadedPart hub={hub} part={part} props={props} Waiting={Waiting} />
          </HubConfigurationProvider>
        </NoticeProvider>
      </ErrorBoundary>
    </>
  );
}

const NO_CONFIGURATION = {};

/** Offers the listed version in place of the one that is shown. */
function UpdateBanner({ hub, shown }: { hub: ListedHub; shown: ListedHub }) {
  const recalled = isRecalled(hub, shown.version);
  const title = t(hub.manifest.title);
  // The form asks before its input is lost; without it, the boundary shows the listed version.
  const load = () => navigateWhenAllowed(() => undefined);
  return (
    <Banner role={recalled ? 'alert' : 'status'} $urgent={recalled}>
      <Icon name={recalled ? 'warning' : 'info'} size={16} />
      <p>
        {recalled
          ? t(
              'This version of {title} has been withdrawn because of a problem. Note down what you have entered, then load the current version.',
              { title },
            )
          : t(
              'There is a new version of {title}. It loads when you have saved or closed what you are editing.',
              {
                title,
              },
            )}
      </p>
      <Button icon="refresh" onClick={load}>
        {recalled ? t('Load the current version') : t('Load the new version')}
      </Button>
    </Banner>
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

function FallbackBanner({
  hub,
  fallback,
  reason,
  onRetry,
}: Omit<FailureProps, 'ofShell'> & { fallback: ListedHub }) {
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

import { t } from '@gym/hub-kit/format';
import {
  ErrorBoundary,
  HubConfigurationProvider,
  lazyPart,
  NoticeProvider,
  useUnsavedInput,
} from '@gym/hub-kit/shell';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLoadable } from '../ui/loadable.ts';
import { Banner } from './banner.tsx';
import { chooseVersion, type PartFailure } from './choose-version.ts';
import { failureReason, isFailureOfShell, reportFailure } from './hub-failure.ts';
import { useHubs } from './hub-registry.tsx';
import { forgetHubPart, hubPart, type HubPart } from './load-hub.ts';
import type { ListedHub } from './overrides.ts';
import type { VersionBannerProps } from './version-banner.tsx';
import { forgetKnownGood, recordKnownGood, lastKnownGood } from './last-known-good.ts';

export interface FailureProps {
  hub: ListedHub;
  /** Why it failed. */
  reason: string | undefined;
  /** A file of the shell did not load. */
  ofShell: boolean;
  /** The props of its slot. */
  props?: object | undefined;
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
 * replaces one that fails. A newly listed version replaces the one that is shown, unless there is unsaved input: then a
 * banner offers it.
 */
export function RemoteBoundary({ hub: given, part, props, Waiting, Failure }: RemoteBoundaryProps) {
  const { hubs, reload } = useHubs();
  const unsaved = useUnsavedInput();
  // A screen that is held while there is unsaved input was given an earlier list.
  const listed =
    hubs.find(({ remote, module }) => remote === given.remote && module === given.module) ?? given;
  const [shownHub, setShownHub] = useState<ListedHub>();
  /** By the entry of the version. */
  const [failures, setFailures] = useState<Record<string, PartFailure>>({});
  const [attempt, setAttempt] = useState(0);
  /** The entry of the version that the user gives up although its input is unsaved. */
  const [releasedEntry, setReleasedEntry] = useState<string>();

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
    setShownHub(undefined);
    setFailures({});
    setAttempt(attempt + 1);
  }

  const isHeld = unsaved && shownHub?.entry !== releasedEntry;
  const hub = chooseVersion(listed, lastKnownGood(listed, part), shownHub, isHeld, failures);
  if (hub !== shownHub) setShownHub(hub);
  const failure = failures[listed.entry];
  const reason = listed.override?.problem ?? failure?.reason;
  const onRetry = () => void retry();
  if (!hub)
    return (
      <Failure
        hub={listed}
        reason={reason}
        ofShell={failure?.ofShell ?? false}
        props={props}
        onRetry={onRetry}
      />
    );
  const update = !reason && hub.version !== listed.version && (
    <VersionBanner kind="update" hub={listed} shown={hub} onLoad={() => setReleasedEntry(hub.entry)} />
  );
  return (
    <>
      {reason && (
        <VersionBanner kind="fallback" hub={listed} fallback={hub} reason={reason} onRetry={onRetry} />
      )}
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

const LazyBanner = lazyPart(() => import(/* webpackChunkName: "session" */ './version-banner.tsx'), {
  lost: () => null,
});

/** Says that another version than the listed one is shown. Its file is no part of the first screen. */
function VersionBanner(props: VersionBannerProps) {
  return (
    <Suspense>
      <LazyBanner {...props} />
    </Suspense>
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
      <LoadedVersion hub={hub} part={part} />
    </Suspense>
  );
}

/** Renders nothing; records that the part beside it works. */
function LoadedVersion({ hub, part: { kind, key } }: Pick<RemoteBoundaryProps, 'hub' | 'part'>) {
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

const nameOf = ({ manifest, version }: ListedHub) => `${t(manifest.title)} ${version}`;

import { Button, color, ErrorBoundary, Icon, Notice, radius, space } from '@gym/hub-kit';
import { type RegisteredHub } from '@gym/hub-kit/shell';
import { Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { PageSpinner } from '../ui/page-spinner.tsx';
import { reasonOf, reportFailure } from './hub-failure.ts';
import { useHubs } from './hub-registry.tsx';
import { forgetHubScreen, hubScreen } from './load-hub.ts';
import { forgetWorked, rememberWorked, workedBefore } from './worked-before.ts';

/**
 * One screen of a hub. Whatever happens to it stays within: the rest of the page goes on, and a version that worked
 * in this browser before takes the place of one that fails.
 */
export function HubScreen({ hub: listed, screenKey }: { hub: RegisteredHub; screenKey: string }) {
  const { reload } = useHubs();
  /** Why each version failed here, by its entry. */
  const [failures, setFailures] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);

  async function fail(hub: RegisteredHub, error: Error) {
    forgetHubScreen(hub, screenKey);
    forgetWorked(hub, screenKey);
    const reason = await reasonOf(hub, error);
    reportFailure(hub, reason);
    // It may have been released anew, or rolled back, since the page was opened.
    await reload();
    setFailures(before => ({ ...before, [hub.entry]: reason }));
  }
  async function retry() {
    await reload();
    setFailures({});
    setAttempt(attempt + 1);
  }

  const hub = [listed, ...workedBefore(listed, screenKey)].find(({ entry }) => !(entry in failures));
  const reason = failures[listed.entry];
  if (!hub) return <HubFailure hub={listed} reason={reason} onRetry={() => void retry()} />;
  return (
    <>
      {hub.entry !== listed.entry && (
        <StandIn hub={listed} standIn={hub} reason={reason} onRetry={() => void retry()} />
      )}
      <ErrorBoundary
        key={`${attempt} ${hub.entry}`}
        fallback={error => <Failing onShown={() => void fail(hub, error)} />}
      >
        <Suspense fallback={<Loading hub={hub} />}>
          <LoadedScreen hub={hub} screenKey={screenKey} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

/** A screen that stood for so long works, in milliseconds. */
const PROOF = 2_000;
/** A wait that is worth a word, in milliseconds. */
const LONG = 3_000;

function LoadedScreen({ hub, screenKey }: { hub: RegisteredHub; screenKey: string }) {
  const Screen = hubScreen(hub, screenKey);
  useEffect(() => {
    const timer = setTimeout(() => rememberWorked(hub, screenKey), PROOF);
    return () => clearTimeout(timer);
  }, [hub, screenKey]);
  return <Screen />;
}

function Loading({ hub }: { hub: RegisteredHub }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {long && <Band role="status">{`${nameOf(hub)} is slow to load. Everything else can be used.`}</Band>}
      <PageSpinner whole={false} />
    </>
  );
}

/** Until it is known what goes on in its place. */
function Failing({ onShown }: { onShown: () => void }) {
  // Once, for the boundary that it stands in.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(onShown, []);
  return <PageSpinner whole={false} />;
}

interface FailureProps {
  hub: RegisteredHub;
  reason: string | undefined;
  onRetry: () => void;
}

function StandIn({ hub, standIn, reason, onRetry }: FailureProps & { standIn: RegisteredHub }) {
  return (
    <Band role="status">
      <Icon name="warning" size={16} />
      <p>{`${nameOf(hub)} could not be used: ${reason}. This is ${standIn.version}, which worked here before.`}</p>
      <Button icon="refresh" onClick={onRetry}>
        Try again
      </Button>
    </Band>
  );
}

function HubFailure({ hub, reason, onRetry }: FailureProps) {
  return (
    <div role="alert">
      <Notice
        icon="warning"
        title={`${hub.manifest.title} is not available`}
        text={`Version ${hub.version} could not be used: ${reason}. Everything else goes on working.`}
      >
        <Button look="solid" icon="refresh" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}

const nameOf = ({ manifest, version }: RegisteredHub) => `${manifest.title} ${version}`;

const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.base};
  background: ${color.sunken};
  overflow-wrap: anywhere;
  p {
    flex: 1 1 320px;
  }
  svg {
    color: ${color.warning};
  }
`;

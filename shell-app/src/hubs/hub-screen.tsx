import { Button, ErrorBoundary, Notice } from '@gym/hub-kit';
import { type RegisteredHub } from '@gym/hub-kit/shell';
import { Suspense, useState } from 'react';
import { PageSpinner } from '../ui/page-spinner.tsx';
import { useHubs } from './hub-registry.tsx';
import { forgetHubScreen, hubScreen } from './load-hub.ts';

/** One screen of a hub. Whatever happens to it stays within: the rest of the page goes on. */
export function HubScreen({ hub, screenKey }: { hub: RegisteredHub; screenKey: string }) {
  const [attempt, setAttempt] = useState(0);
  const { reload } = useHubs();
  const retry = async () => {
    forgetHubScreen(hub, screenKey);
    await reload();
    setAttempt(attempt + 1);
  };
  return (
    <ErrorBoundary
      key={attempt}
      fallback={error => <HubFailure title={hub.manifest.title} error={error} onRetry={() => void retry()} />}
    >
      <Suspense fallback={<PageSpinner whole={false} />}>
        <LoadedScreen hub={hub} screenKey={screenKey} />
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadedScreen({ hub, screenKey }: { hub: RegisteredHub; screenKey: string }) {
  const Screen = hubScreen(hub, screenKey);
  return <Screen />;
}

function HubFailure({ title, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice
        icon="warning"
        title={`${title} is not available`}
        text="Its code could not be loaded, or it failed while running. Everything else goes on working."
      >
        <Button look="solid" icon="refresh" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}

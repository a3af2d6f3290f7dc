import { Button, EmptyState } from '@gym/hub-kit';
import { type RegisteredHub } from '@gym/hub-kit/shell';
import { PageSpinner } from '../ui/page-spinner.tsx';
import { FailureDetails } from './failure-details.tsx';
import { RemoteBoundary, type FailureProps } from './remote-boundary.tsx';
import { resetOverrides } from './stored-overrides.ts';

/** One screen of a hub. */
export function HubScreen({ hub, screenKey }: { hub: RegisteredHub; screenKey: string }) {
  return (
    <RemoteBoundary
      hub={hub}
      part={{ kind: 'screen', key: screenKey }}
      Waiting={ScreenWaiting}
      Failure={ScreenFailure}
    />
  );
}

function ScreenWaiting() {
  return <PageSpinner whole={false} />;
}

function ScreenFailure({ hub, reason, onRetry }: FailureProps) {
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={`${hub.manifest.title} is not available`}
        text="Try again in a moment. If it still fails, tell your administrator. Everything else works."
      >
        <Button look="solid" icon="refresh" onClick={onRetry}>
          Try again
        </Button>
        {hub.override && <Button onClick={resetOverrides}>Use the club’s own</Button>}
        <FailureDetails text={`${sourceOf(hub)} failed: ${reason}.`} />
      </EmptyState>
    </div>
  );
}

const sourceOf = ({ version, override }: FailureProps['hub']) =>
  override ? `The version at ${override.address}` : `Version ${version}`;

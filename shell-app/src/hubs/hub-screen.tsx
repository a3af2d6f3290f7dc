import { Button, Notice } from '@gym/hub-kit';
import { type RegisteredHub } from '@gym/hub-kit/shell';
import { PageSpinner } from '../ui/page-spinner.tsx';
import { FailureDetails } from './failure-details.tsx';
import { GuardedPart, type FailureProps } from './guarded-part.tsx';
import { resetOverrides } from './kept-overrides.ts';

/** One screen of a hub. */
export function HubScreen({ hub, screenKey }: { hub: RegisteredHub; screenKey: string }) {
  return (
    <GuardedPart
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
      <Notice
        icon="warning"
        title={`${hub.manifest.title} is not available`}
        text="Try again in a moment. If it still fails, tell your administrator. Everything else works."
      >
        <Button look="solid" icon="refresh" onClick={onRetry}>
          Try again
        </Button>
        {hub.override && <Button onClick={resetOverrides}>Use the club’s own</Button>}
        <FailureDetails text={`${sourceOf(hub)} failed: ${reason}.`} />
      </Notice>
    </div>
  );
}

const sourceOf = ({ version, override }: FailureProps['hub']) =>
  override ? `The version at ${override.address}` : `Version ${version}`;

import { Button, Notice } from '@gym/hub-kit';
import { type RegisteredHub } from '@gym/hub-kit/shell';
import { PageSpinner } from '../ui/page-spinner.tsx';
import { GuardedPart, type FailureProps } from './guarded-part.tsx';

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
        text={`Version ${hub.version} could not be used: ${reason}. Everything else goes on working.`}
      >
        <Button look="solid" icon="refresh" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}

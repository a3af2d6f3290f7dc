import { t } from '@gym/hub-kit/format';
import { Button, EmptyState } from '@gym/hub-kit';
import { AsOf, type RegisteredHub } from '@gym/hub-kit/shell';
import { PageSpinner } from '../ui/page-spinner.tsx';
import { ShellFailure } from '../ui/shell-failure.tsx';
import { FailureDetails } from './failure-details.tsx';
import type { HubPart } from './load-hub.ts';
import { RemoteBoundary, type FailureProps } from './remote-boundary.tsx';
import { resetOverrides } from './stored-overrides.ts';

/** One screen of a hub, or the page of one of its records. */
export function HubScreen({ hub, part, id }: { hub: RegisteredHub; part: HubPart; id?: string }) {
  return (
    <AsOf>
      <RemoteBoundary
        hub={hub}
        part={part}
        props={id === undefined ? undefined : { id }}
        Waiting={ScreenWaiting}
        Failure={ScreenFailure}
      />
    </AsOf>
  );
}

function ScreenWaiting() {
  return <PageSpinner whole={false} />;
}

function ScreenFailure({ hub, reason, ofShell, onRetry }: FailureProps) {
  if (ofShell) return <ShellFailure retry={onRetry} />;
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={t('{title} is not available', { title: t(hub.manifest.title) })}
        text={t('Try again in a moment. If it still fails, tell your administrator. Everything else works.')}
      >
        <Button look="solid" icon="refresh" onClick={onRetry}>
          {t('Try again')}
        </Button>
        {hub.override && <Button onClick={resetOverrides}>{t('Use the club’s own')}</Button>}
        <FailureDetails
          text={t('{version} failed: {reason}.', { version: sourceOf(hub), reason: reason ?? '' })}
        />
      </EmptyState>
    </div>
  );
}

const sourceOf = ({ version, override }: FailureProps['hub']) =>
  override
    ? t('The version at {address}', { address: override.address })
    : t('Version {version}', { version });

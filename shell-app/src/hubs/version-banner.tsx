import { Button, Icon } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { leave } from '@gym/hub-kit/shell';
import { useEffect } from 'react';
import { Banner } from './banner.tsx';
import { FailureDetails } from './failure-details.tsx';
import { recordFallback } from './hub-telemetry.ts';
import { isRecalled } from './last-known-good.ts';
import type { ListedHub } from './overrides.ts';

interface Update {
  /** The listed version. */
  hub: ListedHub;
  shown: ListedHub;
  onLoad: () => void;
}

interface Fallback {
  /** The version that failed. */
  hub: ListedHub;
  fallback: ListedHub;
  reason: string;
  onRetry: () => void;
}

export type VersionBannerProps = ({ kind: 'update' } & Update) | ({ kind: 'fallback' } & Fallback);

export default function VersionBanner(props: VersionBannerProps) {
  return props.kind === 'update' ? <UpdateBanner {...props} /> : <FallbackBanner {...props} />;
}

/** Offers the listed version in place of the one that is shown. */
function UpdateBanner({ hub, shown, onLoad }: Update) {
  const recalled = isRecalled(hub, shown.version);
  const title = t(hub.manifest.title);
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
      <Button icon="refresh" onClick={() => leave(onLoad)}>
        {recalled ? t('Load the current version') : t('Load the new version')}
      </Button>
    </Banner>
  );
}

function FallbackBanner({ hub, fallback, reason, onRetry }: Fallback) {
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
      <FailureDetails text={t('Version {version} failed: {reason}.', { version: hub.version, reason })} />
    </Banner>
  );
}

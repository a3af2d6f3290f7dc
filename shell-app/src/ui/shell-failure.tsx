import { t } from '@gym/hub-kit/format';
import { Button, EmptyState } from '@gym/hub-kit';
import { leave } from '@gym/hub-kit/shell';

interface ShellFailureProps {
  retry: () => void;
}

/** Shown in place of a screen for which a file of the app did not load. */
export function ShellFailure({ retry }: ShellFailureProps) {
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={t('A part of the app did not load')}
        text={t('Check the connection and try again. If the app was updated, reload the page.')}
      >
        <Button look="solid" icon="refresh" onClick={retry}>
          {t('Try again')}
        </Button>
        <Button onClick={() => leave(() => location.reload())}>{t('Reload Page')}</Button>
      </EmptyState>
    </div>
  );
}

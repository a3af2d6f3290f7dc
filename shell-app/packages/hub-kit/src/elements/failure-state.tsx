import { t } from '../common/text.ts';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface FailureStateProps extends Pick<ComponentProps<typeof EmptyState>, 'title' | 'text' | 'level'> {
  busy?: boolean;
  onRetry: () => void;
}

export function FailureState({ busy = false, onRetry, ...state }: FailureStateProps) {
  return (
    <EmptyState icon="warning" {...state}>
      <Button icon="refresh" busy={busy} onClick={onRetry}>
        {t('Try again')}
      </Button>
    </EmptyState>
  );
}

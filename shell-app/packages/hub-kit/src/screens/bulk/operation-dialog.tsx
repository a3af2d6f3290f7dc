import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../common/format.ts';
import { t, translateMessage } from '../../common/text.ts';
import { Button } from '../../elements/button.tsx';
import { Dialog } from '../../elements/dialog.tsx';
import { Fact, Facts } from '../../elements/facts.tsx';
import { RetryLine } from '../../elements/retry-line.tsx';
import { color, space } from '../../theme/theme.ts';
import { readApiError, reasonOf } from '../../records/api-error.ts';
import { Rejections } from './bulk-preview.tsx';
import { rejectedDocument } from './bulk.graphql.ts';
import { figuresOf, type FollowedOperation, type OperationState } from './operation.ts';

interface OperationDialogProps {
  operation: FollowedOperation;
  onClose: () => void;
}

/**
 * How far an operation is, then what it did, with its rejected records. Closes at the end of one that did everything, of
 * which a toast tells.
 */
export default function OperationDialog({ operation, onClose }: OperationDialogProps) {
  const state = useSyncExternalStore(operation.subscribe, operation.current);
  const [isBusy, setBusy] = useState(false);
  const isRunning = state.status === 'running';
  const isDone = state.status === 'completed' && state.rejected === 0;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);
  const run = (action: () => Promise<void>) => async () => {
    setBusy(true);
    await action();
    setBusy(false);
  };
  return (
    <Dialog
      title={titleOf(operation, state)}
      width={640}
      onClose={onClose}
      footer={
        <>
          {isRunning && (
            <Button busy={isBusy} onClick={run(operation.cancel)}>
              {t('Cancel')}
            </Button>
          )}
          {!isRunning && operation.undoAction() && (
            <Button busy={isBusy} onClick={run(operation.undo)}>
              {t('Undo')}
            </Button>
          )}
          <Button look="solid" onClick={onClose}>
            {t('Close')}
          </Button>
        </>
      }
    >
      {isRunning ? <Progress state={state} /> : <Report operation={operation} state={state} />}
    </Dialog>
  );
}

function titleOf({ of: { kind } }: FollowedOperation, { status }: OperationState): string {
  if (status === 'cancelled') return t('The operation was cancelled');
  if (status === 'failed') return t('The operation failed');
  if (status === 'completed') return t('Some records were rejected');
  if (kind === 'delete') return t('Deleting records');
  if (kind === 'import') return t('Importing records');
  if (kind === 'other') return t('The operation is running');
  return kind === 'undo' ? t('Undoing the changes') : t('Changing records');
}

function Progress({ state: { done, total } }: { state: OperationState }) {
  const text = t('{done} of {total}', { done, total });
  return (
    <>
      <Bar value={done} max={total} aria-label={text} />
      <p role="status">{text}</p>
      <Remark>{t('You can close this window: the operation goes on.')}</Remark>
    </>
  );
}

function Report({ operation, state }: { operation: FollowedOperation; state: OperationState }) {
  const { unchanged, rejected, error } = state;
  const { id, record } = operation.of;
  const report = useQuery(rejectedDocument, {
    variables: { id },
    skip: rejected === 0,
    fetchPolicy: 'no-cache',
  });
  return (
    <>
      {error && <Failure role="alert">{translateMessage(error)}</Failure>}
      <p role="status">{figuresOf(operation.of, state)}</p>
      <Facts $look="figures">
        <Fact label={t('So already')}>{formatNumber(unchanged)}</Fact>
        <Fact label={t('Rejected')}>{formatNumber(rejected)}</Fact>
      </Facts>
      {report.error && (
        <RetryLine
          text={t('The rejected records did not load: {reason}', {
            reason: reasonOf(readApiError(report.error)),
          })}
          onRetry={() => void report.refetch()}
        />
      )}
      <Rejections
        record={record}
        total={rejected}
        rows={(report.data?.page.items ?? []).map(({ recordId, ...item }) => ({ id: recordId, ...item }))}
      />
    </>
  );
}

const Bar = styled.progress`
  width: 100%;
  height: 12px;
  accent-color: ${color.secondary};
`;

const Remark = styled.p`
  margin-top: ${space(2)};
  color: ${color.muted};
`;

const Failure = styled.p`
  color: ${color.danger};
`;

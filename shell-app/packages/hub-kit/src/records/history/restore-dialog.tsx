import { useQuery } from '@apollo/client/react';
import { Button } from '../../elements/button.tsx';
import { formatMoment } from '../../common/format.ts';
import { t, translateMessage } from '../../common/text.ts';
import { Dialog } from '../../elements/dialog.tsx';
import { useQueryFailure } from '../../elements/query-failure.tsx';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import { useAction } from '../use-action.ts';
import { FieldChanges } from './field-changes.tsx';
import { restorePreviewDocument, restoreRecordDocument } from './history.graphql.ts';
import { reportSkippedFields } from './undo.ts';

interface RestoreDialogProps {
  entry: { id: string; at: string };
  onRestored?: () => void;
  onClose: () => void;
}

export function RestoreDialog({ entry, onRestored, onClose }: RestoreDialogProps) {
  const { data, error, loading, refetch } = useQuery(restorePreviewDocument, {
    variables: { id: entry.id },
    fetchPolicy: 'network-only',
  });
  const failure = useQueryFailure(t('Failed to fetch the earlier state'), { error, loading, refetch });
  const preview = data?.page.items[0]?.restore;
  const changes = preview?.fieldChanges.filter(({ isWritable }) => isWritable) ?? [];
  const kept = preview?.fieldChanges.filter(({ isWritable }) => !isWritable) ?? [];
  const version = preview?.version ?? null;

  const [restore, busy] = useAction({
    document: restoreRecordDocument,
    variables: (version: number) => ({ entryId: entry.id, version }),
    done: ({ restored }) => {
      reportSkippedFields(restored.keptFields);
      return t('Earlier state restored');
    },
    failed: t('Failed to restore the earlier state'),
    // The record may have changed since the list of changes was made.
    onFailed: () => void refetch().catch(() => undefined),
  });
  const confirm = async () => {
    if (version === null || !(await restore(version))) return;
    onClose();
    onRestored?.();
  };

  return (
    <Dialog
      role="alertdialog"
      title={t('Restore the state of {time}', { time: formatMoment(entry.at) })}
      width={640}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy} data-autofocus>
            {t('Cancel')}
          </Button>
          {changes.length > 0 && (
            <Button look="solid" onClick={() => void confirm()} busy={busy || loading}>
              {t('Restore')}
            </Button>
          )}
        </>
      }
    >
      {failure ?? (!preview && <RowsSkeleton rows={3} />)}
      {preview && version === null && <p>{t('The record is deleted.')}</p>}
      {preview && version !== null && changes.length === 0 && <p>{t('Nothing has changed since then.')}</p>}
      {changes.length > 0 && (
        <>
          <p>{t('These fields change:')}</p>
          <FieldChanges changes={changes} />
        </>
      )}
      {kept.length > 0 && (
        <p>
          {t('These fields keep their value: {fields}', {
            fields: kept.map(({ label }) => translateMessage(label)).join(', '),
          })}
        </p>
      )}
    </Dialog>
  );
}

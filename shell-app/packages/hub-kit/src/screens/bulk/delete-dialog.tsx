import { t } from '../../common/text.ts';
import { offered } from '../../records/offered.ts';
import RunDialog from '../../records/run-dialog.tsx';
import { countedRecords, expectedCount } from './bulk-count.ts';
import type { ScreenDialogProps } from '../../definition/bulk-dialog.ts';
import { BulkPreviewView } from './bulk-preview.tsx';

/** Deletes the selected records, and shows before which ones are kept and why. */
export default function DeleteDialog({
  screen,
  target,
  count,
  nameOf,
  onStarted,
  onClose,
}: ScreenDialogProps) {
  const document = offered(screen.documents.bulkDelete, screen.resource);
  return (
    <RunDialog
      title={t('Delete {count} {records}', countedRecords(screen, count))}
      width={640}
      danger
      initial={{}}
      preview={{ document, variables: () => ({ ...target, dryRun: true }) }}
      effect={data => {
        if (!data?.started.preview) return t('Delete');
        const expected = expectedCount(data.started.preview);
        if (!expected) return null;
        const values = countedRecords(screen, expected.count);
        return expected.isExact
          ? t('Delete {count} {records}', values)
          : t('Delete up to {count} {records}', values);
      }}
      run={{ document, takesKey: true, variables: () => ({ ...target, dryRun: false }) }}
      failed={t('Failed to delete')}
      done={({ started: { id } }) => id && onStarted(id, count)}
      onClose={onClose}
      show={({ started: { preview } }) =>
        preview && (
          <BulkPreviewView screen={screen} nameOf={nameOf} preview={preview} outcome={t('Deleted')} />
        )
      }
    />
  );
}

import type { FormikErrors, FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { t } from '../../common/text.ts';
import type { BulkDocument } from '../../definition/define-screen.ts';
import { RunDialog } from '../../records/runs.ts';
import { countedRecords, expectedCount } from './bulk-count.ts';
import type { BulkDialogProps } from '../../definition/bulk-dialog.ts';
import { BulkPreviewView } from './bulk-preview.tsx';

interface BulkRunProps<Values extends FormikValues, Input extends object> extends BulkDialogProps {
  /** What the dialog and its button say: `Freeze {count} {records}`, translated. */
  label: (records: { count: number; records: string }) => string;
  document: BulkDocument<{ input: Input }>;
  initial: Values;
  check: (values: Values) => FormikErrors<Values>;
  input: (values: Values) => Input;
  /** The fields. */
  children: ReactNode;
}

/** The dialog of a bulk operation. */
export default function BulkRunDialog<Values extends FormikValues, Input extends object>(
  props: BulkRunProps<Values, Input>,
) {
  const { screen, target, count, nameOf, onStarted, onClose } = props;
  const { label, document, initial, check, input, children } = props;
  const selected = label(countedRecords(screen, count));
  return (
    <RunDialog
      title={selected}
      width={640}
      initial={initial}
      check={check}
      preview={{ document, variables: values => ({ ...target, input: input(values), dryRun: true }) }}
      effect={data => {
        if (!data?.started.preview) return selected;
        const expected = expectedCount(data.started.preview);
        return expected && label(countedRecords(screen, expected.count));
      }}
      run={{
        document,
        takesKey: true,
        variables: values => ({ ...target, input: input(values), dryRun: false }),
      }}
      failed={t('Failed to start the operation')}
      done={({ started: { id } }) => id && onStarted(id, count)}
      onClose={onClose}
      show={({ started: { preview } }) =>
        preview && (
          <BulkPreviewView screen={screen} nameOf={nameOf} preview={preview} outcome={t('Changed')} />
        )
      }
    >
      {preview => (
        <>
          {children}
          {preview}
        </>
      )}
    </RunDialog>
  );
}

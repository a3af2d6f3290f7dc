import type { FormikErrors, FormikValues } from 'formik';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '../../common/text.ts';
import type { BulkDocument } from '../../definition/define-screen.ts';
import { RunDialog } from '../../records/runs.ts';
import { space } from '../../theme/theme.ts';
import { countedRecords, expectedCount } from './bulk-count.ts';
import type { BulkDialogProps } from '../../definition/bulk-dialog.ts';
import { BulkPreviewView } from './bulk-preview.tsx';

interface BulkRunProps<Values extends FormikValues, Input extends object> extends BulkDialogProps {
  /** What the dialog and its button say: `Freeze {count} {records}`, translated. */
  label: (records: { count: number; records: string }) => string;
  /** What becomes of the records that are done; `Changed` if left out. */
  outcome?: string;
  /** Whether the user may undo it; true if left out. */
  canUndo?: boolean;
  document: BulkDocument<Input>;
  initial: Values;
  check: (values: Values) => FormikErrors<Values>;
  /** The arguments of the mutation, without the selection. */
  variables: (values: Values) => Input;
  /** The fields, if there are any. */
  children?: ReactNode;
}

/** The dialog of a bulk operation. */
export default function BulkRunDialog<Values extends FormikValues, Input extends object>(
  props: BulkRunProps<Values, Input>,
) {
  const { screen, target, count, nameOf, onStarted, onClose } = props;
  const { label, outcome = t('Changed'), canUndo, document, initial, check, variables, children } = props;
  const selected = label(countedRecords(screen, count));
  return (
    <RunDialog
      title={selected}
      width={640}
      initial={initial}
      check={check}
      preview={{ document, variables: values => ({ ...target, ...variables(values), dryRun: true }) }}
      effect={data => {
        if (!data?.started.preview) return selected;
        const expected = expectedCount(data.started.preview);
        return expected && label(countedRecords(screen, expected.count));
      }}
      run={{
        document,
        takesKey: true,
        variables: values => ({ ...target, ...variables(values), dryRun: false }),
      }}
      failed={t('Failed to start the operation')}
      done={({ started: { id } }) => id && onStarted(id, count, canUndo)}
      onClose={onClose}
      show={({ started: { preview } }) =>
        preview && <BulkPreviewView screen={screen} nameOf={nameOf} preview={preview} outcome={outcome} />
      }
    >
      {preview => (
        <Parts>
          {children}
          {preview}
        </Parts>
      )}
    </RunDialog>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space(4)};
`;

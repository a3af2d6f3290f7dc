import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import styled from 'styled-components';
import { t } from '../../common/text.ts';
import type { AnyScreen } from '../../definition/define-screen.ts';
import { Button } from '../../elements/button.tsx';
import { Dialog } from '../../elements/dialog.tsx';
import { useDiscardQuestion } from '../../elements/discard-question.tsx';
import { note } from '../../elements/looks.ts';
import { reportFailure } from '../../records/report-failure.ts';
import { write } from '../../records/write.ts';
import { color, space } from '../../theme/theme.ts';
import { FollowedOperation } from '../bulk/operation.ts';
import { CheckStep, type StartChoice } from './check-step.tsx';
import { ColumnsStep, mappingProblem } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { startImportDocument } from './import.graphql.ts';
import { areTotalsRight, expectedTotals } from './totals.tsx';
import { useImport, type CheckedFile } from './use-import.ts';

interface ImportDialogProps {
  screen: AnyScreen;
  /** Whether the user may take the import back. */
  canUndo: boolean;
  onStarted: (operation: FollowedOperation) => void;
  onClose: () => void;
}

const noChoice: StartChoice = { isWhole: false, skipsDoubles: false, totals: {} };

/** Imports records from a file in three steps: the file, its columns, and what would become of its rows. */
export default function ImportDialog({ screen, canUndo, onStarted, onClose }: ImportDialogProps) {
  const client = useApolloClient();
  const { state, open, reread, map, check, stop, back } = useImport(screen);
  const { read, mapping, busy, problem, id, checked } = state;
  const [choice, setChoice] = useState(noChoice);
  const [isStarting, setStarting] = useState(false);
  const many = t(screen.entity.many);
  const text = t('The file stays as it is. Nothing was imported.');
  const { close, question } = useDiscardQuestion(read !== null && !isStarting, onClose, text, stop);
  const found = checked?.status === 'checked' ? checked : null;
  const count = found ? countOf(found, choice) : 0;

  const start = async () => {
    if (!id || !found) return;
    setStarting(true);
    const { isWhole, skipsDoubles, totals } = choice;
    const variables = {
      id,
      isWhole: isWhole && found.rejected === 0,
      skipsDoubles,
      ...expectedTotals(totals),
    };
    try {
      const { data } = await write(client, { mutation: startImportDocument, variables }, { refetch: false });
      const { entity, record } = screen;
      const of = { id: data!.operationId, kind: 'import', entity, record, canUndo } as const;
      onStarted(new FollowedOperation(client, of, count));
    } catch (failure) {
      reportFailure('Failed to start the import', failure);
      setStarting(false);
    }
  };

  return (
    <>
      <Dialog
        title={t('Import {many}', { many })}
        subtitle={subtitleOf(read === null, found !== null)}
        width={880}
        fullOnSmall
        busy={isStarting}
        onClose={close}
        footer={
          <>
            {read && !busy && <Button onClick={back}>{t('Back')}</Button>}
            {busy && <Button onClick={stop}>{t('Stop')}</Button>}
            {read && !found && (
              <Button
                look="solid"
                busy={busy !== null}
                disabled={mappingProblem(read, mapping) !== null}
                onClick={() => void check()}
              >
                {t(
                  { one: 'Check {count} row', other: 'Check {count} rows' },
                  { count: read.table.rows.length },
                )}
              </Button>
            )}
            {found && (
              <Button
                look="solid"
                busy={isStarting}
                disabled={busy !== null || count === 0 || !areTotalsRight(found, choice.totals)}
                onClick={() => void start()}
              >
                {count === 0
                  ? t('Nothing to import')
                  : t({ one: 'Import {count} row', other: 'Import {count} rows' }, { count })}
              </Button>
            )}
          </>
        }
      >
        {problem && <Notice role="alert">{problem}</Notice>}
        {busy && (
          <Progress role="status">
            {busy.text}
            <progress value={busy.share ?? undefined} max={1} aria-label={busy.text} />
          </Progress>
        )}
        {!read && !busy && <FileStep screen={screen} onFile={file => void open(file)} />}
        {read && !busy && !found && (
          <>
            {mappingProblem(read, mapping) && <Hint>{mappingProblem(read, mapping)}</Hint>}
            <ColumnsStep
              screen={screen}
              read={read}
              mapping={mapping}
              onMap={map}
              onReread={options => void reread(options)}
            />
          </>
        )}
        {read && id && found && !busy && (
          <CheckStep
            screen={screen}
            id={id}
            read={read}
            checked={found}
            mapping={mapping}
            onMap={map}
            choice={choice}
            onChoice={setChoice}
            onCheck={next => void check(next)}
          />
        )}
      </Dialog>
      {question}
    </>
  );
}

const subtitleOf = (isFile: boolean, isChecked: boolean): string => {
  if (isFile) return t('Step {step} of 3: the file', { step: 1 });
  if (isChecked) return t('Step {step} of 3: what would be imported', { step: 3 });
  return t('Step {step} of 3: the columns', { step: 2 });
};

/** How many rows would be imported. */
const countOf = ({ created, changed, doubles }: CheckedFile, { skipsDoubles }: StartChoice): number =>
  created + changed - (skipsDoubles ? doubles : 0);

const Notice = styled.p`
  ${note}
  margin-bottom: ${space(4)};
  border-color: ${color.dangerLine};
  background: ${color.dangerSoft};
  color: ${color.dangerHover};
`;

const Hint = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.muted};
`;

const Progress = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(6)};
  color: ${color.muted};
  progress {
    width: 100%;
    height: 12px;
    accent-color: ${color.secondary};
  }
`;

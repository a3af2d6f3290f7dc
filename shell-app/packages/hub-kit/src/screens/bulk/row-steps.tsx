import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../common/format.ts';
import { t } from '../../common/text.ts';
import type { Identified } from '../../definition/define-screen.ts';
import { Button } from '../../elements/button.tsx';
import { ConfirmDialog } from '../../elements/confirm-dialog.tsx';
import { LeaveQuestion } from '../../elements/leave-question.tsx';
import { toast } from '../../elements/toast.ts';
import { useEventCallback } from '../../elements/use-event-callback.ts';
import { readApiError, reasonOf } from '../../records/api-error.ts';
import { color, space } from '../../theme/theme.ts';
import type { BulkAction } from './bulk-action.ts';

interface RowStepsOptions<Row extends Identified> {
  actions: readonly BulkAction<Row>[];
  selected: ReadonlyMap<string, Row>;
  /** Keeps these rows selected. */
  onSelect: (rows: ReadonlyMap<string, Row>) => void;
  /** The rows of the shown page. */
  page: readonly Row[];
  rowName: (row: Row) => string;
  onDone: () => void;
}

interface RowSteps {
  buttons: ReactNode;
  /** How far the step is that is under way. */
  progress: ReactNode;
  /** The rows for which the last step failed. */
  failures: ReactNode;
  questions: ReactNode;
}

interface Failure {
  id: string;
  name: string;
  text: string;
}

/**
 * The steps of a screen for selected rows, how far one is, and the rows for which it failed, which stay selected. A step
 * names the selected rows that the page does not show, asks before its screen is left, and stops with it.
 */
export function useRowSteps<Row extends Identified>(options: RowStepsOptions<Row>): RowSteps {
  const { actions, selected, onSelect, page, rowName, onDone } = options;
  const [progress, setProgress] = useState<{ label: string; done: number; total: number } | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [pending, setPending] = useState<BulkAction<Row> | null>(null);
  const isStopped = useRef(false);
  const deselect = useEventCallback((done: ReadonlySet<string>) =>
    onSelect(new Map([...selected].filter(([id]) => !done.has(id)))),
  );
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);
  const rowsOf = ({ when }: BulkAction<Row>) => [...selected.values()].filter(when);

  const take = async (action: BulkAction<Row>, rows: readonly Row[]) => {
    isStopped.current = false;
    const done = new Set<string>();
    const failed: Failure[] = [];
    setFailures([]);
    for (const [index, row] of rows.entries()) {
      if (isStopped.current) break;
      setProgress({ label: action.label, done: index, total: rows.length });
      try {
        await action.run(row);
        done.add(row.id);
      } catch (failure) {
        failed.push({ id: row.id, name: rowName(row), text: reasonOf(readApiError(failure)) });
      }
    }
    setProgress(null);
    setFailures(failed);
    deselect(done);
    if (done.size > 0) toast.success(action.done(done.size));
    onDone();
  };
  const namesElsewhere = (action: BulkAction<Row>) => {
    const shownIds = new Set(page.map(({ id }) => id));
    return rowsOf(action)
      .filter(({ id }) => !shownIds.has(id))
      .map(rowName);
  };
  const begin = (action: BulkAction<Row>) =>
    action.confirm || namesElsewhere(action).length > 0
      ? setPending(action)
      : void take(action, rowsOf(action));

  const question = pending && questionOf(pending, rowsOf(pending));
  const elsewhere = pending ? namesElsewhere(pending) : [];
  return {
    buttons: actions.map(action => {
      const { length } = rowsOf(action);
      return (
        <Button key={action.label} icon={action.icon} disabled={length === 0} onClick={() => begin(action)}>
          {`${action.label} (${formatNumber(length)})`}
        </Button>
      );
    }),
    progress: progress && (
      <>
        <span role="status">{t('{label}: {done} of {total}', progress)}</span>
        <progress value={progress.done} max={progress.total} aria-label={progress.label} />
        <Button
          onClick={() => {
            isStopped.current = true;
          }}
        >
          {t('Stop')}
        </Button>
      </>
    ),
    failures: (
      <Failures role="alert">
        {/* With the selection, they are gone. */}
        {failures
          .filter(({ id }) => selected.has(id))
          .map(({ id, name, text }) => (
            <p key={id}>
              <strong>{name}</strong> {text}
            </p>
          ))}
      </Failures>
    ),
    questions: (
      <>
        {progress && (
          <LeaveQuestion
            title={t('Stop and leave?')}
            text={t(
              '{label} is still running. If you leave now, it stops, and the remaining rows are not changed.',
              {
                label: progress.label,
              },
            )}
            confirmLabel={t('Stop and leave')}
            cancelLabel={t('Stay')}
          />
        )}
        {pending && question && (
          <ConfirmDialog
            title={question.title}
            text={question.text}
            detail={
              elsewhere.length > 0
                ? t('Not on this page: {names}', { names: elsewhere.join(', ') })
                : undefined
            }
            look="solid"
            confirmLabel={pending.label}
            onConfirm={() => void take(pending, rowsOf(pending))}
            onClose={() => setPending(null)}
          />
        )}
      </>
    ),
  };
}

/** The question of a step, else one about its rows. */
const questionOf = <Row,>({ label, confirm }: BulkAction<Row>, rows: readonly Row[]) =>
  confirm?.(rows) ?? {
    title: t('{label}?', { label }),
    text: t({ one: '{count} selected', other: '{count} selected' }, { count: rows.length }),
  };

const Failures = styled.div`
  max-height: 160px;
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.dangerLine};
  background: ${color.dangerSoft};
  overflow: auto;
  &:empty {
    display: none;
  }
`;

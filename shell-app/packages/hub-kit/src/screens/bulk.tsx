import { Button } from '../elements/button.tsx';
import { color, mixin, space, typography } from '../theme/theme.ts';
import { toast } from '../elements/toast.ts';
import { formatNumber } from '../common/format.ts';
import { t } from '../common/text.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Identified } from '../definition/define-screen.ts';
import { ConfirmDialog } from '../elements/confirm-dialog.tsx';
import { LeaveQuestion } from '../elements/leave-question.tsx';
import { useEventCallback } from '../elements/use-event-callback.ts';
import { readApiError, reasonOf } from '../records/api-error.ts';
import { useSelection, type BulkAction, type Selection } from './bulk-action.ts';
import { selectColumn, selectionProps, type SelectionParts } from './select-column.tsx';

interface BulkProps<Row extends Identified> {
  actions: readonly BulkAction<Row>[];
  crud: { state: { search: string; filters: object }; rows: readonly Row[]; reload: () => void };
  rowName: (row: Row) => string;
  children: (selection: SelectionParts<Row>) => ReactNode;
}

/** A list with steps for selected rows. */
export default function Bulk<Row extends Identified>({ actions, crud, rowName, children }: BulkProps<Row>) {
  const [selected, onSelect] = useSelection(crud.state, crud.rows);
  return (
    <>
      <BulkBar
        actions={actions}
        selection={selected}
        rows={crud.rows}
        onSelect={onSelect}
        rowName={rowName}
        onDone={crud.reload}
      />
      {children({ selected, onSelect, column: selectColumn, gridProps: selectionProps })}
    </>
  );
}

interface BulkBarProps<Row extends Identified> {
  actions: readonly BulkAction<Row>[];
  selection: Selection<Row>;
  rows: readonly Row[];
  onSelect: (selection: Selection<Row>) => void;
  rowName: (row: Row) => string;
  onDone: () => void;
}

interface Failure {
  id: string;
  name: string;
  text: string;
}

/**
 * The steps for selected rows, how far one is, and the rows for which it failed, which stay selected. A step names the
 * selected rows that the page does not show, asks before its screen is left, and stops with it.
 */
function BulkBar<Row extends Identified>(props: BulkBarProps<Row>) {
  const { actions, selection, onSelect, rowName, onDone } = props;
  const [progress, setProgress] = useState<{ label: string; done: number; total: number } | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [pending, setPending] = useState<BulkAction<Row> | null>(null);
  const isStopped = useRef(false);
  const deselect = useEventCallback((done: ReadonlySet<string>) =>
    onSelect(new Map([...selection].filter(([id]) => !done.has(id)))),
  );
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);
  const rowsOf = ({ when }: BulkAction<Row>) => [...selection.values()].filter(when);

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
    const shownIds = new Set(props.rows.map(({ id }) => id));
    return rowsOf(action)
      .filter(({ id }) => !shownIds.has(id))
      .map(rowName);
  };
  const begin = (action: BulkAction<Row>) =>
    action.confirm || namesElsewhere(action).length > 0
      ? setPending(action)
      : void take(action, rowsOf(action));
  const clear = () => {
    setFailures([]);
    onSelect(new Map());
  };

  const question = pending && questionOf(pending, rowsOf(pending));
  const elsewhere = pending ? namesElsewhere(pending) : [];
  return (
    <>
      {(selection.size > 0 || progress) && (
        <Bar role="group" aria-label={t('Selected rows')}>
          {progress ? (
            <>
              <span role="status">
                {t('{label}: {done} of {total}', {
                  label: progress.label,
                  done: progress.done,
                  total: progress.total,
                })}
              </span>
              <progress value={progress.done} max={progress.total} aria-label={progress.label} />
              <Button
                onClick={() => {
                  isStopped.current = true;
                }}
              >
                {t('Stop')}
              </Button>
            </>
          ) : (
            <>
              <span role="status">
                {t({ one: '{count} selected', other: '{count} selected' }, { count: selection.size })}
              </span>
              {actions.map(action => {
                const { length } = rowsOf(action);
                return (
                  <Button
                    key={action.label}
                    icon={action.icon}
                    disabled={length === 0}
                    onClick={() => begin(action)}
                  >
                    {`${action.label} (${formatNumber(length)})`}
                  </Button>
                );
              })}
              <Button look="quiet" onClick={clear}>
                {t('Clear selection')}
              </Button>
            </>
          )}
        </Bar>
      )}
      <Failures role="alert">
        {failures.map(({ id, name, text }) => (
          <p key={id}>
            <strong>{name}</strong> {text}
          </p>
        ))}
      </Failures>
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
            elsewhere.length > 0 ? t('Not on this page: {names}', { names: elsewhere.join(', ') }) : undefined
          }
          look="solid"
          confirmLabel={pending.label}
          onConfirm={() => void take(pending, rowsOf(pending))}
          onClose={() => setPending(null)}
        />
      )}
    </>
  );
}

/** The question of a step, else one about its rows. */
const questionOf = <Row,>({ label, confirm }: BulkAction<Row>, rows: readonly Row[]) =>
  confirm?.(rows) ?? {
    title: t('{label}?', { label }),
    text: t({ one: '{count} selected', other: '{count} selected' }, { count: rows.length }),
  };

const Bar = styled.div`
  ${typography.label}
  ${mixin.row}
  flex: none;
  gap: ${space(2)} ${space(3)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.line};
  background: ${color.sunken};
  progress {
    width: 160px;
    accent-color: ${color.secondary};
  }
`;

const Failures = styled.div`
  flex: none;
  max-height: 160px;
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.dangerLine};
  background: ${color.dangerSoft};
  overflow: auto;
  &:empty {
    display: none;
  }
`;

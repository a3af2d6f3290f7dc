import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { t } from '../../common/text.ts';
import { useSession } from '../../common/session.tsx';
import type { AnyColumn, AnyScreen, Identified } from '../../definition/define-screen.ts';
import { Button } from '../../elements/button.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { useEventCallback } from '../../elements/use-event-callback.ts';
import { breakpoint, color, mixin, shadow, space, typography, zIndex } from '../../theme/theme.ts';
import { rowNameOf } from '../cell.tsx';
import { useCsvExport } from '../export/use-csv-export.ts';
import type { AnyCrud } from '../use-crud.ts';
import type { BulkAction } from './bulk-action.ts';
import type { BulkOperationAction } from './bulk-operation-action.ts';
import { bulkFields } from './bulk-fields.ts';
import type { BulkDialogProps, ScreenDialogProps } from '../../definition/bulk-dialog.ts';
import { OfferedActions } from './offered-actions.tsx';
import { FollowedOperation, usePresenter } from './operation.ts';
import { useRowSteps } from './row-steps.tsx';
import { StepButtons } from './step-buttons.tsx';
import { emptySelection, selectedCount, type Selection } from './selection.ts';
import { everything, presentRows, targetOf } from './target.ts';

const ChangeDialog = lazyPart(() => import('./change-dialog.tsx'), { fallback: null });
const DeleteDialog = lazyPart(() => import(/* webpackChunkName: "bulk" */ './delete-dialog.tsx'), {
  fallback: null,
});
const OperationDialog = lazyPart(() => import(/* webpackChunkName: "bulk" */ './operation-dialog.tsx'), {
  fallback: null,
});

interface BulkBarProps {
  screen: AnyScreen;
  crud: AnyCrud;
  /** The columns of an exported file. */
  columns: readonly AnyColumn[];
  /** The steps of the screen for selected rows. */
  actions?: readonly BulkAction<Identified>[] | undefined;
  /** The further operations of the server. */
  operations?: readonly BulkOperationAction[] | undefined;
  selection: Selection<Identified>;
  onSelect: (selection: Selection<Identified>) => void;
}

/** How many records of a list are selected and what can be done with them, with its dialogs. */
export default function BulkBar(props: BulkBarProps) {
  const { screen, crud, actions = [], operations = [], selection, onSelect } = props;
  const { can } = useSession();
  const client = useApolloClient();
  const [dialog, setDialog] = useState<
    'update' | 'delete' | { Dialog: ComponentType<BulkDialogProps> } | null
  >(null);
  const [shown, setShown] = useState<FollowedOperation | null>(null);
  usePresenter(setShown);
  const rowName = (row: Identified) => rowNameOf(screen, row);
  const rows = presentRows(selection, crud.rows);
  const steps = useRowSteps({
    actions,
    selected: rows,
    onSelect: kept => onSelect({ rows: kept, isAll: false }),
    page: crud.rows,
    rowName,
    onDone: crud.reload,
  });
  const { allowed } = crud;
  const { bulkUpdate, bulkDelete } = screen.documents;
  const mayChange = allowed.edit && bulkUpdate !== undefined && bulkFields(screen).length > 0;
  const mayDelete = allowed.delete && bulkDelete !== undefined;
  const count = selectedCount(selection, crud.total);
  useEscape(count > 0, () => onSelect(emptySelection));
  const target = targetOf(selection, { filter: crud.filter, search: crud.state.search });

  const dialogProps = (kind: 'update' | 'delete' | 'other'): ScreenDialogProps => ({
    screen,
    target,
    count,
    nameOf(id) {
      const row = rows.get(id) ?? crud.rows.find(each => each.id === id);
      return row && rowName(row);
    },
    onStarted(id, total, canUndo = kind !== 'delete' || allowed.add) {
      const { entity, record } = screen;
      setDialog(null);
      setShown(new FollowedOperation(client, { id, kind, entity, record, canUndo }, total));
      onSelect(emptySelection);
    },
    onClose: () => setDialog(null),
  });

  return (
    <>
      {(count > 0 || steps.progress) && (
        <>
          <Room />
          <Bar role="group" aria-label={t('Selected rows')}>
            {steps.progress ?? (
              <>
                <span>{selectedText(count)}</span>
                {!selection.isAll && count < crud.total && (
                  <Button look="quiet" onClick={() => onSelect(everything)}>
                    {t('Select all {total} that match', { total: crud.total })}
                  </Button>
                )}
                {!selection.isAll && steps.buttons}
                {mayChange && !selection.isAll && (
                  <StepButtons screen={screen} rows={[...rows.values()]} onChoose={setDialog} />
                )}
                {mayChange && (
                  <Button icon="edit" onClick={() => setDialog('update')}>
                    {t('Change a field')}
                  </Button>
                )}
                {operations
                  .filter(({ requires }) => can(requires))
                  .map(operation => (
                    <Button key={operation.label} icon={operation.icon} onClick={() => setDialog(operation)}>
                      {t(operation.label)}
                    </Button>
                  ))}
                {screen.record && <OfferedActions record={screen.record} onChoose={setDialog} />}
                {mayDelete && (
                  <Button icon="delete" onClick={() => setDialog('delete')}>
                    {t('Delete')}
                  </Button>
                )}
                <ExportSelected {...props} count={count} />
                <Button look="quiet" onClick={() => onSelect(emptySelection)}>
                  {t('Clear selection')}
                </Button>
              </>
            )}
          </Bar>
        </>
      )}
      {steps.failures}
      {steps.questions}
      {dialog === 'update' && <ChangeDialog {...dialogProps('update')} />}
      {dialog === 'delete' && <DeleteDialog {...dialogProps('delete')} />}
      {/* The bar stays while a dialog loads. */}
      <Suspense fallback={null}>
        {dialog !== null && typeof dialog === 'object' && <dialog.Dialog {...dialogProps('other')} />}
      </Suspense>
      {shown && <OperationDialog key={shown.of.id} operation={shown} onClose={() => setShown(null)} />}
    </>
  );
}

/** Runs at Escape, except in a dialog or popover, which it closes. */
function useEscape(isActive: boolean, run: () => void) {
  const onEscape = useEventCallback(run);
  useEffect(() => {
    if (!isActive) return;
    const listen = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isElsewhere = target instanceof Element && target.closest('dialog, [popover]');
      if (key === 'Escape' && !defaultPrevented && !isElsewhere) onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive, onEscape]);
}

const selectedText = (count: number) => t({ one: '{count} selected', other: '{count} selected' }, { count });

/** Saves the selected records as CSV, in the order and with the columns of the list. */
function ExportSelected({ screen, crud, columns, selection, count }: BulkBarProps & { count: number }) {
  const ids = [...selection.rows.keys()];
  const { progress, run } = useCsvExport({
    entity: screen.entity,
    messages: crud.messages,
    document: screen.documents.list,
    variables: selection.isAll
      ? crud.matching
      : { ...crud.matching, search: null, filter: { id: { in: ids } } },
    columns,
    total: count,
  });
  return (
    <Button icon="download" busy={progress !== null} onClick={() => run()}>
      {t('Export selected')}
    </Button>
  );
}

/** In place of the tools of the list, which it covers; on a phone at the end of the window. */
const Bar = styled.div`
  ${typography.label}
  ${mixin.row}
  grid-area: 1 / 1;
  z-index: 1;
  gap: ${space(2)} ${space(3)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.line};
  background: ${color.sunken};
  progress {
    width: 160px;
    accent-color: ${color.secondary};
  }
  @media ${breakpoint.small} {
    position: fixed;
    inset: auto 0 0;
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: thin;
    z-index: ${zIndex.topBar};
    border-top: 1px solid ${color.line};
    box-shadow: ${shadow.raised};
    > * {
      flex: none;
    }
  }
  @media print {
    display: none;
  }
`;

/** On a phone, the end of the page is above the bar. */
const Room = createGlobalStyle`
  @media ${breakpoint.small} {
    :root main {
      padding-bottom: 80px;
    }
  }
`;

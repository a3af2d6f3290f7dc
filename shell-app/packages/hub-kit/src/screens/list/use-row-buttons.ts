import { useCallback, useMemo, type ReactNode } from 'react';
import type { Identified } from '../../definition/define-screen.ts';
import { useEventCallback } from '../../elements/use-event-callback.ts';
import { rowNameOf } from '../cell.tsx';
import type { RowButtons } from '../row-action.ts';
import type { ListProps } from './list-props.ts';
import { useRowActions } from './use-row-actions.tsx';

interface RowSteps {
  buttons: RowButtons<Identified>;
  open: (row: Identified) => void;
  /** The open confirmation of an action. */
  question: ReactNode;
}

/** What the user can do with a row; the buttons stay the same object until one of them changes. */
export function useRowButtons(props: ListProps): RowSteps {
  const { screen, crud, locked: lockedByScreen } = props;
  const { allowed, closedMonthOf } = crud;
  const rowName = useCallback((row: Identified) => rowNameOf(screen, row), [screen]);
  const open = useEventCallback(({ id }: Identified) => crud.show({ mode: 'open', id }));
  const duplicate = useEventCallback(({ id }: Identified) => crud.show({ mode: 'add', from: id }));
  const locked = useCallback(
    (row: Identified) => Boolean(lockedByScreen?.(row)) || closedMonthOf(row) !== null,
    [lockedByScreen, closedMonthOf],
  );
  const { actions, question } = useRowActions({ ...props, locked });
  const onEdit = allowed.edit ? open : undefined;
  const onDelete = allowed.delete && screen.documents.remove ? props.onDelete : undefined;
  const onDuplicate = allowed.add ? duplicate : undefined;
  const buttons = useMemo(
    () => ({ rowName, onEdit, locked, onDelete, onDuplicate, closedMonthOf, actions }),
    [rowName, onEdit, locked, onDelete, onDuplicate, closedMonthOf, actions],
  );
  return { buttons, open, question };
}

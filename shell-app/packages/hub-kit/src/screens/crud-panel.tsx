import { t } from '../common/text.ts';
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { lazyPart } from '../elements/lazy-part.tsx';
import { preloadToasts } from '../elements/toasts.tsx';
import { rowNameOf } from './cell.tsx';
import { ConfirmDialog } from '../elements/confirm-dialog.tsx';
import type { CrudDialogProps } from '../records/crud-dialog.tsx';
import { CrudGrid } from './crud-grid.tsx';
import type { CrudGridProps } from './list/list-props.ts';
import type { AnyScreen, Identified, ScreenDefinition } from '../definition/define-screen.ts';
import { visibleScreen } from '../definition/visible-screen.ts';
import { useSession } from '../common/session.tsx';
import { dialogTitle, messagesOf } from '../definition/messages.ts';
import { FailureState } from '../elements/failure-state.tsx';
import { useEventCallback } from '../elements/use-event-callback.ts';
import { BareDialog, WaitingDialog } from '../records/waiting-dialog.tsx';

/** The dialog and the libraries of its form are loaded when one is first opened. */
const LazyDialog = lazyPart(() => import('../records/crud-dialog.tsx'), { lost: LostDialog });

function LostDialog(props: CrudDialogProps & { retry: () => void }) {
  const { screen, target, editable, onClose, retry } = props;
  return (
    <BareDialog title={t(dialogTitle(screen, target.mode, editable))} onClose={onClose}>
      <FailureState
        title={t('The form did not load')}
        text={t('Check the connection and try again.')}
        onRetry={retry}
      />
    </BareDialog>
  );
}

/**
 * `CrudDialog` for screens that compose the parts; loads when first rendered.
 * @example
 * <CrudDialog
 *   screen={locationsScreen}
 *   target={{ mode: 'add' }}
 *   editable
 *   onClose={() => undefined}
 *   onSaved={() => undefined}
 * />
 */
export function CrudDialog<Row extends Identified, Field extends string, Values extends object>({
  screen: definition,
  ...props
}: Omit<CrudDialogProps, 'messages' | 'nameOf' | 'screen'> & {
  screen: ScreenDefinition<Row, Field, Values>;
}) {
  const screen = visibleScreen(definition as unknown as AnyScreen, useSession().can);
  const messages = useMemo(() => messagesOf(screen), [screen]);
  const title = t(dialogTitle(screen, props.target.mode, props.editable));
  return (
    <Suspense
      fallback={<WaitingDialog title={title} recordName={props.recordName} onClose={props.onClose} />}
    >
      <LazyDialog {...props} screen={screen} messages={messages} nameOf={record => nameOf(screen, record)} />
    </Suspense>
  );
}

/** The name of the record's row; undefined if the hub was built before records contained what rows show. */
const nameOf = (screen: AnyScreen, record: Identified): string | undefined =>
  screen.columns.every(({ key }) => key in record) ? rowNameOf(screen, record) : undefined;

/** Runs at the first movement of the pointer or key press: before the user can select anything. */
function onFirstInput(run: () => void): () => void {
  const events = ['pointermove', 'pointerdown', 'keydown'] as const;
  const stop = () => events.forEach(event => window.removeEventListener(event, listen, { capture: true }));
  const listen = () => {
    stop();
    run();
  };
  events.forEach(event => window.addEventListener(event, listen, { capture: true, passive: true }));
  return stop;
}

export interface CrudPanelProps<
  Row extends Identified,
  Field extends string,
  Values extends object,
> extends Omit<CrudGridProps<Row, Field, Values>, 'onDelete'> {
  /** Replaces the grid. */
  list?: ReactNode;
  /** Replaces the sections of the form. */
  form?: ReactNode;
  /** What else there is to know of a stored record, by its id, rendered above its form. */
  details?: (id: string) => ReactNode;
  /** The title of the question before a delete; `Confirm Delete` by default. */
  deleteTitle?: string;
}

/**
 * Grid, dialog and delete of a screen, without a header.
 * @example
 * const crud = useCrud(locationsScreen);
 * const panel = <CrudPanel screen={locationsScreen} crud={crud} />;
 */
export function CrudPanel<Row extends Identified, Field extends string, Values extends object>(
  props: CrudPanelProps<Row, Field, Values>,
) {
  const { crud, list, form, details, deleteTitle = t('Confirm Delete'), onChanged, ...grid } = props;
  const screen = visibleScreen(props.screen, useSession().can);
  const { allowed, messages } = crud;
  const [pendingDelete, setPendingDelete] = useState<Row | null>(null);
  const { dialog: target } = crud;
  const openTarget = allowed.view && target && (target.mode === 'open' || allowed.add) ? target : null;
  const changed = useEventCallback(() => onChanged?.());
  const isOpen = openTarget !== null;
  const listed = openTarget?.mode === 'open' ? crud.rows.find(({ id }) => id === openTarget.id) : undefined;
  useEffect(() => {
    if (allowed.add || allowed.edit) return onFirstInput(LazyDialog.preload);
  }, [allowed.add, allowed.edit]);
  // A lost connection must still be reported.
  useEffect(() => {
    if (isOpen) preloadToasts();
  }, [isOpen]);

  return (
    <>
      {list ?? (
        <CrudGrid {...grid} screen={screen} crud={crud} onDelete={setPendingDelete} onChanged={changed} />
      )}
      {openTarget && (
        <CrudDialog
          key={openTarget.mode === 'open' ? openTarget.id : 'add'}
          screen={screen}
          target={openTarget}
          recordName={listed && rowNameOf(screen, listed)}
          editable={openTarget.mode === 'add' || allowed.edit}
          locked={props.locked}
          details={details}
          list={crud.variables}
          onClose={() => crud.show(null)}
          onFailed={crud.onFailed}
          onSaved={changed}
        >
          {form}
        </CrudDialog>
      )}
      {pendingDelete && (
        <ConfirmDialog
          title={deleteTitle}
          text={t(messages.confirmDelete)}
          detail={rowNameOf(screen, pendingDelete)}
          confirmLabel={t('Delete')}
          onConfirm={async () => {
            if (await crud.remove(pendingDelete)) onChanged?.();
          }}
          onClose={() => setPendingDelete(null)}
        />
      )}
    </>
  );
}

import { Button, PageHeader } from '@gym/hub-kit';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { cellText } from './cell.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { CrudDialogProps } from './crud-dialog.tsx';
import { CrudGrid } from './crud-grid.tsx';
import type { Identified, ScreenDefinition } from './define-screen.ts';
import { useCrud } from './use-crud.ts';
import { useKeptDialog } from './use-kept-dialog.ts';

/** The dialog and the libraries of its form come when one is first opened. */
const LazyDialog = lazy(() => import('./crud-dialog.tsx'));

/** `CrudDialog` for screens that compose the parts; loads when first drawn. */
export function CrudDialog<Row extends Identified, Field extends string, Values extends object>(
  props: CrudDialogProps<Row, Field, Values>,
) {
  // `lazy` loses the type parameters; these props are the dialog's own.
  const Dialog = LazyDialog as unknown as ComponentType<CrudDialogProps<Row, Field, Values>>;
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

/** A whole screen from its definition: header, grid, dialog, delete. */
export function CrudScreen<Row extends Identified, Field extends string, Values extends object>(props: {
  screen: ScreenDefinition<Row, Field, Values>;
}) {
  const { screen } = props;
  const crud = useCrud(screen);
  const { allowed, messages } = crud;
  const [doomed, setDoomed] = useState<Row | null>(null);
  const { target, ...kept } = useKeptDialog(crud.dialog, crud.show);
  const shown = allowed.view && target && (target.mode === 'open' || allowed.add) ? target : null;
  const named = screen.columns[0];

  return (
    <>
      <PageHeader title={screen.title} subtitle={screen.subtitle} icon={screen.icon}>
        {allowed.view && allowed.add && (
          <Button look="solid" icon="add" onClick={() => crud.show({ mode: 'add' })}>
            {screen.addLabel}
          </Button>
        )}
      </PageHeader>
      <CrudGrid screen={screen} crud={crud} onDelete={setDoomed} />
      {shown && (
        <CrudDialog
          key={shown.mode === 'open' ? shown.id : 'add'}
          screen={screen}
          messages={messages}
          target={shown}
          editable={shown.mode === 'open' ? allowed.edit : true}
          onClose={kept.close}
          onUnsaved={kept.onUnsaved}
          asked={kept.asked}
          onSaved={crud.reload}
        />
      )}
      {doomed && (
        <ConfirmDialog
          title="Confirm Delete"
          text={messages.confirmDelete}
          detail={named && cellText(named, doomed)}
          confirmLabel="Delete"
          onConfirm={() => crud.remove(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}

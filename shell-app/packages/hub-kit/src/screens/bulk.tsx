import type { ReactNode } from 'react';
import type { Identified } from '../definition/define-screen.ts';
import { useSelection, type BulkAction } from './bulk-action.ts';
import { BulkBar } from './bulk-bar.tsx';
import { selectColumn, selectionProps, type SelectionParts } from './select-column.tsx';

export interface BulkProps<Row extends Identified> {
  actions: readonly BulkAction<Row>[];
  crud: { state: { search: string; filters: object }; rows: readonly Row[]; reload: () => void };
  rowName: (row: Row) => string;
  /** Renders the rows. */
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

import { t } from '@gym/hub-kit/format';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../elements/lazy-part.tsx';
import { PanelButton } from '../elements/panel-button.tsx';
import type { ArrangedColumn } from './column-choice.ts';
import type { ColumnListProps } from './column-list.tsx';

/** Loaded with the menu. */
const LazyColumnList = lazyPart(() => import('./column-list.tsx'));

/** The list, without the type parameter that `lazyPart` loses. */
const ColumnList = LazyColumnList as unknown as <Column extends ArrangedColumn & { title: string }>(
  props: ColumnListProps<Column>,
) => ReactNode;

/** Selects and orders the columns, also by keyboard and on phones, where headers cannot be dragged. */
export function ColumnsMenu<Column extends ArrangedColumn & { title: string }>({
  columns,
  named,
}: ColumnListProps<Column>) {
  const [open, setOpen] = useState(false);
  return (
    <PanelButton icon="columns" label={t('Columns')} align="end" open={open} onOpen={setOpen}>
      {() => (
        <Suspense>
          <ColumnList columns={columns} named={named} />
        </Suspense>
      )}
    </PanelButton>
  );
}

import { t } from '@gym/hub-kit/format';
import { breakpoint, PageHeader, space } from '@gym/hub-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AddButton } from './add-button.tsx';
import { CrudPanel } from './crud-panel.tsx';
import type { Identified, ScreenDefinition } from '../definition/define-screen.ts';
import type { RowAction } from './row-actions.tsx';
import { lazyPart } from '../elements/lazy-part.tsx';
import { useMediaQuery } from '../elements/use-media-query.ts';
import { useCrud } from './use-crud.ts';

/** Loaded for the screens that have it. */
const MonthlyAmounts = lazyPart(() => import('../charts/monthly-amounts.tsx'), { fallback: null });

/**
 * A whole screen from its definition: header, grid, dialog, delete.
 * @example
 * <CrudScreen screen={locationsScreen} details={id => <p>{id}</p>} />
 */
export function CrudScreen<Row extends Identified, Field extends string, Values extends object>(props: {
  screen: ScreenDefinition<Row, Field, Values>;
  /** Replaces the sections of the form: a form of the screen's own. */
  form?: ReactNode;
  /** What else there is to know of a stored record, by its id, rendered above its form. */
  details?: (id: string) => ReactNode;
  /** Rendered between the header and the rows: figures, a chart. */
  children?: ReactNode;
  /** Further actions of a row, after those of the definition. */
  actions?: (row: Row) => readonly RowAction[];
  /** Runs after a record was saved or deleted, while the list is fetched again. */
  onChanged?: () => void;
}) {
  const { screen, form, details, children, actions, onChanged } = props;
  const crud = useCrud(screen);
  // On a phone the rows come first.
  const isPhone = useMediaQuery(breakpoint.small);
  const monthly = screen.monthly && crud.allowed.view && (
    <Monthly>
      <MonthlyAmounts {...screen.monthly} requires={`${screen.resource}:view`} />
    </Monthly>
  );
  return (
    <>
      <PageHeader title={t(screen.title)} subtitle={screen.subtitle && t(screen.subtitle)} icon={screen.icon}>
        <AddButton screen={screen} crud={crud} />
      </PageHeader>
      {!isPhone && monthly}
      {children}
      <CrudPanel
        screen={screen}
        crud={crud}
        form={form}
        details={details}
        actions={actions}
        onChanged={onChanged}
      />
      {isPhone && monthly}
    </>
  );
}

/** As high as the folded chart, so that the rows do not move when its file has loaded. */
const Monthly = styled.div`
  min-height: 58px;
  margin-block: ${space(4)};
`;

import { t } from '../common/text.ts';
import { breakpoint, space } from '../theme/theme.ts';
import { PageHeader } from '../elements/page-header.tsx';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AddButton } from './add-button.tsx';
import { CrudPanel, type CrudPanelProps } from './crud-panel.tsx';
import type { Identified } from '../definition/define-screen.ts';
import { lazyPart } from '../elements/lazy-part.tsx';
import { useMediaQuery } from '../elements/use-media-query.ts';
import { useCrud } from './use-crud.ts';

/** Loaded for the screens that have it. */
const MonthlyAmounts = lazyPart(() => import('./monthly-amounts.tsx'), { fallback: null });

/**
 * A whole screen from its definition: header, grid, dialog, delete.
 * @example
 * <CrudScreen screen={locationsScreen} details={id => <p>{id}</p>} />
 */
export function CrudScreen<Row extends Identified, Field extends string, Values extends object>({
  children,
  ...panel
}: Pick<CrudPanelProps<Row, Field, Values>, 'screen' | 'form' | 'details' | 'actions' | 'onChanged'> & {
  /** Rendered between the header and the rows: figures, a chart. */
  children?: ReactNode;
}) {
  const { screen } = panel;
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
      <CrudPanel {...panel} crud={crud} />
      {isPhone && monthly}
    </>
  );
}

/** As high as the folded chart, so that the rows do not move when its file has loaded. */
const Monthly = styled.div`
  min-height: 58px;
  margin-block: ${space(4)};
`;

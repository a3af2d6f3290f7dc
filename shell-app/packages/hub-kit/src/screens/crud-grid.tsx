import { memo, type ReactNode } from 'react';
import { t, useLanguage } from '../common/text.ts';
import type { Identified } from '../definition/define-screen.ts';
import { lazyPart } from '../elements/lazy-part.tsx';
import { useDisplayTexts } from '../records/use-display-texts.ts';
import { selectedCount, useSelection } from './bulk/selection.ts';
import { FoundCount } from './list/found-count.tsx';
import { ListCard } from './list/list-card.tsx';
import type { CrudGridProps, ListProps } from './list/list-props.ts';
import { ListRows } from './list/list-rows.tsx';
import { ListTools } from './list/list-tools.tsx';
import { ListTabs } from './list-tabs.tsx';
import { Pager } from './pager.tsx';
import { useColumns } from './use-columns.ts';
import { useRecordDetails } from './use-record-details.ts';

/** Loaded where a list has columns that are added up. */
const ListTotal = lazyPart(() => import(/* webpackChunkName: "views" */ './list-total.tsx'), {
  fallback: null,
});

/** Loaded where a list has a chart. */
const ListChart = lazyPart(() => import(/* webpackChunkName: "list-chart" */ './groups/list-chart.tsx'), {
  fallback: null,
});

/** Loaded where the user may not view the records. */
const NotAllowed = lazyPart(() => import(/* webpackChunkName: "no-rows" */ './not-allowed.tsx'), {
  fallback: null,
});

/**
 * Search, rows and pages of a screen, with its loading, empty and failed states. Does not render again when a dialog
 * opens or closes.
 */
export const CrudGrid = memo(ListGrid, (before, now) =>
  shallowEqual(shownBy(before), shownBy(now)),
) as unknown as <Row extends Identified, Field extends string, Values extends object>(
  props: CrudGridProps<Row, Field, Values>,
) => ReactNode;

const shownBy = (props: ListProps) => ({ ...props, ...props.crud, crud: null, dialog: null });

const shallowEqual = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>) =>
  Object.keys({ ...a, ...b }).every(name => Object.is(a[name], b[name]));

function ListGrid(props: ListProps) {
  const { screen, crud } = props;
  useLanguage();
  const texts = useDisplayTexts(screen, crud.rows.length > 0);
  const columns = useColumns(screen.resource, useRecordDetails(texts, crud.rows), crud.view.id);
  const [selection, select] = useSelection<Identified>(crud.state);
  const count = crud.calendar ? 0 : selectedCount(selection, crud.total);
  if (!crud.allowed.view || crud.error?.code === 'FORBIDDEN')
    return (
      <ListCard>
        <NotAllowed screen={screen} />
      </ListCard>
    );
  const list = { ...props, columns, selection, onSelect: select };
  return (
    <>
      {crud.state.chart && !crud.calendar && <ListChart screen={screen} crud={crud} />}
      <ListCard aria-label={t(screen.title)} aria-busy={crud.loading}>
        <ListTabs screen={screen} crud={crud} />
        <ListTools {...list} count={count} />
        <FoundCount screen={screen} crud={crud} selected={count} />
        <ListRows {...list} texts={texts} />
        {crud.total > 0 && !crud.calendar && !crud.state.group && (
          <Pager
            page={crud.state.page}
            pages={crud.pages}
            size={crud.state.size}
            sizes={screen.pageSizes}
            total={crud.total}
            onPage={page => crud.change({ page })}
            onSize={size => crud.change({ size })}
          >
            {screen.documents.summary && (
              <ListTotal screen={screen} crud={crud} columns={columns} document={screen.documents.summary} />
            )}
          </Pager>
        )}
      </ListCard>
    </>
  );
}

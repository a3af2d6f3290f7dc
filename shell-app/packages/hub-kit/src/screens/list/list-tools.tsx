import { useState } from 'react';
import styled from 'styled-components';
import { t } from '../../common/text.ts';
import type { Identified } from '../../definition/define-screen.ts';
import { splitByTab } from '../../definition/list-tabs.ts';
import { Button } from '../../elements/button.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { useMediaQuery } from '../../elements/use-media-query.ts';
import { breakpoint, color, layout, mixin, space } from '../../theme/theme.ts';
import type { Selection } from '../bulk/selection.ts';
import { DisplayMenu } from './display-menu.tsx';
import { ExplorerLink } from '../explorer-link.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { FilterButton, FilterChips, type FilterBarProps } from '../filters/filter-bar.tsx';
import { SearchBox } from '../search-box.tsx';
import type { Columns } from '../use-columns.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import type { ListedView } from '../views/views.graphql.ts';
import type { ListProps } from './list-props.ts';

/** Loaded where a list can be shown as a calendar. */
const CalendarSwitch = lazyPart(
  () => import(/* webpackChunkName: "list-menus" */ '../calendar/calendar-switch.tsx'),
  { fallback: null },
);

/** Loaded when an import is first opened. */
const ImportPart = lazyPart(() => import(/* webpackChunkName: "import" */ '../import/import-part.tsx'), {
  fallback: null,
});

/** Loaded when a row is first selected. */
const BulkBar = lazyPart(() => import(/* webpackChunkName: "bulk" */ '../bulk/bulk-bar.tsx'), {
  fallback: null,
});

/** Loaded after the first rows, or with a view in the address. */
const ListViews = lazyPart(() => import(/* webpackChunkName: "views" */ '../views/list-views.tsx'), {
  fallback: null,
});

interface ListToolsProps extends ListProps {
  columns: Columns;
  selection: Selection<Identified>;
  /** The number of selected rows. */
  count: number;
  onSelect: (selection: Selection<Identified>) => void;
}

/** Search, filters and menus of a list, or the steps for its selected rows, with the dialogs that these open. */
export function ListTools(props: ListToolsProps) {
  const { screen, crud, columns, selection, count, onSelect } = props;
  const { allowed } = crud;
  const [panel, setPanel] = useState<FilterBarProps['panel']>(null);
  const filterBar: FilterBarProps | null = screen.filters
    ? {
        fields: screen.filters.fields,
        filters: crud.state.filters,
        onChange: filters => crud.change({ filters }),
        panel,
        onPanel: setPanel,
      }
    : null;
  // Its dialogs outlast the selection.
  const [wasSelected, setWasSelected] = useState(false);
  if (count > 0 && !wasSelected) setWasSelected(true);
  const [importing, setImport] = useState<'open' | 'closed' | null>(null);
  const views = { screen, crud, columns };
  const [isViewChanged, setViewChanged] = useState(false);
  const [viewDialog, setViewDialog] = useState<ListedView | 'new' | null>(null);
  const narrow = useMediaQuery(breakpoint.small);
  const allColumns = [...columns.chosen, ...(screen.exportOnly ?? [])];
  return (
    <>
      <Head>
        <Tools inert={count > 0 && !narrow}>
          <SearchBox
            label={t(screen.searchLabel ?? 'Search')}
            value={crud.state.search}
            onSearch={search => crud.change({ search }, { replace: true })}
          />
          {props.tools}
          {filterBar && <FilterButton {...filterBar} />}
          <Actions>
            {screen.calendar && <CalendarSwitch definition={screen.calendar} crud={crud} />}
            {allowed.add && screen.record && (
              <Button icon="up" onClick={() => setImport('open')}>
                {t('Import')}
              </Button>
            )}
            {!crud.calendar && (
              <ViewsMenu
                {...views}
                isChanged={isViewChanged && crud.view.id !== null}
                onDialog={setViewDialog}
              />
            )}
            {!crud.calendar && <DisplayMenu {...views} />}
            <ExportButton screen={screen} crud={crud} columns={allColumns} />
            <ExplorerLink document={screen.documents.list} variables={crud.variables} />
          </Actions>
          {filterBar && <FilterChips {...filterBar} {...besideTabs(props)} />}
        </Tools>
        {wasSelected && (
          <BulkBar
            screen={screen}
            crud={crud}
            columns={allColumns}
            actions={props.bulk}
            operations={props.bulkOperations}
            selection={selection}
            onSelect={onSelect}
          />
        )}
      </Head>
      {importing && (
        <ImportPart
          screen={screen}
          crud={crud}
          isOpen={importing === 'open'}
          onClose={() => setImport('closed')}
        />
      )}
      {(crud.view.id || !crud.starting) && (
        <ListViews {...views} dialog={viewDialog} onDialog={setViewDialog} onChanged={setViewChanged} />
      )}
    </>
  );
}

/** The filters that chips show: the tab of a choice says its filter itself. */
function besideTabs({
  screen: { tabs },
  crud,
}: ListProps): Pick<FilterBarProps, 'filters' | 'onChange'> | undefined {
  if (!tabs) return undefined;
  const { ofTab, others } = splitByTab(tabs, crud.state.filters);
  return { filters: others, onChange: filters => crud.change({ filters: { ...ofTab, ...filters } }) };
}

/** Tools, and the bar of selected rows in their place: the rows stay where they are. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: none;
`;

const Tools = styled.div`
  ${mixin.row}
  grid-area: 1 / 1;
  gap: ${space(3)};
  padding: ${space(4)};
  border-bottom: 1px solid ${color.line};
  @media ${breakpoint.small} {
    gap: ${space(2)};
    padding-block: ${space(2)};
    /* With the way to the explorer beside it, where there is one. */
    & > [role='search'] {
      order: -2;
      flex: 1 0 calc(100% - ${layout.field}px - ${space(2)});
      max-width: none;
    }
    & a {
      order: -1;
    }
    /* Three of them in a line. */
    button:not([aria-label], li button) {
      padding-inline: ${space(2)};
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-start: auto;
  @media ${breakpoint.small} {
    display: contents;
  }
`;

import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useMemo, useState } from 'react';
import { useDownload } from '../download/use-download.ts';
import { DownloadButtons, DownloadProgress } from '../download/download-parts.tsx';
import { columnTitle } from '../../../src/analytics/cells.ts';
import type { TabResult, TabResults } from '../use-tab-results.ts';
import { VariablesForm } from '../variables/variables-form.tsx';
import { ChartView } from './chart/chart-view.tsx';
import { DataTable } from './data-table.tsx';
import { Figures } from './figures.tsx';
import { ResponseErrors } from './response-errors.tsx';
import { Truncated } from './truncated.tsx';
import { tablesIn, type Table } from './tables.ts';

const VIEW = 'explorer-view';
const VIEWS = { json: 'JSON', table: 'Table', chart: 'Chart' } as const;
type View = keyof typeof VIEWS;

/** The form of the variables, the figures of the result, its table and its download. */
export function ResultPanel({ results }: { results: TabResults }) {
  const { tabs, tab, isFetching } = useGraphiQL(({ tabs, activeTabIndex, isFetching }) => ({
    tabs,
    tab: tabs[activeTabIndex]!.id,
    isFetching,
  }));
  useFollowTab(tab, results.showTab);
  useForgetClosed(tabs, results.keepTabs);
  const result = results.byTab[tab];
  const [view, setView] = useState<View>(storedView);
  /** The names of the chosen tables, by their tabs. */
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const tables = useMemo(() => tablesOf(result), [result]);
  const table = tables.find(({ name }) => name === chosen[tab]) ?? tables[0];
  const download = useDownload(tables.length > 1 ? table?.root : undefined);
  const chooseTable = (name: string) => {
    setChosen({ ...chosen, [tab]: name });
    const rows = tables.find(found => found.name === name)?.rowsOf ?? '';
    download.setOptions({ ...download.options, rows });
  };
  const choose = (next: View) => {
    localStorage.setItem(VIEW, next);
    setView(next);
  };

  return (
    <>
      <VariablesForm key={tab} />
      <div className="result-bar">
        <fieldset className="view-switch">
          <legend className="hidden-text">Show the result as</legend>
          {(Object.keys(VIEWS) as View[]).map(format => (
            <label key={format}>
              <input type="radio" name="view" checked={view === format} onChange={() => choose(format)} />
              {VIEWS[format]}
            </label>
          ))}
        </fieldset>
        {tables.length > 1 && (
          <select
            aria-label="Which list"
            title="The list that Table and Chart show and a download has"
            value={table!.name}
            onChange={event => chooseTable(event.target.value)}
          >
            {tables.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
        {result && <Figures of={result} table={table} />}
        <DownloadButtons download={download} />
      </div>
      <DownloadProgress download={download} />
      {!result && !isFetching && <p className="not-run">Run the query to see its result (Ctrl-Enter).</p>}
      {result?.response.errors && <ResponseErrors errors={result.response.errors} />}
      {result?.response.extensions?.truncated && (
        <Truncated truncated={result.response.extensions.truncated} />
      )}
      {view === 'table' && table && <DataTable key={keyOf(table)} table={table} />}
      {view === 'chart' && table && <ChartView key={keyOf(table)} table={table} />}
    </>
  );
}

function storedView(): View {
  const stored = localStorage.getItem(VIEW);
  return stored === 'table' || stored === 'chart' ? stored : 'json';
}

/**
 * Assigns results to the active tab. Stops a running query when its tab is left, because GraphiQL would show its result
 * in the next tab.
 */
function useFollowTab(tab: string, showTab: TabResults['showTab']) {
  const { stop } = useGraphiQLActions();
  useEffect(() => {
    showTab(tab);
    return stop;
  }, [tab, showTab, stop]);
}

function useForgetClosed(tabs: readonly { id: string }[], keepTabs: TabResults['keepTabs']) {
  useEffect(() => keepTabs(tabs.map(({ id }) => id)), [tabs, keepTabs]);
}

const tablesOf = (result?: TabResult): Table[] =>
  result?.response.data ? tablesIn(result.request, result.response.data) : [];

/** Other columns reset the sort. */
const keyOf = ({ name, columns }: Table) => [name, ...columns.map(columnTitle)].join(' ');

import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useMemo, useState } from 'react';
import { useDownload } from '../download/use-download.ts';
import { DownloadButtons, DownloadProgress } from '../download/download-parts.tsx';
import { columnTitle } from '../../../src/analytics/cells.ts';
import type { Answer, Answers } from '../use-answers.ts';
import { VariablesForm } from '../variables/variables-form.tsx';
import { DataTable } from './data-table.tsx';
import { Figures } from './figures.tsx';
import { Problems } from './problems.tsx';
import { Truncated } from './truncated.tsx';
import { tablesIn, type Table } from './tables.ts';

const VIEW = 'explorer-view';
type View = 'json' | 'table';

/** What stands around GraphiQL's answer: the variables, figures, the same as a table, and as a file. */
export function ResultPanel({ answers }: { answers: Answers }) {
  const { tabs, tab, isFetching } = useGraphiQL(({ tabs, activeTabIndex, isFetching }) => ({
    tabs,
    tab: tabs[activeTabIndex]!.id,
    isFetching,
  }));
  useFollowTab(tab, answers.showTab);
  useForgetClosed(tabs, answers.keepTabs);
  const download = useDownload();
  const answer = answers.byTab[tab];
  const [view, setView] = useState<View>(() => (localStorage.getItem(VIEW) === 'table' ? 'table' : 'json'));
  const [chosen, setChosen] = useState('');
  const tables = useMemo(() => tablesOf(answer), [answer]);
  const table = tables.find(({ name }) => name === chosen) ?? tables[0];
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
          {(['json', 'table'] as const).map(one => (
            <label key={one}>
              <input type="radio" name="view" checked={view === one} onChange={() => choose(one)} />
              {one === 'json' ? 'JSON' : 'Table'}
            </label>
          ))}
        </fieldset>
        {view === 'table' && tables.length > 1 && (
          <select
            aria-label="Which list"
            value={table!.name}
            onChange={event => setChosen(event.target.value)}
          >
            {tables.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
        {answer && <Figures answer={answer} table={table} />}
        <DownloadButtons download={download} />
      </div>
      <DownloadProgress download={download} />
      {!answer && !isFetching && <p className="not-run">Run the query to see its result (Ctrl-Enter).</p>}
      {answer?.result.errors && <Problems errors={answer.result.errors} />}
      {answer?.result.extensions?.truncated && <Truncated truncated={answer.result.extensions.truncated} />}
      {view === 'table' && table && <DataTable key={keyOf(table)} table={table} />}
    </>
  );
}

/** Tells which tab an answer belongs to. What runs in a tab that is left would answer into the next one: it is stopped. */
function useFollowTab(tab: string, showTab: Answers['showTab']) {
  const { stop } = useGraphiQLActions();
  useEffect(() => {
    showTab(tab);
    return stop;
  }, [tab, showTab, stop]);
}

function useForgetClosed(tabs: readonly { id: string }[], keepTabs: Answers['keepTabs']) {
  useEffect(() => keepTabs(tabs.map(({ id }) => id)), [tabs, keepTabs]);
}

const tablesOf = (answer?: Answer): Table[] =>
  answer?.result.data ? tablesIn(answer.asked, answer.result.data) : [];

/** A table of other columns is sorted anew. */
const keyOf = ({ name, columns }: Table) => [name, ...columns.map(columnTitle)].join(' ');

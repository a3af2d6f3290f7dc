import 'graphiql/setup-workers/webpack';
import 'graphiql/style.css';
import './explorer.css';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { onThemeChange, shownTheme } from '@gym/theme/shown-theme';
import { useMemo, useSyncExternalStore } from 'react';
import { EstimatedCost } from './estimate/estimated-cost.tsx';
import { LinkedQuery } from './linked-query.tsx';
import { ResultPanel } from './result/result-panel.tsx';
import { savedPlugin } from './saved/saved-plugin.tsx';
import type { Person } from './session.ts';
import { useTabResults } from './use-tab-results.ts';

const WELCOME = `# Ask for what your role may see.
# Ctrl-Space completes, Ctrl-Enter runs; the book
# at the left documents every field.

query NewestMembers {
  members(
    filter: { status: { eq: "active" } }
    sort: [{ field: joiningDate, direction: DESC }]
    page: { limit: 10 }
  ) {
    totalCount
    items {
      id
      name
      membershipType
      joiningDate
      assignedTrainer {
        name
      }
    }
  }
}
`;

/** GraphiQL with saved queries, tables and downloads. */
export function Explorer({ person, onSignOut }: { person: Person; onSignOut: () => void }) {
  const results = useTabResults();
  const theme = useSyncExternalStore(onThemeChange, shownTheme);
  const plugins = useMemo(() => [HISTORY_PLUGIN, savedPlugin(person)], [person]);
  return (
    <div className="explorer">
      <header className="bar">
        <strong>Explorer</strong>
        <nav aria-label="Elsewhere">
          <a href="/">App</a>
          <a href="/api/docs">REST docs</a>
        </nav>
        <span className="person">
          {person.fullName} · {person.role}
        </span>
        <button type="button" onClick={onSignOut}>
          Sign out
        </button>
      </header>
      <main>
        <GraphiQL
          fetcher={results.fetcher}
          plugins={plugins}
          defaultQuery={WELCOME}
          shouldPersistHeaders={false}
          forcedTheme={theme}
        >
          <GraphiQL.Logo>
            <span />
          </GraphiQL.Logo>
          <GraphiQL.Toolbar>
            {({ prettify, merge, copy }) => (
              <>
                <EstimatedCost />
                {prettify}
                {merge}
                {copy}
              </>
            )}
          </GraphiQL.Toolbar>
          <GraphiQL.Footer>
            <ResultPanel results={results} />
          </GraphiQL.Footer>
          <LinkedQuery />
        </GraphiQL>
      </main>
    </div>
  );
}

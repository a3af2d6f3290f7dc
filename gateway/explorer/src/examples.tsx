import type { GraphiQLPlugin } from '@graphiql/react';
import { exampleQueries, type ExampleQuery } from '../../src/example-queries/example-queries.ts';
import { useOpenQuery } from './use-open-query.ts';

const HUBS: Record<ExampleQuery['hub'], string> = {
  members: 'Members',
  fitness: 'Fitness',
  facilities: 'Facilities',
  accounts: 'Accounts',
  admin: 'Administration',
};

/** The example queries by hub; a click opens one. */
export const examplesPlugin: GraphiQLPlugin = { title: 'Examples', icon: BulbIcon, content: Examples };

function Examples() {
  const open = useOpenQuery();
  return (
    <section className="panel" aria-label="Examples">
      <h2>Examples</h2>
      <p>
        Each opens in a tab of its own. <a href="/explorer/questions">All with their results</a>
      </p>
      {(Object.keys(HUBS) as ExampleQuery['hub'][]).map(hub => (
        <div key={hub}>
          <h3>{HUBS[hub]}</h3>
          <ul>
            {exampleQueries
              .filter(example => example.hub === hub)
              .map(({ id, title, why, query, variables }) => (
                <li key={id}>
                  <button
                    type="button"
                    onClick={() =>
                      open?.({ query, variables: variables && JSON.stringify(variables, null, 2) })
                    }
                  >
                    {title}
                  </button>
                  <p>{why}</p>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function BulbIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
      <path d="M9 18h6M10 21h4M8.5 15c0-1.5-3-3-3-6.500a6.500 6.500 0 0 1 13 0c0 3.500-3 5-3 6.500z" />
    </svg>
  );
}

import 'graphiql/setup-workers/webpack';
import 'graphiql/style.css';
import { GraphiQL, HISTORY_PLUGIN, type GraphiQLProps } from 'graphiql';
import { token, type Person } from './session.ts';

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

const fetcher: GraphiQLProps['fetcher'] = async (parameters, { headers } = {}) => {
  // Read at each request: the app may have signed in anew in another tab.
  const bearer = token();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-ad-hoc': '1',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    body: JSON.stringify(parameters),
  });
  return response.json();
};

export function Explorer({ person }: { person: Person }) {
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
      </header>
      <main>
        <GraphiQL
          fetcher={fetcher}
          plugins={[HISTORY_PLUGIN]}
          defaultQuery={WELCOME}
          defaultTheme="light"
          shouldPersistHeaders={false}
        >
          <GraphiQL.Logo>
            <span />
          </GraphiQL.Logo>
        </GraphiQL>
      </main>
    </div>
  );
}

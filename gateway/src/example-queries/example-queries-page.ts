import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeHead } from '@gym/theme';
import Papa from 'papaparse';
import { type ExampleQuery, exampleQueriesOn } from './example-queries.ts';

/** The day of the demo club's life on which the documented results are true. */
export const DOCUMENTED_ON = '2026-11-20';

const HUBS: Record<ExampleQuery['hub'], string> = {
  members: 'Members',
  fitness: 'Fitness and training',
  facilities: 'Facilities',
  accounts: 'Accounts',
  admin: 'Administration',
};

/** The page that shows every example with its query and its result. Its links ask as of `today`. */
export function exampleQueriesPage(today: string): string {
  const documented = exampleQueriesOn(DOCUMENTED_ON);
  const current = new Map(exampleQueriesOn(today).map(example => [example.id, example]));
  const hubs = (Object.keys(HUBS) as ExampleQuery['hub'][]).map(hub => ({
    hub,
    examples: documented.filter(example => example.hub === hub),
  }));
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Questions · Gym Management System</title>
    ${themeHead}
    <link rel="stylesheet" href="/api/docs/docs.css" />
    <link rel="stylesheet" href="/explorer/example-queries.css" />
    <script src="/explorer/example-queries.js" defer></script>
  </head>
  <body>
    <header class="bar">
      <strong>Gym Management System</strong>
      <nav aria-label="Documents">
        <a href="/">App</a>
        <a href="/explorer">GraphQL explorer</a>
        <a href="/api/docs">REST docs</a>
      </nav>
    </header>
    <main>
      <h1>What a club asks its figures</h1>
      <p class="lead">
        Each example is one query. The results are those of the demo club on ${longDate(DOCUMENTED_ON)};
        in the explorer, and as CSV, the same query is run for your own club, as of today.
      </p>
      <nav class="contents" aria-label="Questions">${hubs.map(contents).join('')}</nav>
      <section class="start">
        <h2 id="csv">As a table for a spreadsheet</h2>
        <p>
          With <code>Accept: text/csv</code> the answer is a CSV file. Every example below has the line for it,
          which wants two things once. A <a href="/profile/tokens">personal token</a> is made for programs and
          only reads, unless it was made to change. Parameters change the form:
          <code>text/csv; rows=payments</code> has a line for each row of a list within the records,
          <code>bom=1</code> suits Excel, <code>decimals=2</code> rounds, <code>null=NULL</code> names missing values.
        </p>
        <pre class="query" tabindex="0"><code>club=<span id="club">http://127.0.0.1:4000</span>
token=…</code></pre>
      </section>
      ${hubs
        .map(
          ({ hub, examples }) => `<section>
        <h2>${HUBS[hub]}</h2>
        ${examples.map(example => article(example, current.get(example.id)!)).join('')}
      </section>`,
        )
        .join('')}
    </main>
  </body>
</html>
`;
}

const contents = ({
  hub,
  examples,
}: {
  hub: ExampleQuery['hub'];
  examples: readonly ExampleQuery[];
}) => `<div>
  <strong>${HUBS[hub]}</strong>
  <ul>${examples.map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`).join('')}</ul>
</div>`;

const article = (example: ExampleQuery, current: ExampleQuery) => `<article id="${example.id}">
  <h3>${escaped(example.title)}</h3>
  <p>${escaped(example.why)}</p>
  <div class="parts">
    <div>
      ${code(example.query)}
      ${example.variables ? code(JSON.stringify(example.variables, null, 2), 'variables') : ''}
      <a class="button" href="${escaped(explorerLink(current))}" aria-label="Open in the explorer: ${escaped(example.title)}">Open in the explorer</a>
    </div>
    ${resultTable(example)}
  </div>
  <details>
    <summary>The same as CSV</summary>
    ${code(csvCommand(current), 'command')}
  </details>
</article>`;

/** Where the explorer opens with this query. */
function explorerLink({ query, variables }: ExampleQuery): string {
  const given = variables ? `&variables=${encodeURIComponent(JSON.stringify(variables, null, 2))}` : '';
  return `/explorer#query=${encodeURIComponent(query)}${given}`;
}

const csvCommand = ({ query, variables }: ExampleQuery) =>
  `curl -s "$club/graphql" -H "authorization: Bearer $token" \\
  -H 'content-type: application/json' -H 'accept: text/csv' \\
  -d '${JSON.stringify({ query: query.replaceAll(/\s+/g, ' '), variables })}'`;

function resultTable({ id, title }: ExampleQuery): string {
  const csv = readFileSync(join(import.meta.dirname, 'results', `${id}.csv`), 'utf8');
  const [names, ...rows] = Papa.parse<string[]>(csv, { skipEmptyLines: true }).data;
  const numeric = names!.map((_, column) => rows.every(row => /^-?[\d.]*$/.test(row[column]!)));
  const cells = (tag: 'th' | 'td', values: string[]) =>
    values
      .map((value, column) => `<${tag}${numeric[column] ? ' class="number"' : ''}>${escaped(value)}</${tag}>`)
      .join('');
  return `<div class="result" role="region" tabindex="0" aria-label="Result: ${escaped(title)}">
    <table>
      <thead><tr>${cells('th', names!.map(inWords))}</tr></thead>
      <tbody>${rows.map(row => `<tr>${cells('td', row)}</tr>`).join('')}</tbody>
    </table>
  </div>`;
}

/** A column's path in plain words: `group.member.membershipType` is "member membership type". */
const inWords = (path: string) =>
  path
    .replace(/^group\./, '')
    .replaceAll('.', ' ')
    .replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

const code = (text: string, kind = 'query') =>
  `<pre class="${kind}" tabindex="0"><code>${escaped(text)}</code></pre>`;

const longDate = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

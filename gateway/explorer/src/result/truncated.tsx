import type { Truncation } from '../api.ts';
import { figure } from '../words.ts';

/** Names the lists that have more rows than the response shows, and how to read them. */
export function Truncated({ truncated }: { truncated: readonly Truncation[] }) {
  return (
    <div className="truncated" role="status">
      <ul>
        {truncated.map(list => (
          <li key={list.path}>{sentences(list)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The most rows of one response. */
const MOST_ROWS = 1000;
const MOST_GROUPS = 10_000;

function sentences({ path, returned, limit, total }: Truncation): string {
  const name = path.split('.').at(-1)!;
  const rows = figure(returned);
  const summary =
    total === undefined
      ? path === name
        ? `Showing the first ${rows} rows of ${name}; there are more.`
        : `Showing at most ${rows} rows of ${path} in each record; there are more.`
      : `Showing ${rows} of ${figure(total)} rows of ${name}.`;
  return `${summary} ${nextStep(limit)} A download has every row.`;
}

function nextStep(limit: number): string {
  if (limit < MOST_ROWS) return `Request up to ${figure(MOST_ROWS)} with page: { limit: ${MOST_ROWS} }.`;
  if (limit === MOST_GROUPS) return 'Request the next ones with offset.';
  return `A list reads on with page: { after }, an aggregate with limit: ${MOST_GROUPS} or offset.`;
}

import { type Span, tracing } from '../common/tracing.ts';

/** Characters of a statement in a span. */
const MAX_TEXT = 2_000;

/**
 * Runs a statement as a span, while there are traces. Its text has placeholders where it has values.
 * @param pool the name of the pool of its connection
 * @param name of the prepared statement
 */
export function traceStatement<T>(
  pool: string,
  sql: string,
  run: (span?: Span) => Promise<T>,
  name?: string,
): Promise<T> {
  const traces = tracing();
  if (!traces) return run();
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.text': sql.slice(0, MAX_TEXT),
    'db.client.connection.pool.name': pool,
    ...(name !== undefined && { 'db.statement.name': name }),
  };
  return traces.span(/^\s*(\w*)/.exec(sql)![1]!.toUpperCase() || 'SQL', 'client', attributes, run);
}

/** The same for a statement whose result has its rows. */
export const traceQuery = <T extends { rows: unknown[] }>(
  pool: string,
  sql: string,
  query: () => Promise<T>,
  name?: string,
): Promise<T> =>
  tracing() ? traceStatement(pool, sql, async span => counted(span, await query()), name) : query();

/** Notes how many rows a statement returned. */
export function noteRows(span: Span | undefined, rows: number): void {
  span?.set({ 'db.response.returned_rows': rows });
}

function counted<T extends { rows: unknown[] }>(span: Span | undefined, result: T): T {
  noteRows(span, result.rows.length);
  return result;
}

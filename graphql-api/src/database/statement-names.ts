import { LRUCache } from 'lru-cache';

/** Statements that come back get a name, by which PostgreSQL plans them once for a connection. */
const REMEMBERED = 1_000;
const USES_BEFORE_NAMED = 2;

/** How to find a pattern best depends on the pattern; the plan of a named statement is made for any. */
const PATTERN = / i?like \$/;

/**
 * Names statements by their text. A text that is asked only once never gets a name, so that
 * many different queries fill neither this memory nor that of the server.
 */
export function createStatementNames(): (sql: string) => string | undefined {
  const statements = new LRUCache<string, { uses: number; name?: string }>({ max: REMEMBERED });
  let named = 0;
  return sql => {
    const known = statements.get(sql);
    if (!known) {
      if (!PATTERN.test(sql)) statements.set(sql, { uses: 1 });
      return undefined;
    }
    if (++known.uses > USES_BEFORE_NAMED) known.name ??= `statement ${++named}`;
    return known.name;
  };
}

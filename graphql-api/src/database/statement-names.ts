import { createHash } from 'node:crypto';
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
  const uses = new LRUCache<string, number>({ max: REMEMBERED });
  return sql => {
    if (PATTERN.test(sql)) return undefined;
    const name = createHash('sha1').update(sql).digest('base64');
    const count = (uses.get(name) ?? 0) + 1;
    uses.set(name, count);
    return count > USES_BEFORE_NAMED ? name : undefined;
  };
}

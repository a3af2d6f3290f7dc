import { LRUCache } from 'lru-cache';

/** Characters of the statements whose uses are counted. */
const MAX_COUNTED = 4_000_000;
/**
 * Characters of the statements that are named while a connection lives: it keeps the text of each, and PostgreSQL its
 * plan, though the name is forgotten here.
 */
const MAX_NAMED = 4_000_000;
/** Longer statements, in characters, get no name. */
const MAX_LENGTH = 50_000;
const USES_BEFORE_NAMED = 2;

/** How to find a pattern best depends on the pattern; the plan of a named statement is made for any. */
const PATTERN = / i?like \$/;

/**
 * Names statements by their text. A text that is asked only once never gets a name, so that
 * many different queries fill neither this memory nor that of the server.
 * @param life seconds after which a connection, with the statements that it knows, is replaced
 */
export function createStatementNames(life: number): (sql: string) => string | undefined {
  const statements = new LRUCache<string, { uses: number; name?: string }>({
    maxSize: MAX_COUNTED,
    maxEntrySize: MAX_LENGTH,
    sizeCalculation: (_statement, sql) => sql.length,
  });
  let count = 0;
  let named = 0;
  let since = performance.now();

  /** Whether connections may keep one more statement. */
  function isRoomFor(sql: string): boolean {
    const now = performance.now();
    if (now - since > life * 1_000) [named, since] = [0, now];
    if (named + sql.length > MAX_NAMED) return false;
    named += sql.length;
    return true;
  }

  return sql => {
    const known = statements.get(sql);
    if (!known) {
      if (sql.length <= MAX_LENGTH && !PATTERN.test(sql)) statements.set(sql, { uses: 1 });
      return undefined;
    }
    if (++known.uses > USES_BEFORE_NAMED && !known.name && isRoomFor(sql))
      known.name = `statement ${++count}`;
    return known.name;
  };
}

import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Characters of the statements whose uses are counted. */
const MAX_COUNTED = 4_000_000;
/**
 * Characters of the statements that get a name during the life of a connection. The connection keeps the text of each,
 * and PostgreSQL its plan, even after the name is evicted here.
 */
const MAX_NAMED = 4_000_000;
/** Longer statements, in characters, get no name. */
const MAX_LENGTH = 50_000;
const USES_BEFORE_NAMED = 2;

/** The best plan for a pattern depends on its value; a named statement has one plan for all values. */
const PATTERN = / i?like \$/;

/**
 * Names the statements that repeat, so that PostgreSQL plans them once for each connection. A statement that is sent only
 * once gets no name, so that many different statements fill neither this memory nor that of the server. The name is a
 * hash of the text: the same name always means the same statement, also for another process behind a pooler.
 * @param life seconds after which a connection, with its prepared statements, is replaced
 */
export function createStatementNames(life: number): (sql: string) => string | undefined {
  const statements = new LRUCache<string, { uses: number; name?: string }>({
    maxSize: MAX_COUNTED,
    maxEntrySize: MAX_LENGTH,
    sizeCalculation: (_statement, sql) => sql.length,
  });
  let named = 0;
  let since = performance.now();

  /** Whether the connections may keep one more statement; counts it if so. */
  function isRoomFor(sql: string): boolean {
    const now = performance.now();
    if (now - since > life * 1_000) [named, since] = [0, now];
    if (named + sql.length > MAX_NAMED) return false;
    named += sql.length;
    return true;
  }

  return sql => {
    const counted = statements.get(sql);
    if (!counted) {
      if (sql.length <= MAX_LENGTH && !PATTERN.test(sql)) statements.set(sql, { uses: 1 });
      return undefined;
    }
    if (++counted.uses > USES_BEFORE_NAMED && !counted.name && isRoomFor(sql)) counted.name = hashOf(sql);
    return counted.name;
  };
}

/** For connections that poolers share: statements that one client prepares are unknown to the next connection. */
export const unnamed = (): undefined => undefined;

/** 132 bits of SHA-256; PostgreSQL truncates names after 63 characters. */
const hashOf = (sql: string) => createHash('sha256').update(sql).digest('base64url').slice(0, 22);

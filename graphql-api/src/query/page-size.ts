import type { Parameters } from './sql.ts';

/** Rows of a page without a limit. */
export const DEFAULT_PAGE_SIZE = 25;
/** The most rows of a page. */
export const MAX_PAGE_SIZE = 1000;
/** The most rows that a table has of a list within one record, and of a list within such a list. */
export const MAX_TABLE_LIST = { inRecord: 20_000, inList: MAX_PAGE_SIZE };

/** Those of pages, small lists and one record. */
const FREQUENT_LIMITS = new Set([1, 2, 3, 5, 10, 20, 25, 50, 100, 200, 500, MAX_PAGE_SIZE]);

/**
 * A number of rows in SQL. A frequent one is written out, since PostgreSQL would plan a statement with any limit again for
 * each execution; another is a parameter, so that the limits of clients do not make ever more statements.
 * @param of the limit of the page, from which the number follows
 */
export const limitSql = (rows: number, of: number, parameters: Parameters): string =>
  FREQUENT_LIMITS.has(of) ? String(rows) : parameters.add(rows, 'int');

/** Rows of a page without a limit. */
export const DEFAULT_PAGE_SIZE = 25;
/** The most rows of a page. */
export const MAX_PAGE_SIZE = 1000;
/** The most rows of a page that is serialized as lines of a table. */
export const MAX_TABLE_PAGE_SIZE = 20_000;

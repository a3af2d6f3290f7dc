/** Rows of a page without a limit. */
export const DEFAULT_PAGE_SIZE = 25;
/** The most rows of a page. */
export const MAX_PAGE_SIZE = 1000;
/** The most rows that a table has of a list within one record, and of a list within such a list. */
export const MAX_TABLE_LIST = { inRecord: 20_000, inList: MAX_PAGE_SIZE };

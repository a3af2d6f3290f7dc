/** The most rows that the API returns at once. */
export const pageLimit = 1000;

export const pageLimit = 1000;

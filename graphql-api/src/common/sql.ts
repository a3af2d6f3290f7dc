/** Quotes a table or column name for SQL. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

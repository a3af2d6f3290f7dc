/** Quotes a table or column name for SQL. Names come from the declarations and contain no quotes. */
export const quote = (name: string) => `"${name}"`;

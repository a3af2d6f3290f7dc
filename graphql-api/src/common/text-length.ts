/** Characters of a text, as PostgreSQL and JSON Schema count them: code points. */
export const lengthOf = (text: string): number => [...text].length;

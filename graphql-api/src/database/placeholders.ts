/** Numbers the placeholders of a statement: `?, ?` becomes `$1, $2`. */
export function withNumbers(sql: string): string {
  let number = 0;
  return sql.replaceAll('?', () => `$${++number}`);
}

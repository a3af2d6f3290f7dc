export const figure = (value: number) => value.toLocaleString('en-US');

/** `3 rows`, or `3 of 10 rows` where it is known that there are more. */
export function rowsInWords(rows: number, total: number | null | undefined): string {
  const all = total ?? rows;
  return `${figure(rows)}${all === rows ? '' : ` of ${figure(all)}`} ${all === 1 ? 'row' : 'rows'}`;
}

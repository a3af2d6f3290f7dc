/** The columns of a table that a user has chosen, by their keys. */
export interface ColumnChoice {
  order: readonly string[];
  hidden: readonly string[];
}

/** The columns in the chosen order. A column that is newer than the choice follows its neighbour. */
export function arrange<Column extends { key: string }>(
  columns: readonly Column[],
  choice: ColumnChoice | null,
): readonly Column[] {
  if (!choice) return columns;
  const place = (key: string) => choice.order.indexOf(key);
  const arranged = columns
    .filter(({ key }) => place(key) >= 0)
    .toSorted((a, b) => place(a.key) - place(b.key));
  for (const [index, column] of columns.entries()) {
    if (place(column.key) >= 0) continue;
    const neighbour = columns[index - 1];
    arranged.splice(neighbour ? arranged.indexOf(neighbour) + 1 : 0, 0, column);
  }
  return arranged;
}

/** The order with `key` at the position of `target`. */
export function moved(order: readonly string[], key: string, target: string): string[] {
  return order.filter(one => one !== key).toSpliced(order.indexOf(target), 0, key);
}

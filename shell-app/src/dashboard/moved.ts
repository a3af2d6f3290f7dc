/** A copy of a list with the item at one index at another. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));

/** Part of a list: how many rows a page has, and the offset of its first one. */
export interface PageOfList {
  limit: number;
  offset: number;
}

/** A record beside another one: on the same page with its id, or the first or last one of another page. */
export type Neighbor = { offset: number } & (
  { id: string; edge?: never } | { edge: 'first' | 'last'; id?: never }
);

/** The records before and after one; null at the ends of the list. */
export interface Neighbors {
  previous: Neighbor | null;
  next: Neighbor | null;
}

/**
 * The neighbors of a record in a list.
 * @param ids of the rows of the page
 * @param total rows of all pages
 * @returns null if the record is not on the page
 */
export function neighborsOf(
  id: string,
  { limit, offset }: PageOfList,
  ids: readonly string[],
  total: number,
): Neighbors | null {
  const at = ids.indexOf(id);
  if (at === -1) return null;
  const [before, after] = [ids[at - 1], ids[at + 1]];
  const isFirst = offset === 0;
  const isLast = offset + ids.length >= total;
  return {
    previous:
      before !== undefined
        ? { offset, id: before }
        : isFirst
          ? null
          : { offset: Math.max(0, offset - limit), edge: 'last' },
    next:
      after !== undefined ? { offset, id: after } : isLast ? null : { offset: offset + limit, edge: 'first' },
  };
}

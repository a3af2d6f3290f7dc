import type { BulkTarget, Identified } from '../../definition/define-screen.ts';
import type { Selection } from './selection.ts';

/** Everything that a list finds. */
export const everything: Selection<never> = { rows: new Map<string, never>(), isAll: true };

/** The selected rows, with their present values where the page shows them. */
export function presentRows<Row extends Identified>(
  { rows }: Selection<Row>,
  page: readonly Row[],
): ReadonlyMap<string, Row> {
  const shown = new Map(page.map(row => [row.id, row]));
  return new Map([...rows].map(([id, row]) => [id, shown.get(id) ?? row]));
}

/** The arguments by which the API selects the same records. */
export function targetOf(
  { rows, isAll }: Selection<unknown>,
  { filter, search }: { filter: object | null | undefined; search: string },
): BulkTarget {
  return isAll
    ? { ids: null, filter: filter ?? {}, search: search || null }
    : { ids: [...rows.keys()], filter: null, search: null };
}

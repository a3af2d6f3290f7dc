import type { CalendarColumn } from '../../definition/define-screen.ts';
import { fieldOf } from '../cell.tsx';

/** A column of a day: a related record by its id, or a text. */
export interface DayColumn {
  /** '' for records that have none. */
  value: string;
  label: string;
}

/** The columns that are requested beside those of the rows. */
export const MOST_COLUMNS = 30;

/** The value of a row in the column by which a day is divided. */
export function columnOf(row: object, { key, field, title }: CalendarColumn): DayColumn {
  const value = fieldOf(row, key);
  if (!title) return { value: String(value ?? ''), label: String(value ?? '') };
  // A row whose change is being saved has the new id, and still the record that it named before.
  const changed = fieldOf(row, field);
  if (changed !== undefined) return { value: String(changed), label: String(changed) };
  const related = value as { id: string | number } | null | undefined;
  if (!related) return { value: '', label: '' };
  return { value: String(related.id), label: String(fieldOf(related, title) ?? related.id) };
}

/**
 * The columns of a day by their labels: those of its rows, and the others that a record could have. Rows without a value
 * have a column at the end.
 * @param offered the values that records can have
 * @param chosen the only values that the list is filtered by, if it is
 */
export function dayColumns(
  rows: readonly object[],
  column: CalendarColumn,
  offered: readonly DayColumn[],
  chosen: readonly string[] | null,
): DayColumn[] {
  const free = offered.filter(({ value }) => !chosen || chosen.includes(value));
  const all = new Map([...rows.map(row => columnOf(row, column)), ...free].map(item => [item.value, item]));
  const named = [...all.values()].filter(({ value }) => value !== '');
  const sorted = named.toSorted((a, b) => a.label.localeCompare(b.label));
  return all.has('') || sorted.length === 0 ? [...sorted, { value: '', label: '' }] : sorted;
}

import { isRecord } from '../common/storage.ts';
import type { HiddenBelow } from '../definition/define-screen.ts';

export interface ArrangedColumn {
  key: string;
  hiddenBelow?: HiddenBelow;
}

export interface ColumnChoice {
  order: readonly string[];
  hidden: readonly string[];
  /** Shown in narrow windows too. */
  shown: readonly string[];
}

/** The columns in the chosen order. A column that is newer than the choice follows its neighbour. */
export function arrange<Column extends ArrangedColumn>(
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

/**
 * The columns that a window has room for, and those that the user shows anyway.
 * @param isBelow whether the window is narrower than each width
 */
export const visibleIn = <Column extends ArrangedColumn>(
  columns: readonly Column[],
  choice: ColumnChoice | null,
  isBelow: Readonly<Record<HiddenBelow, boolean>>,
): readonly Column[] =>
  columns.filter(
    ({ key, hiddenBelow }) => !hiddenBelow || !isBelow[hiddenBelow] || choice?.shown.includes(key),
  );

export function toggled(choice: ColumnChoice, key: string, isShown: boolean): ColumnChoice {
  const without = (keys: readonly string[]) => keys.filter(item => item !== key);
  const [hidden, shown] = [without(choice.hidden), without(choice.shown)];
  return isShown
    ? { ...choice, hidden, shown: [...shown, key] }
    : { ...choice, hidden: [...hidden, key], shown };
}

/** The order with `key` at the position of `target`. */
export function moved(order: readonly string[], key: string, target: string): string[] {
  return order.filter(item => item !== key).toSpliced(order.indexOf(target), 0, key);
}

/** The choice of parsed JSON; null for an invalid one. */
export function choiceOf(stored: unknown): ColumnChoice | null {
  // Earlier versions stored no `shown`.
  const { order, hidden, shown = [] } = isRecord(stored) ? stored : {};
  return isTexts(order) && isTexts(hidden) && isTexts(shown) ? { order, hidden, shown } : null;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string');

import type { ChipColor } from '../theme/theme.ts';
import type { Identified, ScreenDefinition } from './define-screen.ts';

/**
 * The chip colors by value that a screen gives to a column, for pages and panels that show the same field.
 * @param key of the column: a name that rows do not have does not compile
 * @example
 * const { active } = chipColors(locationsScreen, 'status');
 */
export const chipColors = <Row extends Identified, SortField extends string, Values extends object>(
  screen: ScreenDefinition<Row, SortField, Values>,
  key: keyof NoInfer<Row> & string,
): Readonly<Record<string, ChipColor | undefined>> =>
  screen.columns.find(column => column.key === key)?.chip ?? {};

import { arrange, type ColumnChoice } from '../column-choice.ts';
import type { Widths } from '../column-widths.ts';
import type { AnyColumn } from '../../definition/define-screen.ts';
import type { ViewState } from './saved-view.ts';

/** Whether two states show a list in different ways. What it does not show, such as a column that is gone, is no difference. */
export const isChanged = (columns: readonly AnyColumn[], a: ViewState, b: ViewState): boolean =>
  a.query !== b.query ||
  columnsText(columns, a.columns) !== columnsText(columns, b.columns) ||
  widthsText(columns, a.widths) !== widthsText(columns, b.widths);

const columnsText = (columns: readonly AnyColumn[], choice: ColumnChoice | null) =>
  JSON.stringify(
    arrange(columns, choice).map(({ key }) => [
      key,
      choice?.hidden.includes(key) ?? false,
      choice?.shown.includes(key) ?? false,
    ]),
  );

const widthsText = (columns: readonly AnyColumn[], widths: Widths) =>
  JSON.stringify(widths.filter(([key]) => columns.some(column => column.key === key)).toSorted());

import type { AnyScreen } from '../../definition/define-screen.ts';
import type { AnyCrud } from '../use-crud.ts';
import type { Columns } from '../use-columns.ts';

/** The list of which there are views. */
export interface ViewsProps {
  screen: AnyScreen;
  crud: AnyCrud;
  columns: Columns;
}

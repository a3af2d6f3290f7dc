import { t } from '../common/text.ts';
import { Button } from '../elements/button.tsx';
import type { Identified, ScreenDefinition } from '../definition/define-screen.ts';
import type { Crud } from './use-crud.ts';

export interface AddButtonProps<Row extends Identified, Field extends string, Values extends object> {
  screen: Pick<ScreenDefinition<Row, Field, Values>, 'addLabel'>;
  crud: Pick<Crud<Row, Field, Values>, 'allowed' | 'show'>;
}

/**
 * Opens the dialog of a new record, for users who may add one.
 * @example
 * const crud = useCrud(locationsScreen);
 * const button = <AddButton screen={locationsScreen} crud={crud} />;
 */
export function AddButton<Row extends Identified, Field extends string, Values extends object>({
  screen,
  crud: { allowed, show },
}: AddButtonProps<Row, Field, Values>) {
  if (!allowed.view || !allowed.add) return null;
  return (
    <Button look="solid" icon="add" onClick={() => show({ mode: 'add' })}>
      {t(screen.addLabel)}
    </Button>
  );
}

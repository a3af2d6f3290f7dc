import { Button } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import type { AnyField } from '../definition/field-definition.ts';
import { Dialog } from '../elements/dialog.tsx';
import { Comparison, Hint } from './conflict-dialog.tsx';
import { sameValue, type FormValues } from './form-values.ts';

export interface FirstSavedDialogProps {
  fields: readonly AnyField[];
  entity: string;
  mine: FormValues;
  saved: FormValues;
  onBack: () => void;
  onCreate: () => void;
  onChange: () => void;
}

/** An earlier request for a new record saved other values, and its response was lost: the user decides what to save. */
export function FirstSavedDialog(props: FirstSavedDialogProps) {
  const { mine, saved } = props;
  const entity = t(props.entity);
  return (
    <Dialog
      role="alertdialog"
      title={t('This {entity} is saved already', { entity })}
      subtitle={t('Your earlier attempt was saved: only the response to it was lost.')}
      width={640}
      onClose={props.onBack}
      footer={
        <>
          <Button look="quiet" onClick={props.onBack} data-autofocus>
            {t('Back to the form')}
          </Button>
          <Button onClick={props.onCreate}>{t('Save another one')}</Button>
          <Button look="solid" onClick={props.onChange}>
            {t('Change the saved one')}
          </Button>
        </>
      }
    >
      <Comparison
        fields={props.fields.filter(({ name }) => !sameValue(mine[name], saved[name]))}
        heads={[t('Different now'), t('Yours'), t('Saved')]}
        mine={mine}
        theirs={saved}
      />
      <Hint>
        {t(
          'Change the saved one saves these fields in it. Save another one makes a second record, beside it.',
        )}
      </Hint>
    </Dialog>
  );
}

import { useField, useFormikContext, type FormikContextType } from 'formik';
import { useId } from 'react';
import { translateMessage } from '../common/text.ts';
import { afterPress } from './after-press.ts';

/** Messages of the server by field, kept as the form's status beside the messages of its own check. */
export type ServerMessages = Record<string, string>;

/**
 * A value of the form around, with its message. The message goes as soon as the value is edited.
 * @example
 * const { value, change } = useFormField<string[]>('amenities');
 * const add = (amenity: string) => change([...value, amenity]);
 */
export function useFormField<Value>(name: string) {
  const id = useId();
  const [{ value }, meta, helpers] = useField<Value>(name);
  const form = useFormikContext();
  const fromServer = form.status as ServerMessages | undefined;
  const message = fromServer?.[name] ?? (meta.touched ? meta.error : undefined);
  const error = message && translateMessage(message);

  const clearMessage = () => {
    if (meta.error) helpers.setError(undefined);
    if (fromServer?.[name]) form.setStatus({ ...fromServer, [name]: undefined });
  };

  return {
    id,
    value,
    error,
    disabled: form.isSubmitting,
    change(next: Value) {
      void helpers.setValue(next, false);
      clearMessage();
    },
    /** Takes the message away when something was edited that is no value yet. */
    clearMessage,
    /** What ties a control to its label, to `help` and to its message: spread it on the control. */
    control: (help?: string) => describedBy(id, help, error),
    /** Shows what is wrong with the value, once the click that left the field has reached its target. */
    leave() {
      afterPress(() => {
        void helpers.setTouched(true, false);
        void form.validateForm(currentValues(form));
      });
    },
  };
}

/** The values of a form that include changes that are not rendered yet: Formik itself validates the rendered ones. */
function currentValues<Values>({ values, setFormikState }: FormikContextType<Values>): Values {
  let current = values;
  setFormikState(state => {
    current = state.values;
    return state;
  });
  return current;
}

/** What ties a control to its label, help and message. */
export function describedBy(
  id: string,
  help: string | undefined,
  error: string | undefined,
): { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined } {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

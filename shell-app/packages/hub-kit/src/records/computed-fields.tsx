import { useSession } from '../common/session.tsx';
import { useFormField } from '../fields/use-form-field.ts';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Computed, ComputedValues } from '../definition/define-screen.ts';
import type { FormValues } from './form-values.ts';

/** Enters results into the fields of the form around, which opens with what is stored. Renders nothing. */
export function ComputedFields<Values>({ computed = {} }: { computed?: ComputedValues<Values> }) {
  return Object.entries(computed as Record<string, Computed<unknown, FormValues>>).map(([name, field]) => (
    <ComputedField key={name} name={name} computed={field} />
  ));
}

interface ComputedFieldProps {
  name: string;
  computed: Computed<unknown, FormValues>;
}

function ComputedField({ name, computed: { compute, untilEdited } }: ComputedFieldProps) {
  const { values, initialValues } = useFormikContext<FormValues>();
  const { user } = useSession();
  const field = useFormField<unknown>(name);
  const result = compute(values, { user });
  /** What the field contains unless the user has edited it. */
  const entered = useRef(result ?? initialValues[name]);
  const enter = useEffectEvent(() => {
    const edited = field.value !== null && field.value !== entered.current;
    if (result === null || result === entered.current || (untilEdited && edited)) return;
    entered.current = result;
    field.change(result);
  });
  useEffect(() => enter(), [result]);
  return null;
}

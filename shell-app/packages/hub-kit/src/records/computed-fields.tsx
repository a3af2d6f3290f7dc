import { useSession } from '../common/session.tsx';
import { useFormField } from '../fields/use-form-field.ts';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Computed, ComputedValues } from '../definition/define-screen.ts';
import { Computation, computedOf } from './computation.ts';
import type { FormValues } from './form-values.ts';

/** Enters results into the fields of the form around, which opens with what is stored. Renders nothing. */
export function ComputedFields<Values>({ computed }: { computed?: ComputedValues<Values> }) {
  return computedOf(computed).map(([name, field]) => (
    <ComputedField key={name} name={name} computed={field} />
  ));
}

interface ComputedFieldProps {
  name: string;
  computed: Computed<unknown, FormValues>;
}

function ComputedField({ name, computed }: ComputedFieldProps) {
  const form = useFormikContext<FormValues>();
  const { user } = useSession();
  const field = useFormField<unknown>(name);
  const [computation] = useState(() => new Computation(name, computed));
  const enter = useEffectEvent(() => {
    const result = computation.next(form, { user });
    if (result !== null) field.change(result);
  });
  useEffect(() => enter(), [form.values]);
  return null;
}

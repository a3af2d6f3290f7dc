import { FormSection, useFormField } from '@gym/hub-kit/fields';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { billingTotal, type BillingParts } from './billing-total.ts';
import { billingScreen } from './billing.screen.ts';
import { Settlement } from './settlement.tsx';

/** What was paid so far, and the sections, with a total that follows its parts. */
export default function BillingForm() {
  useLiveTotal();
  return (
    <>
      <Settlement />
      {billingScreen.form.sections.map(section => (
        <FormSection key={section.title} section={section} />
      ))}
    </>
  );
}

/** Enters the total anew whenever one of its parts changes to a number. */
function useLiveTotal() {
  const { values } = useFormikContext<BillingParts>();
  const field = useFormField<number | null>('totalAmount');
  const total = billingTotal(values);
  const before = useRef(total);
  const enter = useEffectEvent((next: number) => field.change(next));
  useEffect(() => {
    if (total === null || total === before.current) return;
    before.current = total;
    enter(total);
  }, [total]);
}

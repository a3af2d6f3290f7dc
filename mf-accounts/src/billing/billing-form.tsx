import { FormSection, useFormField } from '@gym/hub-kit/fields';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { billingSections } from './billing-sections.ts';
import { billingTotal } from './billing-total.ts';
import { billingSchema, type BillingValues } from './billing.schema.ts';
import { Settlement } from './settlement.tsx';

/** What was paid so far, and the sections, with a total that follows its parts. */
export default function BillingForm() {
  const [invoice, amounts, payment] = billingSections;
  useLiveTotal();
  return (
    <>
      <Settlement />
      <FormSection schema={billingSchema} section={invoice} />
      <FormSection schema={billingSchema} section={amounts} />
      <FormSection schema={billingSchema} section={payment} />
    </>
  );
}

/** Enters the total anew whenever one of its parts changes to a number. */
function useLiveTotal() {
  const { values } = useFormikContext<BillingValues>();
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

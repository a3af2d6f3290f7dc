import { toast, useSession } from '@gym/hub-kit';
import { FormSection } from '@gym/hub-kit/fields';
import { useApolloClient, type ResultOf } from '@gym/hub-kit/graphql';
import { useStoredRecord } from '@gym/hub-kit/screen';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { paymentSections } from './payment-sections.ts';
import { paymentSchema, type PaymentValues } from './payment.schema.ts';
import { invoiceToPayDocument, paymentDocument } from './payments.graphql.ts';

/** The sections; the choice of an invoice says whose it is and what is still to be paid. */
export default function PaymentForm() {
  useInvoice();
  return paymentSections.map(section => (
    <FormSection key={section.title} schema={paymentSchema} section={section} />
  ));
}

type InvoiceToPay = NonNullable<ResultOf<typeof invoiceToPayDocument>['invoice']>;

function useInvoice() {
  const client = useApolloClient();
  const { can } = useSession();
  const { values, setValues } = useFormikContext<PaymentValues>();
  const stored = useStoredRecord(paymentDocument);
  const chosen = values.billingId !== '' && values.billingId !== stored?.billingId;
  const wanted = chosen && can('billing:view') ? values.billingId : null;
  const proposed = useRef<number | null>(null);

  const takeOver = useEffectEvent(({ memberId, openAmount, locationId }: InvoiceToPay) => {
    // An amount that was typed stays: not every invoice is paid at once.
    const typed = values.amount && values.amount !== proposed.current;
    const amount = typed ? values.amount : Math.max(openAmount, 0);
    proposed.current = typed ? null : amount;
    void setValues({ ...values, memberId, amount, locationId: values.locationId || (locationId ?? '') });
  });

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    client
      .query({ query: invoiceToPayDocument, variables: { id: wanted }, fetchPolicy: 'no-cache' })
      .then(({ data }) => current && data?.invoice && takeOver(data.invoice))
      .catch((failure: unknown) => {
        console.error('Failed to fetch billings', failure);
        toast.error('Failed to fetch billings');
      });
    return () => {
      current = false;
    };
  }, [client, wanted]);
}

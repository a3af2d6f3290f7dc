import { t } from '@gym/hub-kit/format';
import { toast, useSession, mixin } from '@gym/hub-kit';
import { FormSection } from '@gym/hub-kit/fields';
import { useQuery, type ResultOf } from '@gym/hub-kit/graphql';
import { useStoredRecord } from '@gym/hub-kit/screen';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useDeskLocation } from '../desk-location.ts';
import { leaveInvoice, takeOver, type Takeover } from './invoice-takeover.ts';
import { invoiceToPayDocument } from './invoice-to-pay.graphql.ts';
import { paymentsScreen } from './payments.screen.ts';
import type { PaymentValues } from './invoice-takeover.ts';

/** The sections; the choice of an invoice sets whose it is and what is still to be paid. */
export default function PaymentForm() {
  const notes = useInvoice();
  return (
    <>
      {paymentsScreen.form.sections.map(section => (
        <FormSection
          key={section.title}
          section={{
            ...section,
            fields: section.fields.map(field => ({
              ...field,
              help: notes[field.name as keyof Notes] ?? field.help,
            })),
          }}
        />
      ))}
      <Announced role="status">{Object.values(notes).join(' ')}</Announced>
    </>
  );
}

/** What a choice changed in another field, by that field. */
type Notes = Partial<Record<'memberId' | 'billingId', string>>;

type InvoiceToPay = NonNullable<ResultOf<typeof invoiceToPayDocument>['invoice']>;

/**
 * Takes over the member, the open amount and the location of a chosen invoice, and restores what was before when it
 * is left. An invoice of another member is removed when the member changes.
 */
function useInvoice(): Notes {
  const { can } = useSession();
  const { values, errors, dirty, setValues, resetForm } = useFormikContext<PaymentValues>();
  const stored = useStoredRecord(paymentsScreen.documents.get);
  const [notes, setNotes] = useState<Notes>({});
  const taken = useRef<Takeover | null>(null);
  const { billingId, memberId } = values;
  const requestedId =
    billingId !== '' && billingId !== stored?.billingId && can('billing:view') ? billingId : '';

  /** Shown messages follow the values, such as the message of a missing member. */
  const change = (next: PaymentValues) => void setValues(next, Object.keys(errors).length > 0);

  const enter = useEffectEvent((invoice: InvoiceToPay) => {
    const { memberId: before } = leaveInvoice(values, taken.current);
    const next = takeOver(values, taken.current, invoice);
    taken.current = next.taken;
    setNotes(
      before === invoice.memberId
        ? {}
        : { memberId: t('The member of invoice {number}.', { number: invoice.invoiceNumber }) },
    );
    // Nothing was entered that could be lost: a link has chosen the invoice.
    if (dirty) change(next.values);
    else resetForm({ values: next.values });
  });

  const leave = useEffectEvent(() => {
    if (!taken.current) return;
    const restored = leaveInvoice(values, taken.current);
    taken.current = null;
    setNotes({});
    // The values are those before the switch follows.
    change({ ...restored, onAccount: restored.billingId === '' });
  });

  const [desk, storeDesk] = useDeskLocation();
  const proposeLocation = useEffectEvent(() => {
    if (stored || desk === null || values.locationId !== '') return;
    const proposed = { ...values, locationId: desk };
    if (dirty) change(proposed);
    else resetForm({ values: proposed });
  });
  useEffect(() => proposeLocation(), []);
  /** A location that somebody chose is that of this desk; one of an invoice is not. */
  const keepLocation = useEffectEvent((chosen: string) => {
    if (!stored && chosen !== '' && chosen !== taken.current?.set.locationId) storeDesk(chosen);
  });
  useEffect(() => keepLocation(values.locationId), [values.locationId]);

  const { data, error } = useQuery(invoiceToPayDocument, {
    variables: { id: requestedId },
    skip: !requestedId,
    fetchPolicy: 'no-cache',
  });
  const invoice = data?.invoice;
  useEffect(() => {
    if (invoice) enter(invoice);
    else if (!requestedId) leave();
  }, [invoice, requestedId]);
  useEffect(() => {
    if (!error) return;
    console.error('Failed to fetch billings', error);
    toast.error(t('Failed to fetch billings'));
  }, [error]);

  const follow = useEffectEvent(() => {
    const owner =
      taken.current?.invoiceId === billingId
        ? taken.current.set.memberId
        : stored?.billingId === billingId
          ? stored.memberId
          : null;
    if (billingId === '' || owner === null || owner === memberId) return;
    const restored = leaveInvoice(values, taken.current);
    taken.current = null;
    setNotes({ billingId: t('The invoice was removed: it belongs to another member.') });
    change({ ...restored, memberId, billingId: '', onAccount: true });
  });
  useEffect(() => follow(), [memberId]);

  return notes;
}

const Announced = styled.p`
  ${mixin.visuallyHidden}
`;

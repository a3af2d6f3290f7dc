import type { FormValuesOf } from '@gym/hub-kit/define';
import type { ResultOf } from '@gym/hub-kit/graphql';
import type { invoiceToPayDocument } from './invoice-to-pay.graphql.ts';
import type { paymentsScreen } from './payments.screen.ts';

export type PaymentValues = FormValuesOf<typeof paymentsScreen>;

type TakenValues = Pick<PaymentValues, 'memberId' | 'amount' | 'locationId'>;

/** What a payment took over from its invoice, and what the fields held before. */
export interface Takeover {
  invoiceId: string;
  before: TakenValues;
  set: TakenValues;
}

type PayableInvoice = Omit<NonNullable<ResultOf<typeof invoiceToPayDocument>['invoice']>, 'invoiceNumber'>;

/** The values without what was taken over from an invoice; a field that was edited since keeps its value. */
export function leaveInvoice(values: PaymentValues, taken: Takeover | null): PaymentValues {
  if (!taken) return values;
  const { before, set } = taken;
  return {
    ...values,
    memberId: values.memberId === set.memberId ? before.memberId : values.memberId,
    amount: values.amount === set.amount ? before.amount : values.amount,
    locationId: values.locationId === set.locationId ? before.locationId : values.locationId,
  };
}

/** The values for a payment of the invoice instead of the one before. An amount that was typed stays. */
export function takeOver(
  values: PaymentValues,
  taken: Takeover | null,
  invoice: PayableInvoice,
): { values: PaymentValues; taken: Takeover } {
  const without = leaveInvoice(values, taken);
  const { memberId, amount, locationId } = without;
  const set = {
    memberId: invoice.memberId,
    amount: amount || Math.max(invoice.openAmount, 0),
    locationId: locationId || (invoice.locationId ?? ''),
  };
  return {
    values: { ...without, ...set },
    taken: { invoiceId: invoice.id, before: { memberId, amount, locationId }, set },
  };
}

import { CrudScreen, useDocumentActions } from '@gym/hub-kit/screen';
import { invoicePdfDocument } from '../documents/documents.graphql.ts';
import { billingScreen } from './billing.screen.ts';
import { Settlement } from './settlement.tsx';

export default function BillingScreen() {
  const actions = useDocumentActions(invoicePdfDocument);
  return <CrudScreen screen={billingScreen} actions={actions} details={() => <Settlement />} />;
}
